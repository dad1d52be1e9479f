"""Running a server: settings, logs, figures, limits."""

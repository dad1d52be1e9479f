"""What every game's terminal part is built with: the screen, the face a game turns to it, and one game at a time."""

"""The commands below `boothill lab`."""

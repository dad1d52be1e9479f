"""`python -m boothill` is the command `boothill`."""

import sys

from boothill.cli.main import main

sys.exit(main())

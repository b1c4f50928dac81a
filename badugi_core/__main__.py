"""The command line: ``python -m badugi_core --help``."""

import sys

from badugi_core._cli import main

if __name__ == "__main__":
    sys.exit(main())

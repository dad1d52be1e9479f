"""`python -m tools.generate`: writes all generated files, or says which are not up to date."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from tools.generate.products import PRODUCTS
from tools.generate.source import BadDeclaration
from tools.generate.writing import COMMAND


def main(arguments: Sequence[str] | None = None) -> int:
    """Write, or compare; 1 if something is not up to date."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.generate", description="Write what follows from declarations."
    )
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is not up to date")
    check = parser.parse_args(arguments).check
    stale = False
    try:
        for product in PRODUCTS:  # one after the other: some are made from what was written before
            if product.is_up_to_date:
                continue
            stale = True
            if check:
                print(f"{product.path} is not what its declarations give; run `{COMMAND}`")
            else:
                product.write()
                print(f"{product.path} written")
    except BadDeclaration as error:
        sys.exit(str(error))
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())

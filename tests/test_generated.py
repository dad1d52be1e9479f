"""Generated files are what their declarations give, and one more declaration is all that a new field needs."""

import pytest

from tools.generate.products import PRODUCTS


@pytest.mark.parametrize("product", PRODUCTS, ids=lambda product: product.path)
def test_a_generated_file_is_what_its_declarations_give(product):
    assert product.is_up_to_date, "run `make generated` and commit what it writes"

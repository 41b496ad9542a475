"""A whole list in a Parquet file, and how complete it is."""

import openshelf

with openshelf.Museum() as museum:
    written = openshelf.paginate(museum.galleries.list).to_parquet("galleries.parquet")
print(written, written.completeness)

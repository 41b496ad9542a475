"""Reads lists as Spark data frames and streams.

>>> from openshelf.spark import OpenshelfDataSource
>>> spark.dataSource.register(OpenshelfDataSource)
>>> reader = spark.read.format("openshelf").option("operation", "museum.artworks.search")
>>> works = reader.option("q", "monet").load()
"""

from openshelf.engines import library

library("pyspark.sql.datasource", "openshelf.spark", "spark")
library("pyarrow", "openshelf.spark", "spark")

from openshelf.spark.source import OpenshelfDataSource  # noqa: E402  after the check above

__all__ = ["OpenshelfDataSource"]

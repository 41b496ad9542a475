"""Reads lists as Spark data frames and streams.

>>> from openshelf.spark import OpenshelfDataSource
>>> spark.dataSource.register(OpenshelfDataSource)
>>> reader = spark.read.format("openshelf").option("operation", "museum.artworks.search")
>>> works = reader.option("q", "monet").load()
"""

from openshelf.engines import engine_module

engine_module("pyspark.sql.datasource", "openshelf.spark", "spark")
engine_module("pyarrow", "openshelf.spark", "spark")

from openshelf.spark.source import OpenshelfDataSource  # noqa: E402  after the check above

__all__ = ["OpenshelfDataSource"]

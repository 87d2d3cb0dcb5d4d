"""Many games without a person: planned in batches, played on any number of processes or machines, kept as Parquet."""

"""The authority over one table, without sockets or databases: seats, the log, fair shuffles, takebacks, records."""

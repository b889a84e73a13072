"""Two programs for the recorded traces: `program.py json` encodes records, `program.py regexp` searches a text.

Prints the nanoseconds of one operation.
"""

import json
import re
import sys
import time

MEASURED_FOR_NS = 80_000_000

RECORDS = [{"id": i, "name": f"name{i * 7919}", "tags": ["red", "green"]} for i in range(200)]
TEXT = " ".join(f"word{i * 7919 % 5000}" for i in range(2000))
PATTERN = re.compile(r"\bword(4\d+)5\b")

work = {"json": lambda: json.dumps(RECORDS), "regexp": lambda: PATTERN.findall(TEXT)}[sys.argv[1]]
for _ in range(5):
    work()
count = 0
start = time.perf_counter_ns()
while time.perf_counter_ns() - start < MEASURED_FOR_NS:
    work()
    count += 1
print((time.perf_counter_ns() - start) / count)

// That the rules for numbers take what is right and refuse what a slip would make of the same text.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeValueTest, NUMBER_RULES } from '../../bench/fuzz/targets/format-numbers.ts';
import { formats } from '../../bench/fuzz/targets/formats.ts';
import { formatIds } from '../../src/formats/format-names.ts';

const measurement = { group: null, name: 'x', better: null, values: [], primary: true };

test('every rule is of a format', () => {
  expect(Object.keys(NUMBER_RULES).filter((id) => !formatIds.includes(id))).toEqual([]);
});

const ROOT = join(import.meta.dirname, '../fixtures/formats');
const outputs = Object.keys(NUMBER_RULES).flatMap((id) =>
  readdirSync(join(ROOT, id), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:^|\/)(?:input|sample|estimates)\b[^/]*$/.test(path))
    .map((path) => join(id, path))
    .filter((path) => statSync(join(ROOT, path)).isFile()),
);

test.each(outputs)('%s holds as the tool wrote it', async (path) => {
  await formats.check([readFileSync(join(ROOT, path), 'utf8')]);
});

const jmh = (fields: object) => JSON.stringify([{ benchmark: 'a', primaryMetric: fields }]);

/** Three times 1 and once 5. */
const HISTOGRAM = jmh({ scoreUnit: 'ms/op', rawDataHistogram: [[JSON.parse('[[1, 3], [5, 1]]')]] });

describe.each<[id: string, text: string, metric: string, unit: string, right: number[], wrong: number[]]>([
  ['gnu-time', 'Elapsed (…): 1:02.5', 'elapsed', 's', [62.5], [1, 2.5, 102.5, 1.025, 3602.5]],
  ['gnu-time', 'Elapsed (…): 1:00:02', 'elapsed', 's', [3602], [2, 62, 60.02]],
  ['console-time', 'a 7ms: 64.139ms', 'time', 's', [0.064139], [64.139, 0.139, 64.139e-6]],
  ['console-time', 'm: 1:00.584 (m:ss.mmm)', 'time', 's', [60.584], [0.584, 1.584, 100.584]],
  ['wrk', '  Latency   1.50m   9.00us', 'Latency avg', 'sec', [90], [1.5, 1.5e-3, 0.5]],
  ['wrk', 'Transfer/sec:      1.50KB', 'Transfer/sec', 'B/s', [1536], [1500, 1.5]],
  ['wrk', 'Requests/sec:   1.50', 'Requests/sec', '1/s', [1.5], [1536, 90]],
  ['bundlesize', ' PASS  ./a.js: 1.5KB < 2KB (gzip)', 'size', 'B', [1536], [1500, 1.5, 5120]],
  ['divan', '│ 1.106 µs │ 96.16 ns', 'time', 'sec', [1.106e-6, 96.16e-9], [1.106, 106e-6, 1.106e-9]],
  ['divan', '│ 8.994 GB/s', 'throughput', 'B/s', [8.994e9], [8.994 * 2 ** 30, 8.994]],
  ['divan', '│ 1.2 Kitem/s', 'items', '1/s', [1200], [1228.8, 1.2]],
  ['criterion-text', '[1.0 ns 1.1 ns 1.2 ns]', 'time', 'sec', [1.1e-9], [1.1, 1.1e-6]],
  ['criterion-text', '[1.0 MiB/s 1.5 MiB/s]', 'throughput', 'B/s', [1.5 * 2 ** 20], [1.5e6, 1.5]],
  ['cargo-criterion', '{"iteration_count":[2,4],"measured_values":[6,20]}', 'time', 'ns', [3, 5], [6, 10, 1.5]],
  ['criterion-files', '{"iters":[2,4],"times":[6,20]}', 'time', 'ns', [3, 5], [6, 10, 1.5]],
  [
    'nanobench',
    '{"results":[{"batch":4,"measurements":[{"elapsed":2,"instructions":8}]},{"measurements":[{"elapsed":3}]}]}',
    'time',
    's',
    [0.5, 3],
    [2, 0.75],
  ],
  ['tasty-bench', '  56.2 ns ±  13 ns, 2.5 KB allocated', 'time', 'sec', [56.2e-9], [56.2, 2.5e-9, 2560]],
  ['tasty-bench', '  56.2 ns ±  13 ns, 2.5 KB allocated', 'allocated', 'B', [2560], [2500, 2.5, 56.2]],
  ['haskell-criterion', 'time   1.521 μs   (1.303 μs .. 1.807 μs)', 'time', 'sec', [1.521e-6], [1.521, 1.521e-9]],
  ['jmh', jmh({ scoreUnit: 'us/op', rawData: [[2, 3]] }), 'avgt', 'sec/op', [2e-6, 3e-6], [2, 2e-3]],
  ['jmh', jmh({ scoreUnit: 'ops/ms', rawData: [[2]] }), 'thrpt', '1/s', [2000], [2, 2e-3]],
  ['jmh', HISTOGRAM, 'sample', 'sec/op', [2e-3], [3e-3, 1e-3, 5e-3]],
])('%s %j', (id, text, metric, unit, right, wrong) => {
  test('takes what is right alone', () => {
    const holder = makeValueTest(NUMBER_RULES[id]!(text, [1.5])({ ...measurement, metric, unit }));
    expect(right.filter((value) => !holder(value))).toEqual([]);
    expect(wrong.filter(holder)).toEqual([]);
  });
});

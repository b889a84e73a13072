// Outputs that tools print for people or export as tables: nothing is read, and the message names what to ask for, also
// behind the prefixes of logs and with the changes that shells make. What a format reads never gets such a message.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseToolOutput } from '../../../src/formats/index.ts';
import { cleanText, decodeText } from '../../../src/formats/plain-text.ts';
import { inWords } from '../../support/diagnostics.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');
const HUMAN = join(FIXTURES, 'human-outputs');

/** What the message for the outputs of a format has to name. */
const REMEDIES: Readonly<Record<string, string>> = {
  ab: 'leave out `output-file`',
  asv: 'results/**/*.json',
  autocannon: '`--json`',
  benchee: 'Benchee.Formatters.JSON',
  benchmarkdotnet: '`--exporters json`',
  callgrind: '`--callgrind-out-file=FILE`',
  codspeed: '.codspeed/results_*.json',
  cronometro: 'JSON.stringify(await cronometro(',
  deno: '`--json`',
  'esbuild-metafile': '`--metafile=FILE`',
  'gnu-time': '/usr/bin/time -v -o FILE',
  'haskell-criterion': '`--csv FILE`',
  hyperfine: '--export-json FILE',
  jmh: '-rf json',
  julia: 'BenchmarkTools.save(',
  k6: '--summary-export=FILE',
  lighthouse: '--output=json',
  mitata: 'format: { json:',
  nanobench: 'templates::json()',
  nvbench: '--json FILE',
  oha: '--output-format json',
  'perf-stat': '`-j`',
  phpbench: '--dump-file=FILE',
  pyperf: '-o FILE',
  'pytest-benchmark': '--benchmark-json=FILE',
  'size-limit': '`--json`',
  vegeta: '-type=json',
  'vitest-bench': '--outputJson FILE',
};

const outputs = readdirSync(HUMAN)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => ({ name, format: name.split('.')[0]!, text: readFileSync(join(HUMAN, name), 'utf8') }));

const isJson = (text: string) => /^\s*[[{]/.test(text);

function expectHint(text: string, remedy: string, format = 'auto'): void {
  const { measurements, problems } = parseToolOutput({ path: 'out', text }, format);
  expect(measurements).toEqual([]);
  const message = expect.stringMatching(/^this is /);
  expect(problems.map(inWords)).toEqual([{ where: 'out', severity: 'error', message }]);
  expect(inWords(problems[0]!).message).toContain(remedy);
}

test.each(outputs)('$name', ({ format, text }) => {
  const remedy = REMEDIES[format]!;
  expectHint(text, remedy);
  expectHint(text, remedy, format);
  expectHint(text.replaceAll('\n', '\r\n'), remedy);
  expectHint(cleanText(text).replaceAll(/[A-Za-z]{4,}/g, '\x1b[1m\x1b[36m$&\x1b[0m'), remedy);
  if (isJson(text)) return;
  expectHint(`> bench\n> node bench.mjs\n\n${text}`, remedy);
  for (const prefix of ['bench-1  | ', '2026-11-26T23:20:01.123Z ', '[bench] ']) {
    expectHint(text.replaceAll(/^/gm, prefix), remedy);
  }
});

test('each remedy has an output', () => {
  const hinted = new Set(outputs.map(({ format }) => format));
  expect(Object.keys(REMEDIES).toSorted()).toEqual([...hinted].toSorted());
});

describe('outputs of formats', () => {
  const cases = readdirSync(join(FIXTURES, 'formats')).flatMap((id) =>
    readdirSync(join(FIXTURES, 'formats', id)).map((name) => ({ id, name })),
  );
  test.each(cases)('$id/$name gets no hint', ({ id, name }) => {
    const folder = join(FIXTURES, 'formats', id, name);
    const file = readdirSync(folder).find((one) => /^input(?:\.|$)/.test(one))!;
    if (statSync(join(folder, file)).isDirectory()) return;
    const text = decodeText(readFileSync(join(folder, file)));
    const { measurements, problems } = parseToolOutput({ path: 'out', text }, id);
    const kinds = problems.flatMap(({ code, data }) => (code === 'unsupported-output' ? [data.kind] : []));
    // These are of the format itself: its tool has another form beside the one that is read.
    if (measurements.length > 0) expect(kinds.filter((kind) => kind !== 'google-csv')).toEqual([]);
  });
});

test.each([
  ['name        old time/op  new time/op  delta\nEncode-4    1.20µs ± 1%  1.42µs ± 2%  +18.3%\n', 'comparison'],
  [
    'goos: linux\n         │   old.txt   │               new.txt               │\n         │   sec/op    │   sec/op     vs base                │\nEncode-4   1.200µ ± 1%   1.420µ ± 2%  +18.33% (p=0.002 n=6)\n',
    'comparison',
  ],
  [
    'group         base                  head\n-----         ----                  ----\nsort/native   1.00   12.0±0.10µs    1.20   14.4±0.20µs\n',
    'comparison',
  ],
  [' name  old ns/iter  new ns/iter  diff ns/iter  diff %  speedup\n', 'comparison'],
  ['Test Suites: 1 passed, 1 total\nTests:       2 passed, 2 total\n', 'jest-junit'],
  ['\n\n  s\n    ✔ a\n\n\n  1 passing (2ms)\n', '--reporter xunit'],
  [' Test Files  1 passed (1)\n      Tests  1 passed (1)\n', '--reporter=junit'],
  ['..                                 [100%]\n2 passed in 0.12s\n', '--junit-xml=FILE'],
  ['✔ a (1.1ms)\nℹ tests 1\nℹ suites 0\n', '--test-reporter=tap'],
  ['[==========] 2 tests from 1 test suite ran. (0 ms total)\n', '--gtest_output=xml:FILE'],
  ['100% tests passed, 0 tests failed out of 3\n', '--output-junit FILE'],
  [
    'running 0 tests\n\ntest result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n',
    'Run `cargo bench`',
  ],
  ['Summary:\n  Total:\t10.01 secs\n  Slowest:\t0.02 secs\n', 'no format reads'],
  ['Bombarding http://127.0.0.1:8080 with 1000 request(s) using 4 connection(s)\n', 'no format reads'],
  ['window.BENCHMARK_DATA = {\n  "lastUpdate": 1\n}', 'bench-referee history import'],
  ['{"commit_hash": "a", "params": {}, "requirements": {}, "results": {"time_sum": 1.5}}', 'newer asv'],
])('%j', (text, remedy) => {
  const { measurements, problems } = parseToolOutput({ path: 'out', text }, 'auto');
  expect([measurements, problems.length]).toEqual([[], 1]);
  expect(inWords(problems[0]!).message).toContain(remedy);
});

// Fuzzes every format with broken output of tools. It must not throw, every value must be a number in the text or made
// from numbers as the format documents, and broken input and failures must be reported.

import type { Format, ParseResult } from '../../../src/formats/format.ts';
import { FORMATS, parseToolOutput, parseToolOutputs } from '../../../src/formats/index.ts';
import { parseJsonText } from '../../../src/formats/json-text.ts';
import { toParseEntries } from '../../../src/formats/parse-entries.ts';
import { cleanText } from '../../../src/formats/plain-text.ts';
import { diagnosticSchema } from '../../../src/model/diagnostic-schema.ts';
import { MAX_NAME_LENGTH } from '../../../src/model/measurement.ts';
import { toDiagnosticJson } from '../../../src/render/messages/format-diagnostic.ts';
import { findMessage } from '../../../src/render/messages/index.ts';
import { readFixtures } from '../fixtures.ts';
import { mutate } from '../mutate.ts';
import { assertThat, type Target } from '../target.ts';
import { checkLines } from './format-lines.ts';
import { makeValueTest, NUMBER_RULES } from './format-numbers.ts';

const seeds = readFixtures('formats', /(^|\/)(input|sample|benchmark|estimates)[^/]*\.(txt|json|csv|xml)$/, 40_000);

const WORDS: readonly string[] = [
  ...['BenchmarkX-8\t100\t12.5 ns/op\n', 'goos: linux\n', 'pkg: a\n', 'PASS\n', 'FAIL\ta\t0.1s\n', '--- FAIL: X\n'],
  ...['ok  \ta\t1s\n', 'panic: x\n', '{"Action":"output","Output":"BenchmarkX 1 1 ns/op\\n"}\n', ' ns/op', ' MB/s'],
  ...['time:   [1.0 ns 1.1 ns 1.2 ns]\n', '"benchmarks":[', '"stats":{"data":[1]}', '"rawData":[[1]]'],
  ...['"unit":"ms"', '"value":1', '"name":"x"', '"real_time":1', '"time_unit":"ns"', '"files":[', '"groups":['],
];

export const formats: Target = {
  id: 'formats',
  // Every format reads the text, some read it again, and so do the checks that change its lines. Quadratic work takes minutes.
  minLimitMs: 5000,
  make: (dice) => [mutate(seeds, dice, WORDS)],
  check([text = '']) {
    const clean = cleanText(text);
    assertThat(cleanText(clean) === clean, 'cleaning twice gives another text');
    const numbers = parseNumbers(clean);
    parseToolOutput({ path: 'stdout', text }, 'auto');
    parseToolOutputs(
      [
        { path: 'a/new/sample.json', text },
        { path: 'a/new/benchmark.json', text },
      ],
      'auto',
    );
    for (const format of FORMATS) checkFormat(format, clean, numbers);
    checkLines(clean);
    // Only the path shows which file of Criterion.rs it is.
    for (const file of ['sample', 'estimates']) {
      const sources = [
        { path: `new/${file}.json`, text },
        { path: 'new/benchmark.json', text: '{"full_id": "x"}' },
      ];
      assertNumbers('criterion-files', parseToolOutputs(sources, 'criterion-files'), {
        text: clean,
        numbers,
      });
    }
  },
};

function checkFormat(format: Format, text: string, numbers: ReadonlySet<number>): void {
  format.recognises(text);
  const parsed = parseToolOutput({ path: 'stdout', text }, format.id);
  const { measurements, problems } = parsed;
  for (const { name, metric, unit, values } of measurements) {
    assertThat(values.length > 0, `${format.id}: "${name}" has no values`);
    assertThat(
      [name, metric, unit].every((one) => typeof one === 'string'),
      `${format.id}: a name is no text`,
    );
    assertThat(name.trim() !== '', `${format.id}: a measurement has no name`);
    assertThat(
      [name, metric, unit].every((one) => one.length <= MAX_NAME_LENGTH),
      `${format.id}: a name is too long`,
    );
    for (const value of values) {
      assertThat(Number.isFinite(value), `${format.id}: ${value} is not finite`);
    }
  }
  assertNumbers(format.id, parsed, { text, numbers });
  for (const problem of problems) {
    assertThat(
      findMessage(problem.code, problem.data) !== null,
      `${format.id}: no words for ${JSON.stringify(problem)}`,
    );
    assertThat(diagnosticSchema.safeParse(problem).success, `${format.id}: a problem that cannot be recorded`);
    const { where, message } = toDiagnosticJson(problem);
    assertThat(message.trim() !== '' && where !== '', `${format.id}: a problem says nothing`);
    assertThat(message.length < 2000, `${format.id}: a problem of many characters: ${message.length}`);
    // A problem may quote an invalid number.
    assertThat(!/\bundefined\b|\[object /.test(message) || /undefined|object/.test(text), `${format.id}: ${message}`);
  }
  assertErrors(format, text, parsed);
  toParseEntries([measurements]);
  if (measurements.length > 0) assertThat(format.filter?.(measurements) !== '', `${format.id}: an empty filter`);
  for (const { name } of measurements) format.displayName?.(name);
}

/** Formats whose output is a single JSON document. */
const JSON_FORMATS: ReadonlySet<string> = new Set(['jmh', 'pytest-benchmark', 'vitest-bench', 'json']);

function assertErrors({ id }: Format, text: string, { problems, measurements }: ParseResult): void {
  const hasError = problems.some(({ severity }) => severity === 'error');
  if (id === 'go' && /^(?:FAIL|--- FAIL: )/m.test(text) && !/^[\s{]*\{/.test(text)) {
    assertThat(hasError, 'go: a failed run gives no error');
  }
  if (JSON_FORMATS.has(id) && parseJsonText(text, true).failure !== null) {
    assertThat(hasError, `${id}: broken JSON gives no error`);
  }
  if (measurements.length === 0) assertThat(problems.length > 0, `${id}: nothing is read, and nothing is said`);
}

/**
 * Returns all numbers in any notation that a tool may write. It also finds them in strings, because Go's JSON contains
 * its output as strings.
 */
function parseNumbers(text: string): Set<number> {
  const plain = /(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/gi;
  // The value of a hexadecimal number is its digits times a power of two.
  const hexadecimal = /0x([\da-f_]*)\.?([\da-f_]*)p([+-]?\d+)/gi;
  const grouped = /(?:\d[\d,_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:e[+-]?[\d_]+)?/gi;
  const numbers = new Set<number>();
  for (const [word] of text.matchAll(plain)) numbers.add(Number.parseFloat(word)).add(Number(word));
  for (const [, whole = '', rest = '', power] of text.matchAll(hexadecimal)) {
    const [above, below] = [whole.replaceAll('_', ''), rest.replaceAll('_', '')];
    numbers.add(Number(`0x${above}${below}`) * 2 ** (Number(power) - 4 * below.length));
  }
  for (const [word] of text.matchAll(grouped)) numbers.add(Number(word.replaceAll(/[,_]/g, '')));
  return numbers;
}

function assertNumbers(
  id: string,
  { measurements }: ParseResult,
  { text, numbers }: { text: string; numbers: ReadonlySet<number> },
): void {
  if (measurements.length === 0) return;
  const allowed = NUMBER_RULES[id]?.(text, numbers);
  const holders = new Map<unknown, (value: number) => boolean>();
  for (const measurement of measurements) {
    const values = allowed?.(measurement);
    const holder = holders.get(values) ?? (values === undefined ? null : makeValueTest(values));
    if (values !== undefined && holder !== null) holders.set(values, holder);
    for (const value of measurement.values) {
      const isFrom = holder === null ? numbers.has(Math.abs(value)) : holder(value);
      assertThat(isFrom, `${id}: a value of "${measurement.metric}" comes from nowhere: ${value}`);
    }
  }
}

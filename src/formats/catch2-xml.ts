// The XML reporter of Catch2, version 2 and 3. Times are nanoseconds; only a comment in the file
// says so.

import { addBenchmark, type CatchReading, fail, startRun } from './catch2-benchmark.ts';
import type { Source } from './format.ts';
import { cut } from './text.ts';
import { xmlTags } from './xml.ts';

const ROOT = /^(?:Catch|Catch2TestRun)$/;

export function isCatchXml(text: string): boolean {
  return /^\s*(?:<\?xml[^>]*\?>\s*)?<(?:Catch|Catch2TestRun)[ >]/.test(text);
}

const TAGS = [
  'Catch',
  'Catch2TestRun',
  'TestCase',
  'Section',
  'BenchmarkResults',
  'mean',
  'failed',
  'OverallResult',
];

interface Tag {
  readonly tag: string;
  readonly where: string;
  readonly attributes: ReadonlyMap<string, string>;
}

interface Open extends Tag {
  readonly name: string;
  /** Of a benchmark: it has a mean, or a reason for none. */
  isDone: boolean;
}

export function readCatchXml({ path, text }: Source, reading: CatchReading): void {
  const open: Open[] = [];
  for (const { tag, line, kind, attributes } of xmlTags(text, TAGS)) {
    if (kind !== 'end') start(reading, open, { tag, where: `${path}:${line}`, attributes });
    if (kind !== 'start') close(reading, open, tag);
  }
  breakOff(reading, open, `${path}:${text.trimEnd().split('\n').length}`);
}

function start(reading: CatchReading, open: Open[], found: Tag): void {
  const { tag, where, attributes } = found;
  if (ROOT.test(tag)) {
    breakOff(reading, open, where);
    startRun(reading);
  }
  const inner = open.at(-1);
  if (inner?.tag === 'BenchmarkResults' && tag === 'mean') {
    const parts = open.filter((one) => one.tag === 'TestCase' || one.tag === 'Section');
    addMean(reading, inner, { path: parts.map(({ name }) => name), text: attributes.get('value') ?? '' });
  }
  if (inner?.tag === 'BenchmarkResults' && tag === 'failed') {
    inner.isDone = true;
    fail(reading, where, `"${cut(inner.name)}" failed: ${cut(attributes.get('message') ?? '')}.`);
  }
  if (tag === 'OverallResult' && attributes.get('success') === 'false') {
    const testCase = open.find((one) => one.tag === 'TestCase')?.name ?? '';
    fail(reading, where, `the test case "${cut(testCase)}" failed.`);
  }
  open.push({ ...found, name: attributes.get('name') ?? '', isDone: false });
}

function addMean(
  reading: CatchReading,
  benchmark: Open,
  { path, text }: { path: readonly string[]; text: string },
): void {
  const { name, where } = benchmark;
  benchmark.isDone = true;
  const mean = text === '' ? Number.NaN : Number(text);
  if (Number.isFinite(mean)) addBenchmark(reading, [...path, name], { mean, unit: 'ns' });
  else fail(reading, where, `"${cut(name)}" has no usable mean, got "${cut(text)}".`);
}

function close(reading: CatchReading, open: Open[], tag: string): void {
  const at = open.findLastIndex((one) => one.tag === tag);
  for (const { tag: closed, name, where, isDone } of at < 0 ? [] : open.splice(at)) {
    if (closed === 'BenchmarkResults' && !isDone) fail(reading, where, `"${cut(name)}" has no mean.`);
  }
}

function breakOff(reading: CatchReading, open: Open[], where: string): void {
  if (open.length > 0) fail(reading, where, 'the XML breaks off here. The program did not end.');
  open.length = 0;
}

// Reads the XML reporter of Catch2, versions 2 and 3. Times are in nanoseconds, which only a comment in the file says.

import { makeError } from '../model/diagnostic.ts';
import { inFile, type Location } from '../model/location.ts';
import type { DataOf } from '../render/messages/index.ts';
import { addBenchmark, type CatchParserState, startRun } from './catch2-benchmark.ts';
import type { ToolOutput } from './format.ts';
import { parseRootName, parseXml, type XmlElement } from './xml.ts';

const ROOT = /^(?:Catch|Catch2TestRun)$/;

export function isCatchXml(text: string): boolean {
  return ROOT.test(parseRootName(text) ?? '');
}

/** An element that is not closed yet. */
interface OpenCatchElement extends XmlElement {
  readonly location: Location;
  /** True if a benchmark has a mean, or a reason for having none. */
  isDone: boolean;
}

interface CatchXmlState extends CatchParserState {
  readonly path: string;
  readonly open: OpenCatchElement[];
  /** Number of failures of the document that were reported. */
  failures: number;
}

export function parseCatchXml(source: ToolOutput, into: CatchParserState): void {
  const reading: CatchXmlState = { ...into, path: source.path, open: [], failures: 0 };
  const fault = parseXml(source, {
    open: (element) => start(reading, element),
    close: () => close(reading),
  });
  if (fault !== null) reading.problems.push(fault);
}

function start(reading: CatchXmlState, element: XmlElement): void {
  const { open, path } = reading;
  const { name: tag, attributes } = element;
  const location = inFile(path, element.line);
  if (open.length === 0) {
    startRun(reading);
    reading.failures = 0;
  }
  const inner = open.at(-1);
  if (inner?.name === 'BenchmarkResults' && tag === 'mean') addMean(reading, inner, attributes['value'] ?? '');
  if (inner?.name === 'BenchmarkResults' && tag === 'failed') {
    inner.isDone = true;
    addFailure(reading, location, { name: nameOf(inner), reason: attributes['message'] });
  }
  if (tag === 'OverallResult' && attributes['success'] !== 'true') {
    const testCase = open.find(({ name }) => name === 'TestCase');
    addFailure(reading, location, { name: testCase === undefined ? '' : nameOf(testCase) });
  }
  if (/^OverallResults(?:Cases)?$/.test(tag)) checkCounts(reading, location, attributes['failures']);
  open.push({ ...element, location, isDone: false });
}

/** Reports a failure that a run or a section counts, if no other element has said what failed. */
function checkCounts(reading: CatchXmlState, location: Location, failures = '0'): void {
  const isInTestCase = reading.open.some(({ name }) => name === 'TestCase');
  if (Number(failures) === 0 || isInTestCase || reading.failures > 0) return;
  reading.failures += 1;
  const counts = { what: 'failures', announced: Number(failures), found: 0 } as const;
  reading.problems.push(makeError('wrong-count', location, counts));
}

function addMean(reading: CatchXmlState, benchmark: OpenCatchElement, text: string): void {
  const parts = reading.open.filter(({ name }) => PARTS_OF_NAME.has(name));
  benchmark.isDone = true;
  const mean = text === '' ? Number.NaN : Number(text);
  if (Number.isFinite(mean)) addBenchmark(reading, parts.map(nameOf), { mean, unit: 'ns' });
  else {
    reading.failures += 1;
    const got = { name: nameOf(benchmark), metric: 'mean', got: text };
    reading.problems.push(makeError('unusable-value', benchmark.location, got));
  }
}

const PARTS_OF_NAME: ReadonlySet<string> = new Set(['TestCase', 'Section', 'BenchmarkResults']);

function close(reading: CatchXmlState): void {
  const closed = reading.open.pop()!;
  if (closed.name !== 'BenchmarkResults' || closed.isDone) return;
  reading.failures += 1;
  reading.problems.push(makeError('benchmark-without-result', closed.location, { name: nameOf(closed) }));
}

function nameOf({ attributes }: OpenCatchElement): string {
  return attributes['name'] ?? '';
}

function addFailure(reading: CatchXmlState, location: Location, failed: DataOf<'failed-in-tool'>): void {
  reading.failures += 1;
  reading.problems.push(makeError('failed-in-tool', location, failed));
}

// Reads the XML that test runners write in the format of JUnit: the seconds of each test case. A failure or an error
// means that the run failed, because its times belong to other work.

import { makeError, makeWarning } from '../model/diagnostic.ts';
import { inFile, type Location } from '../model/location.ts';
import { type Findings, makeFindings, makeNumbering, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { parseRootName, parseXml, type XmlElement } from './xml.ts';

export const junit: Format = {
  id: 'junit',
  description: 'JUnit XML, as test runners write it: the time of each test case',
  advice: 'node --test --test-reporter=junit',
  recognises: (text) => /^testsuites?$/.test(parseRootName(text) ?? ''),
  parse,
};

/** An element that is not closed yet. */
interface OpenJunitElement extends XmlElement {
  readonly location: Location;
  /** Outcome of a test case so far. */
  outcome: 'passed' | 'skipped' | 'failed';
  /** Number of failures inside it, at any depth. */
  failures: number;
}

interface JunitParserState extends Findings {
  readonly path: string;
  readonly open: OpenJunitElement[];
  /** Numberings of repeated names in one report, by group. */
  numberings: Map<string, (name: string) => string>;
}

function parse(source: ToolOutput): ParseResult {
  const reading: JunitParserState = {
    ...makeFindings(),
    path: source.path,
    open: [],
    numberings: new Map(),
  };
  const fault = parseXml(source, {
    open: (element) => start(reading, element),
    close: () => close(reading),
  });
  if (fault !== null) reading.problems.push(fault);
  return toParseResult(reading, source.path, {});
}

function start(reading: JunitParserState, element: XmlElement): void {
  const { open, path } = reading;
  const { name: tag, line, attributes } = element;
  if (open.length === 0) reading.numberings = new Map();
  const inner = open.at(-1);
  open.push({ ...element, location: inFile(path, line), outcome: outcomeByState(attributes), failures: 0 });
  if (tag === 'skipped' && inner?.name === 'testcase' && inner.outcome === 'passed') inner.outcome = 'skipped';
  if (tag === 'failure' || tag === 'error') addFailure(reading, attributes['message'] ?? '');
}

/** Returns the outcome that some runners write in an attribute and others in an element. */
function outcomeByState({ status, result }: XmlElement['attributes']): OpenJunitElement['outcome'] {
  const isOne = (pattern: RegExp) => [status, result].some((state) => pattern.test(state ?? ''));
  if (isOne(/^(?:fail(?:ed|ure)?|error(?:ed)?|broken)$/i)) return 'failed';
  return isOne(/^(?:skip(?:ped)?|not[ _-]?run|disabled|ignored|pending|suppressed)$/i) ? 'skipped' : 'passed';
}

function addFailure(reading: JunitParserState, message: string): void {
  const { open } = reading;
  // A suite may also fail itself, before any of its cases.
  const owner = open.findLast(({ name }) => OWNERS.has(name)) ?? open.at(-1)!;
  const failed = { name: owner.attributes['name'] ?? '', ...(message !== '' && { reason: message }) };
  reading.problems.push(makeError('failed-in-tool', owner.location, failed));
  for (const one of open) {
    one.outcome = 'failed';
    one.failures += 1;
  }
}

const OWNERS: ReadonlySet<string> = new Set(['testcase', 'testsuite', 'testsuites']);

function close(reading: JunitParserState): void {
  const closed = reading.open.pop()!;
  if (closed.name === 'testcase') addCase(reading, closed);
  else if (OWNERS.has(closed.name)) checkCounts(reading, closed);
}

/** Reports a suite that counts more failures than were found in it. The form of the others is unknown. */
function checkCounts(reading: JunitParserState, suite: OpenJunitElement): void {
  const { attributes, failures, location } = suite;
  const announced = countOf(attributes['failures']) + countOf(attributes['errors']);
  if (announced <= failures) return;
  const counts = { name: attributes['name'] ?? '', what: 'failures', announced, found: failures } as const;
  reading.problems.push(makeError('wrong-count', location, counts));
  // The suites around it count these failures too.
  for (const one of reading.open) one.failures += announced - failures;
}

function countOf(written = ''): number {
  return /^\d+$/.test(written) ? Number(written) : 0;
}

function addCase(reading: JunitParserState, { location, attributes, outcome, failures }: OpenJunitElement): void {
  const { open, numberings, series } = reading;
  const suite = open.findLast((one) => one.name === 'testsuite')?.attributes['name'];
  const group = attributes['classname'] || suite || null;
  const numbered = numberings.get(group ?? '') ?? makeNumbering();
  numberings.set(group ?? '', numbered);
  // A failed case is numbered too. Otherwise the next one with its name would get its number.
  const name = numbered(attributes['name'] ?? '');
  if (outcome === 'failed') {
    if (failures === 0) {
      reading.problems.push(makeError('failed-in-tool', location, { name }));
      for (const one of open) one.failures += 1;
    }
    return;
  }
  if (outcome === 'skipped') {
    reading.problems.push(makeWarning('benchmark-skipped', location, { name }));
    return;
  }
  const written = attributes['time'] ?? '';
  if (TIME.test(written)) {
    const values = [Number(written.replaceAll(',', ''))];
    series.add({ group, name, metric: 'time', unit: 's', better: 'lower', values, primary: true });
  } else
    reading.problems.push(makeError('unusable-value', location, { name, metric: 'time', got: written || undefined }));
}

/** Seconds of a test case. Some runners group the thousands with commas. */
const TIME = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?(?:e[+-]?\d+)?$(?<=\d.*)/i;

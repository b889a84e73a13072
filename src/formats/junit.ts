// The XML that test runners write for JUnit's sake: the seconds of each test case. A failure or an error in it means that
// the run failed, since its times are of other work.

import type { Problem } from '../model/problem.ts';
import type { Format, Parsed, Source } from './format.ts';
import { makeNumbering } from './repeated-name.ts';
import { makeSeriesList, type SeriesList } from './series.ts';
import { cut } from './text.ts';
import { readXml, rootName, type XmlElement } from './xml.ts';

export const junit: Format = {
  id: 'junit',
  title: 'JUnit XML, as test runners write it: the time of each test case',
  advice: 'node --test --test-reporter=junit',
  recognises: (text) => /^testsuites?$/.test(rootName(text) ?? ''),
  parse,
};

/** An element that is open. */
interface Open extends XmlElement {
  readonly where: string;
  /** What is known of a test case so far. */
  outcome: 'passed' | 'skipped' | 'failed';
  /** How many failures stand in it, at any depth. */
  failures: number;
}

interface Reading {
  readonly path: string;
  readonly problems: Problem[];
  readonly series: SeriesList;
  readonly open: Open[];
  /** Names of one report, by what they are grouped by. */
  numberings: Map<string, (name: string) => string>;
}

function parse(source: Source): Parsed {
  const { path } = source;
  const problems: Problem[] = [];
  const reading: Reading = { path, problems, series: makeSeriesList(), open: [], numberings: new Map() };
  const fault = readXml(source, {
    open: (element) => start(reading, element),
    close: () => close(reading),
  });
  if (fault !== null) problems.push(fault);
  const measurements = reading.series.all();
  if (measurements.length === 0 && problems.length === 0)
    fail(reading, path, 'no test case has a time. Check which tests are run.');
  return { measurements, problems };
}

function start(reading: Reading, element: XmlElement): void {
  const { open, path } = reading;
  const { name: tag, line, attributes } = element;
  if (open.length === 0) reading.numberings = new Map();
  const inner = open.at(-1);
  open.push({ ...element, where: `${path}:${line}`, outcome: outcomeByState(attributes), failures: 0 });
  if (tag === 'skipped' && inner?.name === 'testcase' && inner.outcome === 'passed')
    inner.outcome = 'skipped';
  if (tag === 'failure' || tag === 'error') addFailure(reading, attributes['message'] ?? '');
}

/** How some runners say in an attribute what others say in an element. */
function outcomeByState({ status, result }: XmlElement['attributes']): Open['outcome'] {
  const isOne = (pattern: RegExp) => [status, result].some((state) => pattern.test(state ?? ''));
  if (isOne(/^(?:fail(?:ed|ure)?|error(?:ed)?|broken)$/i)) return 'failed';
  return isOne(/^(?:skip(?:ped)?|not[ _-]?run|disabled|ignored|pending|suppressed)$/i) ? 'skipped' : 'passed';
}

function addFailure(reading: Reading, message: string): void {
  const { open } = reading;
  // A suite may fail as well, before any of its cases.
  const owner = open.findLast(({ name }) => OWNERS.has(name)) ?? open.at(-1)!;
  const reason = message === '' ? '' : `: ${cut(message)}`;
  fail(reading, owner.where, `"${cut(owner.attributes['name'] ?? '')}" failed${reason}.`);
  for (const one of open) {
    one.outcome = 'failed';
    one.failures += 1;
  }
}

const OWNERS: ReadonlySet<string> = new Set(['testcase', 'testsuite', 'testsuites']);

function close(reading: Reading): void {
  const closed = reading.open.pop()!;
  if (closed.name === 'testcase') addCase(reading, closed);
  else if (OWNERS.has(closed.name)) checkCounts(reading, closed);
}

/** A suite that counts more failures than it has is one whose failures are written in a way that is not known here. */
function checkCounts(reading: Reading, suite: Open): void {
  const { attributes, failures, where } = suite;
  const told = countOf(attributes['failures']) + countOf(attributes['errors']);
  if (told <= failures) return;
  const name = cut(attributes['name'] ?? '');
  fail(reading, where, `"${name}" counts ${told} failures and errors, but ${failures} are in it.`);
  // What is around it counts them too.
  for (const one of reading.open) one.failures += told - failures;
}

function countOf(written = ''): number {
  return /^\d+$/.test(written) ? Number(written) : 0;
}

function addCase(reading: Reading, { where, attributes, outcome, failures }: Open): void {
  const { open, numberings, series } = reading;
  const suite = open.findLast((one) => one.name === 'testsuite')?.attributes['name'];
  const group = attributes['classname'] || suite || null;
  const numbered = numberings.get(group ?? '') ?? makeNumbering();
  numberings.set(group ?? '', numbered);
  // What failed is counted too, or the next of its name would take its place.
  const name = numbered(attributes['name'] ?? '');
  if (outcome === 'failed') {
    if (failures === 0) {
      fail(reading, where, `"${cut(name)}" failed.`);
      for (const one of open) one.failures += 1;
    }
    return;
  }
  if (outcome === 'skipped') {
    reading.problems.push({ where, message: `"${cut(name)}" was skipped.`, severity: 'warning' });
    return;
  }
  const written = attributes['time'] ?? '';
  if (TIME.test(written)) {
    const values = [Number(written.replaceAll(',', ''))];
    series.add({ group, name, metric: 'time', unit: 's', better: 'lower', values, primary: true });
  } else fail(reading, where, `"${cut(name)}" has no usable time, got "${cut(written)}".`);
}

/** Some runners group the thousands. */
const TIME = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?(?:e[+-]?\d+)?$(?<=\d.*)/i;

function fail({ problems }: Reading, where: string, message: string): void {
  problems.push({ where, message, severity: 'error' });
}

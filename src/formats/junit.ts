// The XML that test runners write for JUnit's sake: the seconds of each test case. A failure or an error in it means that
// the run failed, since its times are of other work.

import type { Problem } from '../model/problem.ts';
import type { Format, Parsed, Source } from './format.ts';
import { makeNumbering } from './repeated-name.ts';
import { makeSeriesList, type SeriesList } from './series.ts';
import { cut } from './text.ts';
import { type XmlTag, xmlTags } from './xml.ts';

export const junit: Format = {
  id: 'junit',
  title: 'JUnit XML, as test runners write it: the time of each test case',
  advice: 'node --test --test-reporter=junit',
  recognises: (text) => /^\s*(?:<\?xml[^>]*\?>\s*)?<testsuites?[\s>]/.test(text),
  parse,
};

const TAGS = ['testsuites', 'testsuite', 'testcase', 'failure', 'error', 'skipped'];

interface Open {
  readonly tag: string;
  readonly where: string;
  readonly attributes: ReadonlyMap<string, string>;
}

interface Reading {
  readonly problems: Problem[];
  readonly series: SeriesList;
  readonly open: Open[];
  /** Names of one report, by what they are grouped by. */
  numberings: Map<string, (name: string) => string>;
  /** What was said inside the test case that is open. */
  outcome: 'failed' | 'skipped' | null;
}

function parse({ path, text }: Source): Parsed {
  const problems: Problem[] = [];
  const reading: Reading = {
    problems,
    series: makeSeriesList(),
    open: [],
    numberings: new Map(),
    outcome: null,
  };
  for (const tag of xmlTags(text, TAGS)) {
    if (tag.kind !== 'end') start(reading, tag, `${path}:${tag.line}`);
    if (tag.kind !== 'start') close(reading, tag.tag);
  }
  if (reading.open.length > 0) {
    const where = `${path}:${text.trimEnd().split('\n').length}`;
    fail(reading, where, 'the XML breaks off here. The test runner did not end.');
  }
  const measurements = reading.series.all();
  if (measurements.length === 0 && problems.length === 0)
    fail(reading, path, 'no test case has a time. Check which tests are run.');
  return { measurements, problems };
}

function start(reading: Reading, { tag, attributes }: XmlTag, where: string): void {
  const { open } = reading;
  if (open.length === 0) reading.numberings = new Map();
  const inner = open.at(-1);
  if (tag === 'testcase') reading.outcome = null;
  else if (inner?.tag === 'testcase' && tag === 'skipped') reading.outcome ??= 'skipped';
  else if (tag === 'failure' || tag === 'error') {
    reading.outcome = 'failed';
    // A suite may fail as well, before any of its cases.
    const name = inner?.attributes.get('name') ?? '';
    const message = attributes.get('message') ?? '';
    fail(
      reading,
      inner?.where ?? where,
      `"${cut(name)}" failed${message === '' ? '' : `: ${cut(message)}`}.`,
    );
  }
  open.push({ tag, where, attributes });
}

function close(reading: Reading, tag: string): void {
  const { open } = reading;
  const at = open.findLastIndex((one) => one.tag === tag);
  const [closed] = at < 0 ? [] : open.splice(at);
  if (closed?.tag === 'testcase') addCase(reading, closed);
}

function addCase(
  { problems, series, open, numberings, outcome }: Reading,
  { where, attributes }: Open,
): void {
  const suite = open.findLast((one) => one.tag === 'testsuite')?.attributes.get('name');
  const group = attributes.get('classname') || suite || null;
  const numbered = numberings.get(group ?? '') ?? makeNumbering();
  numberings.set(group ?? '', numbered);
  // What failed is counted too, or the next of its name would take its place.
  const name = numbered(attributes.get('name') ?? '');
  if (outcome === 'failed') return;
  if (outcome === 'skipped') {
    problems.push({ where, message: `"${cut(name)}" was skipped.`, severity: 'warning' });
    return;
  }
  const written = attributes.get('time') ?? '';
  if (TIME.test(written)) {
    const values = [Number(written.replaceAll(',', ''))];
    series.add({ group, name, metric: 'time', unit: 's', better: 'lower', values, primary: true });
  } else {
    const message = `"${cut(name)}" has no usable time, got "${cut(written)}".`;
    problems.push({ where, message, severity: 'error' });
  }
}

/** Some runners group the thousands. */
const TIME = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?(?:e[+-]?\d+)?$(?<=\d.*)/i;

function fail({ problems }: Reading, where: string, message: string): void {
  problems.push({ where, message, severity: 'error' });
}

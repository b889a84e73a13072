// Reads the XML that test runners write in the format of JUnit: the seconds of each test case. A failure or an error
// means that the run failed, because its times belong to other work.

import { makeError, makeWarning } from '../model/diagnostic.ts';
import { type Findings, makeFindings, makeNumbering, toParseResult } from './findings.ts';
import type { FilterableBenchmark, Format, ParseResult, ToolOutput } from './format.ts';
import { parseRootName, parseXml, type XmlElement } from './xml.ts';

export const junit: Format = {
  id: 'junit',
  description: 'JUnit XML, as test runners write it: the time of each test case',
  advice: 'node --test --test-reporter=junit',
  recognises: (text) => /^testsuites?$/.test(parseRootName(text) ?? ''),
  parse,
};

interface JunitElement extends XmlElement {
  outcome: 'passed' | 'skipped' | 'failed';
  failures: number;
}

const OWNERS: ReadonlySet<string> = new Set(['testcase', 'testsuite', 'testsuites']);

function parse(source: ToolOutput): ParseResult {
  const findings = makeFindings();
  const { problems } = findings;
  let number = makeNumbering();
  const fault = parseXml<JunitElement>(source, {
    open(element, ancestors) {
      if (ancestors.length === 0) number = makeNumbering();
      const { name: tag, attributes } = element;
      const opened = { ...element, outcome: readOutcome(attributes), failures: 0 };
      const inner = ancestors.at(-1);
      if (tag === 'skipped' && inner?.name === 'testcase' && inner.outcome === 'passed') inner.outcome = 'skipped';
      if (tag !== 'failure' && tag !== 'error') return opened;
      // A suite may also fail itself, before any of its cases.
      const owner = ancestors.findLast(({ name }) => OWNERS.has(name)) ?? ancestors.at(-1) ?? opened;
      const reason = attributes['message'] || undefined;
      problems.push(makeError('failed-in-tool', owner.location, { name: owner.attributes['name'] ?? '', reason }));
      for (const ancestor of ancestors) ancestor.outcome = 'failed';
      addFailures(ancestors, 1);
      return opened;
    },
    close(element, ancestors) {
      if (element.name === 'testcase') {
        const suite = ancestors.findLast(({ name }) => name === 'testsuite')?.attributes['name'];
        const group = element.attributes['classname'] || suite || null;
        // A failed case is numbered too. Otherwise the next one with its name would get its number.
        const name = number(element.attributes['name'] ?? '', group);
        if (element.outcome === 'failed' && element.failures === 0) addFailures(ancestors, 1);
        addCase(element, { group, name }, findings);
      } else if (OWNERS.has(element.name)) {
        // The suites around it count the failures of a suite too.
        addFailures(ancestors, findMissingFailures(element, findings));
      }
    },
  });
  if (fault !== null) problems.push(fault);
  return toParseResult(findings, source.path, {});
}

function addFailures(elements: readonly JunitElement[], count: number): void {
  for (const element of elements) element.failures += count;
}

/** Some runners write the outcome in an attribute, others in an element. */
function readOutcome({ status, result }: XmlElement['attributes']): JunitElement['outcome'] {
  const isAny = (pattern: RegExp) => [status, result].some((state) => pattern.test(state ?? ''));
  if (isAny(/^(?:fail(?:ed|ure)?|error(?:ed)?|broken)$/i)) return 'failed';
  return isAny(/^(?:skip(?:ped)?|not[ _-]?run|disabled|ignored|pending|suppressed)$/i) ? 'skipped' : 'passed';
}

/** Failures that a suite counts and that were not found in it, because their form is unknown. */
function findMissingFailures({ attributes, failures: found, location }: JunitElement, { problems }: Findings): number {
  const announced = toCount(attributes['failures']) + toCount(attributes['errors']);
  if (announced <= found) return 0;
  const name = attributes['name'] ?? '';
  problems.push(makeError('wrong-count', location, { name, what: 'failures', announced, found }));
  return announced - found;
}

function toCount(written = ''): number {
  return /^\d+$/.test(written) ? Number(written) : 0;
}

function addCase(element: JunitElement, benchmark: FilterableBenchmark, { series, problems }: Findings): void {
  const { location, attributes, outcome, failures } = element;
  const { name } = benchmark;
  const written = attributes['time'] ?? '';
  if (outcome === 'failed') {
    if (failures === 0) problems.push(makeError('failed-in-tool', location, { name }));
  } else if (outcome === 'skipped') problems.push(makeWarning('benchmark-skipped', location, { name }));
  else if (TIME.test(written)) {
    const values = [Number(written.replaceAll(',', ''))];
    series.add({ ...benchmark, metric: 'time', unit: 's', better: 'lower', values });
  } else {
    problems.push(makeError('unusable-value', location, { name, metric: 'time', got: written || undefined }));
  }
}

/** Seconds of a test case. Some runners group the thousands with commas. */
const TIME = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?(?:e[+-]?\d+)?$(?<=\d.*)/i;

// The JUnit XML of every report of fixtures/reports: it has only the elements and attributes that the schema of Jenkins
// (junit-10.xsd) allows, its counts are right, and our own format for such files reads it.

import { describe, expect, test } from '@jest/globals';
import { junit } from '../../src/formats/junit.ts';
import { parseXml, type XmlElement } from '../../src/formats/xml.ts';
import { isSkip } from '../../src/model/decision.ts';
import type { Report } from '../../src/model/report.ts';
import { renderJunit } from '../../src/render/outputs/junit.ts';
import { REPORT_CASES } from '../support/report-cases.ts';
import { makeReport } from '../support/report-files.ts';

interface Element extends Pick<XmlElement, 'name' | 'attributes'> {
  readonly children: Element[];
}

interface Rule {
  readonly children: readonly string[];
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

const SUITE_COUNTS = ['tests', 'failures', 'errors'];
const OUTCOME: Rule = { children: [], required: [], optional: ['message', 'type'] };

/** The part of junit-10.xsd that a report needs. */
const SCHEMA: Readonly<Record<string, Rule>> = {
  testsuites: { children: ['testsuite'], required: [], optional: ['name', 'time', ...SUITE_COUNTS] },
  testsuite: {
    children: ['testcase', 'system-out', 'system-err', 'properties'],
    required: ['name', ...SUITE_COUNTS],
    optional: ['skipped', 'time', 'timestamp', 'hostname', 'id', 'package'],
  },
  testcase: {
    children: ['skipped', 'error', 'failure', 'system-out', 'system-err'],
    required: ['name'],
    optional: ['time', 'classname', 'group'],
  },
  failure: OUTCOME,
  error: OUTCOME,
  skipped: OUTCOME,
  'system-out': { children: [], required: [], optional: [] },
};

function parseElements(text: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  const fault = parseXml(
    { path: 'junit.xml', text },
    {
      open: ({ name, attributes }) => {
        const element: Element = { name, attributes: { ...attributes }, children: [] };
        open.at(-1)!.children.push(element);
        open.push(element);
      },
      close: () => open.pop(),
    },
  );
  expect(fault).toBeNull();
  expect(root.children).toHaveLength(1);
  return root.children[0]!;
}

function checkElement({ name, attributes, children }: Element): void {
  const rule = SCHEMA[name];
  expect({ name, isKnown: rule !== undefined }).toEqual({ name, isKnown: true });
  const names = Object.keys(attributes);
  expect(names).toEqual(expect.arrayContaining([...rule!.required]));
  expect(names.filter((one) => ![...rule!.required, ...rule!.optional].includes(one))).toEqual([]);
  expect(children.map((child) => child.name).filter((child) => !rule!.children.includes(child))).toEqual([]);
  children.forEach(checkElement);
}

const reports = Object.keys(REPORT_CASES).map((name): [string, Report] => [name, makeReport(name)]);

describe.each(reports)('%s', (_, report) => {
  const text = renderJunit(report);
  const root = parseElements(text);
  const suite = root.children[0]!;
  const cases = suite.children.filter(({ name }) => name === 'testcase');
  const countOf = (tag: string) => cases.filter(({ children }) => children.some(({ name }) => name === tag)).length;

  test('is valid', () => {
    checkElement(root);
    for (const { attributes } of cases) expect(attributes['time']).toMatch(/^\d+(\.\d+)?$/);
  });

  test('has a test case for each result, and counts them', () => {
    const isError = report.conclusion === 'error';
    const skipped = (report.decisions ?? []).filter(isSkip).length;
    expect(cases).toHaveLength(report.rows.length + report.judgedGeomeans.length + (isError ? 1 : 0) + skipped);
    expect(suite.attributes).toMatchObject({
      tests: String(cases.length),
      failures: String(countOf('failure')),
      errors: String(countOf('error')),
      skipped: String(countOf('skipped')),
    });
    expect(root.attributes['failures']).toBe(suite.attributes['failures']);
  });

  test('fails where the run fails', () => {
    expect(countOf('failure') > 0).toBe(report.conclusion === 'fail');
    expect(countOf('error') > 0).toBe(report.conclusion === 'error');
  });

  test('is read by the format junit: what passed has a time, and nothing else is missing', () => {
    const { measurements, problems } = junit.parse({ path: 'junit.xml', text });
    const bad = countOf('failure') + countOf('error');
    const passed = cases.length - bad - countOf('skipped');
    // A name that comes twice becomes two measurements.
    expect(measurements.flatMap(({ values }) => values)).toHaveLength(passed);
    const codes = problems.map(({ code }) => code);
    expect(codes.filter((code) => code === 'failed-in-tool')).toHaveLength(bad);
    expect(codes.filter((code) => code === 'benchmark-skipped')).toHaveLength(countOf('skipped'));
  });
});

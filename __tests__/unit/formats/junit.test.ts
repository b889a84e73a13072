import { expect, test } from '@jest/globals';
import { recognise } from '../../../src/formats/index.ts';
import { junit } from '../../../src/formats/junit.ts';
import { readWith } from '../../support/read-format.ts';

const suite = (cases: string) => `<testsuite name="s">${cases}</testsuite>`;

test('what is written in comments and CDATA is none', () => {
  const hidden = '<testcase name="x" time="9"/>';
  const text = suite(
    `<!-- ${hidden} --><testcase name='a' time='1,234.5'><system-out><![CDATA[${hidden}</testcase>]]></system-out></testcase>`,
  );
  expect(readWith(junit, text)).toEqual({ found: [['a', 'time', 1234.5]], problems: [] });
});

test('a failed case has no time, whatever else is in it, and keeps its number', () => {
  const text = suite(
    '<testcase name="a" time="1"><failure message="no"/><skipped/></testcase>\n<testcase name="a" time="2"/>',
  );
  expect(readWith(junit, text)).toEqual({
    found: [['a#2', 'time', 2]],
    problems: ['error in:1: "a" failed: no.'],
  });
});

test.each(['', 'NaN', '.', '1e999x', '-1'])('a time of "%s" is none', (time) => {
  expect(readWith(junit, suite(`<testcase name="a" time="${time}"/>`)).problems).toEqual([
    `error in:1: "a" has no usable time, got "${time}".`,
  ]);
});

test('a report that breaks off, or has no case', () => {
  expect(readWith(junit, '<testsuite name="s">\n<testcase name="a" time="1"/>\n').problems).toEqual([
    'error in:2: the XML breaks off here. The test runner did not end.',
  ]);
  expect(readWith(junit, '<testsuites/>').problems).toEqual([
    'error in: no test case has a time. Check which tests are run.',
  ]);
});

test('what `go test` printed inside of a report makes it no Go text', () => {
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites><testsuite name="a" tests="1">
<testcase name="TestA" classname="a" time="0.010"></testcase>
<system-out><![CDATA[goos: linux
BenchmarkX-8   	     100	      1234 ns/op
]]></system-out></testsuite></testsuites>`;
  expect(recognise(text)).toBe(junit);
});

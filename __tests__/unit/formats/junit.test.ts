import { describe, expect, test } from '@jest/globals';
import { recogniseFormat } from '../../../src/formats/index.ts';
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
    problems: ['error in:1: "a" failed: "no".'],
  });
});

describe('a failed test is seen, however it is written', () => {
  test.each([
    ['blanks around the equals sign', '<failure message = "no"/>', ': "no"'],
    ['single quotes', `<failure message='no'/>`, ': "no"'],
    ['an attribute beyond ASCII', '<failure größe="1" message="no"/>', ': "no"'],
    ['a line for each attribute', '<failure\n  message="no"\n></failure\n>', ': "no"'],
    ['an attribute in a namespace', '<failure xml:lang="en" message="no"/>', ': "no"'],
    ['a prefix', '<j:failure message="no"/>', ': "no"'],
    ['an error', `<error message = 'no'/>`, ': "no"'],
    ['characters by number', '<failure message="&#110;&#x6f;"/>', ': "no"'],
    ['inside of other elements', '<properties/><results><failure message="no"/></results>', ': "no"'],
    ['before another test case', '<failure message="no"/><testcase name="b" time="2"/>', ': "no"'],
  ])('%s', (_, inside, reason) => {
    const { found, problems } = readWith(junit, suite(`<testcase name = "a" time = "1">${inside}</testcase>`));
    expect(found).toEqual(inside.includes('name="b"') ? [['b', 'time', 2]] : []);
    expect(problems).toEqual([`error in:1: "a" failed${reason}.`]);
  });

  test.each(['status="failed"', "status = 'FAILURE'", 'result="error"'])('by its state: %s', (state) => {
    expect(readWith(junit, suite(`<testcase name="a" time="1" ${state}/>`))).toEqual({
      found: [],
      problems: ['error in:1: "a" failed. See the output of the tool.'],
    });
  });

  test.each(['status="notrun" result="suppressed"', 'status="skipped"', 'status="disabled"'])(
    'and so is one that was not run: %s',
    (state) => {
      expect(readWith(junit, suite(`<testcase name="a" time="0" ${state}/>`))).toEqual({
        found: [],
        problems: [
          'warning in:1: "a" was skipped.',
          'error in: no benchmark has a result. Check that the command ran to its end.',
        ],
      });
    },
  );

  test('by the count of its suite, where nothing else tells', () => {
    const text = `<testsuites failures="1"><testsuite name="s" failures="1" errors="0"><testcase name="a" time="1"><x/></testcase></testsuite></testsuites>`;
    expect(readWith(junit, text).problems).toEqual([
      'error in:1: "s" says that it has 1 failures, but has 0. See the output of the tool.',
    ]);
    const texts = `<testsuite name="s" failures="1"><testcase name="a" time="1"><failure/></testcase></testsuite>`;
    expect(readWith(junit, texts).problems).toEqual(['error in:1: "a" failed. See the output of the tool.']);
  });

  test.each([
    ['<failure message="a < b"/>', 'disallowed character'],
    ['<failure message=no/>', 'unquoted attribute value'],
    ['<failure>', 'unexpected close tag'],
  ])('or the report is refused: %s', (inside, what) => {
    expect(readWith(junit, suite(`\n<testcase name="a" time="1">${inside}</testcase>`))).toEqual({
      found: [],
      problems: [
        inside === '<failure>' ? 'error in:2: "a" failed. See the output of the tool.' : null,
        `error in:2: this is not XML: "${what}". Check that the command prints nothing else.`,
      ].filter((problem) => problem !== null),
    });
  });
});

test.each([
  '<testsuites/>',
  '<testsuite\nname="a">',
  '<?xml version="1.0"?><!-- x --><testsuites>',
  '<!DOCTYPE testsuites><j:testsuites xmlns:j="u">',
])('%j is recognised', (text) => expect(junit.recognises(text)).toBe(true));

test.each(['', 'NaN', '.', '1e999x', '-1'])('a time of "%s" is none', (time) => {
  expect(readWith(junit, suite(`<testcase name="a" time="${time}"/>`)).problems).toEqual([
    `error in:1: "a" has no usable \`time\`${time && `: "${time}"`}. See the output of the tool.`,
  ]);
});

test('a report that breaks off, or has no case', () => {
  expect(readWith(junit, '<testsuite name="s">\n<testcase name="a" time="1"/>\n').problems).toEqual([
    'error in:2: the XML breaks off here. Check that the command ran to its end.',
  ]);
  expect(readWith(junit, '<testsuites/>').problems).toEqual([
    'error in: no benchmark has a result. Check that the command ran to its end.',
  ]);
});

test.each(['<?xml version="1.0" encoding="UTF-8"?>\n', '<!-- x -->', ''])(
  'what `go test` printed inside of a report makes it no Go text: %j',
  (start) => {
    const text = `${start}<testsuites><testsuite name="a" tests="1">
<testcase name="TestA" classname="a" time="0.010"></testcase>
<system-out><![CDATA[goos: linux
BenchmarkX-8   	     100	      1234 ns/op
]]></system-out></testsuite></testsuites>`;
    expect(recogniseFormat(text)).toBe(junit);
  },
);

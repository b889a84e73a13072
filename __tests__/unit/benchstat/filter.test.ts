import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import { parseFilter } from '../../../src/benchstat/filter.ts';
import { FileConfiguration } from '../../../src/benchstat/keys.ts';

const configuration = new FileConfiguration();
for (const [key, value] of Object.entries({ pkg: 'a b', goos: 'linux', 'a.b': '1' })) configuration.set(key, value);
const result = { name: 'Encode/format=json-8', file: 'base.txt', configuration };

function accepts(query: string, unit = 'sec/op', writtenUnit = 'ns/op'): boolean {
  return parseFilter(query)(result, unit, writtenUnit);
}

describe('accepts', () => {
  test.each([
    '*',
    '.name:Encode',
    '.fullname:Encode/format=json-8',
    '/format:json',
    '/gomaxprocs:8',
    '/none:""',
    'none:""',
    '.none:""',
    '.file:base.txt',
    'pkg:"a b"',
    '"pkg" : "a b"',
    'pkg:"a\\x20b"',
    'pkg:"\\141\\u0020\\U00000062"',
    'goos:(darwin OR /^lin/)',
    'goos:/nu/ a.b:1',
    'goos:linux AND AND a.b:1',
    'goos:darwin OR a.b:1',
    'goos:darwin OR goos:linux a.b:1',
    '-goos:darwin',
    '--goos:linux',
    '-(goos:darwin OR a.b:2)',
    '-goos:darwin a.b:1',
    '-* OR *',
    '.unit:ns/op',
    '.unit:sec/op',
    '.unit:(B/op OR sec/op)',
    'goos:"AND" OR goos:linux',
    'goos:linux\u3000a.b:1',
  ])('%s', (query) => {
    expect(accepts(query)).toBe(true);
  });
});

describe('refuses to let through', () => {
  test.each([
    '-*',
    '.name:encode',
    'goos:lin',
    'goos:linux a.b:2',
    'goos:linux (a.b:2 OR pkg:x)',
    '.unit:op',
    '-.unit:ns/op',
    'goos:darwin OR goos:linux a.b:2',
  ])('%s', (query) => {
    expect(accepts(query)).toBe(false);
  });
});

test('a unit that was not converted has one name only', () => {
  expect(accepts('.unit:sec/op', 'ns/op', 'ns/op')).toBe(false);
});

describe('errors are benchstat’s', () => {
  test.each([
    ['', 'expected key:value or subexpression', 0],
    ['a', 'expected key:value', 0],
    ['  a :', 'expected key:value', 2],
    ['()', 'expected key:value or subexpression', 1],
    ['AND', 'expected key:value or subexpression', 0],
    ['(a:b', 'missing ")"', 4],
    ['(a:b))', 'unexpected ")"', 5],
    ['a:b,', 'unexpected ","', 3],
    ['a:(b c)', 'value list must be separated by OR', 5],
    ['a:(b OR AND)', 'expected value', 8],
    ['a:()', 'expected value', 3],
    ['a "b', 'missing end quote', 2],
    ['"a\\\\":b', 'missing end quote', 0],
    ['"a\\z":b', 'bad escape sequence', 0],
    ['"\\ud800":b', 'bad escape sequence', 0],
    ['.config:x', '.config is only allowed in projections', 0],
    ['"":x', 'key must not be empty', 0],
    ['a:/b', 'missing close "/"', 2],
    ['a:/(/', 'missing close "/"', 2],
    ['a:/b/c', 'regexp must be followed by space or an operator (unescaped "/"?)', 5],
    ['a:/(?=b)/', 'error parsing regexp: invalid or unsupported Perl syntax: `(?=`', 2],
    // The caret stands behind graphic characters: not a byte, not a tab, not a zero-width space.
    ['é世:/b**/', 'error parsing regexp: invalid nested repetition operator: `**`', 3],
    ['\t\u200ba', 'expected key:value', 0],
  ])('%j', (query, message, column) => {
    const expected = `syntax error: ${message}\n\t${query}\n\t${' '.repeat(column)}^`;
    expect(() => parseFilter(query)).toThrow(new Error(expected));
  });
});

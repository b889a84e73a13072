// Every place that takes a pattern or an expression for names limits its length: the time of a test is name × pattern, and the
// configuration of head, which is untrusted, counts where base has none.

import { describe, expect, test } from '@jest/globals';
import { UserError } from '../../../src/errors.ts';
import { parseArgs } from '../../../src/settings/command-line.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { parseInputs } from '../../../src/settings/inputs.ts';
import { MAX_PATTERN_CHARACTERS } from '../../../src/text/pattern.ts';
import { inWords } from '../../support/diagnostics.ts';

const errorsOf = (parse: () => unknown) => {
  try {
    parse();
  } catch (error) {
    if (error instanceof UserError) return error.diagnostics.map((one) => inWords(one));
    throw error;
  }
  return [];
};

const LONGEST = '**a'.repeat(400).slice(0, MAX_PATTERN_CHARACTERS);
const FILTER = `.name:/${'a*'.repeat(400)}/`;

describe.each([
  ['benchmarks of a budget', (text: string) => `budgets: [{metric: sec/op, max: 1s, benchmarks: "${text}"}]`],
  ['one of several', (text: string) => `budgets: [{metric: sec/op, max: 1s, benchmarks: ["a", "${text}"]}]`],
  ['packages', (text: string) => `budgets: [{metric: sec/op, max: 1s, packages: "${text}"}]`],
  ['commands', (text: string) => `budgets: [{metric: sec/op, max: 1s, commands: "${text}"}]`],
  ['paths', (text: string) => `paths: "${text}"`],
  ['depends-on', (text: string) => `depends-on: "${text}"`],
  ['benchmark-files', (text: string) => `benchmark-files: ["${text}"]`],
  ['paths of one command', (text: string) => `run: [{command: ./a, paths: "${text}"}]`],
  ['output-file', (text: string) => `output-file: "${text}"`],
  ['output-file of one command', (text: string) => `run: [{command: ./a, output-file: "${text}"}]`],
])('%s', (_, configOf) => {
  test('may be as long as a name', () => {
    expect(errorsOf(() => parseConfigFile(configOf(LONGEST), 'b.yml'))).toEqual([]);
  });

  test('may not be longer, with a line and a column', () => {
    const [error, ...others] = errorsOf(() => parseConfigFile(configOf(`${LONGEST}b`), 'b.yml'));
    expect(others).toEqual([]);
    expect(error?.where).toMatch(/^b\.yml:1:\d+/);
    expect(error?.message).toMatch(/has 1001 characters.*Use at most 1000\./);
  });
});

test.each([
  ['where', (text: string) => `budgets: [{metric: sec/op, max: 1s, where: '${text}'}]`],
  ['filter', (text: string) => `table: {filter: '${text}'}`],
  ['keys', (text: string) => `table: {row: '${text}'}`],
])('the expression in %s may not be longer', (_, configOf) => {
  const [error] = errorsOf(() => parseConfigFile(configOf(FILTER.repeat(2)), 'b.yml'));
  expect(error?.where).toMatch(/^b\.yml:1:\d+/);
  expect(error?.message).toContain('characters');
});

test.each([
  ['bisect --benchmarks', (text: string) => parseArgs('bisect', ['--base', 'a', '--benchmarks', text, '--', 'x'])],
  ['history --benchmarks', (text: string) => parseArgs('history', ['--benchmarks', text])],
  ['check --output-file', (text: string) => parseArgs('check', ['--output-file', text])],
  ['input recordings', (text: string) => parseInputs((name) => (name === 'recordings' ? text : ''), 'report')],
])('%s may not be longer', (_, parse) => {
  expect(errorsOf(() => parse(LONGEST))).toEqual([]);
  expect(errorsOf(() => parse(`${LONGEST}b`))[0]?.message).toContain('1001 characters');
});

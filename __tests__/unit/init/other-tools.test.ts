import { describe, expect, test } from '@jest/globals';
import { findOtherTools } from '../../../src/init/other-tools.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { sourceTree } from '../../support/source-tree.ts';

const WORKFLOW = '.github/workflows/bench.yml';
const find = (files: Record<string, string>) => findOtherTools(sourceTree(files));
const gab = (...inputs: readonly string[]) =>
  ['      - uses: benchmark-action/github-action-benchmark@v1', '        with:', ...inputs].join('\n');

describe('another tool', () => {
  test.each([
    ['github-action-benchmark', { [WORKFLOW]: gab() }],
    ['CodSpeed', { [WORKFLOW]: '- uses: "CodSpeedHQ/action@v4"' }],
    ['CodSpeed', { 'package.json': '{"devDependencies": {"@codspeed/vitest-plugin": "5"}}' }],
    ['CodSpeed', { 'api/Cargo.toml': '[dev-dependencies]\ncriterion = { package = "codspeed-criterion-compat" }\n' }],
    ['CodSpeed', { 'requirements-dev.txt': 'pytest\npytest-codspeed==4.0\n' }],
    ['Bencher', { [WORKFLOW]: '- uses: bencherdev/bencher@main' }],
    ['size-limit', { [WORKFLOW]: '- uses: andresz1/size-limit-action@v1' }],
    ['size-limit', { 'package.json': '{"devDependencies": {"size-limit": "11"}}' }],
  ])('%s is found in %j', (name, files) => {
    expect(find(files as Record<string, string>)).toMatchObject([{ name, path: Object.keys(files)[0] }]);
  });

  test('is not found in dependencies of others, in plain text and in workflows of this action', () => {
    const files = {
      'node_modules/a/package.json': '{"devDependencies": {"size-limit": "11"}}',
      'package.json': '{"description": "like size-limit", "dependencies": {"size-limiter": "1"}}',
      'README.md': '- uses: CodSpeedHQ/action@v4',
      [WORKFLOW]: '- uses: octo/bench-referee@v1',
    };
    expect(find(files)).toEqual([]);
  });
});

test('the advice for CodSpeed names the counts by its marks, and that they need no edited benchmark', () => {
  const [tool] = find({ 'requirements-dev.txt': 'pytest-codspeed\n' });
  expect(tool?.advice.join(' ')).toContain('`count: instructions`');
  expect(tool?.advice.join(' ')).not.toContain('the gate measures time');
});

describe('the threshold of github-action-benchmark', () => {
  const advice = (...inputs: readonly string[]) => find({ [WORKFLOW]: gab(...inputs) })[0]?.advice.at(-1);

  test.each([
    ['', '`alert-threshold: 200%` is `max-regression: 100%` here'],
    ["          alert-threshold: '150%'", '`alert-threshold: 150%` is `max-regression: 50%` here'],
    ['          alert-threshold: "300%"', '`alert-threshold: 300%` is `max-regression: 200%` here'],
    ['          alert-threshold: "100100%"', '`alert-threshold: 100100%` is `max-regression: 100000%` here'],
    ['          alert-threshold: 112.5%', '`alert-threshold: 112.5%` is `max-regression: 12.5%` here'],
    [
      '          alert-threshold: "110%"\n          fail-threshold: "130%"',
      '`fail-threshold: 130%` is `max-regression: 30%`',
    ],
  ])('%j becomes a limit', (input, sentence) => {
    expect(advice(input)).toContain(sentence);
  });

  test('becomes a limit that the configuration accepts', () => {
    const [, limit] = /`max-regression: (.*)`/.exec(advice('          alert-threshold: "100100%"') ?? '') ?? [];
    const { budgets } = parseConfigFile(
      `budgets:\n  - metric: time\n    max-regression: ${limit}\n`,
      'bench-referee.yml',
    );
    expect(budgets?.map(({ limits }) => [...limits])).toEqual([[['max-regression', 1000]]]);
  });

  test.each([
    [
      '          alert-threshold: "90%"',
      '`alert-threshold: 90%` has no equivalent: a limit is a change of 0% to 100000%',
    ],
    ['          alert-threshold: "100101%"', '`alert-threshold: 100101%` has no equivalent'],
  ])('%j has no equivalent', (input, sentence) => {
    expect(advice(input)).toContain(sentence);
  });
});

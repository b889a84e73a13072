// What is written, whatever was found: the configuration is one for our own parser, the workflow is one for
// actionlint (in the workflow tests) and holds to our own rules.

import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { formatIds } from '../../../src/formats/index.ts';
import { commandSuite } from '../../../src/init/command.ts';
import { renderConfiguration } from '../../../src/init/configuration.ts';
import { planOf } from '../../../src/init/gate-plan.ts';
import { ECOSYSTEMS, findSuites } from '../../../src/init/index.ts';
import { renderWorkflow } from '../../../src/init/workflow.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { below, GO, INIT_REPOSITORIES, VITEST } from '../../support/init-repositories.ts';
import { sourceTree } from '../../support/source-tree.ts';

const SURROUNDINGS = { maxMinutes: 20, uses: 'octo/bench-referee@v1.2.3' };

function written(files: Record<string, string>) {
  const plan = planOf(findSuites(sourceTree(files)).flatMap(({ suites }) => suites));
  if (plan === null) throw new Error('nothing was found');
  const workflow = renderWorkflow({ uses: 'octo/bench-referee@v1', steps: plan.steps, maxMinutes: 20 });
  const text = renderConfiguration(plan, SURROUNDINGS);
  return { plan, text, config: parseConfigFile(text, 'bench-referee.yml'), workflow, jobs: parse(workflow) };
}

describe.each(Object.entries(INIT_REPOSITORIES))('of %s', (_, files) => {
  test('the configuration is accepted, names a format that there is, and sets a budget', () => {
    const { config, plan } = written(files);
    expect(formatIds).toContain(config.format);
    expect(config.run).toEqual(plan.run);
    expect(config.setup ?? null).toBe(plan.setup.length === 0 ? null : plan.setup.join('\n'));
    expect(config.budgets?.length).toBeGreaterThan(0);
    expect([config.rounds, config.maxMinutes]).toEqual([{ min: 6, max: 30 }, 20]);
  });

  test('the workflow pins what it uses, grants what is needed, and keeps the token out of the checkout', () => {
    const { jobs, workflow } = written(files);
    const job = jobs.jobs['bench-referee'];
    expect(jobs.permissions).toEqual({});
    expect(job.permissions).toEqual({ contents: 'read', 'pull-requests': 'write', checks: 'write' });
    expect(job.steps[0].with).toEqual({ 'persist-credentials': false });
    for (const { uses } of job.steps.slice(0, -1)) {
      if (uses !== undefined) expect(uses).toMatch(/@[0-9a-f]{40}$/);
    }
    expect(job.steps.at(-1)).toEqual({ uses: 'octo/bench-referee@v1' });
    expect(workflow.match(/^ {6}(?:contents|pull-requests|checks): \w+ # /gm)).toHaveLength(3);
  });
});

describe('where the commands run', () => {
  test('one place below the root becomes the working directory', () => {
    const { config } = written(below('services/api', GO));
    expect(config.workingDirectory).toBe('services/api');
    expect(config.run?.[0]).toMatch(/^go test /);
  });

  test('of several places each command goes to its own, and the setups do not stay there', () => {
    const { config } = written({ ...below('a', GO), ...below('b c', GO) });
    expect(config.workingDirectory).toBeUndefined();
    expect(config.run?.map((command) => command.split('go test')[0])).toEqual(['cd a && ', "cd 'b c' && "]);
    expect(config.setup).toBe("(cd a && go test -run='^$' ./...)\n(cd 'b c' && go test -run='^$' ./...)");
  });

  test('packages with one lock file are installed once, and their results looked for in both', () => {
    const { config } = written(INIT_REPOSITORIES['packages of javascript']!);
    expect(config.run).toHaveLength(2);
    expect(config.outputFile).toBe('**/bench-referee-results.json');
  });
});

describe('several tools', () => {
  const files = { ...GO, ...VITEST };

  test('the format with more benchmarks is measured, the other stands in a comment', () => {
    const { plan, text, jobs } = written(files);
    expect(plan.format).toBe('vitest-bench');
    expect(text).toMatch(/^# Also found, .*: 1 benchmark in a_test\.go \(go test, format: go\)\.$/m);
    expect(jobs.jobs['bench-referee'].steps).toHaveLength(3);
  });

  test('who reads single benchmarks comes before who times the whole', () => {
    const mitata = INIT_REPOSITORIES['mitata']!;
    expect(written({ ...GO, ...below('a', mitata), ...below('b', mitata) }).plan.format).toBe('go');
  });
});

describe('nothing to measure', () => {
  test('without a benchmark there is no plan', () => {
    const found = findSuites(sourceTree({ 'go.mod': '', 'package.json': '{}' }));
    expect(found.map(({ ecosystem }) => ecosystem.title)).toEqual(['Go', 'JavaScript']);
    expect(planOf(found.flatMap(({ suites }) => suites))).toBeNull();
    expect(findSuites(sourceTree({ 'README.md': '' }))).toEqual([]);
  });

  test('a command that is named is measured as a whole, with the toolchains of the repository', () => {
    const suites = findSuites(sourceTree({ 'go.mod': '' })).flatMap((one) => one.suites);
    const plan = planOf([commandSuite('make "all: now" # quick', suites)]);
    const config = parseConfigFile(renderConfiguration(plan!, SURROUNDINGS), 'bench-referee.yml');
    expect(config).toMatchObject({ run: ['make "all: now" # quick'], format: 'command' });
    expect(plan?.steps).toHaveLength(1);
  });

  test('every ecosystem says what it looks for', () => {
    for (const { title, lookedFor } of ECOSYSTEMS) expect([title, lookedFor]).not.toContain('');
  });
});

test('editors find the schema of the version that runs, where there is one', () => {
  const { plan } = written(GO);
  const text = (uses: string) => renderConfiguration(plan, { ...SURROUNDINGS, uses });
  expect(text('octo/bench-referee@v1.2.3')).toContain(
    '# yaml-language-server: $schema=https://raw.githubusercontent.com/octo/bench-referee/v1.2.3/docs/configuration.schema.json\n',
  );
  expect(text('./')).not.toContain('yaml-language-server');
});

// Our own workflows: what a stranger's pull request can reach in them, and what the jobs that sign and publish a
// release may run. What zizmor knows to look for is left to zizmor.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { root } from '../support/docs.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly permissions: Readonly<Record<string, string>>;
  readonly needs?: string;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: string | Readonly<Record<string, unknown>>;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = join(root, '.github/workflows');
const read = (name: string) => parse(readFileSync(join(folder, name), 'utf8')) as Workflow;
const writes = ({ permissions }: Job) =>
  Object.entries(permissions).flatMap(([name, level]) => (level === 'write' ? [name] : []));

describe.each(readdirSync(folder))('%s', (name) => {
  const { on, permissions, jobs } = read(name);
  const events = typeof on === 'string' ? [on] : Object.keys(on);
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('grants nothing but to single jobs', () => {
    expect(permissions).toEqual({});
    expect(Object.values(jobs).filter((job) => job.permissions === undefined)).toEqual([]);
  });

  test('is started by no event that gives a stranger the token of the repository', () => {
    const safe = ['branch_protection_rule', 'pull_request', 'push', 'schedule'];
    // It runs nothing of the pull request: see below.
    const isMover = name === 'dependabot-dist-push.yml';
    expect(events.filter((event) => !safe.includes(event))).toEqual(isMover ? ['workflow_run'] : []);
  });

  test('caches nothing, and leaves no credentials in a checkout', () => {
    const switchedOn = (given: Step['with'] = {}) => Object.keys(given).filter((key) => given[key] !== false);
    expect(steps.filter(({ uses, with: given }) => /cache/i.test(`${uses} ${switchedOn(given)}`))).toEqual([]);
    for (const { uses, with: given } of steps) {
      if (uses?.startsWith('actions/checkout@')) expect(given).toMatchObject({ 'persist-credentials': false });
    }
  });
});

describe('release.yml', () => {
  const { on, jobs } = read('release.yml');
  const { rebuild, attest, publish, npm } = jobs as Record<'rebuild' | 'attest' | 'publish' | 'npm', Job>;
  const runsOf = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? []).join('\n');

  test('starts with the tag of a version, and with nothing else', () => {
    expect(on).toEqual({ push: { tags: ['v[0-9]+.[0-9]+.[0-9]+'] } });
  });

  test('the job that runs packages may write nothing, and runs none of their scripts at install', () => {
    expect(writes(rebuild)).toEqual([]);
    expect(runsOf(rebuild)).toMatch(/^npm ci --ignore-scripts$/m);
    expect(runsOf(rebuild)).toMatch(/^node scripts\/build\.mjs$/m);
  });

  test('signing and publishing wait for it, are jobs of their own with one right each, and run no package', () => {
    expect([attest.needs, publish.needs, npm.needs]).toEqual(['rebuild', 'attest', 'publish']);
    expect([attest, publish, npm].map(writes)).toEqual([['id-token', 'attestations'], ['contents'], ['id-token']]);
    for (const job of [attest, publish, npm]) {
      const packing = /^ *npm (?:pkg set gitHead=.*|(?:pack|publish) --ignore-scripts .*)$/gm;
      expect(runsOf(job).replaceAll(packing, '')).not.toMatch(/\b(?:npm|npx|node|dist\/\S*\.js)\b/);
    }
    for (const job of [publish, npm]) expect(job.steps.filter(({ uses }) => uses?.includes('checkout'))).toEqual([]);
  });

  test('npm gets the package that was signed, by no secret', () => {
    expect(runsOf(attest)).toMatch(/^npm pack --ignore-scripts --pack-destination release$/m);
    expect(runsOf(npm)).toMatch(
      /^npm publish --ignore-scripts --provenance --access public \.\/release\/bench-referee-\*\.tgz$/m,
    );
    expect(readFileSync(join(folder, 'release.yml'), 'utf8')).not.toMatch(/secrets\.|NODE_AUTH_TOKEN/);
  });
});

describe('dist in a pull request of Dependabot', () => {
  const { rebuild } = read('dependabot-dist.yml').jobs as Record<'rebuild', Job>;
  const { push } = read('dependabot-dist-push.yml').jobs as Record<'push', Job>;

  test('is built by a job that may write nothing, without scripts of packages at install', () => {
    expect(writes(rebuild)).toEqual([]);
    expect(rebuild.steps.flatMap(({ run }) => run ?? [])).toEqual([
      'npm ci --ignore-scripts',
      'node scripts/build.mjs',
    ]);
  });

  test('is pushed by a job that runs no package, and checks the pull request before it looks at its files', () => {
    expect(writes(push)).toEqual(['contents']);
    const runs = push.steps.flatMap(({ run }) => run ?? []).join('\n');
    expect(runs).not.toMatch(/\b(?:npm|npx|node|\S+\.m?js)\b/);
    // What others wrote comes in by variables, so that the shell never reads it as code.
    expect(runs).not.toContain('${{');
    const [check, ...others] = push.steps as (Step & { readonly id?: string; readonly if?: string })[];
    expect(check?.id).toBe('check');
    expect(others.filter((step) => step.if !== "steps.check.outputs.number != ''")).toEqual([]);
  });
});

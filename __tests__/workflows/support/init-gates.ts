// Tests of the gates that `init` writes, for whole repositories with real tools: the workflow under actionlint, zizmor and
// act, without an edit. A pull request that changes nothing must be green, and one with a planted slowdown red. These
// fetch from package registries. Two test files share them, so that both can run at the same time.

import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as pins from '../../../src/init/pins.ts';
import { cli } from '../../support/program.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { pullRequestEvent } from './events.ts';
import { must, type Variables } from './program.ts';
import { type Command, has, OWN, OWN_CPU } from './tools.ts';
import { makeWorld, type World } from './world.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures/init');

interface Gate {
  /** A folder of `__tests__/fixtures/init`. */
  readonly repository: string;
  /** The tool as `init` names it. */
  readonly tool: string;
  /** Name of the benchmark in the report. */
  readonly benchmark: string;
  readonly needs: Command;
  /** A header that must be there as well. */
  readonly header?: string;
  /** Options of the tool that say how long it measures, and shorter ones. */
  readonly shorter?: readonly [written: string, used: string];
  /** A text of a file, and the one that makes it three times as slow. */
  readonly planted: { readonly path: string; readonly from: string; readonly to: string };
}

const JS = { path: 'words.js', from: 'return text.split', to: 'return text.repeat(3).split' };
const PYTHON = { path: 'words.py', from: 'len(text.split())', to: 'len((text * 3).split()) // 3' };
const PYTHON_NEEDS: Command = ['python3', '-m', 'venv', '--help'];
const RUST = {
  path: 'src/lib.rs',
  from: 'text.split_whitespace().count()',
  to: '(0..3).map(|_| std::hint::black_box(text).split_whitespace().count()).sum::<usize>() / 3',
};
const CPP = { path: 'src/words.cc', from: 'in(text)', to: 'in(text + text + text)' };
const JAVA_PATH = 'src/main/java/com/example/Words.java';

export const OTHER_GATES: readonly Gate[] = [
  {
    ...{ repository: 'go', tool: 'go test', benchmark: 'Count', needs: ['go', 'version'] },
    shorter: ['-test.benchmem', '-test.benchmem -test.benchtime=100ms'],
    planted: { path: 'words.go', from: 'strings.Fields(text)', to: 'strings.Fields(text + text + text)' },
  },
  { repository: 'js', tool: 'vitest bench', benchmark: 'count', needs: ['npm', '--version'], planted: JS },
  { repository: 'js-tinybench', tool: 'tinybench', benchmark: 'count', needs: ['npm', '--version'], planted: JS },
  {
    ...{ repository: 'python', tool: 'pytest-benchmark', benchmark: 'test_count_speed' },
    ...{ needs: PYTHON_NEEDS, planted: PYTHON },
  },
  { repository: 'python-asv', tool: 'asv', benchmark: 'time_count', needs: PYTHON_NEEDS, planted: PYTHON },
  {
    ...{ repository: 'cpp', tool: 'Google Benchmark', benchmark: 'BM_count', needs: ['cmake', '--version'] },
    ...{ header: '/usr/include/benchmark/benchmark.h', planted: CPP },
  },
  {
    ...{ repository: 'cpp-catch2', tool: 'Catch2', benchmark: 'count a text/count', needs: ['cmake', '--version'] },
    ...{ header: '/usr/include/catch2', planted: CPP },
  },
];

export const RUST_AND_JAVA_GATES: readonly Gate[] = [
  {
    ...{ repository: 'rust', tool: 'Criterion.rs', benchmark: 'count', needs: ['cargo', '--version'], planted: RUST },
    shorter: ['--warm-up-time 0.5 --measurement-time 1', '--warm-up-time 0.1 --measurement-time 0.2'],
  },
  { repository: 'rust-divan', tool: 'divan', benchmark: 'count', needs: ['cargo', '--version'], planted: RUST },
  {
    ...{ repository: 'java', tool: 'JMH by Maven', benchmark: 'Words.count', needs: ['mvn', '--version'] },
    shorter: ['-wi 3 -w 1 -i 3 -r 1', '-wi 1 -w 500ms -i 1 -r 500ms'],
    planted: { path: JAVA_PATH, from: 'text.trim()', to: 'text.repeat(3).trim()' },
  },
];

export function testGate(gate: Gate): void {
  // In .ci/run a tool that is missing is an error, and the test fails.
  const isWanted = isHere(gate) || process.env['CI'] === 'true';
  const run = isWanted ? test : test.skip;
  // Names of skipped tests are not shown where several files run.
  if (!isWanted) process.stderr.write(`${gate.tool} is not tried\n`);

  describe(`${gate.tool}: the gate that init writes`, () => {
    let world: World;
    let base: string;
    beforeAll(async () => {
      world = await makeWorld(await ownEnvironment());
      base = await pushGate(world, gate);
    });
    afterAll(() => world?.close());

    test('actionlint and zizmor accept the workflow', () => lintWorkflows(world.repository.folder));

    run(
      'a pull request without a slowdown is green',
      async () => {
        const { conclusion } = await judge(world, gate, { number: 7, base, isSlower: false });
        // The gate may be wrong once in a hundred runs, and not twice in a row.
        const again = conclusion === 'failure' ? await judge(world, gate, { number: 9, base, isSlower: false }) : null;
        // A machine that is too noisy to decide is no reason for red.
        expect(['success', 'neutral']).toContain(again?.conclusion ?? conclusion);
      },
      TIMEOUT_MS,
    );

    run(
      'a planted slowdown is red',
      async () => {
        const { conclusion, comment } = await judge(world, gate, { number: 8, base, isSlower: true });
        expect(conclusion).toBe('failure');
        expect(comment).toContain(gate.benchmark);
      },
      TIMEOUT_MS,
    );
  });
}

const TIMEOUT_MS = 20 * 60_000;

function isHere({ needs, header }: Gate): boolean {
  return has(...needs) && (header === undefined || existsSync(header));
}

/** Writes the gate into the repository, which is the base of every pull request. Returns the commit. */
async function pushGate(world: World, { repository, tool, shorter = ['', ''] }: Gate): Promise<string> {
  const { folder } = world.repository;
  await git(world, 'checkout', '--quiet', '--orphan', 'fresh');
  await git(world, 'rm', '-r', '--quiet', '--force', '.');
  cpSync(join(FIXTURES, repository), folder, { recursive: true });
  const { code, stdout, stderr } = await cli(['init', '--uses', `OWNER/bench-referee@${'0'.repeat(40)}`], { folder });
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^found\n {2}(?:1 benchmark in|the script) /);
  expect(stdout).toContain(` (${tool})\n`);
  edit(join(folder, '.github/bench-referee.yml'), (text) =>
    text
      .replace(/^cpus: one .*\n/m, '')
      .replace('rounds: 6..30', CHANGED)
      // The first week, in which nothing is red, is over.
      .replaceAll(/until: \d{4}-\d{2}-\d{2}/g, 'until: 2020-01-01')
      .replace(...shorter),
  );
  const sha = await commitAll(world, 'a first version');
  await git(world, 'push', '--quiet', '--force', 'origin', `${sha}:refs/heads/main`);
  return sha;
}

/**
 * What is changed besides `shorter`: six rounds are enough for a large slowdown, and take less time. On one processor
 * for each test file, the gates do not disturb each other, so they need not wait for each other.
 */
const CHANGED = `rounds: 6\ncpus: ${OWN_CPU}`;

interface PullRequest {
  readonly number: number;
  readonly base: string;
  readonly isSlower: boolean;
}

/** Runs the workflow on a pull request. Returns what GitHub has got of it. */
async function judge(world: World, { planted: { path, from, to } }: Gate, { number, base, isSlower }: PullRequest) {
  const { folder } = world.repository;
  await git(world, 'checkout', '--quiet', '--force', '--detach', base);
  const mark = path.endsWith('.py') ? '#' : '//';
  edit(join(folder, path), (text) => (isSlower ? text.replace(from, to) : `${text}${mark} Words are counted.\n`));
  const head = await commitAll(world, 'change it');
  await git(
    world,
    'push',
    '--quiet',
    'origin',
    ...['head', 'merge'].map((ref) => `${head}:refs/pull/${number}/${ref}`),
  );
  await world.github.seed({ pullRequests: [{ number, headSha: head, baseSha: base }] });
  const event = pullRequestEvent(number, { head, merge: head, base });
  await world.act({ workflow: 'bench-referee.yml', event, stubs: STUBS, exitCode: isSlower ? 1 : null });
  const { comments, checkRuns } = await world.github.state();
  const [checkRun, ...others] = checkRuns.filter(({ head_sha }) => head_sha === head);
  expect([checkRun?.name, others]).toEqual(['bench-referee', []]);
  return { conclusion: checkRun?.conclusion, comment: comments[number]?.map(({ body }) => body).join('\n') };
}

/** All actions of the workflow besides this one. What they set up is on the machine already. */
const STUBS = Object.fromEntries(
  Object.values(pins).map((pin) => [`${pin.action}@${pin.sha}`, pin === pins.CHECKOUT ? 'checkout' : 'nothing']),
);

function edit(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'utf8');
  if (change(text) === text) throw new Error(`nothing changes in ${path}`);
  writeFileSync(path, change(text));
}

async function commitAll(world: World, message: string): Promise<string> {
  await git(world, 'add', '--all');
  await git(world, 'commit', '--quiet', `--message=${message}`);
  return git(world, 'rev-parse', 'HEAD');
}

function git({ env, repository: { folder } }: World, ...args: readonly string[]): Promise<string> {
  return must('git', args, { env: { ...env, ...AUTHOR }, folder });
}

const AUTHOR = {
  GIT_AUTHOR_NAME: 'octo',
  GIT_AUTHOR_EMAIL: 'octo@example.com',
  GIT_COMMITTER_NAME: 'octo',
  GIT_COMMITTER_EMAIL: 'octo@example.com',
};

/**
 * Returns a `cargo` that compiles the dependencies of a repository once, as a cache of the service keeps them. The first
 * tree leaves what it built, and each later one begins with a copy of it. Cargo compiles the code of the tree itself
 * anew, because it is in another folder.
 */
const makeCargo = (own: string) => `#!/bin/sh
kept=$(dirname "$0")/target-$(cksum < Cargo.toml | tr -d ' ')
[ -d target ] || [ ! -d "$kept" ] || cp -rp "$kept" target
'${own}' "$@" || exit
[ ! -d target ] || [ -d "$kept" ] || cp -rp target "$kept"
`;

/**
 * Returns the user's own environment, for the caches and registries of the tools, without the variables of a runner. A
 * `sudo` that does nothing comes first on the path, because what a step would install is on the machine already.
 */
async function ownEnvironment(): Promise<Variables> {
  const programs = temporaryFolder('programs-');
  writeFileSync(join(programs, 'sudo'), '#!/bin/sh\n', { mode: 0o755 });
  const cargo = (process.env['PATH'] ?? '').split(delimiter).find((folder) => existsSync(join(folder, 'cargo')));
  if (cargo !== undefined) writeFileSync(join(programs, 'cargo'), makeCargo(join(cargo, 'cargo')), { mode: 0o755 });
  const kept = Object.entries(OWN).filter(([name]) => !/^(?:CI|GITHUB_.*|RUNNER_.*|ACTIONS_.*|INPUT_.*)$/.test(name));
  const path = [programs, dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter);
  return { ...Object.fromEntries(kept), PATH: path, GIT_CONFIG_GLOBAL: '/dev/null', XDG_CONFIG_HOME: programs };
}

/** Throws what actionlint and zizmor say about the workflows of a repository. */
export async function lintWorkflows(folder: string): Promise<void> {
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder };
  await must('actionlint', [], { env, folder });
  await must('zizmor', ['--offline', '--quiet', '--persona', 'pedantic', '.github'], { env, folder });
}

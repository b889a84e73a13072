// What both sides find around them when they run for real: paths and environments of the same size, and a
// temporary folder that is empty every time. Each of these alone can move a benchmark.

import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { findLocalCommits } from '../../src/git/local-commits.ts';
import { openStore } from '../../src/git/store.ts';
import { makeTrees } from '../../src/git/trees.ts';
import { makeRun } from '../../src/host/child.ts';
import { collect } from '../../src/measure/collect.ts';
import type { MeasureInputs } from '../../src/measure/measure-inputs.ts';
import { resolveSettings } from '../../src/settings/settings.ts';
import { makeGitHost } from '../support/git-host.ts';
import { NOTHING_OPEN } from '../support/measuring.ts';
import { makeWorld, type Repo, type World } from '../support/temp-repo.ts';
import { TODAY } from '../support/today.ts';

const onPosix: (name: string, run: () => void) => void = process.platform === 'win32' ? () => {} : describe;

/** Prints what it finds as benchmarks, and leaves a file behind for the next one to find. */
const LOOK_AROUND = `
env=$(env | wc -c) path=$(pwd | wc -c) left=$(ls -A "$TMPDIR" | wc -l)
touch "$TMPDIR/left-behind"
printf '[{"name":"%s","unit":"bytes","value":%d}]\\n' env "$env" path "$path" left "$left"
`;

const COMMITS = {
  base: 'HEAD~1',
  head: 'head',
  config: '',
  configGiven: false,
  configFrom: 'worktree',
} as const;

onPosix('both sides', () => {
  let world: World;
  let repo: Repo;
  beforeEach(() => {
    world = makeWorld();
    repo = world.init('repository');
    repo.commit({ 'code.txt': 'one\n', 'sub/code.txt': 'one\n' });
    repo.commit({ 'code.txt': 'longer than it was\n' });
  });
  afterEach(() => world.remove());

  async function lookAround(given: Partial<MeasureInputs['settings']>) {
    const git = makeGitHost(world, repo.folder);
    const root = git.newFolder();
    const store = await openStore(git, join(root, 'store'), null);
    const commits = await findLocalCommits(git, store, COMMITS);
    const trees = await makeTrees(git, root, { store, commits, originUrl: null, benchmarkFiles: [] });
    const { measure } = resolveSettings({ run: [LOOK_AROUND], format: 'json' }, null, {
      commits: COMMITS,
      today: TODAY,
    });
    const host = {
      ...git,
      run: makeRun({ platform: process.platform, signal: git.cancelled, temporaryRoot: world.root }),
      machine: () =>
        Promise.resolve({
          os: '',
          kernel: '',
          architecture: '',
          cpu: '',
          cores: 1,
          memoryBytes: 0,
          image: null,
          node: '',
        }),
      observe: () => Promise.resolve({ load: null, cpu: null, mhz: null }),
    };
    const none = { total: 0, paths: [] };
    const { series, problems } = await collect(host, {
      settings: { ...measure, rounds: { min: 3, max: 3 }, ...given },
      commits,
      trees,
      decisions: [],
      canSkip: true,
      changes: { lockFiles: none, benchmarkSources: none },
      seed: 'seed',
      slowdown: null,
      publishVerdict: () => Promise.resolve(),
      findBroken: () => ({ rows: [], series: [] }),
      findOpenTimes: () => ({ times: [], isCertain: false }),
      rebuilding: null,
      search: null,
      profiling: null,
      sides: ['base', 'head'],
      baseline: null,
      looks: [],
      undecided: () => ({
        ...NOTHING_OPEN,
        names: [],
        of: 2,
      }),
      findRenames: () => new Map(),
      findPlanErrors: () => [],
    });
    expect(problems).toEqual([]);
    return Object.fromEntries(
      series.map(({ name, base, head }) => [name, [...base.values.flat(), ...head.values.flat()]]),
    );
  }

  test.each<[string, Partial<MeasureInputs['settings']>]>([
    ['at the root', {}],
    ['in a folder below, after setup', { workingDirectory: 'sub', setup: 'touch "$TMPDIR/of-setup"' }],
    ...(process.platform === 'linux' ? [['made nicer', { nice: 1 }] as [string, { nice: number }]] : []),
  ])('%s: the same size of everything, and an empty temporary folder', async (_, given) => {
    const { env = [], path = [], left } = await lookAround(given);
    expect(left).toEqual(Array(6).fill(0));
    expect(env).toEqual(Array(6).fill(env[0]));
    expect(path).toEqual(Array(6).fill(path[0]));
    expect(Math.min(...env, ...path)).toBeGreaterThan(10);
  });
});

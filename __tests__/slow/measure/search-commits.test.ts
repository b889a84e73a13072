// The search on random pull requests with a fake machine: setup that fails, commands that fail, benchmarks that are missing or
// renamed, in any commit. The answer is right or a range that holds the right commit, and never another one.

import { describe, expect, test } from '@jest/globals';
import { randomOf } from '../../../bench/random.ts';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { findBrokenRows } from '../../../src/analyse/while-measuring.ts';
import type { ChildSpec, Host } from '../../../src/host/host.ts';
import { collect } from '../../../src/measure/collect.ts';
import type { CommitSearch } from '../../../src/measure/measure-inputs.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { countCases } from '../../support/case-count.ts';
import { type Answer, makeFakeHost } from '../../support/fake-host.ts';
import { aMeasuring } from '../../support/measuring.ts';
import { TODAY } from '../../support/today.ts';

const RUNS = countCases({ usual: 20, all: 200 });

const COMMITS = 12;

const NOISE = 0.02;

/** What is wrong with a commit. */
type Fault = 'setup' | 'command' | 'missing';

interface PullRequest {
  /** The commit that makes it slower, from 1 to COMMITS. */
  readonly culprit: number;
  /** Faults by commit. Head has none. */
  readonly faults: ReadonlyMap<number, Fault>;
  /** The first commit with the new name; null: it keeps its name. */
  readonly renamedAt: number | null;
}

function drawPullRequest(random: ReturnType<typeof randomOf>): PullRequest {
  const below = (end: number) => Math.floor(random.uniform() * end);
  const faults = new Map<number, Fault>();
  for (let commit = 1; commit < COMMITS; commit += 1)
    if (below(3) === 0) faults.set(commit, (['setup', 'command', 'missing'] as const)[below(3)]!);
  return { culprit: 1 + below(COMMITS), faults, renamedAt: below(2) === 0 ? 1 + below(COMMITS) : null };
}

/** A tool in the tree of each commit: `/t/base`, `/t/c001` and so on, `/t/head`. */
function answerIn({ culprit, faults, renamedAt }: PullRequest, random: ReturnType<typeof randomOf>) {
  return ({ folder, script }: ChildSpec): Answer => {
    const [, name = ''] = /^\/t\/(\w+)/.exec(folder) ?? [];
    const commit = name === 'base' ? 0 : name === 'head' ? COMMITS : Number(name.slice(1));
    const fault = faults.get(commit);
    if (script === 'build') return { exitCode: fault === 'setup' ? 1 : 0 };
    if (fault === 'command') return { exitCode: 2 };
    const level = (commit >= culprit ? 112 : 100) * (1 + NOISE * random.gauss());
    const own = renamedAt !== null && commit >= renamedAt ? 'ParseAll' : 'Parse';
    const lines = [
      ...(fault === 'missing' ? [] : [`Benchmark${own}-8\t10\t${level} ns/op`]),
      'BenchmarkSame-8\t10\t50 ns/op',
    ];
    return { stdout: `pkg: example.com/x\n${lines.join('\n')}\nPASS\n` };
  };
}

const POLICY = policyOf(
  parseConfigFile(
    'budgets:\n  - metric: sec/op\n    max-regression: 5%\nrenamed:\n  Parse: ParseAll\n',
    '.github/bench-referee.yml',
  ),
  TODAY,
);

const shaOf = (commit: number) => String(commit).padStart(40, '0');

const SEARCH: CommitSearch = {
  minutes: 30,
  candidates: {
    commits: Array.from({ length: COMMITS }, (_, index) => ({ sha: shaOf(index + 1), subject: `change ${index + 1}` })),
    create(position) {
      const name = `c${String(position + 1).padStart(3, '0')}`;
      return Promise.resolve({ folder: `/t/${name}`, temporary: `/t/tmp/${name}`, home: `/t/home/${name}` });
    },
  },
  begun: null,
};

async function search(pullRequest: PullRequest, random: ReturnType<typeof randomOf>) {
  return searchOn(makeFakeHost(answerIn(pullRequest, random)).host);
}

async function searchOn(host: Host) {
  const settings = { run: ['bench'], setup: 'build', format: 'go', rounds: { min: 10, max: 10 } };
  const findBroken = (recording: Recording) => findBrokenRows(recording, POLICY);
  const recording = await collect(host, aMeasuring(settings, { search: SEARCH, findBroken, canSkip: false }));
  const { rows } = analyse(recording, POLICY);
  return rows.find(({ name }) => name.startsWith('Parse'))?.culprit;
}

describe('the search on random pull requests', () => {
  test('never names a wrong commit, whatever commits between cannot be measured', async () => {
    const random = randomOf(20);
    const kinds = new Map<string, number>();
    for (let run = 0; run < RUNS; run += 1) {
      const pullRequest = drawPullRequest(random);
      const culprit = await search(pullRequest, random);
      expect({ run, pullRequest, culprit }).toMatchObject({ culprit: { of: COMMITS } });
      const { kind, positions } = culprit!;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      expect({ run, pullRequest, positions }).toMatchObject({
        positions: expect.arrayContaining([pullRequest.culprit]),
      });
      if (kind === 'commit') expect(positions).toEqual([pullRequest.culprit]);
      expect(kind).not.toBe('several');
    }
    expect(kinds.get('commit')).toBeGreaterThan(RUNS / 4);
  });

  test('builds at most as many commits as a bisection, and one, when answers are clear', async () => {
    const random = randomOf(21);
    for (let culprit = 1; culprit <= COMMITS; culprit += 1) {
      const found = await search({ culprit, faults: new Map(), renamedAt: null }, random);
      expect(found).toMatchObject({ kind: 'commit', positions: [culprit] });
      expect(found!.builds).toBeLessThanOrEqual(Math.ceil(Math.log2(COMMITS)) + 1);
      expect(found!.rounds).toBeLessThanOrEqual(40);
    }
  });

  test('moves the programs that each tree has built', async () => {
    const answer = answerIn({ culprit: 5, faults: new Map(), renamedAt: null }, randomOf(22));
    const built = new Set<string>();
    const measured = new Set<string>();
    const moved = new Set<string>();
    const { host } = makeFakeHost((spec) => {
      (spec.script === 'build' ? built : measured).add(spec.folder);
      return answer(spec);
    });
    const files: Host['files'] = {
      ...host.files,
      stamps: (tree) => new Map(built.has(tree) ? [['program', '1']] : []),
      markProgram: () => 0,
      moveIfUsed: (path) => Number(moved.add(path).size > 0),
    };
    expect(await searchOn({ ...host, files })).toMatchObject({ kind: 'commit', positions: [5] });
    expect(measured.size).toBeGreaterThan(3);
    expect([...moved].toSorted()).toEqual([...measured].map((tree) => `${tree}/program`).toSorted());
  });
});

// Writers of the history against a ref that does what GitHub's does: it moves only from the commit that the writer saw. A
// writer can be stopped after any request.

import { expect, test } from '@jest/globals';
import { type Dice, diceOf } from '../../../bench/fuzz/dice.ts';
import { ApiError, type HistoryApi } from '../../../src/host/github-api.ts';
import { appendFiles } from '../../../src/publish/append-run.ts';

const REF = 'refs/bench-referee/history';

interface Commit {
  readonly tree: string;
  readonly parent: string | null;
}

/** A repository in memory: a tree is the list of its files, sorted. */
class Repository {
  readonly trees = new Map<string, readonly string[]>();
  readonly commits = new Map<string, Commit>();
  tip: string | null = null;

  addTree(files: readonly string[]): string {
    const id = files.join('\n');
    this.trees.set(id, files);
    return id;
  }

  files(): readonly string[] {
    return this.tip === null ? [] : this.trees.get(this.commits.get(this.tip)!.tree)!;
  }
}

class Stopped extends Error {}

/** The API for one writer. `mayStop` is asked before and after each request. */
function connect(repository: Repository, mayStop: () => boolean, turn: () => Promise<void>): HistoryApi {
  const request = async <T>(work: () => T): Promise<T> => {
    await turn();
    if (mayStop()) throw new Stopped();
    const answer = work();
    await turn();
    if (mayStop()) throw new Stopped();
    return answer;
  };
  return {
    listCommitsSince: () => Promise.resolve(null),
    readRef: () =>
      request(() => {
        const { tip } = repository;
        return tip === null ? null : { commit: tip, tree: repository.commits.get(tip)!.tree };
      }),
    createTree: ({ base, files: added }) =>
      request(() => {
        const files = base === null ? [] : repository.trees.get(base)!;
        return repository.addTree([...new Set([...files, ...added.map(({ path }) => path)])].sort());
      }),
    createCommit: ({ tree, parent }) =>
      request(() => {
        const id = `commit ${repository.commits.size}`;
        repository.commits.set(id, { tree, parent });
        return id;
      }),
    moveRef: (_, { from, to }) =>
      request(() => {
        if (repository.tip !== from) return 'Update is not a fast forward';
        repository.tip = to;
        return null;
      }),
  };
}

const silent = { info() {}, warning() {}, error() {}, quote() {} };
const clock = { nowMs: () => 0, today: () => '2026-01-01', time: () => '', sleep: () => Promise.resolve() };

/** Runs a writer until it has done its work: a job that is stopped is started again. */
async function write(repository: Repository, path: string, dice: Dice): Promise<void> {
  const turn = async () => {
    for (let waits = dice.below(3); waits > 0; waits -= 1) await Promise.resolve();
  };
  let stopsLeft = 3;
  const mayStop = () => stopsLeft > 0 && dice.oneIn(12) && stopsLeft-- > 0;
  for (;;) {
    try {
      await appendFiles({ clock, log: silent }, connect(repository, mayStop, turn), {
        ref: REF,
        files: [{ path, text: path }],
        message: path,
      });
      return;
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
  }
}

test('twenty writers at once, stopped at random: nothing is lost, nothing is there twice, and the ref is always valid', async () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const repository = new Repository();
    const paths = Array.from({ length: 20 }, (_, index) => `runs/2026-01/${String(index).padStart(2, '0')}.json`);
    await Promise.all(paths.map((path, index) => write(repository, path, diceOf(seed, index))));
    expect([seed, repository.files()]).toEqual([seed, paths]);
    // Each commit adds one file to that of its parent.
    let lengths = 0;
    for (let at = repository.tip; at !== null; at = repository.commits.get(at)!.parent) lengths += 1;
    expect([seed, lengths]).toEqual([seed, 20]);
  }
});

test('the naive way, which moves the ref by force, loses runs', async () => {
  const repository = new Repository();
  const paths = Array.from({ length: 20 }, (_, index) => `runs/${index}.json`);
  await Promise.all(
    paths.map(async (path, index) => {
      const dice = diceOf(1, index);
      const turn = async () => {
        for (let waits = dice.below(3); waits > 0; waits -= 1) await Promise.resolve();
      };
      const api = connect(repository, () => false, turn);
      const now = await api.readRef(REF);
      const tree = await api.createTree({ base: now?.tree ?? null, files: [{ path, text: path }] });
      repository.tip = await api.createCommit({ tree, parent: now?.commit ?? null, message: path });
    }),
  );
  expect(repository.files().length).toBeLessThan(20);
});

test.each([
  ['forbidden', 'history-forbidden'],
  ['missing', 'history-forbidden'],
  ['invalid', 'history-not-written'],
  ['unavailable', 'history-not-written'],
] as const)('a server that answers "%s" gives a sentence', async (failure, code) => {
  const api = {
    ...connect(
      new Repository(),
      () => false,
      () => Promise.resolve(),
    ),
    createTree: () => Promise.reject(new ApiError(failure, 403, 'no')),
  };
  const file = { ref: REF, files: [{ path: 'a', text: 'a' }], message: 'a' };
  await expect(appendFiles({ clock, log: silent }, api, file)).rejects.toMatchObject({ diagnostics: [{ code }] });
});

test('a ref that never stands still ends after a while', async () => {
  const repository = new Repository();
  const api = {
    ...connect(
      repository,
      () => false,
      () => Promise.resolve(),
    ),
    moveRef: () => {
      repository.commits.set(`other ${repository.commits.size}`, { tree: repository.addTree([]), parent: null });
      repository.tip = [...repository.commits.keys()].at(-1)!;
      return Promise.resolve('Update is not a fast forward');
    },
  };
  const file = { ref: REF, files: [{ path: 'a', text: 'a' }], message: 'a' };
  await expect(appendFiles({ clock, log: silent }, api, file)).rejects.toMatchObject({
    diagnostics: [{ code: 'history-contended' }],
  });
});

test('a server that refuses a ref which nobody moves gives a sentence with its answer, after a few tries', async () => {
  let tries = 0;
  const api = {
    ...connect(
      new Repository(),
      () => false,
      () => Promise.resolve(),
    ),
    moveRef: () => {
      tries += 1;
      return Promise.resolve('Repository rule violations found');
    },
  };
  const file = { ref: REF, files: [{ path: 'a', text: 'a' }], message: 'a' };
  await expect(appendFiles({ clock, log: silent }, api, file)).rejects.toMatchObject({
    diagnostics: [{ code: 'history-ref-refused', data: { ref: REF, answer: 'Repository rule violations found' } }],
  });
  expect(tries).toBe(3);
});

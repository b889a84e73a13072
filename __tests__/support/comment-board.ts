// The comments of one pull request as GitHub keeps them, in memory, behind requests that each wait for their turn.
// A test decides which request goes next, and what a list looks like to the run that asks for it.

import { ApiError, type GitHubApi, type GitHubComment } from '../../src/host/github-api.ts';
import type { CommentUpdate } from '../../src/publish/comment.ts';
import { renderMarker } from '../../src/publish/marker.ts';

/** `NEWER` was pushed on top of `OLDER`; a merge commit contains the head that was merged. */
export const [OLDER, NEWER, MERGE] = ['a'.repeat(40), 'b'.repeat(40), 'd'.repeat(40)];

export const silent = { info() {}, warning() {}, error() {}, quote() {} };

export const news = (headSha: string, runId: number): CommentUpdate => ({
  ...{ pullRequest: 1, key: 'gate', headSha, runId, runAttempt: 1, body: `run ${runId}`, origin: null },
});

/** What the comment of these news says. */
export const text = (one: CommentUpdate) => `${renderMarker(one)}\n${one.body}`;

/** What a run gets instead of the list as it is. `history` holds the list after each change, the present one last. */
export type Distortion = (run: number, history: readonly (readonly GitHubComment[])[]) => readonly GitHubComment[];

export class CommentBoard {
  readonly #waiting = new Map<number, () => void>();
  readonly #history: GitHubComment[][] = [[]];
  readonly #distort: Distortion;
  #lastId = 0;
  creations = 0;
  /** How often a run deleted the only comment that was left. */
  lastOnesDeleted = 0;

  constructor(distort: Distortion = (_, history) => history.at(-1)!) {
    this.#distort = distort;
  }

  get comments(): readonly GitHubComment[] {
    return this.#history.at(-1)!;
  }

  get bodies(): string[] {
    return this.comments.map(({ body }) => body);
  }

  /** Runs that have a request under way. */
  get waiting(): number[] {
    return [...this.#waiting.keys()].sort();
  }

  admit(run: number): void {
    const proceed = this.#waiting.get(run);
    this.#waiting.delete(run);
    proceed?.();
  }

  add(body: string): GitHubComment {
    const id = ++this.#lastId;
    const comment = { id, body, url: `#${id}`, author: 'github-actions[bot]' };
    this.#history.push([...this.comments, comment]);
    return comment;
  }

  /** As if another run had done it. */
  edit(id: number, body: string): void {
    this.#history.push(this.comments.map((comment) => (comment.id === id ? { ...comment, body } : comment)));
  }

  /** As if a person had done it. */
  remove(id: number): void {
    this.#history.push(this.comments.filter((comment) => comment.id !== id));
  }

  /** GitHub as one run sees it. */
  api(run: number, currentHead: string): GitHubApi {
    const turn = () => new Promise<void>((resolve) => this.#waiting.set(run, resolve));
    const unused = () => Promise.reject(new Error('not asked for'));
    const find = (id: number) => {
      const found = this.comments.find((comment) => comment.id === id);
      if (found === undefined) throw new ApiError('missing', 404, 'Not Found');
      return found;
    };
    return {
      ...{
        readFile: unused,
        resolve: unused,
        treeOf: unused,
        listChangedFiles: unused,
        createCheckRun: unused,
        updateCheckRun: unused,
        annotateCheckRun: unused,
        listCommitsSince: unused,
      },
      ...{ pullRequest: unused, listPullRequests: unused, listLabelEvents: unused, lastMove: unused },
      mergeBase: async (base, head) => (base === OLDER && head === NEWER ? OLDER : base === MERGE ? head : null),
      viewer: async () => null,
      pullRequestHead: async () => currentHead,
      listComments: async () => {
        await turn();
        return [...this.#distort(run, this.#history)];
      },
      readComment: async (id) => {
        await turn();
        return find(id);
      },
      createComment: async (_, body) => {
        await turn();
        this.creations += 1;
        return this.add(body);
      },
      updateComment: async (id, body) => {
        await turn();
        this.edit(find(id).id, body);
        return find(id);
      },
      deleteComment: async (id) => {
        await turn();
        this.remove(find(id).id);
        if (this.comments.length === 0) this.lastOnesDeleted += 1;
      },
    };
  }
}

/** Lets promises go as far as they can. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

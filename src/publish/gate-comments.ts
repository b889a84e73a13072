// Finds the gate's own comments among those of a pull request, and the newest of several. A comment is the gate's own
// if the token's owner wrote it and its first line is the gate's marker. One of the two alone could be imitated.

import { ApiError, type GitHubApi, type GitHubComment } from '../host/github-api.ts';
import { type Marker, parseMarker } from './marker.ts';

export interface CommentVersion extends Marker {
  readonly text: string;
}

export interface OwnComment extends CommentVersion {
  readonly id: number;
  readonly url: string;
}

const WORKFLOW_BOT = 'github-actions[bot]';

/** The login that the gate's own comments and issues are written by. */
export async function fetchOwnAuthor(api: Pick<GitHubApi, 'viewer'>): Promise<string> {
  return (await api.viewer()) ?? WORKFLOW_BOT;
}

/** Lowest id first, so that all runs agree on which one to keep. */
export function findOwnComments(comments: readonly GitHubComment[], key: string, author: string): OwnComment[] {
  return comments
    .filter((comment) => comment.author.toLowerCase() === author.toLowerCase())
    .flatMap(({ id, url, body }) => {
      const marker = parseMarker(body, key);
      return marker === null ? [] : [{ ...marker, id, url, text: body }];
    })
    .sort((a, b) => a.id - b.id);
}

export interface GateKey {
  readonly pullRequest: number;
  readonly key: string;
}

export async function fetchOwnComments(api: GitHubApi, { pullRequest, key }: GateKey): Promise<OwnComment[]> {
  const author = await fetchOwnAuthor(api);
  return findOwnComments(await api.listComments(pullRequest), key, author);
}

/** Prefers a result of the current head, then the later run, then the last in the list. */
export function pickNewest(candidates: readonly CommentVersion[], currentHead: string): CommentVersion {
  return candidates.reduce((newest, version) => (isOlder(version, newest, currentHead) ? newest : version));
}

/**
 * The commits are not compared: for a merge commit, the notice names the head and the later result the merge commit.
 */
export function isSameRun(a: Marker, b: Marker): boolean {
  return a.runId === b.runId && a.runAttempt === b.runAttempt;
}

function isOlder(version: CommentVersion, than: CommentVersion, currentHead: string): boolean {
  if (isSameRun(version, than)) return false;
  const isCurrent = version.headSha === currentHead;
  if (isCurrent !== (than.headSha === currentHead)) return !isCurrent;
  if (version.runId !== than.runId) return version.runId < than.runId;
  return version.runAttempt < than.runAttempt;
}

/** Denials after which a comment is considered deleted. One denial can be wrong. */
const MIN_DENIALS = 2;

/**
 * The gate's own comments on one pull request, as one run sees and changes them. GitHub's list can be outdated, can miss an entry
 * that moved to another page during reading, and can contain one twice. So the list is not trusted where it contradicts what
 * this run wrote, or read about a single comment. Never touches a comment of others.
 */
export class OwnComments {
  readonly #api: GitHubApi;
  readonly #gate: GateKey;
  #author: string;
  #sent = '';
  readonly #denials = new Map<number, number>();
  /** Comment that this run wrote last, as GitHub returned it; null if there is none, or it was deleted. */
  written: GitHubComment | null = null;
  /** Error that left it unknown whether the last creation succeeded; null if that is known. */
  uncertainty: ApiError | null = null;

  constructor(api: GitHubApi, gate: GateKey, author: string) {
    this.#api = api;
    this.#gate = gate;
    this.#author = author;
  }

  /** GitHub may store a text in another form than it received. */
  hasText(comment: OwnComment, text: string): boolean {
    if (comment.text === text) return true;
    return this.#sent === text && this.written?.id === comment.id && this.written.body === comment.text;
  }

  /** Each comment once, lowest id first. */
  async list(): Promise<OwnComment[]> {
    const listed = await this.#api.listComments(this.#gate.pullRequest);
    const byId = new Map(listed.map((comment) => [comment.id, comment]));
    const written = this.written;
    // The list and the last answer to this run differ, and either may be newer: read the comment itself.
    if (written !== null && byId.get(written.id)?.body !== written.body) {
      const now = await this.#read(written.id);
      if (now !== null) byId.set(now.id, now);
    }
    const present = [...byId.values()].filter(({ id }) => !this.#isGone(id));
    return findOwnComments(present, this.#gate.key, this.#author);
  }

  /** Creates a comment. If the answer is lost, the next look finds out whether the comment exists. */
  async create(text: string): Promise<void> {
    try {
      const created = await this.#api.createComment(this.#gate.pullRequest, text);
      this.#remember(created, text);
      this.uncertainty = null;
      // The answer is more reliable than what the token reports about its owner.
      this.#author = created.author;
    } catch (error) {
      if (!isOutcomeUnknown(error)) throw error;
      this.uncertainty = error;
    }
  }

  async update(id: number, text: string): Promise<boolean> {
    const updated = await this.#unlessGone(id, () => this.#api.updateComment(id, text));
    if (updated !== null) this.#remember(updated, text);
    return updated !== null;
  }

  async exists(id: number): Promise<boolean> {
    return (await this.#read(id)) !== null;
  }

  /** Deletes a comment, unless another run has deleted it already. */
  async remove(id: number): Promise<void> {
    const isRemoved = await this.#unlessGone(id, async () => {
      await this.#api.deleteComment(id);
      return true;
    });
    if (isRemoved) this.#forget(id);
  }

  async #read(id: number): Promise<GitHubComment | null> {
    while (!this.#isGone(id)) {
      const comment = await this.#unlessGone(id, () => this.#api.readComment(id));
      if (comment !== null) return comment;
    }
    return null;
  }

  #isGone(id: number): boolean {
    return (this.#denials.get(id) ?? 0) >= MIN_DENIALS;
  }

  async #unlessGone<T>(id: number, act: () => Promise<T>): Promise<T | null> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError && (error.status === 404 || error.status === 410))) throw error;
      this.#denials.set(id, (this.#denials.get(id) ?? 0) + 1);
      if (this.#isGone(id)) this.#forget(id);
      return null;
    }
  }

  #remember(comment: GitHubComment, sent: string): void {
    this.written = comment;
    this.#sent = sent;
  }

  #forget(id: number): void {
    this.#denials.set(id, MIN_DENIALS);
    if (this.written?.id === id) this.written = null;
  }
}

/** The request may have been carried out although its answer is an error or was lost. */
function isOutcomeUnknown(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.failure !== 'unavailable') return false;
  return error.status === null || error.status >= 500;
}

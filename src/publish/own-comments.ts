// The gate's own comments on one pull request, as one run sees and changes them. GitHub's list can be outdated, can
// miss an entry that moved to another page during reading, and can contain one twice. So the list is not trusted where
// it contradicts what this run wrote, or read about a single comment. Never touches a comment of others.

import { ApiError, type GitHubApi, type GitHubComment } from '../host/github-api.ts';
import { fetchOwnAuthor, findOwnComments, type GateKey, type OwnComment } from './gate-comments.ts';

/** Number of denials after which a comment is considered deleted. One denial can be wrong. */
const MIN_DENIALS = 2;

export class OwnComments {
  readonly #api: GitHubApi;
  readonly #gate: GateKey;
  #author: string;
  #written: GitHubComment | null = null;
  #sent = '';
  #uncertainty: ApiError | null = null;
  readonly #denials = new Map<number, number>();

  private constructor(api: GitHubApi, gate: GateKey, author: string) {
    this.#api = api;
    this.#gate = gate;
    this.#author = author;
  }

  static async open(api: GitHubApi, gate: GateKey): Promise<OwnComments> {
    return new OwnComments(api, gate, await fetchOwnAuthor(api));
  }

  /** Comment that this run wrote last, as GitHub returned it; null if there is none, or it was deleted. */
  get written(): GitHubComment | null {
    return this.#written;
  }

  /** Error that left it unknown whether the last creation succeeded; null if that is known. */
  get uncertainty(): ApiError | null {
    return this.#uncertainty;
  }

  /** GitHub may store a text in another form than it received. */
  hasText(comment: OwnComment, text: string): boolean {
    if (comment.text === text) return true;
    return this.#sent === text && this.#written?.id === comment.id && this.#written.body === comment.text;
  }

  /** Each comment once, lowest id first. */
  async list(): Promise<OwnComment[]> {
    const listed = await this.#api.listComments(this.#gate.pullRequest);
    const byId = new Map(listed.map((comment) => [comment.id, comment]));
    const written = this.#written;
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
      this.#uncertainty = null;
      // The answer is more reliable than what the token reports about its owner.
      this.#author = created.author;
    } catch (error) {
      if (!isOutcomeUnknown(error)) throw error;
      this.#uncertainty = error;
    }
  }

  /** False if the comment was gone. */
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

  /** Null if GitHub says that there is no such comment. */
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
    this.#written = comment;
    this.#sent = sent;
  }

  #forget(id: number): void {
    this.#denials.set(id, MIN_DENIALS);
    if (this.#written?.id === id) this.#written = null;
  }
}

/** The request may have been carried out although its answer is an error or was lost. */
function isOutcomeUnknown(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.failure !== 'unavailable') return false;
  return error.status === null || error.status >= 500;
}

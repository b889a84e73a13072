// The gate's own comments on one pull request, as one run sees and changes them. GitHub's list can be old, can miss an
// entry that moved to another page while the pages were read, and can hold one twice. So the list alone is never
// believed against what this run itself wrote or was told of a single comment. Never touches a comment of others.

import { type Forge, type ForgeComment, ForgeError } from '../host/forge.ts';
import { findOurs, type OurComment, ownAuthor } from './sticky.ts';

/** GitHub can say once that a comment does not exist although it does. After this many times it is believed. */
const MIN_DENIALS = 2;

export interface CommentsOfGate {
  readonly pullRequest: number;
  readonly key: string;
}

export class OwnComments {
  readonly #forge: Forge;
  readonly #gate: CommentsOfGate;
  #author: string;
  #written: ForgeComment | null = null;
  #sent = '';
  #doubt: ForgeError | null = null;
  /** How often GitHub said that a comment is not there, by its id. */
  readonly #denials = new Map<number, number>();

  private constructor(forge: Forge, gate: CommentsOfGate, author: string) {
    this.#forge = forge;
    this.#gate = gate;
    this.#author = author;
  }

  static async open(forge: Forge, gate: CommentsOfGate): Promise<OwnComments> {
    return new OwnComments(forge, gate, await ownAuthor(forge));
  }

  /** The comment that this run wrote last, as GitHub answered it; null when there is none, or it is gone. */
  get written(): ForgeComment | null {
    return this.#written;
  }

  /** Why nobody knows whether the last creation took place; null when it is known. */
  get doubt(): ForgeError | null {
    return this.#doubt;
  }

  /** Whether the comment says this text. GitHub may keep a text in another form than it was sent. */
  says(comment: OurComment, text: string): boolean {
    if (comment.text === text) return true;
    return this.#sent === text && this.#written?.id === comment.id && this.#written.body === comment.text;
  }

  /** Each comment once, lowest id first. */
  async look(): Promise<OurComment[]> {
    const listed = await this.#forge.listComments(this.#gate.pullRequest);
    const byId = new Map(listed.map((comment) => [comment.id, comment]));
    const written = this.#written;
    // Where the list and our own last word differ, either may be the newer one: the comment itself decides.
    if (written !== null && byId.get(written.id)?.body !== written.body) {
      const now = await this.#read(written.id);
      if (now !== null) byId.set(now.id, now);
    }
    const present = [...byId.values()].filter(({ id }) => !this.#isGone(id));
    return findOurs(present, this.#gate.key, this.#author);
  }

  /** When the answer is lost, the next look has to tell whether the comment is there. */
  async create(text: string): Promise<void> {
    try {
      const created = await this.#forge.createComment(this.#gate.pullRequest, text);
      this.#remember(created, text);
      this.#doubt = null;
      // This is surer than what the token said about its owner.
      this.#author = created.author;
    } catch (error) {
      if (!isDoubtful(error)) throw error;
      this.#doubt = error;
    }
  }

  /** Answers whether the comment was there. */
  async update(id: number, text: string): Promise<boolean> {
    const updated = await this.#unlessGone(id, () => this.#forge.updateComment(id, text));
    if (updated !== null) this.#remember(updated, text);
    return updated !== null;
  }

  async isThere(id: number): Promise<boolean> {
    return (await this.#read(id)) !== null;
  }

  /** Another run may have been faster. */
  async remove(id: number): Promise<void> {
    const isRemoved = await this.#unlessGone(id, async () => {
      await this.#forge.deleteComment(id);
      return true;
    });
    if (isRemoved) this.#forget(id);
  }

  async #read(id: number): Promise<ForgeComment | null> {
    while (!this.#isGone(id)) {
      const comment = await this.#unlessGone(id, () => this.#forge.readComment(id));
      if (comment !== null) return comment;
    }
    return null;
  }

  #isGone(id: number): boolean {
    return (this.#denials.get(id) ?? 0) >= MIN_DENIALS;
  }

  /** Null when GitHub says that there is no such comment. */
  async #unlessGone<T>(id: number, act: () => Promise<T>): Promise<T | null> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ForgeError && (error.status === 404 || error.status === 410))) throw error;
      this.#denials.set(id, (this.#denials.get(id) ?? 0) + 1);
      if (this.#isGone(id)) this.#forget(id);
      return null;
    }
  }

  #remember(comment: ForgeComment, sent: string): void {
    this.#written = comment;
    this.#sent = sent;
  }

  #forget(id: number): void {
    this.#denials.set(id, MIN_DENIALS);
    if (this.#written?.id === id) this.#written = null;
  }
}

/** The request may have been carried out although its answer says otherwise, or never came. */
function isDoubtful(error: unknown): error is ForgeError {
  if (!(error instanceof ForgeError) || error.failure !== 'unavailable') return false;
  return error.status === null || error.status >= 500;
}

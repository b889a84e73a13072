// What a pull request changes in the configuration file: nothing of it counts before the merge, and a reviewer
// should see it. Made by `settings/config-change.ts`. All of its texts are untrusted, as the pull request wrote them.

export interface ConfigChange {
  readonly path: string;
  readonly kind: 'changed' | 'deleted';
  /** The first thing that is wrong with head's file, a whole sentence with its place; null: it can be read. */
  readonly error: string | null;
  /** What it sets otherwise; empty where only comments or the layout differ, and where it cannot be read. */
  readonly settings: readonly ChangedSetting[];
}

/** As written on either side; null where it is not set. */
export interface ChangedSetting {
  /** What the budget is for, such as `sec/op`; null for what is no budget. */
  readonly budget: string | null;
  /** A key of the budget or of the file, deeper ones with dots; null: the budget as a whole came or went. */
  readonly key: string | null;
  readonly base: string | null;
  readonly head: string | null;
}

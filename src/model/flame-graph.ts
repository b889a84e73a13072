// A differential flame graph: the trees of calls of both sides as one tree, with both values of each node. Made by
// `profiles/merge-trees.ts`, drawn by `render/pages/profile-html.ts` and by the script of its page.

/**
 * What changed in a frame: `grew`, `shrank` its own time, beyond the noise; `grew-some`, `shrank-some` more than usual but
 * not certain; `new` is missing on base, `gone` on head.
 */
export const FRAME_CHANGES = ['same', 'grew', 'grew-some', 'shrank', 'shrank-some', 'new', 'gone'] as const;
export type FrameChange = (typeof FRAME_CHANGES)[number];

/** The tree in columns. Node 0 is the root; the parent of a node stands before it. Names and files are untrusted. */
export interface FlameGraph {
  readonly unit: string;
  readonly names: readonly string[];
  readonly files: readonly (string | null)[];
  /** Parent of each node; -1 for the root. */
  readonly parents: readonly number[];
  /** Function of each node; -1 for the root. */
  readonly functions: readonly number[];
  /** Value of each node with all that it calls, as a mean of one run. */
  readonly base: readonly number[];
  readonly head: readonly number[];
  /** Own value of each node. */
  readonly ownBase: readonly number[];
  readonly ownHead: readonly number[];
  /** Index in `FRAME_CHANGES` of each node. */
  readonly changes: readonly number[];
  readonly omitted: number;
  /** Whether the noise is known, from several profiles of each side. */
  readonly hasNoise: boolean;
}

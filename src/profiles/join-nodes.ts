// Joins the trees of calls of several profiles into one. Profiles in, the tree with the value of each node in each profile
// out. Pure.

import type { Frame, Profile } from '../model/profile.ts';
import { FrameTable } from './normalise.ts';
import { forSides, type OfSides, type ProfileSides } from './profile-sides.ts';

/** All nodes of all profiles. */
export interface MergedTree {
  readonly frames: readonly Frame[];
  readonly parents: readonly number[];
  readonly functions: readonly number[];
  /** The own value of each node in each profile. */
  readonly columns: OfSides<readonly Float64Array[]>;
}

export function joinNodes(sides: ProfileSides): MergedTree {
  const frames = new FrameTable();
  const parents = [-1];
  const functions = [-1];
  const nodes = new Map<number, number>();

  function join(profile: Profile): Int32Array {
    const frameIndices = profile.frames.map((frame) => frames.add(frame));
    const moved = new Int32Array(profile.parents.length);
    for (let node = 1; node < moved.length; node += 1) {
      const parent = moved[profile.parents[node]!]!;
      const frame = frameIndices[profile.nodeFrames[node]!]!;
      // Both are below 2²⁶, so the key is exact.
      const key = parent * 2 ** 26 + frame;
      let joined = nodes.get(key);
      if (joined === undefined) {
        joined = parents.push(parent) - 1;
        nodes.set(key, joined);
        functions.push(frame);
      }
      moved[node] = joined;
    }
    return moved;
  }

  const joined = forSides((side) => sides[side].map((profile) => ({ ...profile, moved: join(profile) })));
  const columns = forSides((side) =>
    joined[side].map(({ self, moved }) => {
      const sums = new Float64Array(parents.length);
      for (let node = 1; node < self.length; node += 1) sums[moved[node]!]! += self[node]!;
      return sums;
    }),
  );
  return { frames: frames.list, parents, functions, columns };
}

/** Adds the value of each node to all nodes that call it. */
export function addUp(column: Float64Array, parents: readonly number[]): Float64Array {
  const sums = column.slice();
  for (let node = sums.length - 1; node > 0; node -= 1) sums[parents[node]!]! += sums[node]!;
  return sums;
}

/** The value above which at most `count` values are; -1 if there are no more than that. */
export function findLimit(values: Float64Array, count: number): number {
  return values.length > count ? values.toSorted()[values.length - count - 1]! : -1;
}

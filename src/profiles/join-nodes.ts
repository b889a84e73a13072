// Joins the trees of calls of several profiles into one. Profiles in, the tree and the place of each node in it out. Pure.

import type { Frame, Profile } from '../model/profile.ts';
import { FrameTable } from './normalise.ts';
import { forSides, type OfSides, type ProfileSides } from './profile-sides.ts';

/** All nodes of all profiles, and where the nodes of each profile are in it. */
export interface MergedTree {
  readonly frames: readonly Frame[];
  readonly parents: readonly number[];
  readonly functions: readonly number[];
  /** Node of the merged tree for each node of each profile. */
  readonly moved: OfSides<readonly Int32Array[]>;
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

  const moved = forSides((side) => sides[side].map(join));
  return { frames: frames.list, parents, functions, moved };
}

/** The own value of each node of the joined tree in each profile. */
export function sumNodes({ parents, moved }: MergedTree, sides: ProfileSides): OfSides<Float64Array[]> {
  return forSides((side) =>
    sides[side].map(({ self }, run) => {
      const places = moved[side][run]!;
      const sums = new Float64Array(parents.length);
      for (let node = 1; node < self.length; node += 1) sums[places[node]!]! += self[node]!;
      return sums;
    }),
  );
}

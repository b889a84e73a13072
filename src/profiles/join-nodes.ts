// Joins the trees of calls of several profiles into one. Profiles in, the tree and the place of each node in it out. Pure.

import type { Frame, Profile } from '../model/profile.ts';
import type { ProfileSides } from './align-files.ts';
import { frameKey } from './normalise.ts';

/** All nodes of all profiles, and where the nodes of each profile are in it. */
export interface MergedTree {
  readonly frames: readonly Frame[];
  readonly parents: readonly number[];
  readonly functions: readonly number[];
  /** Node of the merged tree for each node of each profile. */
  readonly moved: { readonly base: readonly Int32Array[]; readonly head: readonly Int32Array[] };
}

export function joinNodes(sides: ProfileSides): MergedTree {
  const frames: Frame[] = [];
  const frameIndices = new Map<string, number>();
  const parents = [-1];
  const functions = [-1];
  const nodes = new Map<number, number>();

  function indexOf(frame: Frame): number {
    const key = frameKey(frame);
    const known = frameIndices.get(key);
    if (known !== undefined) return known;
    frameIndices.set(key, frames.length);
    frames.push(frame);
    return frames.length - 1;
  }

  function join(profile: Profile): Int32Array {
    const own = profile.frames.map(indexOf);
    const moved = new Int32Array(profile.parents.length);
    for (let node = 1; node < moved.length; node += 1) {
      const parent = moved[profile.parents[node]!]!;
      const frame = own[profile.nodeFrames[node]!]!;
      // Both are below 2²⁶, so the key is exact.
      const key = parent * 2 ** 26 + frame;
      let joined = nodes.get(key);
      if (joined === undefined) {
        joined = parents.length;
        nodes.set(key, joined);
        parents.push(parent);
        functions.push(frame);
      }
      moved[node] = joined;
    }
    return moved;
  }

  const moved = { base: sides.base.map(join), head: sides.head.map(join) };
  return { frames, parents, functions, moved };
}

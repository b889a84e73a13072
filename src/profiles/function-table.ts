// Adds up the own value of each function in each profile of both sides: profiles in, a table of functions out.

import type { Frame, Profile } from '../model/profile.ts';
import type { ProfileSides } from './align-files.ts';
import { frameKey } from './normalise.ts';

/** The own values of one function: one for each profile of a side. */
export interface FunctionRow {
  readonly frame: Frame;
  readonly base: readonly number[];
  readonly head: readonly number[];
}

/** Returns the functions that have a value of their own in any profile, in the order of their first appearance. */
export function tabulateFunctions({ base, head }: ProfileSides): readonly FunctionRow[] {
  const rows = new Map<string, { readonly frame: Frame; readonly base: number[]; readonly head: number[] }>();
  function add(profiles: readonly Profile[], side: 'base' | 'head'): void {
    for (const [run, { frames, nodeFrames, self }] of profiles.entries()) {
      const sums = new Float64Array(frames.length);
      for (let node = 1; node < self.length; node += 1) {
        const frame = nodeFrames[node]!;
        sums[frame] = sums[frame]! + self[node]!;
      }
      for (const [index, frame] of frames.entries()) {
        if (sums[index] === 0) continue;
        const key = frameKey(frame);
        let row = rows.get(key);
        if (row === undefined) {
          row = { frame, base: zeros(base.length), head: zeros(head.length) };
          rows.set(key, row);
        }
        row[side][run] = row[side][run]! + sums[index]!;
      }
    }
  }
  add(base, 'base');
  add(head, 'head');
  return [...rows.values()];
}

/** Typed arrays of a few numbers take several times as much memory. */
function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0);
}

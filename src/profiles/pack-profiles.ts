// Joins the profiles of a benchmark for a recording, and takes them apart again. Aligned profiles in, bounded collapsed
// stacks out, and back. The own time of every function stays the same, even where small stacks are joined. Pure.

import { SIDES } from '../model/measurement.ts';
import type { Frame, Profile } from '../model/profile.ts';
import { MAX_FUNCTION_NAME, MAX_RECORDED_DEPTH, type ProfiledBenchmark } from '../model/recorded-profiles.ts';
import { addUp, findLimit, joinNodes, type MergedTree } from './join-nodes.ts';
import { FrameTable } from './normalise.ts';
import { forSides, type ProfileSides, sum } from './profile-sides.ts';

export type PackedProfiles = Omit<ProfiledBenchmark, 'command' | 'benchmark'>;

/** Stacks that are kept as they are. The others are joined by their function. */
const MAX_KEPT_STACKS = 3_000;

/** Functions of other stacks. What is left is one function. */
const MAX_OTHER_FUNCTIONS = 3_000;

const OTHERS: Frame = { name: '[other functions]', file: null, line: null };

/** `isTouched` says whether base and head differ in a file. */
export function packProfiles(sides: ProfileSides, isTouched: (file: string) => boolean): PackedProfiles {
  const tree = joinNodes(sides);
  const columns = [...tree.columns.base, ...tree.columns.head];
  const places = placeNodes(tree, columns);
  const [first] = [...sides.base, ...sides.head];
  const runs = SIDES.flatMap((side) => sides[side].map(({ quantum }) => ({ side, quantum: shorten(quantum) })));
  return {
    unit: first?.unit ?? 'samples',
    hasStacks: first?.hasStacks ?? false,
    functions: places.frames.map(({ name, file, line }) => ({
      name: name.slice(0, MAX_FUNCTION_NAME),
      file: file === null ? null : file.slice(0, MAX_FUNCTION_NAME),
      line: line ?? undefined,
      touched: (file !== null && isTouched(file)) || undefined,
    })),
    stacks: { parents: places.parents, functions: places.functions },
    runs: runs.map((run, index) => ({ ...run, ...listValues(columns[index]!, places.stackOf) })),
  };
}

/** All profiles have the same stacks. */
export function unpackProfiles({ unit, hasStacks, functions, stacks, runs }: PackedProfiles): ProfileSides {
  const frames = functions.map(({ name, file, line = null }) => ({ name, file, line }));
  const parents = Int32Array.from([-1, ...stacks.parents]);
  const nodeFrames = Int32Array.from([-1, ...stacks.functions]);
  const unpack = (run: PackedProfiles['runs'][number]): Profile => {
    const self = new Float64Array(parents.length);
    for (const [index, stack] of run.stacks.entries()) self[stack] = run.values[index]!;
    return { unit, frames, parents, nodeFrames, self, total: sum(run.values), quantum: run.quantum, hasStacks };
  };
  return forSides((side) => runs.filter((run) => run.side === side).map(unpack));
}

interface Places {
  readonly frames: readonly Frame[];
  readonly parents: number[];
  readonly functions: number[];
  /** Number of the stack that has the own value of each node. */
  readonly stackOf: Int32Array;
}

/** Keeps the largest stacks, and gives the values of all others to a stack of their function alone. */
function placeNodes({ frames, parents, functions }: MergedTree, columns: readonly Float64Array[]): Places {
  const size = parents.length;
  const own = new Float64Array(size);
  for (const column of columns) {
    const total = sum(column);
    for (let node = 1; node < size; node += 1) own[node]! += column[node]! / total;
  }
  const all = addUp(own, parents);
  const limit = findLimit(all.slice(1), MAX_KEPT_STACKS);
  const placedFrames = new FrameTable();
  const placed: Places = { frames: placedFrames.list, parents: [], functions: [], stackOf: new Int32Array(size) };
  const depths = [0];
  const add = (parent: number, frame: Frame): number => {
    placed.functions.push(placedFrames.add(frame));
    depths.push(depths[parent]! + 1);
    return placed.parents.push(parent);
  };
  const isKept = new Uint8Array(size);
  isKept[0] = 1;
  const roots = new Map<Frame, number>();
  for (let node = 1; node < size; node += 1) {
    const parent = parents[node]!;
    const above = placed.stackOf[parent]!;
    if (isKept[parent] === 0 || all[node]! <= limit || depths[above] === MAX_RECORDED_DEPTH) continue;
    isKept[node] = 1;
    const frame = frames[functions[node]!]!;
    placed.stackOf[node] = add(above, frame);
    if (above === 0) roots.set(frame, placed.stackOf[node]!);
  }
  const others = new Map<Frame, number>();
  for (let node = 1; node < size; node += 1) {
    const frame = frames[functions[node]!]!;
    if (isKept[node] === 0 && own[node]! > 0) others.set(frame, (others.get(frame) ?? 0) + own[node]!);
  }
  const largest = [...others].toSorted(([, a], [, b]) => b - a).slice(0, MAX_OTHER_FUNCTIONS);
  for (const [frame] of largest) if (!roots.has(frame)) roots.set(frame, add(0, frame));
  for (let node = 1; node < size; node += 1) {
    if (isKept[node] === 1 || own[node] === 0) continue;
    const frame = frames[functions[node]!]!;
    if (!roots.has(frame) && !roots.has(OTHERS)) roots.set(OTHERS, add(0, OTHERS));
    placed.stackOf[node] = roots.get(frame) ?? roots.get(OTHERS)!;
  }
  return placed;
}

/** The values of the stacks that have one, ascending by stack. */
function listValues(column: Float64Array, stackOf: Int32Array): { stacks: number[]; values: number[] } {
  const sums = new Map<number, number>();
  for (let node = 1; node < column.length; node += 1) {
    const value = column[node]!;
    if (value > 0) sums.set(stackOf[node]!, (sums.get(stackOf[node]!) ?? 0) + value);
  }
  const stacks = [...sums.keys()].sort((a, b) => a - b);
  return { stacks, values: stacks.map((stack) => shorten(sums.get(stack)!)) };
}

/** More digits are noise. */
function shorten(value: number): number {
  return Number(value.toPrecision(7));
}

// Builds the tree of calls of a profile: functions and stacks in, a Profile out. Equal stacks share their nodes. Its
// bounds make every reader refuse a file that is too large, before its memory is used.

import { userError } from '../errors.ts';
import { inFile } from '../model/location.ts';
import type { Profile } from '../model/profile.ts';
import { MAX_DEPTH, MAX_FRAMES, MAX_NAME, MAX_NODES } from './limits.ts';
import { FrameTable } from './normalise.ts';
import { checkLimit } from './profile-format.ts';

export interface CallTree {
  /** The index of a function. Long names are cut. */
  addFrame(name: string, file: string | null): number;
  /** The node of a function that is called by `parent`. The root is node 0. */
  child(parent: number, frame: number): number;
  /** The node of a stack of frames, outermost first. */
  find(stack: readonly number[]): number;
  /**
   * Adds a value, from 0, to a node. `samples` is the number of samples it stands for. The root gets none: a sample
   * without a function is idle, and counts in no total.
   */
  add(node: number, value: number, samples?: number): void;
  /** Throws a UserError if the profile is empty. */
  finish(result: Pick<Profile, 'unit' | 'hasStacks'> & { readonly quantum?: number }): Profile;
}

const FIRST_CAPACITY = 1024;

/** Smallest and largest sum of all values. The largest one is 292 years in nanoseconds. */
const MIN_TOTAL = 1e-9;
const MAX_TOTAL = 2 ** 63;

/** Makes an empty tree. `path` is the file for messages. */
export function makeCallTree(path: string): CallTree {
  const frames = new FrameTable();
  let parents = new Int32Array(FIRST_CAPACITY).fill(-1);
  let nodeFrames = new Int32Array(FIRST_CAPACITY).fill(-1);
  let depths = new Int32Array(FIRST_CAPACITY);
  let self = new Float64Array(FIRST_CAPACITY);
  let size = 1;
  // Open addressing: the slot holds a node, or 0 if it is free. A Map of a million keys would take ten times the memory.
  let slots = new Int32Array(2 * FIRST_CAPACITY);
  let total = 0;
  let squares = 0;

  function addFrame(name: string, file: string | null): number {
    const index = frames.add({ name: name.slice(0, MAX_NAME), file: file?.slice(0, MAX_NAME) ?? null });
    checkLimit(path, 'functions', frames.list.length, MAX_FRAMES);
    return index;
  }

  function child(parent: number, frame: number): number {
    const slot = findSlot(parent, frame);
    if (slots[slot] !== 0) return slots[slot]!;
    const depth = depths[parent]! + 1;
    if (depth > MAX_DEPTH) throw userError('profile-too-deep', inFile(path), { max: MAX_DEPTH });
    checkLimit(path, 'stacks', size + 1, MAX_NODES);
    if (size === parents.length) grow();
    parents[size] = parent;
    nodeFrames[size] = frame;
    depths[size] = depth;
    slots[findSlot(parent, frame)] = size;
    size += 1;
    return size - 1;
  }

  function findSlot(parent: number, frame: number): number {
    const mask = slots.length - 1;
    // The finaliser of MurmurHash3 mixes all bits (Appleby, https://github.com/aappleby/smhasher).
    let hash = Math.imul(parent, 0x9e3779b1) + frame;
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    let slot = (hash ^ (hash >>> 16)) & mask;
    for (;;) {
      const node = slots[slot]!;
      if (node === 0 || (parents[node] === parent && nodeFrames[node] === frame)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  function grow(): void {
    const capacity = 2 * parents.length;
    parents = extend(parents, new Int32Array(capacity));
    nodeFrames = extend(nodeFrames, new Int32Array(capacity));
    depths = extend(depths, new Int32Array(capacity));
    self = extend(self, new Float64Array(capacity));
    slots = new Int32Array(2 * capacity);
    for (let node = 1; node < size; node += 1) slots[findSlot(parents[node]!, nodeFrames[node]!)] = node;
  }

  return {
    addFrame,
    child,
    find: (stack) => stack.reduce(child, 0),
    add(node, value, samples = 1) {
      if (node === 0) return;
      self[node] = self[node]! + value;
      total += value;
      if (samples > 0) squares += (value * value) / samples;
    },
    finish({ unit, hasStacks, quantum }) {
      if (total < MIN_TOTAL) throw userError('profile-empty', inFile(path), {});
      if (!(total <= MAX_TOTAL)) throw userError('profile-overflow', inFile(path), { unit });
      return {
        ...{ unit, frames: frames.list, hasStacks, total },
        parents: parents.slice(0, size),
        nodeFrames: nodeFrames.slice(0, size),
        self: self.slice(0, size),
        quantum: quantum ?? squares / total,
      };
    },
  };
}

function extend<Column extends Int32Array | Float64Array>(old: Column, longer: Column): Column {
  longer.set(old);
  return longer;
}

// The tree of calls of a profile: functions and stacks in, a Profile out. Equal stacks share their nodes. Its bounds make
// every reader refuse a file that is too large, before its memory is used.

import { userError } from '../errors.ts';
import { inFile } from '../model/location.ts';
import type { Frame, Profile } from '../model/profile.ts';
import { FrameTable } from './normalise.ts';
import { checkLimit, MAX_DEPTH, MAX_FRAMES, MAX_NODES } from './profile-format.ts';

/** Longest name of a function: enough for C++ templates. */
const MAX_NAME = 2000;

/** Smallest and largest sum of all values. The largest one is 292 years in nanoseconds. */
const MIN_TOTAL = 1e-9;
const MAX_TOTAL = 2 ** 63;

/** Node 0 is the root. */
export class CallTree {
  readonly #path: string;
  readonly #frames = new FrameTable();
  // Room for all nodes that are read: 6 MB, which the system provides only where it is written to.
  readonly #parents = new Int32Array(MAX_NODES);
  readonly #nodeFrames = new Int32Array(MAX_NODES);
  readonly #depths = new Int32Array(MAX_NODES);
  readonly #self = new Float64Array(MAX_NODES);
  #size = 1;
  // Open addressing: the slot holds a node, or 0 if it is free. A Map of a million keys would take ten times the memory.
  readonly #slots = new Int32Array(2 ** 19);
  #total = 0;
  #squares = 0;

  /** `path` is the file for messages. */
  constructor(path: string) {
    this.#path = path;
    this.#parents[0] = -1;
    this.#nodeFrames[0] = -1;
  }

  /** The index of a function. Long names are cut. */
  addFrame({ name, file, line }: Frame): number {
    const index = this.#frames.add({ name: name.slice(0, MAX_NAME), file: file?.slice(0, MAX_NAME) ?? null, line });
    checkLimit(this.#path, 'functions', this.#frames.list.length, MAX_FRAMES);
    return index;
  }

  /** The node of a function that is called by `parent`. */
  child(parent: number, frame: number): number {
    const slot = this.#findSlot(parent, frame);
    const known = this.#slots[slot]!;
    if (known !== 0) return known;
    const depth = this.#depths[parent]! + 1;
    if (depth > MAX_DEPTH) throw userError('profile-too-deep', inFile(this.#path), { max: MAX_DEPTH });
    checkLimit(this.#path, 'stacks', this.#size + 1, MAX_NODES);
    const node = this.#size;
    this.#size += 1;
    this.#parents[node] = parent;
    this.#nodeFrames[node] = frame;
    this.#depths[node] = depth;
    this.#slots[slot] = node;
    return node;
  }

  #findSlot(parent: number, frame: number): number {
    const mask = this.#slots.length - 1;
    // The finaliser of MurmurHash3 mixes all bits (Appleby, https://github.com/aappleby/smhasher).
    let hash = Math.imul(parent, 0x9e3779b1) + frame;
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    let slot = (hash ^ (hash >>> 16)) & mask;
    for (;;) {
      const node = this.#slots[slot]!;
      if (node === 0 || (this.#parents[node] === parent && this.#nodeFrames[node] === frame)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  /** The node of a stack of frames, outermost first. */
  find(stack: readonly number[]): number {
    return stack.reduce((parent, frame) => this.child(parent, frame), 0);
  }

  /**
   * Adds a value, from 0, to a node. `samples` is the number of samples it stands for. The root gets none: a sample
   * without a function is idle, and counts in no total.
   */
  add(node: number, value: number, samples = 1): void {
    if (node === 0) return;
    this.#self[node]! += value;
    this.#total += value;
    if (samples > 0) this.#squares += (value * value) / samples;
  }

  /** Throws a UserError if the profile is empty. */
  finish({ unit, hasStacks, quantum }: Pick<Profile, 'unit' | 'hasStacks'> & { readonly quantum?: number }): Profile {
    const total = this.#total;
    if (total < MIN_TOTAL) throw userError('profile-empty', inFile(this.#path), {});
    if (!(total <= MAX_TOTAL)) throw userError('profile-overflow', inFile(this.#path), { unit });
    return {
      ...{ unit, frames: this.#frames.list, hasStacks, total },
      parents: this.#parents.slice(0, this.#size),
      nodeFrames: this.#nodeFrames.slice(0, this.#size),
      self: this.#self.slice(0, this.#size),
      quantum: quantum ?? this.#squares / total,
    };
  }
}

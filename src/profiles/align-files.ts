// Finds the folders in which the two sides were built, and removes them, so that `/tmp/base/src/a.go` and
// `/tmp/head/src/a.go` are the same file. Two sides of profiles in, the same with equal paths out.

import type { Frame, Profile } from '../model/profile.ts';
import { mapFrames } from './normalise.ts';

export interface ProfileSides {
  readonly base: readonly Profile[];
  readonly head: readonly Profile[];
}

/** Files of the same name that are compared with each other. There may be thousands of `mod.rs`. */
const MAX_CANDIDATES = 16;

/** Largest number of pairs of folders that are removed: those of the sources, of the build, of a cache. */
const MAX_PAIRS = 4;

/** Returns both sides with the paths of their files aligned, and functions that moved to another file joined. */
export function alignFiles(sides: ProfileSides): ProfileSides {
  return joinMovedFunctions(removeFolders(sides));
}

function removeFolders(sides: ProfileSides): ProfileSides {
  let aligned = sides;
  for (let round = 0; round < MAX_PAIRS; round += 1) {
    const pair = findFolderPair(filesOf(aligned.base), filesOf(aligned.head));
    if (pair === null) return aligned;
    aligned = {
      base: aligned.base.map((profile) => removePrefix(profile, pair.base)),
      head: aligned.head.map((profile) => removePrefix(profile, pair.head)),
    };
  }
  return aligned;
}

function filesOf(profiles: readonly Profile[]): Set<string> {
  const files = new Set<string>();
  for (const { frames } of profiles) for (const { file } of frames) if (file !== null) files.add(file);
  return files;
}

interface FolderPair {
  /** Beginnings of paths, up to a slash. One of them may be empty. */
  readonly base: string;
  readonly head: string;
}

interface FolderVotes {
  readonly pair: FolderPair;
  /** Number of files that become equal when the folders are removed. */
  count: number;
}

/** Returns the folders of the two trees, which make the most files equal when they are removed; null if there are none. */
function findFolderPair(base: ReadonlySet<string>, head: ReadonlySet<string>): FolderPair | null {
  const isShared = makeSharedCheck([...base].filter((file) => head.has(file)));
  const trees = countVotes(base, head).filter((votes) => areTrees(votes, isShared));
  let best: FolderVotes | null = null;
  for (const votes of trees) if (best === null || votes.count > best.count) best = votes;
  // If all files of a folder moved, that folder may have the most votes, but it is inside of the tree.
  for (const votes of trees) if (best !== null && isInside(best.pair, votes.pair)) best = votes;
  return best?.pair ?? null;
}

/** Counts the files of the same name for each pair of folders in which they are. */
function countVotes(base: ReadonlySet<string>, head: ReadonlySet<string>): FolderVotes[] {
  const headByName = new Map<string, string[]>();
  for (const file of head) {
    if (base.has(file)) continue;
    const name = file.slice(file.lastIndexOf('/') + 1);
    const list = headByName.get(name);
    if (list === undefined) headByName.set(name, [file]);
    else if (list.length < MAX_CANDIDATES) list.push(file);
  }
  const all = new Map<string, FolderVotes>();
  for (const file of base) {
    if (head.has(file)) continue;
    for (const other of headByName.get(file.slice(file.lastIndexOf('/') + 1)) ?? []) {
      const pair = splitSuffix(file, other);
      const key = `${pair.base}\0${pair.head}`;
      const votes = all.get(key) ?? { pair, count: 0 };
      votes.count += 1;
      all.set(key, votes);
    }
  }
  return [...all.values()];
}

/** Begins a path that is not relative to the tree: of Unix, of Windows, an address, or out of the folder of the run. */
const OUTSIDE = /^(?:\/|\.\.\/|[A-Za-z][\w+.-]*:\/)/;

/** Begins what a profiler has instead of a path: `<string>`, `[kernel.kallsyms]`, `node:internal/timers`. */
const NO_PATH = /^(?:<|\[|node:)/;

/**
 * Reports whether two folders are the trees of the two sides, and not folders inside of a tree, such as those of a file
 * that moved. A relative path is one inside of the tree, unless none of them is the same on both sides.
 */
function areTrees({ pair: { base, head }, count }: FolderVotes, isShared: (folder: string) => boolean): boolean {
  const areOutside = [base, head].map((folder) => OUTSIDE.test(folder));
  if (base === '' || head === '') return areOutside.includes(true);
  if (areOutside[0] !== areOutside[1]) return false;
  if (!areOutside[0]) return count > 1 && !isShared('');
  // One file may as well have moved, in a tree that contained both commits one after the other.
  return count > 1 || !isShared(commonFolder(base, head));
}

/** Returns a check whether a folder contains one of the files. The empty folder contains those with a relative path. */
function makeSharedCheck(files: readonly string[]): (folder: string) => boolean {
  const folders = new Set<string>();
  for (const file of files) {
    if (NO_PATH.test(file)) continue;
    if (!OUTSIDE.test(file)) folders.add('');
    // Everything is below the root.
    for (let slash = file.indexOf('/', 1); slash !== -1; slash = file.indexOf('/', slash + 1)) {
      folders.add(file.slice(0, slash + 1));
    }
  }
  return (folder) => folders.has(folder);
}

/** Returns the folder around both, up to a slash. */
function commonFolder(one: string, other: string): string {
  let end = 0;
  for (let index = 0; index < one.length && one[index] === other[index]; index += 1) {
    if (one[index] === '/') end = index + 1;
  }
  return one.slice(0, end);
}

/** Reports whether the folders of a pair are below those of another pair, on both sides. */
function isInside(inner: FolderPair, outer: FolderPair): boolean {
  return (['base', 'head'] as const).every(
    (side) => inner[side].length > outer[side].length && inner[side].startsWith(outer[side]),
  );
}

/** Splits off the longest end that two paths share, in whole parts. */
function splitSuffix(one: string, other: string): FolderPair {
  let shared = 0;
  const longest = Math.min(one.length, other.length);
  let cut = 0;
  while (shared < longest && one[one.length - 1 - shared] === other[other.length - 1 - shared]) {
    shared += 1;
    const atStart = shared === one.length || shared === other.length;
    if (one[one.length - shared] === '/') cut = shared - 1;
    else if (atStart && isPartStart(one, shared) && isPartStart(other, shared)) cut = shared;
  }
  return { base: one.slice(0, one.length - cut), head: other.slice(0, other.length - cut) };
}

/** Reports whether the last `length` characters begin with a part of the path. */
function isPartStart(path: string, length: number): boolean {
  return length === path.length || path[path.length - length - 1] === '/';
}

function removePrefix(profile: Profile, prefix: string): Profile {
  if (prefix === '') return profile;
  return mapFrames(profile, ({ name, file }) => ({
    name,
    file: file?.startsWith(prefix) ? file.slice(prefix.length) : file,
  }));
}

/** Gives a function of base the file of head if no other function of either side has its name. */
function joinMovedFunctions(sides: ProfileSides): ProfileSides {
  const base = onlyFiles(sides.base);
  const head = onlyFiles(sides.head);
  const moved = new Map<string, string | null>();
  for (const [name, from] of base) {
    const to = head.get(name);
    if (from !== SEVERAL && to !== undefined && to !== SEVERAL && from !== to) moved.set(name, to);
  }
  if (moved.size === 0) return sides;
  const move = ({ name, file }: Frame): Frame => ({ name, file: moved.has(name) ? moved.get(name)! : file });
  return { base: sides.base.map((profile) => mapFrames(profile, move)), head: sides.head };
}

/** Stands for several files. It is no path, because a slash follows each folder. */
const SEVERAL = '//';

/** Returns the file of each function, by its name. */
function onlyFiles(profiles: readonly Profile[]): Map<string, string | null> {
  const files = new Map<string, string | null>();
  for (const { frames } of profiles)
    for (const { name, file } of frames) {
      const known = files.get(name);
      if (known === undefined) files.set(name, file);
      else if (known !== file) files.set(name, SEVERAL);
    }
  return files;
}

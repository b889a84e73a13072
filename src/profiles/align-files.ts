// Finds the folders in which the two sides were built, and removes them, so that `/tmp/base/src/a.go` and
// `/tmp/head/src/a.go` are the same file. Two sides of profiles in, the same with equal paths out. Also compares the paths of
// a profile with those that a pull request changed.

import { SIDES } from '../model/measurement.ts';
import { type Frame, isOutside, isPath, type Profile } from '../model/profile.ts';
import { mapFrames } from './normalise.ts';
import { forSides, type OfSides, type ProfileSides } from './profile-sides.ts';

/** Files of the same name that are compared with each other. There may be thousands of `mod.rs`. */
const MAX_CANDIDATES = 16;

/** Largest number of pairs of folders that are removed: those of the sources, of the build, of a cache. */
const MAX_PAIRS = 4;

/** Aligns the paths of the files, and joins functions that moved to another file. */
export function alignFiles(sides: ProfileSides): ProfileSides {
  return joinMovedFunctions(removeFolders(sides));
}

function removeFolders(sides: ProfileSides): ProfileSides {
  let aligned = sides;
  for (let round = 0; round < MAX_PAIRS; round += 1) {
    const unaligned = aligned;
    const pair = findFolderPair(listFiles(unaligned.base), listFiles(unaligned.head));
    if (pair === null) break;
    aligned = forSides((side) => unaligned[side].map((profile) => removePrefix(profile, pair[side])));
  }
  return aligned;
}

function listFiles(profiles: readonly Profile[]): Set<string> {
  return new Set(profiles.flatMap(({ frames }) => frames.flatMap(({ file }) => file ?? [])));
}

/** Beginnings of paths, up to a slash. One of them may be empty. */
type FolderPair = OfSides<string>;

/** `count` files become equal when the folders are removed. */
interface FolderVotes {
  readonly pair: FolderPair;
  count: number;
}

/** The folders of the two trees, which make the most files equal when they are removed; null if there are none. */
function findFolderPair(base: ReadonlySet<string>, head: ReadonlySet<string>): FolderPair | null {
  const isShared = makeSharedCheck([...base].filter((file) => head.has(file)));
  const trees = countVotes(base, head).filter((votes) => areTrees(votes, isShared));
  let best: FolderVotes | null = null;
  for (const votes of trees) if (best === null || votes.count > best.count) best = votes;
  // If all files of a folder moved, that folder may have the most votes, but it is inside of the tree.
  for (const votes of trees) if (best !== null && isInside(best.pair, votes.pair)) best = votes;
  return best?.pair ?? null;
}

/** Counts the files of the same name for each pair of folders. */
function countVotes(base: ReadonlySet<string>, head: ReadonlySet<string>): FolderVotes[] {
  const headByName = new Map<string, string[]>();
  for (const file of head) {
    if (base.has(file)) continue;
    const list = headByName.get(lastPartOf(file)) ?? [];
    headByName.set(lastPartOf(file), list);
    if (list.length < MAX_CANDIDATES) list.push(file);
  }
  const votesByPair = new Map<string, FolderVotes>();
  for (const file of base) {
    if (head.has(file)) continue;
    for (const candidate of headByName.get(lastPartOf(file)) ?? []) {
      const pair = splitSuffix(file, candidate);
      const key = `${pair.base}\0${pair.head}`;
      const votes = votesByPair.get(key) ?? { pair, count: 0 };
      votes.count += 1;
      votesByPair.set(key, votes);
    }
  }
  return [...votesByPair.values()];
}

/**
 * Whether two folders are the trees of the two sides, and not folders inside of a tree, such as those of a file
 * that moved. A relative path is one inside of the tree, unless none of them is the same on both sides.
 */
function areTrees({ pair: { base, head }, count }: FolderVotes, isShared: (folder: string) => boolean): boolean {
  const outside = { base: isOutside(base), head: isOutside(head) };
  if (base === '' || head === '') return outside.base || outside.head;
  if (outside.base !== outside.head) return false;
  if (!outside.base) return count > 1 && !isShared('');
  // One file may as well have moved, in a tree that contained both commits one after the other.
  return count > 1 || !isShared(commonFolder(base, head));
}

/** Whether a folder contains one of the files. The empty folder contains those with a relative path. */
function makeSharedCheck(files: readonly string[]): (folder: string) => boolean {
  const folders = new Set<string>();
  for (const file of files) {
    if (!isPath(file)) continue;
    if (!isOutside(file)) folders.add('');
    // Everything is below the root.
    for (let slash = file.indexOf('/', 1); slash !== -1; slash = file.indexOf('/', slash + 1)) {
      folders.add(file.slice(0, slash + 1));
    }
  }
  return (folder) => folders.has(folder);
}

/** The folder around both, up to a slash. */
function commonFolder(a: string, b: string): string {
  let end = 0;
  for (let index = 0; index < a.length && a[index] === b[index]; index += 1) {
    if (a[index] === '/') end = index + 1;
  }
  return a.slice(0, end);
}

function isInside(inner: FolderPair, outer: FolderPair): boolean {
  return SIDES.every((side) => inner[side].length > outer[side].length && inner[side].startsWith(outer[side]));
}

/** The folders without the longest end that two paths share, in whole parts. */
function splitSuffix(base: string, head: string): FolderPair {
  const parts = { base: base.split('/'), head: head.split('/') };
  const maxShared = Math.min(parts.base.length, parts.head.length);
  let shared = 0;
  while (shared < maxShared && parts.base.at(-1 - shared) === parts.head.at(-1 - shared)) shared += 1;
  return forSides((side) =>
    parts[side]
      .slice(0, parts[side].length - shared)
      .map((part) => `${part}/`)
      .join(''),
  );
}

function removePrefix(profile: Profile, prefix: string): Profile {
  if (prefix === '') return profile;
  return mapFrames(profile, ({ file, ...frame }) => ({
    ...frame,
    file: file?.startsWith(prefix) ? file.slice(prefix.length) : file,
  }));
}

/** Gives a function of base the file of head if no other function of either side has its name. */
function joinMovedFunctions(sides: ProfileSides): ProfileSides {
  const base = mapNamesToFiles(sides.base);
  const head = mapNamesToFiles(sides.head);
  const moved = new Map<string, string | null>();
  for (const [name, from] of base) {
    const to = head.get(name);
    if (from !== SEVERAL && to !== undefined && to !== SEVERAL && from !== to) moved.set(name, to);
  }
  if (moved.size === 0) return sides;
  const move = (frame: Frame) => ({ ...frame, file: moved.has(frame.name) ? moved.get(frame.name)! : frame.file });
  return { base: sides.base.map((profile) => mapFrames(profile, move)), head: sides.head };
}

/** Stands for several files. It is no path, because a slash follows each folder. */
const SEVERAL = '//';

function mapNamesToFiles(profiles: readonly Profile[]): Map<string, string | null> {
  const files = new Map<string, string | null>();
  for (const { frames } of profiles)
    for (const { name, file } of frames) {
      const isMoved = files.has(name) && files.get(name) !== file;
      files.set(name, isMoved ? SEVERAL : file);
    }
  return files;
}

/**
 * Makes a check whether base and head differ in a file. Files in the tree are given relative to it, but a profiler may know
 * a file by another path, such as that of a module.
 */
export function makeTouchedCheck(changedPaths: readonly string[]): (file: string) => boolean {
  const changed = new Set(changedPaths);
  const byName = new Map<string, string[]>();
  for (const path of changedPaths) {
    byName.set(lastPartOf(path), [...(byName.get(lastPartOf(path)) ?? []), path]);
  }
  return (file) => {
    const path = file.replace(/^\.\//, '');
    if (changed.has(path)) return true;
    // A name without a folder fits many files.
    const candidates = path.includes('/') ? (byName.get(lastPartOf(path)) ?? []) : [];
    return candidates.some(
      (candidate) =>
        (candidate.includes('/') && path.endsWith(`/${candidate}`)) ||
        (!path.startsWith('/') && candidate.endsWith(`/${path}`)),
    );
  };
}

function lastPartOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

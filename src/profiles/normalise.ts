// Normalises the names and files of a profile, and joins the functions that become equal. A Profile in, a Profile out.

import type { Frame, Profile } from '../model/profile.ts';
import { normaliseName } from './normalise-name.ts';

export function normaliseProfile(profile: Profile): Profile {
  return mapFrames(profile, ({ name, file }) => ({
    name: normaliseName(name),
    file: file === null ? null : normaliseFile(file),
  }));
}

/** Folders and names that a build tool numbers anew. */
const BUILDS: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/\/go-build\d+(?=\/)/g, '/go-build'],
  // Rust: `target/release/deps/codec-0123456789abcdef`.
  [/-[\da-f]{16}(?=$|\.\w+$)/g, ''],
  [/\s*\(deleted\)$/g, ''],
];

/** Removes from a path what differs between two builds: schemes, folders of build tools, hashes in names of programs. */
export function normaliseFile(file: string): string {
  let path = file.replace(/^file:\/\//, '').replaceAll('\\', '/');
  for (const [pattern, text] of BUILDS) path = path.replaceAll(pattern, text);
  return path.replaceAll(/\/(?:\.?\/)+/g, '/');
}

/** Converts the functions. Nodes stay as they are: two of one parent may have the same function. */
export function mapFrames(profile: Profile, convert: (frame: Frame) => Frame): Profile {
  const frames = new FrameTable();
  const moved = profile.frames.map((frame) => frames.add(convert(frame)));
  const nodeFrames = profile.nodeFrames.map((frame) => (frame === -1 ? -1 : moved[frame]!));
  return { ...profile, frames: frames.list, nodeFrames };
}

/** A list in which equal functions are one. */
export class FrameTable {
  readonly list: Frame[] = [];
  readonly #indices = new Map<string, number>();

  /** The index of the function in the list. */
  add(frame: Frame): number {
    const key = frameKey(frame);
    let index = this.#indices.get(key);
    if (index === undefined) {
      index = this.list.push(frame) - 1;
      this.#indices.set(key, index);
    }
    return index;
  }
}

/** A text that only equal functions share. */
export function frameKey({ name, file }: Frame): string {
  return `${name}\0${file ?? ''}`;
}

// Normalises the names and files of a profile, and joins the functions and stacks that become equal. A Profile in, a
// Profile out.

import type { Frame, Profile } from '../model/profile.ts';
import { normaliseFile } from './normalise-file.ts';
import { normaliseName } from './normalise-name.ts';

export function normaliseProfile(profile: Profile): Profile {
  return mapFrames(profile, ({ name, file }) => ({
    name: normaliseName(name),
    file: file === null ? null : normaliseFile(file),
  }));
}

/** Returns the profile with other functions. Nodes stay as they are: two of one parent may have the same function. */
export function mapFrames(profile: Profile, convert: (frame: Frame) => Frame): Profile {
  const indices = new Map<string, number>();
  const frames: Frame[] = [];
  const moved = profile.frames.map((frame) => {
    const converted = convert(frame);
    const key = frameKey(converted);
    const known = indices.get(key);
    if (known !== undefined) return known;
    indices.set(key, frames.length);
    frames.push(converted);
    return frames.length - 1;
  });
  return { ...profile, frames, nodeFrames: profile.nodeFrames.map((frame) => (frame === -1 ? -1 : moved[frame]!)) };
}

/** Returns a text that only equal functions share. */
export function frameKey({ name, file }: Frame): string {
  return `${name}\0${file ?? ''}`;
}

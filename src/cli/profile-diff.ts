// The command `profile diff`: compares the profiles of two builds and prints which functions changed. It measures nothing.

import { resolve } from 'node:path';
import { userError } from '../errors.ts';
import { readProfileFile } from '../host/profile-file.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import { atFlag } from '../model/location.ts';
import type { Profile } from '../model/profile.ts';
import { alignFiles } from '../profiles/align-files.ts';
import { attributeChange } from '../profiles/attribute.ts';
import { profileFormatIds, readProfile } from '../profiles/index.ts';
import { MAX_PROFILE_BYTES } from '../profiles/limits.ts';
import { mergeTrees } from '../profiles/merge-trees.ts';
import type { ProfileSides } from '../profiles/profile-sides.ts';
import { makeTouchedCheck } from '../profiles/touched-files.ts';
import { renderProfileHtml } from '../render/profile-html.ts';
import { renderProfileJson, renderProfileText } from '../render/profile-text.ts';
import { type ProfileDiffOptions, parseProfileDiffArgs } from '../settings/profile-command-line.ts';
import { prepareOutFile, writeOut } from './out.ts';

export async function diffProfiles(argv: readonly string[]): Promise<number> {
  const options = parseProfileDiffArgs(argv);
  checkFormat(options.inputFormat);
  const host = makeTerminalHost({ isQuiet: true });
  const out = options.out === null ? null : resolve(options.out);
  if (out !== null) await prepareOutFile(host, out);
  const sides = alignFiles({
    base: await readProfiles(options.base, options.inputFormat),
    head: await readProfiles(options.head, options.inputFormat),
  });
  const text = render(sides, options);
  if (out === null) process.stdout.write(text);
  else await writeOut(host, out, text);
  return 0;
}

function checkFormat(id: string): void {
  if (id === 'auto' || profileFormatIds.includes(id)) return;
  throw userError('profile-format-unknown', atFlag('input-format'), { got: id, known: [...profileFormatIds] });
}

/** Reads one file after the other, so that only one is in memory as text. */
async function readProfiles(paths: readonly string[], format: string): Promise<Profile[]> {
  const profiles: Profile[] = [];
  for (const path of paths) {
    profiles.push(readProfile({ path, bytes: await readProfileFile(path, MAX_PROFILE_BYTES) }, format));
  }
  return profiles;
}

function render(sides: ProfileSides, { format, touched }: ProfileDiffOptions): string {
  const attribution = attributeChange(sides, { isTouched: makeTouchedCheck(touched) });
  if (format === 'json') return renderProfileJson(attribution);
  if (format === 'text') return renderProfileText(attribution);
  return renderProfileHtml(attribution, mergeTrees(sides));
}

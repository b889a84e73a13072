// The command `profile`, whose only subcommand is `diff`: compares the profiles of two builds and prints which functions changed. It
// measures nothing.

import type { CommandEntry } from '../cli.ts';
import { userError } from '../errors.ts';
import { readProfileFile } from '../host/profile-file.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import { about, atFlag } from '../model/location.ts';
import { SIDES } from '../model/measurement.ts';
import type { Profile } from '../model/profile.ts';
import { alignFiles, makeTouchedCheck } from '../profiles/align-files.ts';
import { attributeChange } from '../profiles/attribute.ts';
import { profileFormatIds, readProfile } from '../profiles/index.ts';
import { mergeTrees } from '../profiles/merge-trees.ts';
import { MAX_PROFILE_BYTES } from '../profiles/profile-format.ts';
import { renderProfileJson, renderProfileText } from '../render/outputs/profile-text.ts';
import { renderProfileHtml } from '../render/pages/profile-html.ts';
import { parseArgs } from '../settings/command-line.ts';
import { unquoteGitPath } from '../text/git-path.ts';
import { prepareOutput } from './out.ts';
import { runSubcommand } from './subcommands.ts';

export async function diffProfiles(argv: readonly string[]): Promise<number> {
  const { base, head, format, inputFormat, out, touched } = parseProfileDiffArgs(argv);
  if (inputFormat !== 'auto' && !profileFormatIds.includes(inputFormat))
    throw userError('profile-format-unknown', atFlag('input-format'), {
      got: inputFormat,
      known: [...profileFormatIds],
    });
  const host = makeTerminalHost({ isQuiet: true });
  const write = await prepareOutput(host, out);
  const sides = alignFiles({
    base: await readProfiles(base, inputFormat),
    head: await readProfiles(head, inputFormat),
  });
  const attribution = attributeChange(sides, { isTouched: makeTouchedCheck(touched) });
  if (format === 'json') await write(renderProfileJson(attribution));
  else if (format === 'text') await write(renderProfileText(attribution));
  else await write(renderProfileHtml(attribution, mergeTrees(sides), `${nameFiles(base)} → ${nameFiles(head)}`));
  return 0;
}

function nameFiles([first, ...others]: readonly string[]): string {
  return others.length === 0 ? first! : `${first!} and ${others.length} more`;
}

const MAX_FILES = 100;

/** Flags may stand on both sides of the two dashes that separate the profiles of base from those of head. */
export function parseProfileDiffArgs(argv: readonly string[]) {
  const middle = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const { length } = parseArgs('profile diff', argv.slice(0, middle)).files;
  // A file whose name begins with a dash can stand after further dashes.
  const { files, inputFormat, touched, ...flags } = parseArgs('profile diff', argv.toSpliced(middle, 1));
  const sides = { base: files.slice(0, length), head: files.slice(length) };
  for (const side of SIDES) {
    const got = sides[side].length;
    if (got === 0) throw userError('profile-files-missing', about('command line'), { side });
    if (got > MAX_FILES) throw userError('profile-files-too-many', about('command line'), { got, max: MAX_FILES });
  }
  return {
    ...flags,
    ...sides,
    inputFormat: inputFormat ?? 'auto',
    /** Paths that changed from base to head, relative to the repository. */
    touched: touched.split('\n').flatMap((line) => unquoteGitPath(line.trim()) || []),
  };
}

/** Reads one after the other, so that only one is in memory as text. */
async function readProfiles(paths: readonly string[], format: string): Promise<Profile[]> {
  const profiles: Profile[] = [];
  for (const path of paths)
    profiles.push(readProfile({ path, bytes: await readProfileFile(path, MAX_PROFILE_BYTES) }, format));
  return profiles;
}

export async function profile(argv: readonly string[], entry: CommandEntry): Promise<number> {
  return runSubcommand('profile', { diff: { ...entry, run: diffProfiles } }, argv);
}

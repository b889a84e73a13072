// Defines what a profile format is: it turns one file of a profiler into a Profile. `profiles/index.ts` is the only list.

import type { Profile } from '../model/profile.ts';

/** One file of a profiler, decompressed. */
export interface ProfileFile {
  /** Path as the user named it, for messages. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface ProfileFormat {
  /** Name in `format:`, in kebab-case. */
  readonly id: string;
  /** Tools that write it, in one line. */
  readonly description: string;
  /** Command that records such a profile. */
  readonly advice: string;
  /** Whether the file may be of this format. `start` is its first part as text. It must be cheap. */
  recognises(start: string, file: ProfileFile): boolean;
  /** Reads the file. Throws a UserError that says what is wrong, and where. */
  parse(file: ProfileFile): Profile;
}

// The command `profile`: its subcommands.

import { diffProfiles } from './profile-diff.ts';
import { runSubcommand, type Subcommand } from './subcommands.ts';

const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
  diff: {
    usage: 'profile diff BASE… -- HEAD… [--format text|html|json]',
    does: 'compare profiles of two builds: which functions take more or less time',
    run: diffProfiles,
  },
};

export async function profile(argv: readonly string[]): Promise<number> {
  return runSubcommand('profile', SUBCOMMANDS, argv);
}

// The command `profile`: hands over to the subcommand that the first argument names.

import type { CommandEntry } from '../cli.ts';
import { userError } from '../errors.ts';
import { about } from '../model/location.ts';
import { suggestWord } from '../settings/suggest-word.ts';
import { help } from './help.ts';

const SUBCOMMANDS: Readonly<Record<string, CommandEntry>> = {
  diff: {
    usage: 'profile diff BASE… -- HEAD… [--format text|html|json]',
    does: 'compare profiles of two builds: which functions take more or less time',
    load: async () => (await import('./profile-diff.ts')).diffProfiles,
  },
};

export async function profile(argv: readonly string[]): Promise<number> {
  const [name = '', ...rest] = argv;
  const subcommand = Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined;
  if (argv.includes('--help') || argv.includes('-h')) {
    const texts = Object.entries(SUBCOMMANDS).map(([one, entry]) => help(`profile ${one}`, entry));
    process.stdout.write(`${texts.join('\n\n')}\n`);
    return 0;
  }
  if (subcommand !== undefined) return (await subcommand.load())(rest);
  const commands = Object.keys(SUBCOMMANDS);
  const meant = suggestWord(name, commands);
  throw userError('unknown-command', about('command line'), {
    command: `profile ${name}`.trim(),
    commands: commands.map((one) => `profile ${one}`),
    ...(meant !== null && { suggestion: `profile ${meant}` }),
  });
}

// The command `history`: hands over to the subcommand that the first argument names, or shows the history.

import type { CommandEntry } from '../cli.ts';
import { userError } from '../errors.ts';
import { about } from '../model/location.ts';
import { suggestWord } from '../settings/suggest-word.ts';
import { help } from './help.ts';

const SUBCOMMANDS: Readonly<Record<string, CommandEntry>> = {
  import: {
    usage: 'history import [--ref REF] FILE',
    does: 'add the values of github-action-benchmark, its file data.js, to the history of this clone; they are drawn and never judged',
    load: async () => (await import('./import-history.ts')).importHistory,
  },
  'change-points': {
    usage: 'history change-points [--method ranks|e-divisive] [--window N] [--p P] [--magnitude M] FILE',
    does: 'print the change points of a series of numbers as a JSON array of indices, counted from 0',
    load: async () => (await import('./change-points.ts')).printChangePoints,
  },
};

const SHOW: CommandEntry = {
  usage: 'history [--ref REF] [--out FILE] [--format text|html|json] [--benchmarks GLOB] [--since REF]',
  does: 'show how much each benchmark changed since a release, and where',
  load: async () => (await import('./show-history.ts')).showHistory,
};

export async function history(argv: readonly string[]): Promise<number> {
  const [name = '', ...rest] = argv;
  const subcommand = Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined;
  if (asksForHelp(argv)) {
    const all = [['', SHOW] as const, ...Object.entries(SUBCOMMANDS)];
    const shown = subcommand === undefined ? all : [[name, subcommand] as const];
    process.stdout.write(`${shown.map(([one, entry]) => help(`history ${one}`.trim(), entry)).join('\n\n')}\n`);
    return 0;
  }
  if (name === '' || name.startsWith('-')) return (await SHOW.load())(argv);
  if (subcommand === undefined) {
    const commands = Object.keys(SUBCOMMANDS);
    const meant = suggestWord(name, commands);
    throw userError('unknown-command', about('command line'), {
      command: `history ${name}`.trim(),
      commands: commands.map((one) => `history ${one}`),
      ...(meant !== null && { suggestion: `history ${meant}` }),
    });
  }
  return (await subcommand.load())(rest);
}

function asksForHelp(argv: readonly string[]): boolean {
  const own = argv.includes('--') ? argv.slice(0, argv.indexOf('--')) : argv;
  return own.includes('--help') || own.includes('-h');
}

// The command `history`: its subcommands. Without one it shows the history.

import { printChangePoints } from './change-points.ts';
import { importHistory } from './import-history.ts';
import { showHistory } from './show-history.ts';
import { runSubcommand, type Subcommand } from './subcommands.ts';

const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
  '': {
    usage: 'history [--ref REF] [--out FILE] [--format text|html|json] [--benchmarks GLOB] [--since REF]',
    does: 'show how much each benchmark changed since a release, and where',
    run: showHistory,
  },
  import: {
    usage: 'history import [--ref REF] FILE',
    does: 'add the values of github-action-benchmark, its file data.js, to the history of this clone; they are drawn and never judged',
    run: importHistory,
  },
  'change-points': {
    usage: 'history change-points [--method ranks|e-divisive] [--window N] [--p P] [--magnitude M] FILE',
    does: 'print the change points of a series of numbers as a JSON array of indices, counted from 0',
    run: printChangePoints,
  },
};

export async function history(argv: readonly string[]): Promise<number> {
  return runSubcommand('history', SUBCOMMANDS, argv);
}

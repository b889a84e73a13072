// What the command line says about itself: the text of `COMMAND --help`.

import type { CommandEntry } from '../cli.ts';
import { flagHelp } from './flag-help.ts';

export function help(name: string, { usage, does }: Pick<CommandEntry, 'usage' | 'does'>): string {
  const lines = flagHelp.get(name) ?? [];
  return [`usage: bench-referee ${usage}`, '', does, ...(lines.length === 0 ? [] : ['', ...lines])].join('\n');
}

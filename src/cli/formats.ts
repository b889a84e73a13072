// The command `formats`: lists the formats.

import { FORMATS } from '../formats/index.ts';
import { parseArgs } from '../settings/command-line.ts';

/** Also prints the command that gives independent samples, and the names that other tools use for a format. */
export async function formats(argv: readonly string[]): Promise<number> {
  parseArgs('formats', argv);
  const width = Math.max(...FORMATS.map(({ id }) => id.length));
  const indented = (text: string) => `${' '.repeat(width)}  ${text}`;
  const lines = FORMATS.map(({ id, description, advice, aliases = [] }) => {
    const also = aliases.length === 0 ? [] : [`also called ${aliases.join(', ')}`];
    return [`${id.padEnd(width)}  ${description}`, ...[`one sample: ${advice}`, ...also].map(indented)].join('\n');
  });
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

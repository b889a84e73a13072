// `formats`: the list of formats, with the command that gives independent samples.

import { FORMATS } from '../formats/index.ts';
import { parseFlags } from '../settings/flags.ts';

export async function formats(argv: readonly string[]): Promise<number> {
  parseFlags(argv, {});
  const width = Math.max(...FORMATS.map(({ id }) => id.length));
  const lines = FORMATS.map(
    ({ id, title, advice }) => `${id.padEnd(width)}  ${title}\n${' '.repeat(width)}  one sample: ${advice}`,
  );
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

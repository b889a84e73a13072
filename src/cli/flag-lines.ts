// The lines about the flags of a command in its help, from the tables of options and flags.

import { flagsOf } from '../settings/command-flags.ts';
import type { OptionTable } from '../settings/option.ts';

const WIDTH = 100;

export function formatFlagLines(command: string, options?: OptionTable): string[] {
  const rows = flagsOf(command, options).map((flag) => ({
    flag: `${flag.name === '--' ? '' : '--'}${flag.name} ${flag.placeholder}`.trimEnd(),
    // A terminal shows no Markdown.
    meaning: (flag.preset === null ? flag.help : `${flag.help} Default: ${flag.preset}.`).replaceAll('`', ''),
  }));
  const indent = Math.max(0, ...rows.map(({ flag }) => flag.length)) + 4;
  return rows.flatMap(({ flag, meaning }) =>
    wrap(meaning, WIDTH - indent).map((line, index) => (index === 0 ? `  ${flag}` : '').padEnd(indent) + line),
  );
}

/** Breaks a text into lines of at most `width` characters, between words. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length === 0 || longer.length > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

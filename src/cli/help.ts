// The text of `COMMAND --help`: usage, purpose, and every flag with its meaning, from the tables of options and flags.

import type { CommandEntry } from '../cli.ts';
import { type Flag, flagsOf } from '../settings/command-flags.ts';
import type { OptionTable } from '../settings/option.ts';

const WIDTH = 100;

export function help(
  name: string,
  { usage, does }: Pick<CommandEntry, 'usage' | 'does'>,
  options?: OptionTable,
): string {
  const rows = flagsOf(name, options).map((flag) => [formatUsage(flag), formatMeaning(flag)] as const);
  const indent = Math.max(0, ...rows.map(([flag]) => flag.length)) + 4;
  const lines = rows.flatMap(([flag, meaning]) =>
    wrap(meaning, WIDTH - indent).map((line, index) => (index === 0 ? `  ${flag}` : '').padEnd(indent) + line),
  );
  return [`usage: bench-referee ${usage}`, '', does, ...(lines.length === 0 ? [] : ['', ...lines])].join('\n');
}

function formatUsage({ name, placeholder }: Flag): string {
  return [name === '--' ? '--' : `--${name}`, placeholder].join(' ').trimEnd();
}

/** A terminal shows no Markdown. */
function formatMeaning({ help, preset }: Flag): string {
  return (preset === null ? help : `${help} Default: ${preset}.`).replaceAll('`', '');
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

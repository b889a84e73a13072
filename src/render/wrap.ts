// Breaks a line between words so that it fits a terminal. A line in, whose colour codes have no width; lines out. A
// word that is longer than the terminal is not broken here: the terminal breaks it, and it can still be copied.

export interface WrapOptions {
  readonly columns: number;
  /** Number of spaces before every line but the first. */
  readonly indent: number;
}

/** Minimum width. Narrower lines are not readable. */
const MIN_COLUMNS = 40;

const COLOUR = /\u001B\[\d+m/g;

export function wrapLine(line: string, { columns, indent }: WrapOptions): string {
  const room = Math.max(MIN_COLUMNS, columns);
  if (widthOf(line) <= room) return line;
  const lead = /^ */.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let current = lead;
  let isEmpty = true;
  for (const word of line.slice(lead.length).split(' ')) {
    if (isEmpty || widthOf(current) + 1 + widthOf(word) <= room) current += isEmpty ? word : ` ${word}`;
    else {
      lines.push(current);
      current = ' '.repeat(indent) + word;
    }
    isEmpty = false;
  }
  return [...lines, current].join('\n');
}

/** Returns the width in code points, as everywhere in a terminal's table. */
function widthOf(text: string): number {
  return [...text.replaceAll(COLOUR, '')].length;
}

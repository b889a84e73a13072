// The little Markdown that is written, safely. Untrusted text is shown in code spans and code blocks only: inside
// them GitHub looks for no mention, reference, link or tag, whereas it decodes entities before it looks elsewhere.
// In: text. Out: Markdown. Must never put untrusted text anywhere else.

import { stripControls, TEXT_LIMIT, visible } from './untrusted.ts';

export type Alignment = 'left' | 'right';

/** Untrusted text as a code span, cleaned and cut; its fence is longer than any run of backticks inside. */
export function code(text: string, limit: number = TEXT_LIMIT): string {
  const content = visible(text, limit);
  const fence = '`'.repeat(longestRun(content) + 1);
  const padding = content.startsWith('`') || content.endsWith('`') ? ' ' : '';
  return `${fence}${padding}${content}${padding}${fence}`;
}

/** Untrusted text as a block of its own with a copy button: whole, line by line, each line cleaned. */
export function codeBlock(text: string): string {
  const content = text.split('\n').map(stripControls).join('\n');
  const fence = '`'.repeat(Math.max(3, longestRun(content) + 1));
  return `${fence}sh\n${content}\n${fence}\n`;
}

/** Lines that are safe to show as they are, because they were drawn for a terminal. An indent puts them below an item of a list. */
export function drawnBlock(lines: string, indent = ''): string {
  const fence = '`'.repeat(Math.max(3, longestRun(lines) + 1));
  return [`${fence}text`, ...lines.split('\n'), fence].map((line) => `${indent}${line}\n`).join('');
}

/** One row. Cells are Markdown; a pipe in them, in code spans too, is escaped as tables ask. */
export function tableRow(cells: readonly string[]): string {
  return `| ${cells.map(escapePipes).join(' | ')} |\n`;
}

export function tableHead(cells: readonly string[], alignments: readonly Alignment[]): string {
  const rule = alignments.slice(0, cells.length).map((alignment) => (alignment === 'right' ? '--:' : ':--'));
  return tableRow(cells) + tableRow(rule);
}

/** What opens and closes a folded part. The summary is our own text, never untrusted. */
export function details(
  summary: string,
  state: 'closed' | 'open' = 'closed',
): { open: string; close: string } {
  const tag = state === 'open' ? '<details open>' : '<details>';
  return { open: `${tag}<summary>${summary}</summary>\n\n`, close: '\n</details>\n\n' };
}

/** A backslash of the text itself would take the escape for its own and free the pipe: a space keeps them apart. */
function escapePipes(cell: string): string {
  return cell.replaceAll(/\\(?=\|)/g, '\\ ').replaceAll('|', '\\|');
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

// Writes the Markdown that this program uses. Text in, Markdown out. Untrusted text must only ever be put in code spans
// and code blocks. GitHub finds no mention, reference, link or tag inside them; elsewhere it even decodes entities.

import type { Formatter } from '../rich-text.ts';
import { cleanUntrustedText, stripControls, TEXT_LIMIT } from '../untrusted.ts';

export type Alignment = 'left' | 'right';

/** The text is cleaned and cut. The fence is longer than any run of backticks inside. */
export function renderCodeSpan(text: string, limit: number = TEXT_LIMIT): string {
  const content = cleanUntrustedText(text, limit);
  const fence = '`'.repeat(longestRun(content) + 1);
  const padding = content.startsWith('`') || content.endsWith('`') ? ' ' : '';
  return `${fence}${padding}${content}${padding}${fence}`;
}

export const MARKDOWN_FORMATTER: Formatter = {
  plain: (text) => text,
  strong: (text) => `**${text}**`,
  code: (text) => renderCodeSpan(text),
  untrusted: (text) => renderCodeSpan(text),
};

/** Untrusted text is not cut, and each line is cleaned. The block has a copy button. */
export function renderCodeBlock(text: string, language: 'sh' | 'yaml' = 'sh'): string {
  return renderTextBlock(text.split('\n').map(stripControls).join('\n'), { language });
}

/** The lines are clean already. An indent puts the block into a list item. */
export function renderTextBlock(
  lines: string,
  { indent = '', language = 'text' }: { indent?: string; language?: 'text' | 'sh' | 'yaml' } = {},
): string {
  const fence = '`'.repeat(Math.max(3, longestRun(lines) + 1));
  return [`${fence}${language}`, ...lines.split('\n'), fence].map((line) => `${indent}${line}\n`).join('');
}

/** Cells are Markdown; a pipe in them is escaped, also in code spans, as tables require. */
export function renderTableRow(cells: readonly string[]): string {
  return `| ${cells.map(escapePipes).join(' | ')} |\n`;
}

export function renderTableHead(cells: readonly string[], alignments: readonly Alignment[]): string {
  const rule = alignments.slice(0, cells.length).map((alignment) => (alignment === 'right' ? '--:' : ':--'));
  return renderTableRow(cells) + renderTableRow(rule);
}

/** The summary is this program's own text, never untrusted. */
export function makeDetailsTags(summary: string, state: 'closed' | 'open' = 'closed'): { open: string; close: string } {
  const tag = state === 'open' ? '<details open>' : '<details>';
  return { open: `${tag}<summary>${summary}</summary>\n\n`, close: '\n</details>\n\n' };
}

/** A backslash of the text itself would join the escape and free the pipe, so a space separates them. */
function escapePipes(cell: string): string {
  return cell.replaceAll(/\\(?=\|)/g, '\\ ').replaceAll('|', '\\|');
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

/** Null without a URL, or if the URL could end the link early. */
export function renderLink(url: string | null, text: string): string | null {
  if (url === null || !/^https?:\/\/[^\s<>()[\]`\\]+$/.test(url)) return null;
  return `[${text}](${url})`;
}

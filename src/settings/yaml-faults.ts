// Where and why a text is something else than the YAML that is accepted: offsets become lines and columns, and parts of scalars
// become parts of the text; what was found before parsing, and the errors of the parser, become mistakes. A rare mistake keeps
// the words of the parser. Pure.

import type { YAMLError } from 'yaml';
import type { Excerpt } from '../model/diagnostic.ts';
import { type Mistake, makeMistake, toQuotable } from './mistake.ts';

export type YamlPosition = Omit<Excerpt, 'file'>;

/** Offsets of the first character and after the last one. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A span over several lines becomes a place in its first line. */
export function makePositionFinder(text: string): (span: Span) => YamlPosition {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return ({ from, to }) => {
    const line = lineAt(starts, from);
    const start = starts[line - 1] ?? 0;
    const end = (starts[line] ?? text.length + 1) - 1;
    const whole = text.slice(start, end).replace(/\r$/, '');
    const column = Math.min(from - start, whole.length) + 1;
    const length = Math.max(1, Math.min(to - start, whole.length) - (column - 1));
    return { line, column, length, text: whole };
  };
}

function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [1, starts.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle - 1] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** One character of a quoted scalar, which may be written as an escape. */
const ESCAPED: Readonly<Record<string, RegExp>> = {
  "'": /''|[\s\S]/y,
  '"': /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[\s\S])|[\s\S]/y,
};

/** All of a scalar that has several lines. */
export function partOfScalar(text: string, scalar: Span, part: Span): Span {
  const source = text.slice(scalar.from, scalar.to);
  if (/[\r\n]/.test(source)) return scalar;
  const character = ESCAPED[source[0] ?? ''];
  if (character === undefined) return { from: scalar.from + part.from, to: scalar.from + part.to };
  const offsets = [1];
  character.lastIndex = 1;
  for (let match = character.exec(source); match !== null; match = character.exec(source)) {
    const isWide = /^\\U/.test(match[0]) && Number.parseInt(match[0].slice(2), 16) > 0xffff;
    offsets.push(...(isWide ? [character.lastIndex] : []), character.lastIndex);
  }
  // The closing quote matches as a character here. It is the position after the end of the value.
  const at = (index: number) => offsets[Math.min(index, offsets.length - 2)] ?? 1;
  return { from: scalar.from + at(part.from), to: scalar.from + at(part.to) };
}

export interface YamlFault extends Mistake {
  /** Part of the text with the error. Null or absent: the whole file. */
  readonly span?: Span | null;
}

/** Errors that need no quotation of the text. */
const PLAIN: Partial<Record<YAMLError['code'], Mistake>> = {
  BAD_ALIAS: makeMistake('yaml-star', {}),
  MULTIPLE_DOCS: makeMistake('yaml-two-documents', {}),
  TAB_AS_INDENT: makeMistake('yaml-tab', {}),
};

/** Errors in a single value, which belong to a key. For other errors, the tree does not show the key. */
const OF_ONE_KEY: readonly YAMLError['code'][] = [
  'BAD_ALIAS',
  'BAD_DQ_ESCAPE',
  'BAD_SCALAR_START',
  'DUPLICATE_KEY',
  'TAG_RESOLVE_FAILED',
];

/** The parser also fails on the lines after one with a broken structure, so only the first such error is reported. */
export function faultsIn(errors: readonly YAMLError[], text: string): (YamlFault & { readonly isOfOneKey: boolean })[] {
  const isIndependent = ({ code }: YAMLError) => OF_ONE_KEY.includes(code) || code === 'TAB_AS_INDENT';
  const first = errors.find((error) => !isIndependent(error));
  return errors
    .filter((error) => error === first || isIndependent(error))
    .map((error) => {
      const [from, to] = error.pos;
      return { span: { from, to }, ...faultIn(error, text), isOfOneKey: OF_ONE_KEY.includes(error.code) };
    });
}

function faultIn(error: YAMLError, text: string): YamlFault {
  const [from, to] = error.pos;
  const got = toQuotable(text.slice(from, to));
  const plain = PLAIN[error.code];
  if (plain !== undefined) return plain;
  switch (error.code) {
    case 'DUPLICATE_KEY': {
      const key = /^[^:\r\n]*/.exec(text.slice(from))?.[0] ?? '';
      return { ...makeMistake('yaml-key-twice', { got: toQuotable(key) }), span: { from, to: from + key.length } };
    }
    case 'TAG_RESOLVE_FAILED':
      return makeMistake('yaml-tag', { got, write: got });
    case 'BAD_SCALAR_START':
      return makeMistake('yaml-unquoted', { got });
    case 'BAD_DQ_ESCAPE': {
      const span = { from, to: from + 2 };
      return { ...makeMistake('yaml-escape', { got: toQuotable(text.slice(from, from + 2)) }), span };
    }
    default:
      return brokenStructure(error, text);
  }
}

/** Matches `rounds:10`, also as the first key of a list entry. */
const GLUED = /^[ -]*(?<key>[A-Za-z][\w-]*):(?<value>[^\s:/\\][^\r\n]*)/;

function lineFrom(text: string, start: number): string {
  return /^[^\r\n]*/.exec(text.slice(start))?.[0] ?? '';
}

function brokenStructure(error: YAMLError, text: string): YamlFault {
  const { code, message } = error;
  const [from] = error.pos;
  const start = from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1;
  const line = lineFrom(text, start);
  const span = spanIn(line, start);
  const open = findUnclosedDelimiter(message, text.slice(0, from));
  if (open !== null) return open;
  if (message.startsWith('Block scalar header')) return describeUnquotedText(line, start, /[|>]\S.*$/);
  const glued = findMissingSpace(line);
  if (glued !== null && code !== 'BLOCK_AS_IMPLICIT_KEY') return { ...glued, span };
  // `{{ … }}` is a template to people, but a mapping as a key to YAML.
  if (/^\s*[\w-]+:\s*\{\{/.test(line)) return describeUnquotedText(line, start, /\{\{.*$/);
  if (code === 'NON_STRING_KEY') return makeMistake('yaml-key-not-text', {});
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    if (message.startsWith('A block sequence')) return { ...makeMistake('yaml-list-uneven', {}), span };
    if ((line.match(/:(?=\s)/g) ?? []).length > 1)
      return { ...makeMistake('yaml-two-colons', {}), span: { ...span, from } };
    // With one colon, the nested mapping is on the next line.
    const next = text.indexOf('\n', start) + 1;
    return { ...makeMistake('yaml-indented-key', {}), span: spanIn(lineFrom(text, next), next) };
  }
  if (/^Implicit (?:map )?keys need/.test(message) && !/:(?:\s|$)/.test(line))
    return { ...makeMistake('yaml-loose-line', {}), span };
  const reason = message.replace(/^./, (letter) => letter.toLowerCase());
  return makeMistake('yaml-unreadable', { reason });
}

/** A quote or bracket that is not closed, which the parser notices far below. `before` is the text up to there. */
function findUnclosedDelimiter(message: string, before: string): YamlFault | null {
  const [, quote] = /^Missing closing (["'])quote/.exec(message) ?? [];
  if (quote !== undefined) {
    const opened = before.lastIndexOf(quote);
    return { ...makeMistake('yaml-quote-open', { write: quote }), span: { from: opened, to: opened + 1 } };
  }
  const [, , close] = /^Flow (\w+) in block collection .* end with a (\]|\})/.exec(message) ?? [];
  if (close === undefined) return null;
  const mistake = makeMistake('yaml-bracket-open', { write: close, line: before.split('\n').length });
  return { ...mistake, span: openBracket(before, close === ']' ? '[' : '{') };
}

/** A value that starts with a character with a meaning in YAML. */
function describeUnquotedText(line: string, start: number, pattern: RegExp): YamlFault {
  const { index, 0: value } = pattern.exec(line) ?? { index: 0, 0: line };
  const span = { from: start + index, to: start + index + value.length };
  return { ...makeMistake('yaml-unquoted', { got: toQuotable(value) }), span };
}

/** The last bracket of this kind that is open at the end of the text. Ignores brackets in quotes and after `#`. */
function openBracket(text: string, kind: string): Span {
  const open: number[] = [];
  for (const { 0: token, index } of text.matchAll(/(?<=[\s,[{:])(?:"(?:\\.|[^"\\])*"|'[^']*'|#.*)|[[\]{}]/g)) {
    if (token === '[' || token === '{') open.push(index);
    else if (token === ']' || token === '}') open.pop();
  }
  const from = open.findLast((at) => text[at] === kind) ?? Math.max(0, text.length - 1);
  return { from, to: from + 1 };
}

/** Null if the text is none. */
export function findMissingSpace(text: string): Mistake | null {
  const { key, value } = GLUED.exec(text)?.groups ?? {};
  if (key === undefined) return null;
  const [got, write] = [toQuotable(`${key}:${value}`), toQuotable(`${key}: ${value}`)];
  return makeMistake('yaml-space-missing', { got, write });
}

function spanIn(line: string, start: number): Span {
  const text = line.replace(/\s+#.*$/, '').trimEnd();
  const indent = /^[ -]*/.exec(text)?.[0].length ?? 0;
  return { from: start + indent, to: start + text.length };
}

/** An alias without an anchor is almost always a pattern that needs quotes. */
export function danglingAlias(name: string): Mistake {
  const got = toQuotable(`*${name}`);
  const data = { got, write: got };
  return makeMistake('yaml-alias-unknown', /^[\w-]+$/.test(name) ? { ...data, anchor: `&${name}` } : data);
}

/** A decoder writes it for bytes that are not UTF-8. */
const REPLACEMENT = '\uFFFD';

/** Matches English text in UTF-16, where every second byte is zero. */
const UTF_16 = /^(?:\uFFFD\uFFFD)?(?:[^\0]\0|\0[^\0]){4}/;

/** Matches indentation, after spaces if any, with characters that YAML reads as text. */
const FALSE_INDENT = /^( *)((?![ \t\r\n])[\p{Zs}\u200b\ufeff][\p{Zs}\u200b\ufeff]*)/gmu;

/** Matches controls that YAML forbids (YAML 1.2.2, 5.1), and marks that can make a line look different from its content. */
const HIDDEN = /(?![\t\n\r\u0085])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** The errors of the most serious kind only, because the others may follow from it. */
export function textFaults(text: string): YamlFault[] {
  if (UTF_16.test(text)) return [makeMistake('text-utf-16', {})];
  const bad = text.indexOf(REPLACEMENT);
  if (bad !== -1) return [{ ...makeMistake('text-not-utf-8', {}), span: { from: bad, to: bad + 1 } }];
  if (text.includes('\r') && !text.includes('\n')) return [makeMistake('text-carriage-returns', {})];
  const hidden = [...text.matchAll(HIDDEN)].map(({ 0: { length }, index }) => ({
    ...makeMistake('text-invisible', {}),
    span: { from: index, to: index + length },
  }));
  if (hidden.length > 0) return hidden;
  return [...text.matchAll(FALSE_INDENT)].map(({ index, 1: spaces = '', 2: blanks = '' }) => ({
    ...makeMistake('text-false-indent', {}),
    span: { from: index + spaces.length, to: index + spaces.length + blanks.length },
  }));
}

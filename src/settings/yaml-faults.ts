// Finds out which mistake makes a text something else than the YAML that is accepted: how it was saved, before it is parsed, and
// what the errors of the parser mean. Mistakes and the parts of the text that they are about out. A rare mistake keeps the words
// of the parser. Pure.

import type { YAMLError } from 'yaml';
import { type Mistake, makeMistake, toQuotable } from './mistake.ts';
import type { Span } from './yaml-positions.ts';

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

/**
 * After a line with a broken structure, the parser also fails on the next lines, so only the first such error is
 * reported.
 */
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

function faultIn({ code, message, pos }: YAMLError, text: string): YamlFault {
  const [from, to] = pos;
  const got = toQuotable(text.slice(from, to));
  const plain = PLAIN[code];
  if (plain !== undefined) return plain;
  switch (code) {
    case 'DUPLICATE_KEY': {
      const key = /^[^:\r\n]*/.exec(text.slice(from))?.[0] ?? '';
      const span = { from, to: from + key.length };
      return { ...makeMistake('yaml-key-twice', { got: toQuotable(key) }), span };
    }
    case 'TAG_RESOLVE_FAILED':
      return makeMistake('yaml-tag', { got, write: got });
    case 'BAD_SCALAR_START':
      return makeMistake('yaml-unquoted', { got });
    case 'BAD_DQ_ESCAPE':
      return {
        ...makeMistake('yaml-escape', { got: toQuotable(text.slice(from, from + 2)) }),
        span: { from, to: from + 2 },
      };
    default:
      return brokenStructure({ code, message, from, text });
  }
}

interface StructureError extends Pick<YAMLError, 'code' | 'message'> {
  readonly from: number;
  readonly text: string;
}

/** Matches `rounds:10`, also as the first key of a list entry. */
const GLUED = /^[ -]*(?<key>[A-Za-z][\w-]*):(?<value>[^\s:/\\][^\r\n]*)/;

function brokenStructure({ code, message, from, text }: StructureError): YamlFault {
  const start = from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1;
  const line = /^[^\r\n]*/.exec(text.slice(start))?.[0] ?? '';
  const open = findUnclosedDelimiter({ code, message, from, text });
  if (open !== null) return open;
  if (message.startsWith('Block scalar header')) return describeUnquotedText(line, { start, pattern: /[|>]\S.*$/ });
  const glued = findMissingSpace(line);
  if (glued !== null && code !== 'BLOCK_AS_IMPLICIT_KEY') return { ...glued, span: spanIn(line, start) };
  // `{{ … }}` is a template to people, but a mapping as a key to YAML.
  if (/^\s*[\w-]+:\s*\{\{/.test(line)) return describeUnquotedText(line, { start, pattern: /\{\{.*$/ });
  if (code === 'NON_STRING_KEY') return makeMistake('yaml-key-not-text', {});
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return describeNesting({ code, message, from, text }, { line, start });
  if (/^Implicit (?:map )?keys need/.test(message) && !/:(?:\s|$)/.test(line))
    return { ...makeMistake('yaml-loose-line', {}), span: spanIn(line, start) };
  const reason = message.replace(/^./, (letter) => letter.toLowerCase());
  return makeMistake('yaml-unreadable', { reason });
}

/**
 * Finds the start of a quote or bracket that is not closed, which the parser notices far below. Null: there is none.
 */
function findUnclosedDelimiter({ message, from, text }: StructureError): YamlFault | null {
  const [, quote] = /^Missing closing (["'])quote/.exec(message) ?? [];
  if (quote !== undefined) {
    const opened = text.lastIndexOf(quote, from - 1);
    const span = { from: opened, to: opened + 1 };
    return { ...makeMistake('yaml-quote-open', { write: quote }), span };
  }
  const [, , close] = /^Flow (\w+) in block collection .* end with a (\]|\})/.exec(message) ?? [];
  if (close !== undefined) {
    const open = close === ']' ? '[' : '{';
    return {
      ...makeMistake('yaml-bracket-open', { write: close, line: text.slice(0, from).split('\n').length }),
      span: openBracket(text.slice(0, from), open),
    };
  }
  return null;
}

function describeNesting(
  { message, from, text }: StructureError,
  { line, start }: { line: string; start: number },
): YamlFault {
  if (message.startsWith('A block sequence')) {
    return { ...makeMistake('yaml-list-uneven', {}), span: spanIn(line, start) };
  }
  if ((line.match(/:(?=\s)/g) ?? []).length > 1)
    return { ...makeMistake('yaml-two-colons', {}), span: { ...spanIn(line, start), from } };
  // With one colon, the nested mapping is on the next line.
  const next = text.indexOf('\n', start) + 1;
  return {
    ...makeMistake('yaml-indented-key', {}),
    span: spanIn(/^[^\r\n]*/.exec(text.slice(next))?.[0] ?? '', next),
  };
}

/** The error for a value that starts with a character with a meaning in YAML. */
function describeUnquotedText(line: string, { start, pattern }: { start: number; pattern: RegExp }): YamlFault {
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
  return makeMistake('yaml-space-missing', {
    got: toQuotable(`${key}:${value}`),
    write: toQuotable(`${key}: ${value}`),
  });
}

function spanIn(line: string, start: number): Span {
  const text = line.replace(/\s+#.*$/, '').trimEnd();
  const indent = /^[ -]*/.exec(text)?.[0].length ?? 0;
  return { from: start + indent, to: start + text.length };
}

/** The error for an alias without an anchor: almost always a pattern that needs quotes. */
export function danglingAlias(name: string): Mistake {
  const got = toQuotable(`*${name}`);
  const data = { got, write: got };
  return makeMistake('yaml-alias-unknown', /^[\w-]+$/.test(name) ? { ...data, anchor: `&${name}` } : data);
}

/** Character that a decoder writes for bytes that are not UTF-8. */
const REPLACEMENT = '\uFFFD';

/** Matches English text in UTF-16, where every second byte is zero. */
const UTF_16 = /^(?:\uFFFD\uFFFD)?(?:[^\0]\0|\0[^\0]){4}/;

/** Matches indentation, after spaces if any, with characters that YAML reads as text. */
const FALSE_INDENT = /^( *)((?![ \t\r\n])[\p{Zs}\u200b\ufeff][\p{Zs}\u200b\ufeff]*)/gmu;

/**
 * Matches controls that YAML forbids (YAML 1.2.2, 5.1), and marks that can make a line look different from its content.
 */
const HIDDEN = /(?![\t\n\r\u0085])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** The errors of the most serious kind only, because the others may follow from it. */
export function textFaults(text: string): YamlFault[] {
  if (UTF_16.test(text)) return [makeMistake('text-utf-16', {})];
  const bad = text.indexOf(REPLACEMENT);
  if (bad !== -1) {
    return [{ ...makeMistake('text-not-utf-8', {}), span: { from: bad, to: bad + 1 } }];
  }
  if (text.includes('\r') && !text.includes('\n')) return [makeMistake('text-carriage-returns', {})];
  const hidden = [...text.matchAll(HIDDEN)];
  if (hidden.length > 0)
    return hidden.map(({ 0: { length }, index }) => ({
      ...makeMistake('text-invisible', {}),
      span: { from: index, to: index + length },
    }));
  return [...text.matchAll(FALSE_INDENT)].map(({ index, 1: spaces = '', 2: blanks = '' }) => ({
    ...makeMistake('text-false-indent', {}),
    span: { from: index + spaces.length, to: index + spaces.length + blanks.length },
  }));
}

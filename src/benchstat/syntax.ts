// Splits filters and projections into words, operators and regular expressions: a query as a byte string in, one token
// at a time out. Errors are benchstat's: three lines, the last one with a caret. It knows no grammar.

import { benchstatMessageOf, throwBenchstatError } from './benchstat-error.ts';
import { compileRegexp } from './regexp/regexp.ts';
import { BAD_BYTE, characterAt, encodeCharacter, isGraphic, isSpace, sizeOf } from './utf8.ts';

export interface Token {
  /** `end` follows the last token. `AND` and `OR` are operators everywhere, unless they are quoted. */
  readonly kind: 'word' | 'regexp' | 'AND' | 'OR' | '(' | ')' | ':' | '@' | ',' | '-' | '*' | 'end';
  /** Value of a word, or the regular expression between its slashes. */
  readonly text: string;
  /** Offset of the token in bytes, after any space before it. */
  readonly start: number;
  /** Offset after the token, in bytes. */
  readonly end: number;
  /** Test of a value. Only set for a regular expression. */
  readonly matches?: (value: string) => boolean;
}

const OPERATORS = '():@,';
const OPERATORS_AT_START = `${OPERATORS}-*`;

/** Reads the next token where a key or an operator may follow. */
export function parseTokenAt(query: string, from: number): Token {
  return parseAnyTokenAt(query, from, false);
}

/** Reads the next token like `parseTokenAt`, but `/` starts a regular expression. */
export function parseValueTokenAt(query: string, from: number): Token {
  return parseAnyTokenAt(query, from, true);
}

/** Refuses the query. `at` is an offset in bytes. */
export function throwSyntaxError(query: string, at: number, message: string): never {
  let column = 0;
  for (let index = 0; index < at; ) {
    const code = characterAt(query, index);
    if (isGraphic(code)) column += 1;
    index += sizeOf(code);
  }
  return throwBenchstatError(`syntax error: ${message}\n\t${query}\n\t${' '.repeat(column)}^`, at);
}

function parseAnyTokenAt(query: string, from: number, regexpAllowed: boolean): Token {
  let at = from;
  while (at < query.length) {
    const code = characterAt(query, at);
    if (!isSpace(code)) break;
    at += sizeOf(code);
  }
  const first = query[at];
  if (first === undefined) return { kind: 'end', text: '', start: at, end: at };
  if (isOperatorAtStart(first)) return { kind: first, text: first, start: at, end: at + 1 };
  if (first === '/' && regexpAllowed) return parseRegexpAt(query, at);
  return first === '"' ? parseQuotedWordAt(query, at) : parseBareWordAt(query, at);
}

function isOperatorAtStart(text: string): text is '(' | ')' | ':' | '@' | ',' | '-' | '*' {
  return OPERATORS_AT_START.includes(text);
}

function parseBareWordAt(query: string, start: number): Token {
  let end = start;
  while (end < query.length && !OPERATORS.includes(query[end]!)) {
    const code = characterAt(query, end);
    if (isSpace(code)) break;
    end += sizeOf(code);
  }
  const text = query.slice(start, end);
  return { kind: text === 'AND' || text === 'OR' ? text : 'word', text, start, end };
}

function parseQuotedWordAt(query: string, start: number): Token {
  let end = start + 1;
  // As in benchstat, a quote after any backslash does not end the word, even if that backslash is escaped itself.
  while (end < query.length && (query[end] !== '"' || query[end - 1] === '\\')) end += 1;
  if (end === query.length) throwSyntaxError(query, start, 'missing end quote');
  const text = unquoteGo(query.slice(start + 1, end));
  if (text === null) return throwSyntaxError(query, start, 'bad escape sequence');
  return { kind: 'word', text, start, end: end + 1 };
}

const ESCAPE =
  /\\(?:([abfnrtv\\"])|(x[0-9a-fA-F]{2}|[0-3][0-7]{2})|(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}))|[\\"\n]|[\x80-\xff]+/g;
const NAMED = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', '\\': '\\', '"': '"' };

/** Decodes the text between the quotes of a Go string literal. Returns null if it is not valid. */
function unquoteGo(text: string): string | null {
  let isValid = true;
  const value = text.replaceAll(
    ESCAPE,
    (all: string, named?: keyof typeof NAMED, byte?: string, character?: string) => {
      if (named !== undefined) return NAMED[named];
      if (byte?.startsWith('x')) return String.fromCharCode(Number.parseInt(byte.slice(1), 16));
      if (byte !== undefined) return String.fromCharCode(Number.parseInt(byte, 8));
      if (all.charCodeAt(0) >= 0x80) return repairUtf8(all);
      const encoded =
        character === undefined ? null : encodeCharacter(Number.parseInt(character.slice(1), 16));
      isValid &&= encoded !== null;
      return encoded ?? '';
    },
  );
  return isValid ? value : null;
}

/** Replaces each invalid byte of a quoted word by U+FFFD, as Go does. */
function repairUtf8(text: string): string {
  let result = '';
  for (let at = 0; at < text.length; ) {
    const code = characterAt(text, at);
    const size = sizeOf(code);
    result += code === BAD_BYTE ? '\xef\xbf\xbd' : text.slice(at, at + size);
    at += size;
  }
  return result;
}

function parseRegexpAt(query: string, start: number): Token {
  const close = findRegexpEnd(query, start + 1);
  if (close < 0) throwSyntaxError(query, start, 'missing close "/"');
  const text = query.slice(start + 1, close);
  const matches = compileQueryRegexp(query, start, text);
  const end = close + 1;
  // benchstat treats the next byte as a character here.
  const isSeparated =
    end === query.length || isSpace(query.charCodeAt(end)) || isOperatorAtStart(query[end]!);
  if (!isSeparated)
    throwSyntaxError(query, end, 'regexp must be followed by space or an operator (unescaped "/"?)');
  return { kind: 'regexp', text, start, end, matches };
}

function compileQueryRegexp(query: string, start: number, text: string): (value: string) => boolean {
  try {
    return compileRegexp(text);
  } catch (error) {
    const message = benchstatMessageOf(error);
    if (message === null) throw error;
    return throwSyntaxError(query, start, message);
  }
}

/** Returns the position of the first unescaped slash outside of brackets and parentheses, or -1. */
function findRegexpEnd(query: string, from: number): number {
  let brackets = 0;
  let parentheses = 0;
  for (let at = from; at < query.length; at += 1) {
    const character = query[at];
    if (character === '/' && brackets === 0 && parentheses === 0) return at;
    if (character === '\\') at += 1;
    else if (character === '[') brackets += 1;
    else if (character === ']') brackets = Math.max(0, brackets - 1);
    else if (brackets === 0 && character === '(') parentheses += 1;
    else if (brackets === 0 && character === ')') parentheses -= 1;
  }
  return -1;
}

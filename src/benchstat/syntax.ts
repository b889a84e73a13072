// Splits filters and projections into words, operators and regular expressions. Errors are benchstat's: three lines, the
// last one with a caret. It knows no grammar. Regular expressions are compiled by re2js, a port of Go's engine, so the time
// of a test is linear in the text, whatever the expression. Some spellings of `\p{…}` differ from Go's: re2js knows
// `\p{Lu}` and `\p{Greek}`, but not `\p{Letter}`.

import { RE2JS } from 're2js';
import { MAX_PATTERN_CHARACTERS } from '../text/pattern.ts';
import { GO_SPACE } from '../units/tokens.ts';
import { catchBenchstatError, throwBenchstatError } from './benchstat-error.ts';
import { charactersOf, fromBytes, toBytes, unquoteGo } from './bytes.ts';

export interface Token {
  /** `end` follows the last token. `AND` and `OR` are operators everywhere, unless they are quoted. */
  readonly kind: 'word' | 'regexp' | 'AND' | 'OR' | '(' | ')' | ':' | '@' | ',' | '-' | '*' | 'end';
  /** Value of a word as a byte string. The text of any other token. */
  readonly text: string;
  /** Offset of the token, after any space before it. */
  readonly start: number;
  readonly end: number;
  /** Test of a value, a byte string. Only set for a regular expression. */
  readonly matches?: (value: string) => boolean;
}

export class TokenReader {
  readonly #query: string;
  #at: number;

  constructor(query: string, at = 0) {
    this.#query = query;
    this.#at = at;
  }

  peek(): Token {
    return parseToken(this.#query, this.#at, false);
  }

  next(): Token {
    const token = this.peek();
    this.#at = token.end;
    return token;
  }

  /** Reads the next token if it is of this kind. */
  accept(kind: Token['kind']): boolean {
    const token = this.peek();
    if (token.kind === kind) this.#at = token.end;
    return token.kind === kind;
  }

  /** Reads the next token like `next`, but `/` starts a regular expression. */
  nextValue(): Token {
    const token = parseToken(this.#query, this.#at, true);
    this.#at = token.end;
    return token;
  }

  refuse({ start }: Token, message: string): never {
    return throwSyntaxError(this.#query, start, message);
  }
}

const SPACES = new RegExp(`[${GO_SPACE}]*`, 'y');
const OPERATOR_AT_START = /[():@,*-]/y;
const BARE_WORD = new RegExp(`[^():@,${GO_SPACE}]+`, 'y');
/** Matches what may follow a regular expression. benchstat takes the next byte for a character here. */
const SEPARATOR = /$|[\t-\r ():@,*-]/y;
/** Matches what Go's unicode.IsGraphic accepts. */
const GRAPHIC = /[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]/gu;

function throwSyntaxError(query: string, at: number, message: string): never {
  const column = query.slice(0, at).match(GRAPHIC)?.length ?? 0;
  return throwBenchstatError(`syntax error: ${message}\n\t${query}\n\t${' '.repeat(column)}^`, at);
}

/** Matches a sticky expression at an offset. Null if it does not match there. */
function matchAt(pattern: RegExp, query: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(query)?.[0] ?? null;
}

function parseToken(query: string, from: number, isRegexpAllowed: boolean): Token {
  const start = from + matchAt(SPACES, query, from)!.length;
  if (start === query.length) return { kind: 'end', text: '', start, end: start };
  const operator = matchAt(OPERATOR_AT_START, query, start);
  if (operator !== null) return { kind: operator as Token['kind'], text: operator, start, end: start + 1 };
  if (query[start] === '/' && isRegexpAllowed) return parseRegexp(query, start);
  if (query[start] === '"') return parseQuotedWord(query, start);
  const word = matchAt(BARE_WORD, query, start)!;
  const kind = word === 'AND' || word === 'OR' ? word : 'word';
  return { kind, text: toBytes(word), start, end: start + word.length };
}

function parseQuotedWord(query: string, start: number): Token {
  let end = start + 1;
  // As in benchstat, a quote after any backslash does not end the word, even if that backslash is escaped itself.
  while (end < query.length && (query[end] !== '"' || query[end - 1] === '\\')) end += 1;
  if (end === query.length) throwSyntaxError(query, start, 'missing end quote');
  const text = unquoteGo(query.slice(start + 1, end));
  if (text === null) return throwSyntaxError(query, start, 'bad escape sequence');
  return { kind: 'word', text, start, end: end + 1 };
}

function parseRegexp(query: string, start: number): Token {
  const close = findRegexpEnd(query, start + 1);
  if (close < 0) throwSyntaxError(query, start, 'missing close "/"');
  const text = query.slice(start + 1, close);
  const matches = catchBenchstatError(
    () => compileRegexp(text),
    (message) => throwSyntaxError(query, start, message),
  );
  const end = close + 1;
  if (matchAt(SEPARATOR, query, end) === null)
    throwSyntaxError(query, end, 'regexp must be followed by space or an operator (unescaped "/"?)');
  return { kind: 'regexp', text, start, end, matches };
}

/** The first unescaped slash outside of brackets and parentheses, or -1. */
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

/** Compiles an expression to a search anywhere in a byte string, or refuses it in Go's words. */
export function compileRegexp(expression: string): (bytes: string) => boolean {
  const compiled = compileWithGoErrors(expression);
  const { length } = expression;
  if (length > MAX_PATTERN_CHARACTERS)
    throwBenchstatError(`regexp has ${length} characters, but at most ${MAX_PATTERN_CHARACTERS} are allowed`);
  // Go takes each byte that is not UTF-8 for a character of its own.
  return (bytes) => compiled.test(charactersOf(bytes).map(fromBytes).join(''));
}

function compileWithGoErrors(expression: string): RE2JS {
  try {
    return RE2JS.compile(expression);
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('error parsing regexp'))) throw error;
    const { message } = error;
    // In Go every message ends with the part of the expression that it is about, which re2js sometimes leaves out.
    if (message.endsWith('`')) return throwBenchstatError(message);
    const part = message.includes('trailing backslash') ? '' : expression;
    return throwBenchstatError(`${message}: \`${part}\``);
  }
}

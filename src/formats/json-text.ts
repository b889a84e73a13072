// Parses JSON text: one document, or several in a row (one per line, or files appended to each other). Finds the line and
// column where the text stops being JSON, because `JSON.parse` gives no reliable position.

import { countLineFeeds } from './plain-text.ts';

export interface JsonDocument {
  readonly value: unknown;
  /** Line of its first character, from 1. */
  readonly line: number;
}

export interface JsonFailure {
  readonly line: number;
  readonly column: number;
  /** Start of what is there. Null: the text breaks off. */
  readonly found: string | null;
  /** Token that must be there. Null: a document begins here, or the one before it has ended. */
  readonly expected: ExpectedToken | null;
}

interface ParsedJsonText {
  /** The complete ones before the failure. */
  readonly documents: readonly JsonDocument[];
  readonly failure: JsonFailure | null;
}

/**
 * With `bareNonFinite`, `NaN` and `Infinity`, `nan` and `inf`, which Python and C++ write without quotes, become texts with
 * these names. They never become numbers, and a message can still quote them.
 */
export function parseJsonText(text: string, bareNonFinite = false): ParsedJsonText {
  const whole = parseWholeDocument(text);
  if (whole !== null) return { documents: [whole], failure: null };
  const documents: JsonDocument[] = [];
  let line = 1;
  let counted = 0;
  let at = blanksFrom(text, 0);
  while (at < text.length) {
    const { end, failure } = scanDocument(text, at, bareNonFinite);
    if (failure !== null) return { documents, failure };
    line += countLineFeeds(text, counted, at);
    counted = at;
    const document = text.slice(at, end);
    documents.push({ value: JSON.parse(bareNonFinite ? quoteNonFinite(document) : document), line });
    at = blanksFrom(text, end);
  }
  return { documents, failure: null };
}

/** Maximum depth, deeper than any tool writes. Hostile text must not exhaust the stack of code that walks the value. */
const MAX_DEPTH = 500;

/** Uses the parser that is ten times as fast. Null if the text is not one document, or too deep. */
function parseWholeDocument(text: string): JsonDocument | null {
  try {
    const value: unknown = JSON.parse(text);
    return isShallow(value) ? { value, line: 1 + countLineFeeds(text, 0, blanksFrom(text, 0)) } : null;
  } catch {
    return null;
  }
}

/** Not recursive, because the stack must not be exhausted. */
function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return false;
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null || isNumberList(item)) continue;
      // What JSON gives has only keys of its own. A list of them for each object would take longer than parsing it.
      for (const key in item) {
        const child: unknown = item[key as keyof typeof item];
        if (typeof child === 'object' && child !== null) next.push(child);
      }
    }
    level = next;
  }
  return true;
}

// Tokens of RFC 8259: white space, with the marks of files that were appended to each other, then punctuation, a string, a number or a literal. An unclosed string must match in
// only one way, or it takes too long: no repeated part of its pattern contains another one that begins alike.
const BLANKS = /[ \t\n\r\ufeff]*/y;
const TOKEN =
  /([{}[\],:])|("[^"\\\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\x00-\x1f]*)*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const BARE_NON_FINITE = /-?(?:nan|inf(?:inity)?)(?![\w.])/iy;
const STRING_OR_NON_FINITE = /"[^"\\]*(?:\\.[^"\\]*)*"|-?(?:nan|inf(?:inity)?)(?![\w.])/gi;

function quoteNonFinite(document: string): string {
  if (!/nan|inf/i.test(document)) return document;
  return document.replaceAll(STRING_OR_NON_FINITE, (token) => (token.startsWith('"') ? token : `"${token}"`));
}

const STRING_OR_MARK = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g;
/** Depth of the objects whose keys are names. */
const MAX_NAMED_DEPTH = 4;

/** Finds a key that its object has twice, of which a parser keeps the last. The text is JSON. */
export function findRepeatedKey(text: string): { readonly key: string; readonly line: number } | null {
  const open: (Set<string> | null)[] = [];
  let last = '';
  for (const { 0: token, index } of text.matchAll(STRING_OR_MARK)) {
    const keys = open.at(-1);
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : null);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':' && keys && open.length <= MAX_NAMED_DEPTH) {
      if (keys.has(last)) return { key: last.slice(1, -1), line: 1 + countLineFeeds(text, 0, index) };
      keys.add(last);
    }
    last = token;
  }
  return null;
}

/** Token that may come next. The `first` states also allow the closing bracket. */
export type ExpectedToken = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'more';

/** Finds the end of the document that starts at `start`, or the failure inside it. */
export function scanDocument(
  text: string,
  start: number,
  bareNonFinite: boolean,
): { end: number; failure: JsonFailure | null } {
  const open: ('{' | '[')[] = [];
  let expected: ExpectedToken = 'value';
  let at = start;
  do {
    at = blanksFrom(text, at);
    const match = tokenAt(text, at, bareNonFinite);
    const next: ExpectedToken | null = match === null ? null : step(expected, match, open);
    if (match === null || next === null || open.length > MAX_DEPTH) {
      const isInside = open.length > 0 && open.length <= MAX_DEPTH;
      return { end: at, failure: failureAt(text, at, isInside ? expected : null) };
    }
    expected = next;
    at += match[0].length;
  } while (open.length > 0);
  return { end: at, failure: null };
}

function tokenAt(text: string, at: number, bareNonFinite: boolean): RegExpExecArray | null {
  TOKEN.lastIndex = at;
  const match = TOKEN.exec(text);
  if (match !== null || !bareNonFinite) return match;
  BARE_NON_FINITE.lastIndex = at;
  return BARE_NON_FINITE.exec(text);
}

/** The token that is expected next; null if this one is not allowed here. Changes the stack of open brackets. */
function step(expected: ExpectedToken, match: RegExpExecArray, open: ('{' | '[')[]): ExpectedToken | null {
  const [token, mark, string] = match;
  const inside = open.at(-1);
  if (mark === '}' || mark === ']') {
    const empty = mark === '}' ? 'first key' : 'first value';
    if (inside !== (mark === '}' ? '{' : '[') || (expected !== 'more' && expected !== empty)) return null;
    open.pop();
    return 'more';
  }
  if (mark === ',') return expected !== 'more' ? null : inside === '{' ? 'key' : 'value';
  if (mark === ':') return expected === 'colon' ? 'value' : null;
  if (expected === 'key' || expected === 'first key') return string === undefined ? null : 'colon';
  if (expected !== 'value' && expected !== 'first value') return null;
  if (token === '{' || token === '[') {
    open.push(token);
    return token === '{' ? 'first key' : 'first value';
  }
  return 'more';
}

function failureAt(text: string, at: number, expected: ExpectedToken | null): JsonFailure {
  // An unclosed string starts far before the place where the text breaks off.
  const isUnclosed = text[at] === '"' && !/^"(?:[^"\\]|\\.)*"/s.test(text.slice(at, at + 100_000));
  if (at >= text.length || isUnclosed) return { ...position(text, text.length), found: null, expected };
  return { ...position(text, at), found: /^(?:[\w.+-]+|.)/s.exec(text.slice(at, at + 30))?.[0] ?? '', expected };
}

function blanksFrom(text: string, at: number): number {
  BLANKS.lastIndex = at;
  BLANKS.exec(text);
  return BLANKS.lastIndex;
}

function position(text: string, at: number): { line: number; column: number } {
  return { line: 1 + countLineFeeds(text, 0, at), column: at - text.lastIndexOf('\n', at - 1) };
}

const checkedLists = new WeakSet<object>();

/** Checking a shorter list again is faster than remembering it. */
const LONG = 64;

/** A result file may have millions of numbers, and several steps ask: a long list is checked once, and must not change. */
export function isNumberList(value: unknown): value is readonly number[] {
  if (!Array.isArray(value)) return false;
  const isLong = value.length >= LONG;
  if (isLong && checkedLists.has(value)) return true;
  // A loop by index over several kinds of lists would turn their doubles into objects, which are four times as large.
  if (!value.every(Number.isFinite)) return false;
  if (isLong) checkedLists.add(value);
  return true;
}

// Parses the filter of `compare` and compiles it to a test of single values, each with its result. Refuses invalid
// expressions with benchstat's messages.

import { type Extract, extractorOf, type Result } from './keys.ts';
import { readToken, readValueToken, syntaxError, type Token } from './syntax.ts';

/** One value of a result. */
export interface Candidate {
  readonly result: Result;
  /** Base unit, as tables show it. */
  readonly unit: string;
  /** Unit as written on the benchmark line. */
  readonly writtenUnit: string;
}

/**
 * Test of one value. benchstat filters whole results and masks their values. Each of its operators works value by
 * value, so testing each value alone gives the same answer.
 */
export type Filter = (candidate: Candidate) => boolean;

type Term =
  | { readonly kind: 'all' | 'any'; readonly terms: readonly Term[] }
  | { readonly kind: 'not'; readonly term: Term }
  | { readonly kind: 'match'; readonly key: Token; readonly matches: (value: string) => boolean };

/** A parsed term and the position after it. */
interface Read {
  readonly term: Term;
  readonly end: number;
}

export function parseFilter(query: string): Filter {
  const { term, end } = readAny(query, 0);
  const rest = readToken(query, end);
  if (rest.kind !== 'end') syntaxError(query, rest.start, `unexpected "${rest.text}"`);
  return compile(query, term);
}

/** Reads `a OR b`. */
function readAny(query: string, from: number): Read {
  const terms: Term[] = [];
  let end = from;
  while (true) {
    const read = readAll(query, end);
    terms.push(read.term);
    const next = readToken(query, read.end);
    if (next.kind !== 'OR') return { term: { kind: 'any', terms }, end: read.end };
    end = next.end;
  }
}

/** Reads `a b` or `a AND b`. */
function readAll(query: string, from: number): Read {
  const first = readMatch(query, from);
  const terms = [first.term];
  let { end } = first;
  while (true) {
    const next = readToken(query, end);
    if (next.kind === 'AND') end = next.end;
    else if (next.kind === 'end' || next.kind === ')' || next.kind === 'OR')
      return { term: { kind: 'all', terms }, end };
    else if (next.kind === ':' || next.kind === '@' || next.kind === ',')
      syntaxError(query, next.start, `unexpected "${next.text}"`);
    else {
      const read = readMatch(query, end);
      terms.push(read.term);
      end = read.end;
    }
  }
}

/** Reads `(a)`, `-a`, `*` or `key:value`. */
function readMatch(query: string, from: number): Read {
  const token = readToken(query, from);
  switch (token.kind) {
    case '(': {
      const { term, end } = readAny(query, token.end);
      const close = readToken(query, end);
      if (close.kind !== ')') syntaxError(query, close.start, 'missing ")"');
      return { term, end: close.end };
    }
    case '-': {
      const { term, end } = readMatch(query, token.end);
      return { term: { kind: 'not', term }, end };
    }
    case '*':
      return { term: { kind: 'all', terms: [] }, end: token.end };
    case 'word':
      return readKeyAndValue(query, token);
    default:
      return syntaxError(query, token.start, 'expected key:value or subexpression');
  }
}

function readKeyAndValue(query: string, key: Token): Read {
  const colon = readToken(query, key.end);
  if (colon.kind !== ':') syntaxError(query, key.start, 'expected key:value');
  const value = readValueToken(query, colon.end);
  if (value.kind === '(') return readValues(query, key, value.end);
  const term = matchTerm(key, value);
  return { term: term ?? syntaxError(query, key.start, 'expected key:value'), end: value.end };
}

/** Reads `a OR b)`, which follows `key:(`. */
function readValues(query: string, key: Token, from: number): Read {
  const terms: Term[] = [];
  let end = from;
  while (true) {
    const value = readValueToken(query, end);
    terms.push(matchTerm(key, value) ?? syntaxError(query, value.start, 'expected value'));
    const next = readValueToken(query, value.end);
    if (next.kind === ')') return { term: { kind: 'any', terms }, end: next.end };
    if (next.kind !== 'OR') syntaxError(query, next.start, 'value list must be separated by OR');
    end = next.end;
  }
}

function matchTerm(key: Token, value: Token): Term | null {
  if (value.matches !== undefined) return { kind: 'match', key, matches: value.matches };
  if (value.kind !== 'word') return null;
  return { kind: 'match', key, matches: (text) => text === value.text };
}

function compile(query: string, term: Term): Filter {
  if (term.kind === 'match') return compileMatch(query, term);
  if (term.kind === 'not') {
    const filter = compile(query, term.term);
    return (candidate) => !filter(candidate);
  }
  const filters = term.terms.map((part) => compile(query, part));
  // Most filters are a single term, and the filter runs for every benchmark.
  if (filters.length === 1) return filters[0]!;
  return term.kind === 'all'
    ? (candidate) => filters.every((filter) => filter(candidate))
    : (candidate) => filters.some((filter) => filter(candidate));
}

function compileMatch(query: string, { key, matches }: Term & { readonly kind: 'match' }): Filter {
  if (key.text === '.unit') return ({ unit, writtenUnit }) => matches(unit) || matches(writtenUnit);
  if (key.text === '.config') syntaxError(query, key.start, '.config is only allowed in projections');
  const extract: Extract | null = extractorOf(key.text);
  if (extract === null) return syntaxError(query, key.start, 'key must not be empty');
  return ({ result }) => matches(extract(result));
}

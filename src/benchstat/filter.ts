// Parses the filter of `compare` and compiles it to a test of single values, each with its result. Refuses invalid
// expressions with benchstat's messages.

import { fromBytes } from './bytes.ts';
import { type BenchstatResult, extractorOf, type KeyExtractor } from './keys.ts';
import { parseTokenAt, parseValueTokenAt, type Token, throwSyntaxError } from './syntax.ts';

/** One value of a result. */
export interface Candidate {
  readonly result: BenchstatResult;
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
interface ParsedTerm {
  readonly term: Term;
  readonly end: number;
}

export function parseFilter(query: string): Filter {
  const { term, end } = parseOr(query, 0);
  const rest = parseTokenAt(query, end);
  if (rest.kind !== 'end') throwSyntaxError(query, rest.start, `unexpected "${fromBytes(rest.text)}"`);
  return compileTerm(query, term);
}

/** Reads `a OR b`. */
function parseOr(query: string, from: number): ParsedTerm {
  const terms: Term[] = [];
  let end = from;
  while (true) {
    const read = parseAnd(query, end);
    terms.push(read.term);
    const next = parseTokenAt(query, read.end);
    if (next.kind !== 'OR') return { term: { kind: 'any', terms }, end: read.end };
    end = next.end;
  }
}

/** Reads `a b` or `a AND b`. */
function parseAnd(query: string, from: number): ParsedTerm {
  const first = parseMatch(query, from);
  const terms = [first.term];
  let { end } = first;
  while (true) {
    const next = parseTokenAt(query, end);
    if (next.kind === 'AND') end = next.end;
    else if (next.kind === 'end' || next.kind === ')' || next.kind === 'OR')
      return { term: { kind: 'all', terms }, end };
    else if (next.kind === ':' || next.kind === '@' || next.kind === ',')
      throwSyntaxError(query, next.start, `unexpected "${next.text}"`);
    else {
      const read = parseMatch(query, end);
      terms.push(read.term);
      end = read.end;
    }
  }
}

/** Reads `(a)`, `-a`, `*` or `key:value`. */
function parseMatch(query: string, from: number): ParsedTerm {
  const token = parseTokenAt(query, from);
  switch (token.kind) {
    case '(': {
      const { term, end } = parseOr(query, token.end);
      const close = parseTokenAt(query, end);
      if (close.kind !== ')') throwSyntaxError(query, close.start, 'missing ")"');
      return { term, end: close.end };
    }
    case '-': {
      const { term, end } = parseMatch(query, token.end);
      return { term: { kind: 'not', term }, end };
    }
    case '*':
      return { term: { kind: 'all', terms: [] }, end: token.end };
    case 'word':
      return parseKeyAndValue(query, token);
    default:
      return throwSyntaxError(query, token.start, 'expected key:value or subexpression');
  }
}

function parseKeyAndValue(query: string, key: Token): ParsedTerm {
  const colon = parseTokenAt(query, key.end);
  if (colon.kind !== ':') throwSyntaxError(query, key.start, 'expected key:value');
  const value = parseValueTokenAt(query, colon.end);
  if (value.kind === '(') return parseValueList(query, key, value.end);
  const term = makeMatchTerm(key, value);
  return { term: term ?? throwSyntaxError(query, key.start, 'expected key:value'), end: value.end };
}

/** Reads `a OR b)`, which follows `key:(`. */
function parseValueList(query: string, key: Token, from: number): ParsedTerm {
  const terms: Term[] = [];
  let end = from;
  while (true) {
    const value = parseValueTokenAt(query, end);
    terms.push(makeMatchTerm(key, value) ?? throwSyntaxError(query, value.start, 'expected value'));
    const next = parseValueTokenAt(query, value.end);
    if (next.kind === ')') return { term: { kind: 'any', terms }, end: next.end };
    if (next.kind !== 'OR') throwSyntaxError(query, next.start, 'value list must be separated by OR');
    end = next.end;
  }
}

function makeMatchTerm(key: Token, value: Token): Term | null {
  if (value.matches !== undefined) return { kind: 'match', key, matches: value.matches };
  if (value.kind !== 'word') return null;
  return { kind: 'match', key, matches: (text) => text === value.text };
}

function compileTerm(query: string, term: Term): Filter {
  if (term.kind === 'match') return compileMatch(query, term);
  if (term.kind === 'not') {
    const filter = compileTerm(query, term.term);
    return (candidate) => !filter(candidate);
  }
  const filters = term.terms.map((part) => compileTerm(query, part));
  // Most filters are a single term, and the filter runs for every benchmark.
  if (filters.length === 1) return filters[0]!;
  return term.kind === 'all'
    ? (candidate) => filters.every((filter) => filter(candidate))
    : (candidate) => filters.some((filter) => filter(candidate));
}

function compileMatch(query: string, { key, matches }: Term & { readonly kind: 'match' }): Filter {
  if (key.text === '.unit') return ({ unit, writtenUnit }) => matches(unit) || matches(writtenUnit);
  if (key.text === '.config') throwSyntaxError(query, key.start, '.config is only allowed in projections');
  const extract: KeyExtractor | null = extractorOf(key.text);
  if (extract === null) return throwSyntaxError(query, key.start, 'key must not be empty');
  return ({ result }) => matches(extract(result));
}

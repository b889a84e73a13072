// Parses the filter of `compare` and compiles it to a test of single values, each with its result. Refuses invalid
// expressions with benchstat's messages: first the syntax of the whole, then its keys.

import { fromBytes } from './bytes.ts';
import { type BenchstatResult, extractorOf } from './keys.ts';
import { type Token, TokenReader } from './syntax.ts';

/**
 * Test of one value, with its unit as tables show it and as written. benchstat filters whole results and masks their
 * values. Each of its operators works value by value, so testing each value alone gives the same answer.
 */
export type Filter = (result: BenchstatResult, unit: string, writtenUnit: string) => boolean;

/** A parsed term. The call compiles it, or refuses its keys. */
type Term = () => Filter;

export function parseFilter(query: string): Filter {
  const tokens = new TokenReader(query);
  const term = parseOr(tokens);
  const rest = tokens.next();
  return rest.kind === 'end' ? term() : tokens.refuse(rest, `unexpected "${fromBytes(rest.text)}"`);
}

/** Reads `a OR b`. */
function parseOr(tokens: TokenReader): Term {
  const terms = [parseAnd(tokens)];
  while (tokens.accept('OR')) terms.push(parseAnd(tokens));
  return joinTerms(terms, 'some');
}

/** Reads `a b` or `a AND b`. As in benchstat, one AND may follow another, or nothing may follow it. */
function parseAnd(tokens: TokenReader): Term {
  const terms = [parseMatch(tokens)];
  while (true) {
    if (tokens.accept('AND')) continue;
    const next = tokens.peek();
    if (next.kind === 'end' || next.kind === ')' || next.kind === 'OR') return joinTerms(terms, 'every');
    if (next.kind === ':' || next.kind === '@' || next.kind === ',')
      return tokens.refuse(next, `unexpected "${next.text}"`);
    terms.push(parseMatch(tokens));
  }
}

/** Reads `(a)`, `-a`, `*` or `key:value`. */
function parseMatch(tokens: TokenReader): Term {
  const token = tokens.next();
  switch (token.kind) {
    case '(': {
      const term = parseOr(tokens);
      const close = tokens.next();
      return close.kind === ')' ? term : tokens.refuse(close, 'missing ")"');
    }
    case '-': {
      const term = parseMatch(tokens);
      return () => {
        const filter = term();
        return (...value) => !filter(...value);
      };
    }
    case '*':
      return joinTerms([], 'every');
    case 'word':
      return parseKeyAndValue(tokens, token);
    default:
      return tokens.refuse(token, 'expected key:value or subexpression');
  }
}

/** Reads what follows a key: `:value` or `:(a OR b)`. */
function parseKeyAndValue(tokens: TokenReader, key: Token): Term {
  if (tokens.next().kind !== ':') tokens.refuse(key, 'expected key:value');
  const first = tokens.nextValue();
  if (first.kind !== '(') return makeMatchTerm(tokens, key, first) ?? tokens.refuse(key, 'expected key:value');
  const terms: Term[] = [];
  while (true) {
    const value = tokens.nextValue();
    terms.push(makeMatchTerm(tokens, key, value) ?? tokens.refuse(value, 'expected value'));
    const next = tokens.nextValue();
    if (next.kind === ')') return joinTerms(terms, 'some');
    if (next.kind !== 'OR') tokens.refuse(next, 'value list must be separated by OR');
  }
}

function makeMatchTerm(tokens: TokenReader, key: Token, value: Token): Term | null {
  if (value.kind !== 'word' && value.kind !== 'regexp') return null;
  const matches = value.matches ?? ((text) => text === value.text);
  return () => {
    if (key.text === '.unit') return (_, unit, writtenUnit) => matches(unit) || matches(writtenUnit);
    if (key.text === '.config') tokens.refuse(key, '.config is only allowed in projections');
    const extract = extractorOf(key.text) ?? tokens.refuse(key, 'key must not be empty');
    return (result) => matches(extract(result));
  };
}

function joinTerms(terms: readonly Term[], quantifier: 'every' | 'some'): Term {
  // Most filters are a single term, and the filter runs for every benchmark.
  if (terms.length === 1) return terms[0]!;
  return () => {
    const filters = terms.map((compile) => compile());
    return (...value) => filters[quantifier]((filter) => filter(...value));
  };
}

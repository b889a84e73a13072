// Parses projections: `.name,/format@(json gob)` in, its fields out, or a refusal in benchstat's
// words. It does not check which keys exist.

import { parseTokenAt, type Token, throwSyntaxError } from './syntax.ts';

export interface FieldExpression {
  readonly key: Token;
  /** Order as typed. Null if there is none, which means `first`. */
  readonly order: Token | null;
  /** Values of `@(a b)`. As in benchstat, the order `fixed` is an empty list. Null for other orders. */
  readonly list: readonly string[] | null;
}

export function parseFields(query: string): FieldExpression[] {
  const fields: FieldExpression[] = [];
  let end = 0;
  while (true) {
    const next = parseTokenAt(query, end);
    if (next.kind === 'end') return fields;
    // The comma between two fields is optional. It is an error before the first field and after the last.
    const key = next.kind === ',' && fields.length > 0 ? parseTokenAt(query, next.end) : next;
    if (key.kind !== 'word') throwSyntaxError(query, key.start, 'expected key');
    const read = parseOrder(query, key);
    fields.push({ key, ...read.field });
    end = read.end;
  }
}

interface ParsedOrder {
  readonly field: Omit<FieldExpression, 'key'>;
  /** Position after the order, where the rest of the query starts. */
  readonly end: number;
}

function parseOrder(query: string, key: Token): ParsedOrder {
  const at = parseTokenAt(query, key.end);
  if (at.kind !== '@') return { field: { order: null, list: null }, end: key.end };
  const order = parseTokenAt(query, at.end);
  if (order.kind === 'word') return { field: { order, list: order.text === 'fixed' ? [] : null }, end: order.end };
  if (order.kind !== '(') throwSyntaxError(query, order.start, 'expected named sort order or parenthesized list');
  const { list, end } = parseList(query, order.end);
  return { field: { order, list }, end };
}

function parseList(query: string, from: number): { list: string[]; end: number } {
  const list: string[] = [];
  let end = from;
  while (true) {
    const next = parseTokenAt(query, end);
    if (next.kind === ')') {
      if (list.length === 0) throwSyntaxError(query, next.start, 'nothing to match');
      return { list, end: next.end };
    }
    if (next.kind !== 'word') throwSyntaxError(query, next.start, 'missing )');
    list.push(next.text);
    end = next.end;
  }
}

// Compiles projections: `.name,/format@(json gob)` to the tuple of a result's values and the order of these tuples. Each
// tuple is stored once, and known by its number. Refuses invalid expressions in benchstat's words.

import { parseGoFloat } from '../formats/go-line.ts';
import { quoteGo } from './bytes.ts';
import { type BenchstatResult, extractorOf, type KeyExtractor, makeFullNameExtractor } from './keys.ts';
import { type Token, TokenReader } from './syntax.ts';

/** All projections of a run, because a key that one of them names is removed from the `.config` and `.fullname` of all. */
export class ProjectionGroup {
  readonly namedConfiguration = new Set<string>();
  readonly namedParts: string[] = [];
  showsConfiguration = false;
  showsFullName = false;

  /** Adds a projection. Refuses an invalid expression. With `withUnit`, `.unit` is the last field. */
  parse(query: string, { withUnit = false } = {}): Projection {
    const tokens = new TokenReader(query);
    const projection = new Projection(this);
    for (const expression of parseFields(tokens)) projection.addExpression(tokens, expression);
    if (withUnit) projection.addField('.unit', 'first', (_, unit) => unit);
    return projection;
  }

  /** Makes a projection of everything that the group does not show. Call it after the last `parse`. */
  makeResidue(): Projection {
    const projection = new Projection(this);
    if (!this.showsConfiguration) projection.addConfiguration('first');
    if (!this.showsFullName) projection.addFullName('first');
    return projection;
  }
}

export interface FieldExpression {
  readonly key: Token;
  /** Order as typed. Null if there is none, which means `first`. */
  readonly order: Token | null;
  /** Values of `@(a b)`. As in benchstat, the order `fixed` is an empty list. Null for other orders. */
  readonly list: readonly string[] | null;
}

/** Does not check which keys exist. */
export function parseFields(tokens: TokenReader): FieldExpression[] {
  const fields: FieldExpression[] = [];
  while (true) {
    const next = tokens.next();
    if (next.kind === 'end') return fields;
    // The comma between two fields is optional. It is an error before the first field and after the last.
    const key = next.kind === ',' && fields.length > 0 ? tokens.next() : next;
    if (key.kind !== 'word') tokens.refuse(key, 'expected key');
    fields.push({ key, ...parseOrder(tokens) });
  }
}

function parseOrder(tokens: TokenReader): Omit<FieldExpression, 'key'> {
  if (!tokens.accept('@')) return { order: null, list: null };
  const order = tokens.next();
  if (order.kind === 'word') return { order, list: order.text === 'fixed' ? [] : null };
  if (order.kind !== '(') tokens.refuse(order, 'expected named sort order or parenthesized list');
  const list: string[] = [];
  while (true) {
    const next = tokens.next();
    if (next.kind === ')') return list.length > 0 ? { order, list } : tokens.refuse(next, 'nothing to match');
    if (next.kind !== 'word') tokens.refuse(next, 'missing )');
    list.push(next.text);
  }
}

interface ProjectionField {
  readonly name: string;
  /** Position in the tuple. A field that appears later has a later position, wherever it is shown. */
  readonly place: number;
  readonly order: Order;
  /** Values of the field in the order of first appearance. Null if the order does not depend on it. */
  readonly ranks: Map<string, number> | null;
}

/** Fields that one expression adds: one, or for `.config` one per configuration key seen so far. */
interface ProjectionPart {
  readonly fields: readonly ProjectionField[];
  fill(tuple: string[], result: BenchstatResult, unit: string): void;
}

type FieldOrder = Order | 'first';

/** Order of the `.config` fields under `first`. As in benchstat, only their bytes decide, contrary to its help. */
const BYTES_ONLY: Order = () => 0;

/** Separator that no value contains: values from files have no line break, values from arguments have no NUL. */
const SEPARATOR = '\n\0';

export class Projection {
  /** True if the tuple depends on the name. Otherwise it is the same for one file, configuration and unit. */
  readsName = false;
  readonly #group: ProjectionGroup;
  readonly #parts: ProjectionPart[] = [];
  readonly #conditions: ((result: BenchstatResult) => boolean)[] = [];
  readonly #tuples: string[][] = [];
  readonly #numbers = new Map<string, number>();
  #fieldCount = 0;

  constructor(group: ProjectionGroup) {
    this.#group = group;
  }

  /** False if a list of values excludes the result. */
  admits(result: BenchstatResult): boolean {
    return this.#conditions.every((isMet) => isMet(result));
  }

  /**
   * Numbers the tuple, from 0; equal tuples have equal numbers. Call it in the order of the results and only for
   * results that are used, because it records the order of first appearance and the fields of `.config`.
   */
  tupleOf(result: BenchstatResult, unit = ''): number {
    const tuple: string[] = [];
    for (const part of this.#parts) part.fill(tuple, result, unit);
    // Remove trailing empty values. Otherwise a field that a later result adds would make a new tuple of the same
    // values.
    while (tuple.length > 0 && (tuple.at(-1) ?? '') === '') tuple.pop();
    const key = tuple.join(SEPARATOR);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    for (const { ranks, place } of this.#fields()) {
      const value = tuple[place] ?? '';
      if (ranks !== null && !ranks.has(value)) ranks.set(value, ranks.size);
    }
    this.#numbers.set(key, this.#tuples.length);
    return this.#tuples.push(tuple) - 1;
  }

  /** Names of the fields, with one entry per key of `.config`. Grows with the results. */
  fieldNames(): string[] {
    return this.#fields().map(({ name }) => name);
  }

  /** One value per field. Empty if the result has none. */
  values(tuple: number): string[] {
    return this.#fields().map(({ place }) => this.#tuples[tuple]![place] ?? '');
  }

  /** Rank of each tuple among all tuples, in the order of the fields. */
  tupleRanks(): Int32Array {
    const fields = this.#fields();
    const tuples = this.#tuples;
    const sorted = [...tuples.keys()].sort((one, other) => compareTuples(fields, tuples[one]!, tuples[other]!));
    const ranks = new Int32Array(sorted.length);
    for (const [rank, tuple] of sorted.entries()) ranks[tuple] = rank;
    return ranks;
  }

  addExpression(tokens: TokenReader, { key, order: typed, list }: FieldExpression): void {
    const order = parseFieldOrder(tokens, typed, list);
    const { text } = key;
    if (text === '.config') {
      if (list !== null) tokens.refuse(typed!, 'fixed order not allowed for .config');
      this.addConfiguration(order);
      return;
    }
    if (text === '.unit') tokens.refuse(key, '.unit is only allowed in filters');
    const extract = extractorOf(text) ?? tokens.refuse(key, 'key must not be empty');
    if (text === '.fullname') this.addFullName(order);
    else {
      const isPart = text === '.name' || text.startsWith('/');
      if (isPart) this.#group.namedParts.push(text);
      else this.#group.namedConfiguration.add(text);
      this.readsName ||= isPart;
      this.addField(text, order, extract);
    }
    if (list === null) return;
    // For `.fullname` the list must contain the whole name, not the name without hidden parts.
    const admitted = new Set(list);
    this.#conditions.push((result) => admitted.has(extract(result)));
  }

  addField(name: string, order: FieldOrder, extract: (result: BenchstatResult, unit: string) => string): void {
    const field = this.#makeField(name, order);
    this.#parts.push({
      fields: [field],
      fill(tuple, result, unit) {
        tuple[field.place] = extract(result, unit);
      },
    });
  }

  addFullName(order: FieldOrder): void {
    const group = this.#group;
    group.showsFullName = true;
    this.readsName = true;
    let extract: KeyExtractor | null = null;
    this.addField('.fullname', order, (result) => {
      // A later projection may still name parts, so wait for the first result.
      extract ??= makeFullNameExtractor(group.namedParts);
      return extract(result);
    });
  }

  addConfiguration(order: FieldOrder): void {
    this.#group.showsConfiguration = true;
    const named = this.#group.namedConfiguration;
    const fields: ProjectionField[] = [];
    const byKey = new Map<string, ProjectionField>();
    const addKey = (key: string) => {
      const field = this.#makeField(key, order === 'first' ? BYTES_ONLY : order);
      byKey.set(key, field);
      fields.push(field);
      return field;
    };
    this.#parts.push({
      fields,
      fill(tuple, { configuration }) {
        for (const key of configuration.keys) {
          if (named.has(key)) continue;
          const { place } = byKey.get(key) ?? addKey(key);
          tuple[place] = configuration.values.get(key)!;
        }
      },
    });
  }

  #fields(): readonly ProjectionField[] {
    return this.#parts.flatMap(({ fields }) => fields);
  }

  #makeField(name: string, order: FieldOrder): ProjectionField {
    const place = this.#fieldCount++;
    if (order !== 'first') return { name, place, order, ranks: null };
    const ranks = new Map<string, number>();
    return { name, place, order: (a, b) => ranks.get(a)! - ranks.get(b)!, ranks };
  }
}

function parseFieldOrder(tokens: TokenReader, order: Token | null, list: FieldExpression['list']): FieldOrder {
  if (list !== null) return orderOfList(list);
  if (order === null || order.text === 'first') return 'first';
  return NAMED_ORDERS.get(order.text) ?? tokens.refuse(order, `unknown order ${quoteGo(order.text)}`);
}

function compareTuples(fields: readonly ProjectionField[], one: readonly string[], other: readonly string[]): number {
  for (const { place, order } of fields) {
    const left = one[place] ?? '';
    const right = other[place] ?? '';
    if (left !== right) return order(left, right) || compareBytes(left, right);
  }
  return 0;
}

/** Compares two values. 0 if the caller has to compare the bytes. */
type Order = (one: string, other: string) => number;

export const NAMED_ORDERS: ReadonlyMap<string, Order> = new Map([
  ['alpha', compareBytes],
  ['num', compareNumbers],
]);

/** Independent of the locale and of UTF-16. */
export function compareBytes(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}

/**
 * Orders values by their position in the list. A value that is not in the list has the position of the first one. A
 * value that is listed twice has its last position.
 */
export function orderOfList(values: readonly string[]): Order {
  const places = new Map(values.map((value, index) => [value, index]));
  return (one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0);
}

function compareNumbers(one: string, other: string): number {
  const left = parseMagnitude(one);
  const right = parseMagnitude(other);
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  if (left < right || (!Number.isNaN(left) && Number.isNaN(right))) return -1;
  return left > right || (Number.isNaN(left) && !Number.isNaN(right)) ? 1 : 0;
}

/** The empty prefix is a part of every text, at place 0. */
const PREFIXES = ' KMGTPEZY';
const MAGNITUDE = /^([+-]?[0-9.]+)(?:([kKMGTPEZY])(i?))?[bB]?$/;

/** Parses `4`, `1e3`, `2k`, `1Mi` or `10kB`. Null if the text is not a number. */
function parseMagnitude(text: string): number | null {
  const plain = parseGoFloat(text);
  if (typeof plain === 'number') return plain;
  const match = MAGNITUDE.exec(text);
  if (match === null) return null;
  const [, digits = '', prefix = '', binary] = match;
  const value = parseGoFloat(digits);
  if (typeof value === 'string') return null;
  return value * (binary === 'i' ? 1024 : 1000) ** PREFIXES.indexOf(prefix.toUpperCase());
}

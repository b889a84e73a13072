// Compiles projections: `.name,/format@(json gob)` to the tuple of a result's values and the order of these tuples. All
// projections of a run form one group, because a key that one of them names is removed from the `.config` and
// `.fullname` of all. Refuses invalid expressions in benchstat's words.

import { quoteGo } from './go-string.ts';
import { type BenchstatResult, extractorOf, type KeyExtractor, makeFullNameExtractor } from './keys.ts';
import { NAMED_ORDERS, type Order, orderOfList } from './order.ts';
import { type Token, TokenReader } from './syntax.ts';
import { makeTuples, type ProjectionField, type ProjectionPart, type Tuples } from './tuple.ts';

export interface ProjectionGroup {
  /** Adds a projection. Refuses an invalid expression. With `withUnit`, `.unit` is the last field. */
  parse(query: string, options?: { readonly withUnit: boolean }): Projection;
  /** Makes a projection of everything that the group does not show. Call it after the last `parse`. */
  makeResidue(): Projection;
}

export interface Projection extends Tuples {
  /** True if the tuple depends on the name. Otherwise it is the same for one file, configuration and unit. */
  readonly readsName: boolean;
  /** False if a list of values excludes the result. */
  admits(result: BenchstatResult): boolean;
}

export function makeProjectionGroup(): ProjectionGroup {
  const named: NamedKeys = {
    configuration: new Set(),
    nameParts: [],
    showsConfiguration: false,
    showsFullName: false,
  };
  return {
    parse(query, options) {
      const tokens = new TokenReader(query);
      const draft = new ProjectionDraft(named);
      for (const expression of parseFields(tokens)) draft.addExpression(tokens, expression);
      if (options?.withUnit === true) draft.addField('.unit', 'first', (_, unit) => unit);
      return draft.finish();
    },
    makeResidue() {
      const draft = new ProjectionDraft(named);
      if (!named.showsConfiguration) draft.addConfiguration('first');
      if (!named.showsFullName) draft.addFullName('first');
      return draft.finish();
    },
  };
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
  if (tokens.peek().kind !== '@') return { order: null, list: null };
  tokens.next();
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

/** Keys that the projections of the group name. `.config` and `.fullname` do not show them. */
interface NamedKeys {
  readonly configuration: Set<string>;
  readonly nameParts: string[];
  showsConfiguration: boolean;
  showsFullName: boolean;
}

/** Order of a field. `first` is the order of first appearance. */
type FieldOrder = Order | 'first';

/** Order of the `.config` fields under `first`. As in benchstat, only their bytes decide, contrary to its help. */
const BYTES_ONLY: Order = () => 0;

class ProjectionDraft {
  readonly #named: NamedKeys;
  readonly #parts: ProjectionPart[] = [];
  readonly #conditions: ((result: BenchstatResult) => boolean)[] = [];
  #fieldCount = 0;
  #readsName = false;

  constructor(named: NamedKeys) {
    this.#named = named;
  }

  finish(): Projection {
    const conditions = this.#conditions;
    return {
      ...makeTuples(this.#parts),
      readsName: this.#readsName,
      admits: (result) => conditions.every((isMet) => isMet(result)),
    };
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
      if (text === '.name' || text.startsWith('/')) {
        this.#named.nameParts.push(text);
        this.#readsName = true;
      } else this.#named.configuration.add(text);
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
    const { nameParts } = this.#named;
    this.#named.showsFullName = true;
    this.#readsName = true;
    let extract: KeyExtractor | null = null;
    this.addField('.fullname', order, (result) => {
      // A later projection may still name parts, so wait for the first result.
      extract ??= makeFullNameExtractor(nameParts);
      return extract(result);
    });
  }

  addConfiguration(order: FieldOrder): void {
    this.#named.showsConfiguration = true;
    const namedKeys = this.#named.configuration;
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
          if (namedKeys.has(key)) continue;
          const { place } = byKey.get(key) ?? addKey(key);
          tuple[place] = configuration.values.get(key)!;
        }
      },
    });
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

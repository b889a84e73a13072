// Compiles projections: `.name,/format@(json gob)` to the tuple of a result's values and the order of these tuples. All
// projections of a run form one group, because a key that one of them names is removed from the `.config` and
// `.fullname` of all.

import { type Extract, extractorOf, fullNameWithout, type Result } from './keys.ts';
import { NAMED_ORDERS, type Order, orderOfList } from './order.ts';
import { type FieldExpression, parseFields } from './projection-syntax.ts';
import { goQuoted } from './quoted.ts';
import { syntaxError } from './syntax.ts';
import { type Field, makeTuples, type Part, type Tuples } from './tuple.ts';

export interface ProjectionGroup {
  /** Adds a projection. Refuses an invalid expression. With `withUnit`, `.unit` is the last field. */
  parse(query: string, options?: { readonly withUnit: boolean }): Projection;
  /** Returns a projection of everything that the group does not show. Call it after the last `parse`. */
  residue(): Projection;
}

export interface Projection extends Tuples {
  /** True if the tuple depends on the name. Otherwise it is the same for one file, configuration and unit. */
  readonly readsName: boolean;
  /** Reports whether the projection shows the result. False if a list of values excludes it. */
  admits(result: Result): boolean;
}

/** Keys that the projections of the group name. `.config` and `.fullname` do not show them. */
interface Named {
  readonly configuration: Set<string>;
  readonly nameParts: string[];
  showsConfiguration: boolean;
  showsFullName: boolean;
}

/** A projection while its expressions are read. */
interface Draft {
  readonly parts: Part[];
  readonly conditions: ((result: Result) => boolean)[];
  /** Number of tuple positions given to fields so far. */
  places: number;
  readsName: boolean;
}

/** Order of a field. `first` is the order of first appearance. */
type FieldOrder = Order | 'first';

export function makeProjectionGroup(): ProjectionGroup {
  const named: Named = {
    configuration: new Set(),
    nameParts: [],
    showsConfiguration: false,
    showsFullName: false,
  };
  return {
    parse(query, options) {
      const draft = newDraft();
      for (const expression of parseFields(query)) addExpression(draft, named, { query, expression });
      if (options?.withUnit === true)
        addField(draft, '.unit', { order: 'first', extract: (_, unit) => unit });
      return finished(draft);
    },
    residue() {
      const draft = newDraft();
      const { showsConfiguration, showsFullName } = named;
      if (!showsConfiguration) addConfiguration(draft, named, 'first');
      if (!showsFullName) addFullName(draft, named, 'first');
      return finished(draft);
    },
  };
}

function newDraft(): Draft {
  return { parts: [], conditions: [], places: 0, readsName: false };
}

function finished({ parts, conditions, readsName }: Draft): Projection {
  return { ...makeTuples(parts), readsName, admits: (result) => conditions.every((holds) => holds(result)) };
}

function addExpression(
  draft: Draft,
  named: Named,
  { query, expression }: { readonly query: string; readonly expression: FieldExpression },
): void {
  const { key, list } = expression;
  const order = orderOf(query, expression);
  if (key.text === '.config') {
    if (list !== null) syntaxError(query, expression.order!.start, 'fixed order not allowed for .config');
    addConfiguration(draft, named, order);
    return;
  }
  if (key.text === '.unit') syntaxError(query, key.start, '.unit is only allowed in filters');
  const extract = extractorOf(key.text) ?? syntaxError(query, key.start, 'key must not be empty');
  if (key.text === '.fullname') addFullName(draft, named, order);
  else {
    if (key.text === '.name' || key.text.startsWith('/')) {
      named.nameParts.push(key.text);
      draft.readsName = true;
    } else named.configuration.add(key.text);
    addField(draft, key.text, { order, extract });
  }
  if (list === null) return;
  // For `.fullname` the list must contain the whole name, not the name without hidden parts.
  const admitted = new Set(list);
  draft.conditions.push((result) => admitted.has(extract(result)));
}

function orderOf(query: string, { order, list }: FieldExpression): FieldOrder {
  if (list !== null) return orderOfList(list);
  if (order === null || order.text === 'first') return 'first';
  return (
    NAMED_ORDERS.get(order.text) ?? syntaxError(query, order.start, `unknown order ${goQuoted(order.text)}`)
  );
}

function addField(
  draft: Draft,
  name: string,
  { order, extract }: { order: FieldOrder; extract: (result: Result, unit: string) => string },
): void {
  const field = newField(draft, name, order);
  draft.parts.push({
    fields: [field],
    fill(tuple, result, unit) {
      tuple[field.place] = extract(result, unit);
    },
  });
}

function addFullName(draft: Draft, named: Named, order: FieldOrder): void {
  named.showsFullName = true;
  draft.readsName = true;
  let extract: Extract | null = null;
  addField(draft, '.fullname', {
    order,
    extract(result) {
      // A later projection may still name parts, so wait for the first result.
      extract ??= fullNameWithout(named.nameParts);
      return extract(result);
    },
  });
}

/** Order of the `.config` fields under `first`. As in benchstat, only their bytes decide, contrary to its help. */
const BYTES_ONLY: Order = () => 0;

function addConfiguration(draft: Draft, named: Named, order: FieldOrder): void {
  named.showsConfiguration = true;
  const fields: Field[] = [];
  const byKey = new Map<string, Field>();
  draft.parts.push({
    fields,
    fill(tuple, { configuration }) {
      for (const key of configuration.keys) {
        if (named.configuration.has(key)) continue;
        let field = byKey.get(key);
        if (field === undefined) {
          field = newField(draft, key, order === 'first' ? BYTES_ONLY : order);
          byKey.set(key, field);
          fields.push(field);
        }
        tuple[field.place] = configuration.values.get(key)!;
      }
    },
  });
}

function newField(draft: Draft, name: string, order: FieldOrder): Field {
  const place = draft.places;
  draft.places += 1;
  if (order !== 'first') return { name, place, order, ranks: null };
  const ranks = new Map<string, number>();
  return { name, place, order: (one, other) => ranks.get(one)! - ranks.get(other)!, ranks };
}

// Compiles projections: `.name,/format@(json gob)` to the tuple of a result's values and the order of these tuples. All
// projections of a run form one group, because a key that one of them names is removed from the `.config` and
// `.fullname` of all.

import { quoteGo } from './go-string.ts';
import { type BenchstatResult, extractorOf, type KeyExtractor, makeFullNameExtractor } from './keys.ts';
import { NAMED_ORDERS, type Order, orderOfList } from './order.ts';
import { type FieldExpression, parseFields } from './projection-syntax.ts';
import { throwSyntaxError } from './syntax.ts';
import { makeTuples, type ProjectionField, type ProjectionPart, type Tuples } from './tuple.ts';

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
  admits(result: BenchstatResult): boolean;
}

/** Keys that the projections of the group name. `.config` and `.fullname` do not show them. */
interface NamedKeys {
  readonly configuration: Set<string>;
  readonly nameParts: string[];
  showsConfiguration: boolean;
  showsFullName: boolean;
}

/** A projection while its expressions are read. */
interface ProjectionDraft {
  readonly parts: ProjectionPart[];
  readonly conditions: ((result: BenchstatResult) => boolean)[];
  /** Number of tuple positions given to fields so far. */
  fieldCount: number;
  readsName: boolean;
}

/** Order of a field. `first` is the order of first appearance. */
type FieldOrder = Order | 'first';

export function makeProjectionGroup(): ProjectionGroup {
  const named: NamedKeys = {
    configuration: new Set(),
    nameParts: [],
    showsConfiguration: false,
    showsFullName: false,
  };
  return {
    parse(query, options) {
      const draft = newDraft();
      for (const expression of parseFields(query)) addExpression(draft, named, { query, expression });
      if (options?.withUnit === true) addField(draft, '.unit', { order: 'first', extract: (_, unit) => unit });
      return makeProjection(draft);
    },
    residue() {
      const draft = newDraft();
      const { showsConfiguration, showsFullName } = named;
      if (!showsConfiguration) addConfiguration(draft, named, 'first');
      if (!showsFullName) addFullName(draft, named, 'first');
      return makeProjection(draft);
    },
  };
}

function newDraft(): ProjectionDraft {
  return { parts: [], conditions: [], fieldCount: 0, readsName: false };
}

function makeProjection({ parts, conditions, readsName }: ProjectionDraft): Projection {
  return { ...makeTuples(parts), readsName, admits: (result) => conditions.every((holds) => holds(result)) };
}

function addExpression(
  draft: ProjectionDraft,
  named: NamedKeys,
  { query, expression }: { readonly query: string; readonly expression: FieldExpression },
): void {
  const { key, list } = expression;
  const order = orderOf(query, expression);
  if (key.text === '.config') {
    if (list !== null) throwSyntaxError(query, expression.order!.start, 'fixed order not allowed for .config');
    addConfiguration(draft, named, order);
    return;
  }
  if (key.text === '.unit') throwSyntaxError(query, key.start, '.unit is only allowed in filters');
  const extract = extractorOf(key.text) ?? throwSyntaxError(query, key.start, 'key must not be empty');
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
  return NAMED_ORDERS.get(order.text) ?? throwSyntaxError(query, order.start, `unknown order ${quoteGo(order.text)}`);
}

function addField(
  draft: ProjectionDraft,
  name: string,
  { order, extract }: { order: FieldOrder; extract: (result: BenchstatResult, unit: string) => string },
): void {
  const field = newField(draft, name, order);
  draft.parts.push({
    fields: [field],
    fill(tuple, result, unit) {
      tuple[field.place] = extract(result, unit);
    },
  });
}

function addFullName(draft: ProjectionDraft, named: NamedKeys, order: FieldOrder): void {
  named.showsFullName = true;
  draft.readsName = true;
  let extract: KeyExtractor | null = null;
  addField(draft, '.fullname', {
    order,
    extract(result) {
      // A later projection may still name parts, so wait for the first result.
      extract ??= makeFullNameExtractor(named.nameParts);
      return extract(result);
    },
  });
}

/** Order of the `.config` fields under `first`. As in benchstat, only their bytes decide, contrary to its help. */
const BYTES_ONLY: Order = () => 0;

function addConfiguration(draft: ProjectionDraft, named: NamedKeys, order: FieldOrder): void {
  named.showsConfiguration = true;
  const fields: ProjectionField[] = [];
  const byKey = new Map<string, ProjectionField>();
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

function newField(draft: ProjectionDraft, name: string, order: FieldOrder): ProjectionField {
  const place = draft.fieldCount;
  draft.fieldCount += 1;
  if (order !== 'first') return { name, place, order, ranks: null };
  const ranks = new Map<string, number>();
  return { name, place, order: (one, other) => ranks.get(one)! - ranks.get(other)!, ranks };
}

// Sorts the values of results into the cells of tables. Expressions and files in, one after the other; Grids out, with
// tables, rows and columns in benchstat's order. It computes nothing with the values.

import { type Arrangement, arrange } from './arrange.ts';
import { type CellStore, LEFT_OUT, makeCellStore } from './cell-store.ts';
import { makeConfiguration } from './configuration.ts';
import { type Filter, parseFilter } from './filter.ts';
import type { Grid, LineProblem } from './grid.ts';
import { makeWords, type Words } from './intern.ts';
import type { Result } from './keys.ts';
import type { LineRun } from './line-sink.ts';
import { readLines } from './lines.ts';
import { makeProjectionGroup, type Projection } from './projection.ts';
import { refusalIn, refuse } from './refusal.ts';
import { isConverted, kindOf, makeUnitBook, unitOf } from './unit-book.ts';

export interface Expressions {
  readonly table: string;
  readonly row: string;
  readonly col: string;
  readonly ignore: string;
  readonly filter: string;
}

export interface SourceFile {
  /** Value of `.file`, see `labelFiles`. */
  readonly label: string;
  /** Path for messages. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Values of one benchmark and unit from another tool's output. Each value is like one result line. */
export interface ForeignResult {
  readonly name: string;
  readonly configuration: Readonly<Record<string, string>>;
  /** Unit as the tool writes it. The rules for result lines convert it to its base unit. */
  readonly unit: string;
  readonly values: readonly number[];
}

export interface Tabulator {
  /** Reads a Go benchmark text. Refuses a line that is too long. */
  read(file: SourceFile): void;
  /** Adds the results of a file that is not Go benchmark text. */
  add(label: string, results: readonly ForeignResult[]): void;
  /** Problems in the lines so far, in order. The caller may remove them. */
  readonly problems: LineProblem[];
  grids(): Grid[];
}

/** Creates a tabulator. Refuses invalid expressions in benchstat's order. */
export function makeTabulator(expressions: Expressions): Tabulator {
  const filter = parsing('filter', () => parseFilter(expressions.filter));
  const group = makeProjectionGroup();
  const parse = (flag: 'table' | 'row' | 'col' | 'ignore') =>
    parsing(flag, () => group.parse(expressions[flag], { withUnit: flag === 'table' }));
  const table = parse('table');
  const row = parse('row');
  const column = parse('col');
  const run: Run = {
    names: makeWords(),
    units: makeUnitBook(),
    filter,
    axes: { table, row, column },
    ignored: parse('ignore'),
    residue: group.residue(),
    store: makeCellStore(),
  };
  const problems: LineProblem[] = [];
  return {
    problems,
    read: (file) => readFile(run, file, problems),
    add: (label, results) => addForeign(run, label, results),
    grids: () => arrange(run.store.finish(), run),
  };
}

function parsing<Parsed>(flag: string, parse: () => Parsed): Parsed {
  try {
    return parse();
  } catch (thrown) {
    const message = refusalIn(thrown);
    if (message === null) throw thrown;
    return refuse(`parsing -${flag}: ${message}`);
  }
}

interface Run extends Arrangement {
  readonly names: Words;
  readonly filter: Filter;
  readonly axes: { readonly table: Projection; readonly row: Projection; readonly column: Projection };
  readonly ignored: Projection;
  readonly residue: Projection;
  readonly store: CellStore;
}

/** Cells for the values of one name, in one file under one configuration. */
interface Plan {
  /** Cell number of each kind of value (see `kindOf`): `cells[kind]`. */
  readonly cells: number[];
  /** Layouts of the name's lines, by the kinds of their values. Usually one; values of zero have another kind. */
  readonly layouts: { readonly kinds: readonly number[]; readonly number: number }[];
  /** False if a list of values in a projection excludes the name. */
  readonly isAdmitted: boolean;
  /** Position of the name's cells in their tables. Null before the first one. */
  place: { readonly row: number; readonly column: number; readonly residue: number } | null;
}

function newPlan({ axes, ignored }: Run, result: Result): Plan {
  const { table, row, column } = axes;
  const isAdmitted = [table, row, column, ignored].every((projection) => projection.admits(result));
  return { cells: [], layouts: [], isAdmitted, place: null };
}

/** Cached data for the results of one file under one configuration. */
interface Scope {
  /** Plans by the number of the name. */
  readonly plans: Map<number, Plan>;
  /** Tuples that all results of the scope share, by projection and unit. */
  readonly tuples: Map<Projection, Map<string, number>>;
}

function newScope(): Scope {
  return { plans: new Map(), tuples: new Map() };
}

/** Maximum number of cached configurations. Stray lines that look like one can create thousands. */
const MOST_CONFIGURATIONS = 1000;

function readFile(run: Run, { label, path, bytes }: SourceFile, problems: LineProblem[]): void {
  const configuration = makeConfiguration();
  const scopes = new Map<string, Scope>();
  /** Scope of the current configuration. Null if it may have changed. */
  let scope: Scope | null = null;

  function currentScope(): Scope {
    const identity = configuration.identity();
    if (scopes.size > MOST_CONFIGURATIONS) scopes.clear();
    const current = scopes.get(identity) ?? newScope();
    scopes.set(identity, current);
    return current;
  }

  readLines(
    { path, bytes },
    {
      names: run.names,
      units: run.units,
      configure(key, value) {
        configuration.set(key, value);
        scope = null;
      },
      results(name, lines) {
        scope ??= currentScope();
        const known = scope.plans.get(name);
        let layout = known && knownLayout(known, lines);
        if (layout === undefined) {
          const result = { name: run.names.text(name), file: label, configuration };
          const plan = known ?? newPlan(run, result);
          scope.plans.set(name, plan);
          layout = addLayout(run, { scope, plan, lines, result });
        }
        run.store.addLines(layout, lines.lines, lines.values);
      },
      problem(line, message) {
        problems.push({ where: `${path}:${line}`, message });
      },
    },
  );
}

function knownLayout({ layouts }: Plan, { width, kinds }: LineRun): number | undefined {
  return layouts.find(
    (layout) => layout.kinds.length === width && layout.kinds.every((kind, at) => kind === kinds[at]),
  )?.number;
}

interface NewLayout {
  readonly scope: Scope;
  readonly plan: Plan;
  readonly lines: LineRun;
  readonly result: Result;
}

function addLayout(run: Run, { scope, plan, lines, result }: NewLayout): number {
  const kinds = Array.from(lines.kinds.subarray(0, lines.width));
  for (const kind of kinds) plan.cells[kind] ??= findCell(run, { result, scope, plan, kind });
  const number = run.store.layoutOf(kinds.map((kind) => plan.cells[kind]!));
  plan.layouts.push({ kinds, number });
  return number;
}

function addForeign(run: Run, label: string, results: readonly ForeignResult[]): void {
  for (const { name, configuration: settings, unit, values } of results) {
    const configuration = makeConfiguration();
    for (const [key, value] of Object.entries(settings)) configuration.set(key, value);
    const number = run.units.numberOf(unit);
    for (const value of values) {
      const based = value * run.units.factor(number);
      const result = { name, file: label, configuration };
      const cell = findCell(run, {
        result,
        scope: newScope(),
        plan: newPlan(run, result),
        kind: kindOf(number, based !== value),
      });
      run.store.addLines(run.store.layoutOf([cell]), 1, Float64Array.of(based));
    }
  }
}

interface Wanted {
  readonly result: Result;
  readonly scope: Scope;
  readonly plan: Plan;
  readonly kind: number;
}

/**
 * Returns the cell of a value, or LEFT_OUT. Projections must only see values that pass the filter, because they record
 * the order of first appearance and the fields of `.config`.
 */
function findCell(run: Run, { result, scope, plan, kind }: Wanted): number {
  const { filter, axes, residue, units, store } = run;
  const writtenUnit = units.written(unitOf(kind));
  const shownUnit = isConverted(kind) ? units.base(unitOf(kind)) : writtenUnit;
  const { table, row, column } = axes;
  if (!plan.isAdmitted || !filter({ result, unit: shownUnit, writtenUnit })) return LEFT_OUT;
  const tableTuple = tupleIn(scope, table, result, shownUnit);
  // Only the key of the table has a unit.
  plan.place ??= {
    row: tupleIn(scope, row, result),
    column: tupleIn(scope, column, result),
    residue: tupleIn(scope, residue, result),
  };
  return store.cellAt(
    { table: tableTuple, row: plan.place.row, column: plan.place.column },
    plan.place.residue,
  );
}

function tupleIn({ tuples }: Scope, projection: Projection, result: Result, unit = ''): number {
  if (projection.readsName) return projection.tupleOf(result, unit);
  let known = tuples.get(projection);
  if (known === undefined) {
    known = new Map();
    tuples.set(projection, known);
  }
  const tuple = known.get(unit) ?? projection.tupleOf(result, unit);
  known.set(unit, tuple);
  return tuple;
}

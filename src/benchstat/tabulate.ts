// Sorts the values of results into the cells of tables. Expressions and files in, one after the other; Grids out, with
// tables, rows and columns in benchstat's order. It computes nothing with the values.

import { type Arrangement, arrange } from './arrange.ts';
import { benchstatMessageOf, throwBenchstatError } from './benchstat-error.ts';
import { toBytes } from './bytes.ts';
import { type CellStore, LEFT_OUT, makeCellStore } from './cell-store.ts';
import { makeConfiguration } from './configuration.ts';
import { type Filter, parseFilter } from './filter.ts';
import { decodeGrid, type Grid, type LineProblem } from './grid.ts';
import type { BenchstatResult } from './keys.ts';
import { parseBenchmarkFile } from './line-parser.ts';
import type { LineRun } from './line-sink.ts';
import { makeProjectionGroup, type Projection } from './projection.ts';
import { isConverted, kindOf, makeUnitRegistry, unitOf } from './unit-registry.ts';
import { makeWordTable, type WordTable } from './word-table.ts';

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

/** Arranges results in tables with ordinary texts. `label` is the value of `.file`. */
export function tabulateResults(
  expressions: Expressions,
  files: readonly { readonly label: string; readonly results: readonly ForeignResult[] }[],
): Grid[] {
  const tabulator = makeTabulator(expressions);
  for (const { label, results } of files) tabulator.add(label, results);
  return tabulator.grids().map(decodeGrid);
}

/** Creates a tabulator. Refuses invalid expressions in benchstat's order. */
export function makeTabulator(expressions: Expressions): Tabulator {
  const filter = parseFlagExpression('filter', () => parseFilter(expressions.filter));
  const group = makeProjectionGroup();
  const parse = (flag: 'table' | 'row' | 'col' | 'ignore') =>
    parseFlagExpression(flag, () => group.parse(expressions[flag], { withUnit: flag === 'table' }));
  const table = parse('table');
  const row = parse('row');
  const column = parse('col');
  const run: TabulatorState = {
    names: makeWordTable(),
    units: makeUnitRegistry(),
    filter,
    axes: { table, row, column },
    ignored: parse('ignore'),
    residue: group.residue(),
    store: makeCellStore(),
  };
  const problems: LineProblem[] = [];
  return {
    problems,
    read: (file) => tabulateFile(run, file, problems),
    add: (label, results) => addForeign(run, label, results),
    grids: () => arrange(run.store.finish(), run),
  };
}

function parseFlagExpression<Parsed>(flag: string, parse: () => Parsed): Parsed {
  try {
    return parse();
  } catch (thrown) {
    const message = benchstatMessageOf(thrown);
    if (message === null) throw thrown;
    return throwBenchstatError(`parsing -${flag}: ${message}`);
  }
}

interface TabulatorState extends Arrangement {
  readonly names: WordTable;
  readonly filter: Filter;
  readonly axes: { readonly table: Projection; readonly row: Projection; readonly column: Projection };
  readonly ignored: Projection;
  readonly residue: Projection;
  readonly store: CellStore;
}

/** Cells for the values of one name, in one file under one configuration. */
interface NameCells {
  /** Cell number of each kind of value (see `kindOf`): `cells[kind]`. */
  readonly cells: number[];
  /** Layouts of the name's lines, by the kinds of their values. Usually one; values of zero have another kind. */
  readonly layouts: { readonly kinds: readonly number[]; readonly number: number }[];
  /** False if a list of values in a projection excludes the name. */
  readonly isAdmitted: boolean;
  /** Position of the name's cells in their tables. Null before the first one. */
  position: { readonly row: number; readonly column: number; readonly residue: number } | null;
}

function makeNameCells({ axes, ignored }: TabulatorState, result: BenchstatResult): NameCells {
  const { table, row, column } = axes;
  const isAdmitted = [table, row, column, ignored].every((projection) => projection.admits(result));
  return { cells: [], layouts: [], isAdmitted, position: null };
}

/** Cached data for the results of one file under one configuration. */
interface ConfigurationCache {
  /** Plans by the number of the name. */
  readonly plans: Map<number, NameCells>;
  /** Tuples that all results of the scope share, by projection and unit. */
  readonly tuples: Map<Projection, Map<string, number>>;
}

function makeConfigurationCache(): ConfigurationCache {
  return { plans: new Map(), tuples: new Map() };
}

/** Maximum number of cached configurations. Stray lines that look like one can create thousands. */
const MAX_CONFIGURATIONS = 1000;

function tabulateFile(
  run: TabulatorState,
  { label, path, bytes }: SourceFile,
  problems: LineProblem[],
): void {
  const file = toBytes(label);
  const configuration = makeConfiguration();
  const scopes = new Map<string, ConfigurationCache>();
  /** Scope of the current configuration. Null if it may have changed. */
  let scope: ConfigurationCache | null = null;

  function currentScope(): ConfigurationCache {
    const identity = configuration.identity();
    if (scopes.size > MAX_CONFIGURATIONS) scopes.clear();
    const current = scopes.get(identity) ?? makeConfigurationCache();
    scopes.set(identity, current);
    return current;
  }

  parseBenchmarkFile(
    { path, bytes },
    {
      names: run.names,
      units: run.units,
      configure(key, value) {
        configuration.set(key, value);
        scope = null;
      },
      addResults(name, lines) {
        scope ??= currentScope();
        const known = scope.plans.get(name);
        let layout = known && findLayout(known, lines);
        if (layout === undefined) {
          const result = { name: run.names.text(name), file, configuration };
          const plan = known ?? makeNameCells(run, result);
          scope.plans.set(name, plan);
          layout = addLayout(run, { scope, plan, lines, result });
        }
        run.store.addLines(layout, lines.lines, lines.values);
      },
      addProblem(line, message) {
        problems.push({ where: `${toBytes(path)}:${line}`, message });
      },
    },
  );
}

function findLayout({ layouts }: NameCells, { width, kinds }: LineRun): number | undefined {
  return layouts.find(
    (layout) => layout.kinds.length === width && layout.kinds.every((kind, at) => kind === kinds[at]),
  )?.number;
}

interface NewLayout {
  readonly scope: ConfigurationCache;
  readonly plan: NameCells;
  readonly lines: LineRun;
  readonly result: BenchstatResult;
}

function addLayout(run: TabulatorState, { scope, plan, lines, result }: NewLayout): number {
  const kinds = Array.from(lines.kinds.subarray(0, lines.width));
  for (const kind of kinds) plan.cells[kind] ??= findCell(run, { result, scope, plan, kind });
  const number = run.store.addLayout(kinds.map((kind) => plan.cells[kind]!));
  plan.layouts.push({ kinds, number });
  return number;
}

function addForeign(run: TabulatorState, label: string, results: readonly ForeignResult[]): void {
  for (const { name, configuration: settings, unit, values } of results) {
    const configuration = makeConfiguration();
    for (const [key, value] of Object.entries(settings)) configuration.set(toBytes(key), toBytes(value));
    const number = run.units.numberOf(toBytes(unit));
    for (const value of values) {
      const based = value * run.units.factor(number);
      const result = { name: toBytes(name), file: toBytes(label), configuration };
      const cell = findCell(run, {
        result,
        scope: makeConfigurationCache(),
        plan: makeNameCells(run, result),
        kind: kindOf(number, based !== value),
      });
      run.store.addLines(run.store.addLayout([cell]), 1, Float64Array.of(based));
    }
  }
}

interface CellInputs {
  readonly result: BenchstatResult;
  readonly scope: ConfigurationCache;
  readonly plan: NameCells;
  readonly kind: number;
}

/**
 * Returns the cell of a value, or LEFT_OUT. Projections must only see values that pass the filter, because they record
 * the order of first appearance and the fields of `.config`.
 */
function findCell(run: TabulatorState, { result, scope, plan, kind }: CellInputs): number {
  const { filter, axes, residue, units, store } = run;
  const writtenUnit = units.writtenUnit(unitOf(kind));
  const shownUnit = isConverted(kind) ? units.baseUnit(unitOf(kind)) : writtenUnit;
  const { table, row, column } = axes;
  if (!plan.isAdmitted || !filter({ result, unit: shownUnit, writtenUnit })) return LEFT_OUT;
  const tableTuple = tupleIn(scope, table, result, shownUnit);
  // Only the key of the table has a unit.
  plan.position ??= {
    row: tupleIn(scope, row, result),
    column: tupleIn(scope, column, result),
    residue: tupleIn(scope, residue, result),
  };
  return store.cellAt(
    { table: tableTuple, row: plan.position.row, column: plan.position.column },
    plan.position.residue,
  );
}

function tupleIn(
  { tuples }: ConfigurationCache,
  projection: Projection,
  result: BenchstatResult,
  unit = '',
): number {
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

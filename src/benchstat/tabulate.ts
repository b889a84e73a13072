// Sorts the values of results into the cells of tables. Expressions and files in, one after the other; Grids out, with
// tables, rows and columns in benchstat's order. It computes nothing with the values.

import { type Arrangement, arrange, type CellStore, type CollectedCell, makeCellStore } from './arrange.ts';
import { benchstatMessageOf, throwBenchstatError } from './benchstat-error.ts';
import { toBytes } from './bytes.ts';
import { type Filter, parseFilter } from './filter.ts';
import { readGoFile } from './go-file.ts';
import { decodeGrid, type Grid, type LineProblem } from './grid.ts';
import { type BenchstatResult, makeConfiguration } from './keys.ts';
import { makeProjectionGroup, type Projection } from './projection.ts';
import { makeUnitRegistry, type WrittenUnit } from './unit-registry.ts';

export interface Expressions {
  readonly table: string;
  readonly row: string;
  readonly col: string;
  readonly ignore: string;
  readonly filter: string;
}

export interface SourceFile {
  readonly label: string;
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
    units: makeUnitRegistry(),
    filter,
    axes: { table, row, column },
    ignored: parse('ignore'),
    residue: group.makeResidue(),
    store: makeCellStore(),
  };
  const problems: LineProblem[] = [];
  return {
    problems,
    read: (file) => tabulateFile(run, file, problems),
    add: (label, results) => addForeign(run, label, results),
    grids: () => arrange(run.store.cells, run),
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
  readonly filter: Filter;
  readonly axes: { readonly table: Projection; readonly row: Projection; readonly column: Projection };
  readonly ignored: Projection;
  readonly residue: Projection;
  readonly store: CellStore;
}

interface NamedResults {
  readonly run: TabulatorState;
  readonly cache: ConfigurationCache;
  readonly result: BenchstatResult;
  /** Cells by `kindOf` their values. Null: the values are left out. */
  readonly cells: (CollectedCell | null)[];
  /** False if a list of values in a projection excludes the name. */
  readonly isAdmitted: boolean;
  /** Position of the cells in their tables. Null before the first one. */
  position: { readonly row: number; readonly column: number; readonly residue: number } | null;
}

function makeNamedResults(run: TabulatorState, cache: ConfigurationCache, result: BenchstatResult): NamedResults {
  const { table, row, column } = run.axes;
  const isAdmitted = [table, row, column, run.ignored].every((projection) => projection.admits(result));
  return { run, cache, result, cells: [], isAdmitted, position: null };
}

/** Cached data for the results of one file under one configuration. */
interface ConfigurationCache {
  readonly named: Map<string, NamedResults>;
  /** Tuples that all these results share, by projection and unit. */
  readonly tuples: Map<Projection, Map<string, number>>;
}

function makeConfigurationCache(): ConfigurationCache {
  return { named: new Map(), tuples: new Map() };
}

/** Maximum number of cached configurations. Stray lines that look like one can create thousands. */
const MAX_CONFIGURATIONS = 1000;
const PREFIX = 'Benchmark';

function tabulateFile(run: TabulatorState, { label, path, bytes }: SourceFile, problems: LineProblem[]): void {
  const file = toBytes(label);
  const configuration = makeConfiguration();
  const caches = new Map<string, ConfigurationCache>();
  /** Cache of the current configuration. Null if the configuration may have changed. */
  let cache: ConfigurationCache | null = null;

  function currentCache(): ConfigurationCache {
    const identity = configuration.identity();
    if (caches.size > MAX_CONFIGURATIONS) caches.clear();
    const current = caches.get(identity) ?? makeConfigurationCache();
    caches.set(identity, current);
    return current;
  }

  function find(current: ConfigurationCache, name: string): NamedResults {
    const known = current.named.get(name);
    if (known !== undefined) return known;
    const result = { name: name.slice(PREFIX.length), file, configuration };
    const named = makeNamedResults(run, current, result);
    current.named.set(name, named);
    return named;
  }

  readGoFile(
    { path, bytes },
    {
      configure(key, value) {
        configuration.set(key, value);
        cache = null;
      },
      addResults(results, writtenUnits) {
        cache ??= currentCache();
        const units = writtenUnits.map(run.units.find);
        let name = '';
        let named: NamedResults | null = null;
        for (let at = 0; at < results.length; at += units.length + 1) {
          if (named === null || results[at] !== name) {
            name = results[at] as string;
            named = find(cache, name);
          }
          addLine(named, units, results, at + 1);
        }
      },
      applyUnitSetting: run.units.applyUnitSetting,
      addProblem(line, message) {
        problems.push({ where: `${toBytes(path)}:${line}`, message });
      },
    },
  );
}

function addForeign(run: TabulatorState, label: string, results: readonly ForeignResult[]): void {
  for (const { name, configuration: settings, unit: written, values } of results) {
    const configuration = makeConfiguration();
    for (const [key, value] of Object.entries(settings)) configuration.set(toBytes(key), toBytes(value));
    const result = { name: toBytes(name), file: toBytes(label), configuration };
    const named = makeNamedResults(run, makeConfigurationCache(), result);
    const unit = run.units.find(toBytes(written));
    for (const value of values) addValue(named, unit, value);
  }
}

/** Adds the values of a line, which start at `from` in `results`: one for each unit. */
function addLine(
  named: NamedResults,
  units: readonly WrittenUnit[],
  results: readonly (string | number)[],
  from: number,
): void {
  for (let index = 0; index < units.length; index += 1) addValue(named, units[index]!, results[from + index] as number);
}

function addValue(named: NamedResults, unit: WrittenUnit, value: number): void {
  const based = value * unit.factor;
  const kind = kindOf(unit, based !== value);
  let cell = named.cells[kind];
  if (cell === undefined) {
    // benchstat keeps the written unit if the conversion does not change the value: 0 ns/op stays separate from 0 sec/op.
    cell = findCell(named, unit, based === value ? unit.written : unit.base);
    named.cells[kind] = cell;
  }
  cell?.values.push(based);
}

function kindOf({ number }: WrittenUnit, isConverted: boolean): number {
  return 2 * number + Number(isConverted);
}

/**
 * Null if the value is left out. Projections must only see values that pass the filter, because they record the order
 * of first appearance and the fields of `.config`.
 */
function findCell(named: NamedResults, unit: WrittenUnit, shownUnit: string): CollectedCell | null {
  const { run, cache, result, isAdmitted } = named;
  if (!isAdmitted || !run.filter({ result, unit: shownUnit, writtenUnit: unit.written })) return null;
  // Only the key of the table has a unit.
  const table = tupleIn(cache, run.axes.table, result, shownUnit);
  named.position ??= {
    row: tupleIn(cache, run.axes.row, result),
    column: tupleIn(cache, run.axes.column, result),
    residue: tupleIn(cache, run.residue, result),
  };
  const { row, column, residue } = named.position;
  return run.store.cellAt({ table, row, column }, residue);
}

function tupleIn({ tuples }: ConfigurationCache, projection: Projection, result: BenchstatResult, unit = ''): number {
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

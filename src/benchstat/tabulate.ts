// Sorts the values of results into the cells of tables. Expressions and files in, one after the other; Grids out, with
// tables, rows and columns in benchstat's order. It computes nothing with the values.

import { catchBenchstatError, throwBenchstatError } from './benchstat-error.ts';
import { toBytes } from './bytes.ts';
import { type Filter, parseFilter } from './filter.ts';
import type { CompareRequest } from './flags.ts';
import { readGoFile } from './go-file.ts';
import { arrange, CellStore, type CollectedCell, decodeGrid, type Grid } from './grid.ts';
import { type BenchstatResult, FileConfiguration } from './keys.ts';
import { type Projection, ProjectionGroup } from './projection.ts';
import { UnitRegistry, type WrittenUnit } from './unit-registry.ts';

export type Expressions = Pick<CompareRequest, 'table' | 'row' | 'col' | 'ignore' | 'filter'>;

/** Values of one benchmark and unit from another tool's output. Each value is like one result line. */
export interface ForeignResult {
  readonly name: string;
  readonly configuration: Readonly<Record<string, string>>;
  /** Unit as the tool writes it. The rules for result lines convert it to its base unit. */
  readonly unit: string;
  readonly values: readonly number[];
}

/** Arranges results in tables with ordinary texts. `label` is the value of `.file`. */
export function tabulateResults(
  expressions: Expressions,
  files: readonly { readonly label: string; readonly results: readonly ForeignResult[] }[],
): Grid[] {
  const tabulator = new Tabulator(expressions);
  for (const { label, results } of files) tabulator.add(label, results);
  return tabulator.grids().map(decodeGrid);
}

/** Results with one name, in one file under one configuration: the cells of their values. */
interface NamedResults {
  readonly result: BenchstatResult;
  readonly cache: ConfigurationCache;
  /** Cells by unit, and whether a value was converted to the base unit. Null: the values are left out. */
  readonly cells: (CollectedCell | null)[];
  /** False if a list of values in a projection excludes the name. */
  readonly isAdmitted: boolean;
  /** Position of the cells in their tables. Null before the first one. */
  position: { readonly row: number; readonly column: number; readonly residue: number } | null;
}

/** Cached data for the results of one file under one configuration. */
class ConfigurationCache {
  readonly named = new Map<string, NamedResults>();
  /** Tuples that all these results share, by projection and unit. */
  readonly #tuples = new Map<Projection, Map<string, number>>();

  tupleOf(projection: Projection, result: BenchstatResult, unit = ''): number {
    if (projection.readsName) return projection.tupleOf(result, unit);
    const byUnit = this.#tuples.get(projection) ?? new Map<string, number>();
    const tuple = byUnit.get(unit) ?? projection.tupleOf(result, unit);
    this.#tuples.set(projection, byUnit.set(unit, tuple));
    return tuple;
  }
}

/** Maximum number of cached configurations. Stray lines that look like one can create thousands. */
const MAX_CONFIGURATIONS = 1000;
const PREFIX = 'Benchmark';

export class Tabulator {
  /** Problems in the lines so far, as `path:line: message`. The caller may remove them. */
  readonly problems: string[] = [];
  readonly #filter: Filter;
  readonly #axes: { readonly table: Projection; readonly row: Projection; readonly column: Projection };
  readonly #ignored: Projection;
  readonly #residue: Projection;
  readonly #units = new UnitRegistry();
  readonly #store = new CellStore();

  /** Refuses invalid expressions in benchstat's order. */
  constructor(expressions: Expressions) {
    const group = new ProjectionGroup();
    const parse = (flag: 'table' | 'row' | 'col' | 'ignore') =>
      parseFlag(flag, () => group.parse(expressions[flag], { withUnit: flag === 'table' }));
    this.#filter = parseFlag('filter', () => parseFilter(expressions.filter));
    this.#axes = { table: parse('table'), row: parse('row'), column: parse('col') };
    this.#ignored = parse('ignore');
    this.#residue = group.makeResidue();
  }

  grids(): Grid[] {
    return arrange(this.#store.cells, { axes: this.#axes, residue: this.#residue, units: this.#units });
  }

  /** Reads a Go benchmark text. Refuses a line that is too long. */
  read({ label, path, bytes }: { readonly label: string; readonly path: string; readonly bytes: Uint8Array }): void {
    const file = toBytes(label);
    const configuration = new FileConfiguration();
    const caches = new Map<string, ConfigurationCache>();
    /** Cache of the current configuration. Null if the configuration may have changed. */
    let cache: ConfigurationCache | null = null;

    const findCache = () => {
      const identity = configuration.identity();
      if (caches.size > MAX_CONFIGURATIONS) caches.clear();
      const current = caches.get(identity) ?? new ConfigurationCache();
      caches.set(identity, current);
      return current;
    };
    const findNamed = (current: ConfigurationCache, name: string) => {
      const result = { name: name.slice(PREFIX.length), file, configuration };
      const named = current.named.get(name) ?? this.#nameResults(current, result);
      current.named.set(name, named);
      return named;
    };

    readGoFile(path, bytes, {
      configure(key, value) {
        configuration.set(key, value);
        cache = null;
      },
      addResults: (results, writtenUnits) => {
        cache ??= findCache();
        const units = writtenUnits.map((unit) => this.#units.find(unit));
        let name = '';
        let named: NamedResults | null = null;
        for (let at = 0; at < results.length; at += units.length + 1) {
          if (named === null || results[at] !== name) {
            name = results[at] as string;
            named = findNamed(cache, name);
          }
          this.#addLine(named, units, results, at + 1);
        }
      },
      applyUnitSetting: (unit, setting) => this.#units.applySetting(unit, setting),
      addProblem: (line, message) => {
        this.problems.push(`${toBytes(path)}:${line}: ${message}`);
      },
    });
  }

  add(label: string, results: readonly ForeignResult[]): void {
    for (const { name, configuration: settings, unit: written, values } of results) {
      const configuration = new FileConfiguration();
      for (const [key, value] of Object.entries(settings)) configuration.set(toBytes(key), toBytes(value));
      const result = { name: toBytes(name), file: toBytes(label), configuration };
      const named = this.#nameResults(new ConfigurationCache(), result);
      const unit = this.#units.find(toBytes(written));
      for (const value of values) this.#addValue(named, unit, value);
    }
  }

  #nameResults(cache: ConfigurationCache, result: BenchstatResult): NamedResults {
    const projections = [...Object.values(this.#axes), this.#ignored];
    const isAdmitted = projections.every((projection) => projection.admits(result));
    return { result, cache, cells: [], isAdmitted, position: null };
  }

  /** Adds the values of a line, which start at `from` in `results`: one for each unit. */
  #addLine(
    named: NamedResults,
    units: readonly WrittenUnit[],
    results: readonly (string | number)[],
    from: number,
  ): void {
    for (let index = 0; index < units.length; index += 1)
      this.#addValue(named, units[index]!, results[from + index] as number);
  }

  #addValue(named: NamedResults, unit: WrittenUnit, value: number): void {
    const based = value * unit.factor;
    const kind = 2 * unit.number + Number(based !== value);
    let cell = named.cells[kind];
    if (cell === undefined) {
      // benchstat keeps the written unit if the conversion does not change the value: 0 ns/op stays separate from 0 sec/op.
      cell = this.#findCell(named, unit, based === value ? unit.written : unit.base);
      named.cells[kind] = cell;
    }
    cell?.values.push(based);
  }

  /**
   * Null if the value is left out. Projections must only see values that pass the filter, because they record the order
   * of first appearance and the fields of `.config`.
   */
  #findCell(named: NamedResults, { written: writtenUnit }: WrittenUnit, unit: string): CollectedCell | null {
    const { result, cache, isAdmitted } = named;
    if (!isAdmitted || !this.#filter(result, unit, writtenUnit)) return null;
    // Only the key of the table has a unit.
    const table = cache.tupleOf(this.#axes.table, result, unit);
    named.position ??= {
      row: cache.tupleOf(this.#axes.row, result),
      column: cache.tupleOf(this.#axes.column, result),
      residue: cache.tupleOf(this.#residue, result),
    };
    const { row, column, residue } = named.position;
    return this.#store.cellAt({ table, row, column }, residue);
  }
}

function parseFlag<Parsed>(flag: string, parse: () => Parsed): Parsed {
  return catchBenchstatError(parse, (message) => throwBenchstatError(`parsing -${flag}: ${message}`));
}

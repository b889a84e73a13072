// The formats of `compare` that are the gate's own report, and the verdict on the budgets of a configuration. Two columns become the
// two sides of a Recording, and run through the same code as a measured run. Only this module loads the code that text and csv do not
// need.

import { analyse } from '../analyse/pipeline.ts';
import {
  type CompareRequest,
  catchBenchstatError,
  DEFAULT_REQUEST,
  type Grid,
  type InputFile,
  readTables,
} from '../benchstat/index.ts';
import type { Policy } from '../budgets/budget.ts';
import { userError } from '../errors.ts';
import { type ParsedToolOutput, parseToolOutput } from '../formats/index.ts';
import { decodeText } from '../formats/plain-text.ts';
import { hasColour, readTerminalWidth } from '../host/terminal.ts';
import { makeSeriesCollection, withRecordedNames } from '../measure/series.ts';
import type { BaseLevels } from '../model/anchor.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { about, inFile } from '../model/location.ts';
import { type Measurement, SIDES } from '../model/measurement.ts';
import { RECORDING_VERSION, type Recording } from '../model/recording.ts';
import { isTableFormat, type ReportFormat } from '../model/report-format.ts';
import { exitCodeOf } from '../model/verdict.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { renderVerdict } from '../render/outputs/terminal.ts';
import { parseConfigFile } from '../settings/config-file.ts';
import { policyOf } from '../settings/settings.ts';
import { printReport, terminalGuidance } from './out.ts';
import { makeReadingHost, readConfig } from './read-config.ts';

type ReportRequest = CompareRequest & { readonly format: ReportFormat };

/** Prints only the verdict after benchstat's tables. */
export async function compareAsReport(request: ReportRequest, files: readonly InputFile[]): Promise<number> {
  const sides = isDefault(request) ? sidesOfFiles(files) : sidesOfGrids(request, files);
  const problems = sides.flatMap(({ parsed }) => parsed.problems);
  const isTable = isTableFormat(request.format);
  // The tables have printed these problems already.
  if (!isTable) for (const problem of problems) process.stderr.write(`${formatDiagnosticLine(problem)}\n`);
  // Budgets apply only if a file is named. Without one the tables are for information, as those of benchstat.
  const host = makeReadingHost();
  const config = request.config === null ? null : await readConfig(host, { config: request.config });
  const policy = policyOf(config && parseConfigFile(config.text, config.path), host.clock.today());
  const recording = recordingOfFiles(...sides);
  const judged = config === null ? { ...policy, ...NO_BUDGETS } : policy;
  // If flags set the layout, the tables have it already.
  const table = isDefault(request) ? policy.table : null;
  const report = {
    ...analyse(recording, { ...judged, table }, explainMissingLevels(judged)),
    environment: null,
    guidance: terminalGuidance({ failOn: 'regression' }),
    configSource: config && ({ path: config.path, commit: null, how: 'worktree' } as const),
  };
  if (!isTable) await printReport(report, request.format);
  else {
    // The csv output on stdout must stay readable for programs.
    const output = request.format === 'csv' ? process.stderr : process.stdout;
    output.write(`\n${renderVerdict(report, { colour: hasColour(), columns: readTerminalWidth() }).trimEnd()}\n`);
  }
  if (config === null) return 0;
  // A run with errors must not be judged as if it had succeeded.
  return problems.some(({ severity }) => severity === 'error') ? 2 : exitCodeOf(report.conclusion, 'regression');
}

function explainMissingLevels({ budgets }: Policy): BaseLevels {
  const missing = makeWarning('level-of-files', about('compare'), {});
  const anchors = budgets.flatMap(({ against }) => against ?? []);
  return { ofBudgets: new Map(anchors.map((against) => [against, missing])), shown: null, recordedIn: null };
}

const NO_BUDGETS = { budgets: [], new: 'pass', removed: 'pass' } as const;

/** Whether the columns are the files. If so, everything that a tool reports is known, such as directions. */
function isDefault(request: CompareRequest): boolean {
  return (['table', 'row', 'col', 'ignore', 'filter'] as const).every(
    (flag) => request[flag] === DEFAULT_REQUEST[flag],
  );
}

function sidesOfFiles(files: readonly InputFile[]): readonly [FileSide, FileSide] {
  const [base, head] = pairOf(files, ({ label }) => label);
  return [sideOfFile(base), sideOfFile(head)];
}

function sideOfFile({ label, path, bytes }: InputFile): FileSide {
  const source = { path, text: decodeText(convertToUserError(bytes)) };
  const guessed = parseToolOutput(source, 'auto');
  // Content that no other tool is recognised by is Go benchmark text, whatever surrounds it, as in benchstat.
  const parsed = guessed.format === null ? parseToolOutput(source, 'go') : guessed;
  if (parsed.measurements.length === 0) throw userError('no-results-in-file', inFile(path), {});
  return { label, parsed };
}

/** The first column of all tables is base, the second is head. */
function sidesOfGrids(request: CompareRequest, files: readonly InputFile[]): readonly [FileSide, FileSide] {
  const { grids, messages } = convertToUserError(() => readTables(request, files));
  const labels = new Set(grids.flatMap(({ columns }) => columns.map(labelOf)));
  const warnings = messages.map((message) => makeWarning('benchstat-warning', about('compare'), { message }));
  const [base, head] = pairOf([...labels], (label) => label);
  const side = (label: string, problems: FileSide['parsed']['problems']) => {
    const measurements = grids.flatMap((grid) => measurementsOf(grid, label));
    return { label, parsed: { format: 'go', measurements, problems } };
  };
  return [side(base, warnings), side(head, [])];
}

function labelOf(column: readonly string[]): string {
  return column.filter((value) => value !== '').join(' ');
}

function measurementsOf(grid: Grid, label: string): Measurement[] {
  const { fields, unit, assumes, better, columns, rows, cells } = grid;
  const index = columns.findIndex((column) => labelOf(column) === label);
  const group = fields.find(({ name }) => name === 'pkg')?.value;
  return rows.flatMap((row, at) => {
    const cell = cells[at]?.[index];
    const values = Array.from(cell?.values ?? []).filter(Number.isFinite);
    if (values.length === 0) return [];
    const traits = { primary: unit === 'sec/op', deterministic: assumes === 'exact' };
    return { group: group || null, name: row, metric: unit, unit, better, values, ...traits };
  });
}

function pairOf<Column>(columns: readonly Column[], nameOf: (column: Column) => string): readonly [Column, Column] {
  const [base, head, ...more] = columns;
  if (base !== undefined && head !== undefined && more.length === 0) return [base, head];
  throw userError('not-two-columns', about('command line'), { columns: columns.map(nameOf) });
}

function convertToUserError<Value>(work: () => Value): Value {
  return catchBenchstatError(work, (message) => {
    throw userError('benchstat-refusal', about('compare'), { message });
  });
}

interface FileSide {
  readonly label: string;
  readonly parsed: Omit<ParsedToolOutput, 'evidence'>;
}

/** Files do not list invocations: value i of a series becomes round i. */
export function recordingOfFiles(base: FileSide, head: FileSide): Recording {
  const series = makeSeriesCollection();
  for (const side of SIDES)
    for (const measurement of withRecordedNames({ base, head }[side].parsed).measurements) {
      const { values } = series.getOrCreate(measurement, 0, null)[side];
      for (const value of measurement.values) values.push([value]);
    }
  const all = series.all();
  const rounds = Math.max(1, ...all.flatMap(({ base, head }) => [base.values.length, head.values.length]));
  for (const { base, head } of all) {
    // Indices into the list of invocations: those of base come first, then those of head.
    base.invocations = base.values.map((_, index) => index);
    head.invocations = head.values.map((_, index) => rounds + index);
  }
  return {
    version: RECORDING_VERSION,
    name: 'compare',
    commits: { base: { sha: null, how: base.label }, head: { sha: null, how: head.label } },
    schedule: {
      ...{ seed: '', setup: null, workingDirectory: '.', unit: 'sample', ended: 'complete' },
      rounds: { min: rounds, max: rounds },
      commands: [`compare ${base.label} ${head.label}`],
      format: base.parsed.format,
    },
    environment: NO_ENVIRONMENT,
    invocations: [...invocations('base', rounds), ...invocations('head', rounds)],
    series: all,
    problems: [],
  };
}

/** Files contain no information about the machine. */
const NO_ENVIRONMENT: Recording['environment'] = {
  ...{ os: '', kernel: '', architecture: '', cpu: '', cores: 0, memoryBytes: 0, image: null, node: '' },
  ...{ loadBefore: null, loadAfter: null },
};

function invocations(side: 'base' | 'head', count: number): Recording['invocations'] {
  const usual = { command: 0, startMs: 0, durationMs: 0, exitCode: 0, outcome: 'ok' } as const;
  return Array.from({ length: count }, (_, index) => ({ side, round: index + 1, ...usual }));
}

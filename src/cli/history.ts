// The command `history`, which measures nothing and fetches nothing. It prints what the history of this clone says, as text, JSON
// or a page; `import` adds the values of another tool, and pushes nothing; `change-points` examines a plain series.

import type { CommandEntry } from '../cli.ts';
import { userError } from '../errors.ts';
import { readHistoryRef } from '../git/history-source.ts';
import { orderCommits } from '../git/list-commits.ts';
import { parseTags, selectReleases, type Tag } from '../git/releases.ts';
import { makeLocalWriter } from '../git/write-history.ts';
import { analyseTable } from '../history/analyse-history.ts';
import { HISTORY_LIMITS, openHistory } from '../history/history-files.ts';
import {
  IMPORT_PATH,
  mergeImports,
  type ParsedData,
  parseDataJs,
  renderImportedValues,
} from '../history/imported-values.ts';
import { listCommits, type RunTable } from '../history/run-table.ts';
import type { Host } from '../host/host.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import { makeWarning } from '../model/diagnostic.ts';
import type { History } from '../model/history-report.ts';
import { countImportedValues, type ImportedSuite, MAX_IMPORT_BYTES } from '../model/imported.ts';
import { about, atFlag, atKeys, inFile } from '../model/location.ts';
import { appendFiles } from '../publish/append-run.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { formatImport, IMPORT_SUBJECT } from '../render/messages/publishing-log.ts';
import { renderHistoryJson } from '../render/outputs/history-json.ts';
import { renderHistoryText } from '../render/outputs/history-text.ts';
import { renderHistoryHtml } from '../render/pages/history-html.ts';
import { renderImportedPage, renderImportedText, selectImportedSuites } from '../render/pages/history-import.ts';
import { type ParsedArgs, parseArgs } from '../settings/command-line.ts';
import { E_DIVISIVE_DEFAULTS, findEDivisiveChangePoints } from '../stats/e-divisive.ts';
import { findRankChangePoints, RANK_DEFAULTS } from '../stats/rank-split.ts';
import { parseNumberSeries } from '../text/number-series.ts';
import { compilePattern } from '../text/pattern.ts';
import { quoteShellWord } from '../text/shell-word.ts';
import { prepareOutput } from './out.ts';
import { readInput, readLimitedInput } from './read-input.ts';
import { runSubcommand, type Subcommand } from './subcommands.ts';

async function showHistory(argv: readonly string[]): Promise<number> {
  const options = parseArgs('history', argv);
  const host = makeTerminalHost({ isQuiet: true });
  const write = await prepareOutput(host, options.out);
  const { table, imported } = await readContent(host, options.ref);
  const { stdout } = await host.git(['show-ref', '--tags', '--dereference'], { folder: host.folder });
  const releases = selectReleases(parseTags(stdout), listCommits(table));
  const anchor = options.since === null ? (releases.at(-1) ?? null) : await findAnchor(host, table, options.since);
  const cloned = await orderCommits(host, listCommits(table));
  const history = table.runs.length === 0 ? null : analyseTable(table, { anchor: anchor?.commit ?? null, cloned });
  const shown = selectBenchmarks({ history, imported }, options.benchmarks);
  await write(render(shown, anchor?.name ?? null, releases, options));
  return 0;
}

async function readHistory({ git, folder }: Host, ref: string) {
  // Asked first: a git that ends before it has read its input would end this program as well.
  const { exitCode } = await git(['rev-parse', '--git-dir'], { folder });
  if (exitCode !== 0) throw userError('not-a-repository', inFile(folder), {});
  const reader = openHistory();
  const found = await readHistoryRef(git, { folder, ref, take: reader.take }, HISTORY_LIMITS);
  return { isThere: found !== null, ...reader.close(found) };
}

async function readContent(host: Host, ref: string): Promise<{ table: RunTable; imported: readonly ImportedSuite[] }> {
  const { isThere, table: open, imported, warnings } = await readHistory(host, ref);
  if (!isThere) {
    const command = `git fetch origin ${quoteShellWord(`${ref}:${ref}`)}`;
    throw userError('history-missing', atFlag('ref'), { ref, command });
  }
  for (const warning of warnings) host.log.warning(formatDiagnosticLine(warning));
  const table = open.close();
  if (table.runs.length === 0 && imported.length === 0) throw userError('history-empty', atFlag('ref'), { ref });
  return { table, imported };
}

/** The commit that `--since` names, or a measured one with the same files, as after a squash merge. */
async function findAnchor(host: Host, table: RunTable, since: string): Promise<Tag> {
  const resolve = async (kind: 'commit' | 'tree') => {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{${kind}}`];
    const { exitCode, stdout } = await host.git(args, { folder: host.folder });
    return exitCode === 0 ? stdout.trim() : null;
  };
  const commit = await resolve('commit');
  if (commit === null) throw userError('history-since-unknown', atFlag('since'), { ref: since });
  if (listCommits(table).has(commit)) return { commit, name: since };
  const tree = await resolve('tree');
  const same = table.runs.flatMap(({ from, to }) => [from, to]).find((measured) => measured.tree === tree);
  if (same !== undefined) return { commit: same.commit, name: since };
  throw userError('history-since-not-compared', atFlag('since'), { ref: since, commit });
}

interface ShownHistory {
  /** Null: there are no runs. */
  readonly history: History | null;
  readonly imported: readonly ImportedSuite[];
}

function selectBenchmarks({ history, imported }: ShownHistory, pattern: string | null): ShownHistory {
  if (pattern === null) return { history, imported };
  const matches = compilePattern(pattern);
  const series = history?.series.filter(({ name }) => matches(name)) ?? [];
  const matched = selectImportedSuites(imported, matches);
  if (series.length === 0 && matched.length === 0)
    throw userError('history-benchmark-unmatched', atFlag('benchmarks'), { pattern });
  const suspects = history?.suspects.filter(({ name }) => matches(name)) ?? [];
  return { history: history && { ...history, series, suspects }, imported: matched };
}

/** `anchorName` names the commit that the levels are relative to. */
function render(
  { history, imported }: ShownHistory,
  anchorName: string | null,
  releases: readonly Tag[],
  { format, ref }: ParsedArgs<'history'>,
): string {
  if (format === 'json') return renderHistoryJson(history, { ref, imported });
  if (format === 'html')
    return history === null
      ? renderImportedPage(imported)
      : renderHistoryHtml(history, { anchorName, repository: null, releases, imported });
  const texts = [history === null ? '' : renderHistoryText(history, anchorName), renderImportedText(imported)];
  return texts.filter((text) => text !== '').join('\n');
}

async function importHistory(argv: readonly string[]): Promise<number> {
  const { ref, files } = parseArgs('history import', argv);
  const [file] = files;
  if (file === undefined) throw userError('no-import-file', about('command line'), {});
  const host = makeTerminalHost({ isQuiet: true });
  const text = await readLimitedInput(file, MAX_IMPORT_BYTES);
  if (text === null) throw userError('import-too-large', inFile(file), { limit: MAX_IMPORT_BYTES });
  const { suites, missing } = parseSuites(text, file);
  if (missing > 0) {
    const warning = makeWarning('import-without-number', inFile(file), { missing });
    host.log.warning(formatDiagnosticLine(warning));
  }
  const isNew = await addSuites(host, ref, suites, file);
  const runs = suites.reduce((sum, suite) => sum + suite.runs.length, 0);
  process.stdout.write(`${formatImport({ values: countImportedValues(suites), runs, isNew }, ref)}\n`);
  return 0;
}

function parseSuites(text: string, path: string): Extract<ParsedData, { suites: unknown }> {
  const parsed = parseDataJs(text);
  if ('broken' in parsed) throw userError('import-no-data-js', inFile(path), { reason: parsed.broken });
  if ('reason' in parsed) throw userError('import-unexpected', atKeys(path, parsed.keys), { reason: parsed.reason });
  if (countImportedValues(parsed.suites) === 0) throw userError('import-empty', inFile(path), {});
  return parsed;
}

/** False if the ref has them already. */
async function addSuites(host: Host, ref: string, suites: readonly ImportedSuite[], file: string): Promise<boolean> {
  const { imported, warnings, foreignFiles } = await readHistory(host, ref);
  if (foreignFiles > 0) throw userError('history-foreign-ref', atFlag('ref'), { ref, files: foreignFiles });
  for (const warning of warnings) host.log.warning(formatDiagnosticLine(warning));
  const text = renderImportedValues(mergeImports(imported, suites));
  if (Buffer.byteLength(text) > MAX_IMPORT_BYTES)
    throw userError('import-too-large', inFile(file), { limit: MAX_IMPORT_BYTES });
  const files = [{ path: IMPORT_PATH, text }];
  return appendFiles(host, makeLocalWriter(host.git, host.folder), { ref, files, message: IMPORT_SUBJECT });
}

/** The search takes about five seconds for as many values. */
const MAX_VALUES = 10_000;

/** Windows that each method can search. Energy distances need a square of numbers. */
const WINDOWS = {
  ranks: { from: 10, to: 1e6, preset: RANK_DEFAULTS.window },
  'e-divisive': { from: 2, to: 1000, preset: E_DIVISIVE_DEFAULTS.window },
};

async function printChangePoints(argv: readonly string[]): Promise<number> {
  const { method, file, limits } = parseChangePointsArgs(argv);
  const values = await readSeries(file);
  const indices =
    method === 'ranks'
      ? findRankChangePoints(values, limits).map(({ index }) => index)
      : findEDivisiveChangePoints(values, limits);
  process.stdout.write(`${JSON.stringify(indices)}\n`);
  return 0;
}

export function parseChangePointsArgs(argv: readonly string[]) {
  const { method, files, window, p, magnitude } = parseArgs('history change-points', argv);
  const { from, to, preset } = WINDOWS[method];
  if (window !== null && (window < from || window > to))
    throw userError('value-outside', atFlag('window'), { expected: 'window', got: String(window), from, to });
  const [file] = files;
  if (file === undefined) throw userError('no-series-file', about('command line'), {});
  return { method, file, limits: { window: window ?? preset, p, magnitude } };
}

async function readSeries(path: string): Promise<readonly number[]> {
  const series = parseNumberSeries(await readInput(path));
  if ('brokenJson' in series) throw userError('series-broken-json', inFile(path), { reason: series.brokenJson });
  if ('bad' in series) {
    const { got, at, isNotFinite } = series.bad;
    const location = 'line' in at ? inFile(path, at.line) : atKeys(path, [at.index]);
    throw userError(isNotFinite ? 'series-not-finite' : 'series-not-a-number', location, { got });
  }
  const { values } = series;
  if (values.length === 0) throw userError('series-empty', inFile(path), {});
  if (values.length > MAX_VALUES)
    throw userError('series-too-long', inFile(path), { got: values.length, max: MAX_VALUES });
  return values;
}

const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
  import: {
    usage: 'history import [--ref REF] FILE',
    does: 'add the values of github-action-benchmark (data.js) to the history of this clone; they are shown, and never judged',
    run: importHistory,
  },
  'change-points': {
    usage: 'history change-points [--method ranks|e-divisive] [--window N] [--p P] [--magnitude M] FILE',
    does: 'print the change points of a series of numbers as a JSON array of indices, counted from 0',
    run: printChangePoints,
  },
};

export async function history(argv: readonly string[], entry: CommandEntry): Promise<number> {
  return runSubcommand('history', { '': { ...entry, run: showHistory }, ...SUBCOMMANDS }, argv);
}

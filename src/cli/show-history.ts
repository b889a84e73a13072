// The command `history`: prints what the history of this clone says, as text, JSON or a page. It measures nothing and
// fetches nothing.

import { resolve as resolvePath } from 'node:path';
import { userError } from '../errors.ts';
import { readHistoryRef } from '../git/history-source.ts';
import { orderCommits } from '../git/list-commits.ts';
import { parseTags, selectReleases, type Tag } from '../git/releases.ts';
import { analyseTable } from '../history/analyse-history.ts';
import { HISTORY_LIMITS, openHistory } from '../history/history-files.ts';
import { listCommits, type RunTable } from '../history/run-table.ts';
import type { Host } from '../host/host.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import type { History } from '../model/history-report.ts';
import type { ImportedSuite } from '../model/imported.ts';
import { atFlag, inFile } from '../model/location.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { renderHistoryJson } from '../render/outputs/history-json.ts';
import { renderHistoryText } from '../render/outputs/history-text.ts';
import { renderHistoryHtml } from '../render/pages/history-html.ts';
import { renderImportedPage, renderImportedText, selectImportedSuites } from '../render/pages/history-import.ts';
import { type ParsedArgs, parseArgs } from '../settings/command-line.ts';
import { compilePattern } from '../text/pattern.ts';
import { quoteShellWord } from '../text/shell-word.ts';
import { prepareOutFile, writeOut } from './out.ts';

export async function showHistory(argv: readonly string[]): Promise<number> {
  const options = parseArgs('history', argv);
  const host = makeTerminalHost({ isQuiet: true });
  const out = options.out === null ? null : resolvePath(options.out);
  if (out !== null) await prepareOutFile(host, out);
  const { table, imported } = await readContent(host, options.ref);
  const { stdout } = await host.git(['show-ref', '--tags', '--dereference'], { folder: host.folder });
  const releases = selectReleases(parseTags(stdout), listCommits(table));
  const anchor = options.since === null ? (releases.at(-1) ?? null) : await findAnchor(host, table, options.since);
  const cloned = await orderCommits(host, listCommits(table));
  const history = table.runs.length === 0 ? null : analyseTable(table, { anchor: anchor?.commit ?? null, cloned });
  const shown = selectBenchmarks({ history, imported }, options.benchmarks);
  const text = render(shown, { anchorName: anchor?.name ?? null, releases }, options);
  if (out === null) process.stdout.write(text);
  else await writeOut(host, out, text);
  return 0;
}

async function readContent(host: Host, ref: string): Promise<{ table: RunTable; imported: readonly ImportedSuite[] }> {
  await checkClone(host);
  const reader = openHistory();
  const found = await readHistoryRef(host.git, { folder: host.folder, ref, take: reader.take }, HISTORY_LIMITS);
  if (found === null) {
    const command = `git fetch origin ${quoteShellWord(`${ref}:${ref}`)}`;
    throw userError('history-missing', atFlag('ref'), { ref, command });
  }
  const { table: open, imported, warnings } = reader.close(found);
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

interface Names {
  /** Name of what the levels are relative to. Null: it has none. */
  readonly anchorName: string | null;
  readonly releases: readonly Tag[];
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

function render(
  { history, imported }: ShownHistory,
  { anchorName, releases }: Names,
  { format, ref }: ParsedArgs<'history'>,
): string {
  if (format === 'json') return renderHistoryJson(history, { ref, imported });
  if (format === 'html')
    return history === null
      ? renderImportedPage(imported)
      : renderHistoryHtml(history, { anchorName, commitUrl: null, releases, imported });
  const texts = [history === null ? '' : renderHistoryText(history, anchorName), renderImportedText(imported)];
  return texts.filter((text) => text !== '').join('\n');
}

export async function checkClone({ git, folder }: Pick<Host, 'git' | 'folder'>): Promise<void> {
  const { exitCode } = await git(['rev-parse', '--git-dir'], { folder });
  if (exitCode !== 0) throw userError('not-a-repository', inFile(folder), {});
}

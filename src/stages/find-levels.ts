// Finds the levels of base for a run: reads the history, resolves what the budgets are against, and makes one level for
// each benchmark. It runs before the first child process, or where no code of the repository runs, and keeps only the
// levels. A history that cannot be read never ends a run: then the budgets that need it say why they are undecided.

import type { Budget } from '../budgets/budget.ts';
import { recoverFrom, UserError } from '../errors.ts';
import type { HistorySource } from '../git/history-source.ts';
import { MAX_TRIED_RELEASES, selectReleases, sortReleases, type Tag } from '../git/releases.ts';
import {
  findAnchorLevels,
  findPoint,
  makeOwnLevels,
  type PreparedHistory,
  prepareHistory,
} from '../history/base-levels.ts';
import { openHistory } from '../history/history-files.ts';
import type { Log } from '../host/host.ts';
import { type AnchorLevels, type BaseLevels, isFound, LATEST_RELEASE } from '../model/anchor.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { formatHistorySize, formatMissingHistory } from '../render/messages/measuring-log.ts';
import { findNearestWord } from '../text/nearest-word.ts';
import { quoteShellWord } from '../text/shell-word.ts';
import { shortenSha } from '../text/short-sha.ts';

export interface LevelRequest {
  readonly ref: string;
  /** Full SHA of base; null if base has no commit. */
  readonly base: string | null;
  readonly budgets: readonly Budget[];
}

/** Null if there is no history, and no budget asks for one. */
export async function findLevels(
  log: Pick<Log, 'info'>,
  source: HistorySource,
  { ref, base, budgets }: LevelRequest,
): Promise<BaseLevels | null> {
  const anchors = [...new Set(budgets.flatMap(({ against }) => against ?? []))];
  if (base === null) return null;
  const history = await readPreparedHistory(log, source, ref);
  if (isMissing(history) && anchors.length === 0) return null;
  const search: LevelSearch = { source, base, history, tags: await source.listTags().catch(explain) };
  const ofBudgets = new Map<string, AnchorLevels | Diagnostic>();
  for (const against of anchors) {
    const tag = await resolveAnchor(search, against);
    ofBudgets.set(against, isMissing(tag) ? tag : await findLevelsSince(search, tag));
  }
  const { recordedIn, layouts } = isMissing(history) ? { recordedIn: null, layouts: new Map() } : history;
  return { ofBudgets, shown: await findShown(search, ofBudgets), recordedIn, layouts };
}

interface LevelSearch {
  readonly source: HistorySource;
  readonly base: string;
  readonly history: PreparedHistory | Diagnostic;
  readonly tags: readonly Tag[] | Diagnostic;
}

function isMissing(found: object): found is Diagnostic {
  return 'severity' in found;
}

async function readPreparedHistory(
  log: Pick<Log, 'info'>,
  source: HistorySource,
  ref: string,
): Promise<PreparedHistory | Diagnostic> {
  const reader = openHistory();
  const read = await source.readHistory(ref, reader.take).catch(explain);
  if (read !== null && isMissing(read))
    return makeWarning('level-history-unreadable', NOWHERE, { ref, output: outputOf(read) });
  if (read === null) {
    const command = `git fetch origin ${quoteShellWord(`${ref}:${ref}`)}`;
    if (!source.isLocal) log.info(formatMissingHistory(ref));
    return makeWarning('level-without-history', NOWHERE, { ref, command: source.isLocal ? command : undefined });
  }
  const { table, warnings } = reader.close(read);
  const history = prepareHistory(table.close());
  for (const warning of warnings) log.info(formatDiagnosticLine(warning));
  log.info(formatHistorySize(ref, history.points.length));
  return history.points.length === 0 ? makeWarning('level-history-empty', NOWHERE, { ref }) : history;
}

/** The budget that asks gives the location. */
const NOWHERE = about('git');

/** Gives the first diagnostic of a UserError in place of an answer. */
const explain = recoverFrom(UserError, ({ diagnostics: [first] }) => first);

function outputOf(diagnostic: Diagnostic): string {
  return String(diagnostic.data['output'] ?? formatDiagnosticLine(diagnostic));
}

async function resolveAnchor({ source, base, tags }: LevelSearch, against: string): Promise<Tag | Diagnostic> {
  if (isMissing(tags)) return makeWarning('level-anchor-unreached', NOWHERE, { against, output: outputOf(tags) });
  const isRelease = against === LATEST_RELEASE;
  const candidates = isRelease
    ? sortReleases(tags).slice(0, MAX_TRIED_RELEASES)
    : tags.filter(({ name }) => name === against);
  for (const tag of candidates) {
    const isIn = tag.commit === base || (await source.isInHistory(tag.commit, base).catch(explain));
    if (typeof isIn === 'object') {
      return makeWarning('level-anchor-unreached', NOWHERE, { against: tag.name, output: outputOf(isIn) });
    }
    if (isIn) return tag;
  }
  if (isRelease) return makeWarning('level-without-release', NOWHERE, { releases: candidates.length });
  if (candidates.length > 0) return makeWarning('level-anchor-elsewhere', NOWHERE, { against });
  const nearest = findNearestWord(against, [LATEST_RELEASE, ...tags.slice(-MAX_SUGGESTED).map(({ name }) => name)]);
  const { isLocal } = source;
  return makeWarning('level-anchor-unknown', NOWHERE, { against, isLocal, nearest: nearest ?? undefined });
}

const MAX_SUGGESTED = 1000;

async function findLevelsSince({ source, base, history }: LevelSearch, tag: Tag): Promise<AnchorLevels | Diagnostic> {
  const anchor = { name: tag.name, commit: tag.commit };
  if (isMissing(history)) return tag.commit === base ? makeOwnLevels(anchor) : history;
  const pointOf = async (commit: string) =>
    findPoint(history, { commit, tree: null }) ?? findPoint(history, { commit, tree: await source.treeOf(commit) });
  const [from, to] = [await pointOf(tag.commit), await pointOf(base)];
  if (from !== null && to !== null) {
    const levels = findAnchorLevels(history, { anchor, from, base: to });
    if (levels.isBase || levels.levels.size > 0) return levels;
    return makeWarning('level-not-connected', NOWHERE, { anchor: tag.name, base: shortenSha(base) });
  }
  if (tag.commit === base) return makeOwnLevels(anchor);
  if (from === null) return makeWarning('level-anchor-not-recorded', NOWHERE, { anchor: tag.name });
  return makeWarning('level-base-not-recorded', NOWHERE, { base: shortenSha(base) });
}

/** Releases that are tried for a line that nobody asked for. Each may take a request. */
const MAX_SHOWN_TRIES = 10;

/**
 * The levels to show: since the latest release that a run measured, and otherwise since the first anchor of a
 * budget. Nobody asked for them, so whatever goes wrong, there are none.
 */
async function findShown(
  search: LevelSearch,
  ofBudgets: ReadonlyMap<string, AnchorLevels | Diagnostic>,
): Promise<AnchorLevels | null> {
  const { source, base, history, tags } = search;
  const latest = ofBudgets.get(LATEST_RELEASE);
  const asked = [...(latest ? [latest] : []), ...ofBudgets.values()].find(isFound);
  if (asked !== undefined) return asked;
  if (isMissing(history) || isMissing(tags)) return null;
  const compared = selectReleases(tags, new Set(history.points.map(({ commit }) => commit))).reverse();
  for (const tag of compared.slice(0, MAX_SHOWN_TRIES)) {
    const isIn = tag.commit === base || (await source.isInHistory(tag.commit, base).catch(explain));
    if (isIn !== true) continue;
    const levels = await findLevelsSince(search, tag);
    return isFound(levels) ? levels : null;
  }
  return null;
}

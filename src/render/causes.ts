// Describes where the change of a row comes from: the commit that broke a budget in a sentence, and the functions in a few
// lines, which every output shows in its own way. A Culprit or a ReportRow in, RichTexts out. Subjects of commits, and names
// and files of functions are untrusted text. SHAs are plain text, so that GitHub makes them links.

import type { Culprit, SearchedCommit } from '../model/bisection.ts';
import type { FunctionDelta } from '../model/profile.ts';
import type { ReportRow } from '../model/report.ts';
import type { ChangedParts, ComparedFunctions, RowFunctions } from '../model/row-functions.ts';
import { shortenSha } from '../text/short-sha.ts';
import { findMainFunction } from './main-function.ts';
import { list } from './messages/message.ts';
import { formatChange, toQuantityPiece } from './numbers.ts';
import { explainNoFunction, formatProfileCount, formatSpread } from './profile-words.ts';
import { asCode, asUntrustedText, joinRichTexts, type RichText, richText } from './rich-text.ts';
import { formatCount, formatList } from './words.ts';

const MAX_COMMITS = 4;

const ENDS: Readonly<Record<Exclude<Culprit['ended'], 'settled'>, string>> = {
  rounds: 'all rounds of the search were used',
  time: 'the time limit of the search was reached',
  failed: 'the search failed',
  cancelled: 'the search was cancelled',
};

export function formatCulprit(culprit: Culprit): RichText {
  const { kind, commits, positions, of, ended } = culprit;
  const [only] = commits;
  const cost = formatSearchCost(culprit);
  if (only !== undefined && of === 1) return richText`Caused by ${formatCommit(only)}, the only commit.`;
  if (kind === 'commit' && only !== undefined)
    return richText`Caused by ${formatCommit(only)}, commit ${positions[0]} of ${of} (${cost}).`;
  if (kind === 'several')
    return richText`Caused in parts by ${formatCommits(commits)}, commits ${formatList(positions.map(String))} of ${of} (${cost}).`;
  if (kind === 'range')
    return richText`Caused by one of these ${commits.length} of ${of} commits, which cannot be distinguished because ${explainRange(culprit)}: ${formatCommits(commits)} (${cost}).`;
  // A search that ended by itself has an answer for all that it was for. The budgets of `report` may be others.
  const why = ended === 'settled' ? 'the search was for other results' : ENDS[ended];
  return richText`The commit that caused it was not found, because ${why} (${cost}).`;
}

/** Says why the commits of a range cannot be distinguished. The level of head, the last one, is always known. */
function explainRange({ positions, levels, ended }: Culprit): string {
  if (ended !== 'settled') return ENDS[ended];
  const measured = new Set(levels.map(({ position }) => position));
  const [first = 0, last = 0] = [positions[0], positions.at(-1)];
  const between = Array.from({ length: last - first }, (_, index) => first + index);
  return between.every((position) => measured.has(position))
    ? 'their values are too close together'
    : 'commits between them could not be built or measured';
}

function formatSearchCost({ builds, rounds, minutes }: Culprit): string {
  const time = minutes < 0.95 ? `${Math.round(60 * minutes)} s` : `${Math.round(minutes)} min`;
  return `${formatCount(builds, 'build')}, ${formatCount(rounds, 'round')}, ${time}`;
}

function formatCommit({ sha, subject }: SearchedCommit): RichText {
  return richText`${shortenSha(sha)} ${asUntrustedText(subject)}`;
}

function formatCommits(commits: readonly SearchedCommit[]): RichText {
  if (commits.length <= MAX_COMMITS) return list(commits.map(formatCommit));
  return joinRichTexts([commits[0]!, commits.at(-1)!].map(formatCommit), ' to ');
}

/** More would take the room of the other benchmarks. */
const MAX_ROWS = 5;

export interface FunctionLines {
  /** Source of the numbers, or why there are none. */
  readonly intro: RichText;
  /** Those in files of the change first, then the largest ones. */
  readonly rows: readonly ReturnType<typeof describeFunction>[];
  /** The rest of the change. Null: there is none, or no function is named. */
  readonly elsewhere: RichText | null;
  readonly hasIntervals: boolean;
  /** Titles of the columns, without that of the interval. */
  readonly titles: readonly [delta: string, name: string, file: string];
}

/** Null: its functions were not looked for. */
export function describeFunctions({ functions }: Pick<ReportRow, 'functions'>): FunctionLines | null {
  if (functions === null) return null;
  if (functions.kind === 'missing') return onlyIntro([MISSING[functions.reason]]);
  if (functions.kind !== 'compared') return describeParts(functions);
  const { attribution } = functions;
  const silence = explainSilence(functions);
  if (silence !== null) return onlyIntro(silence);
  const sorted = sortForReaders(attribution.functions);
  const shown = sorted.slice(0, MAX_ROWS);
  const hidden = sorted.slice(MAX_ROWS);
  const rest = hidden.reduce((sum, { deltaSelf }) => sum + deltaSelf, functions.elsewhere);
  const more = hidden.length === 0 ? '' : `, which includes ${formatCount(hidden.length, 'more function')}`;
  return {
    intro: formatIntro(functions),
    rows: shown.map((one) => describeFunction(one, functions)),
    elsewhere: richText`${formatDelta(rest, functions)} elsewhere${more}`,
    hasIntervals: shown.some(({ low }) => low !== null),
    titles: FUNCTION_TITLES,
  };
}

const FUNCTION_TITLES = ['own time', 'function', 'file'] as const;

function sortParts(parts: ChangedParts['parts']): ChangedParts['parts'] {
  return parts.toSorted((one, other) => Math.abs(other.head - other.base) - Math.abs(one.head - one.base));
}

function formatBytesDelta(bytes: number): RichText {
  return richText`${bytes > 0 ? '+' : ''}${toQuantityPiece(bytes, 'B')}`;
}

function describeParts({ kind, parts, count }: ChangedParts): FunctionLines {
  const shown = sortParts(parts).slice(0, MAX_ROWS);
  const more = count - shown.length;
  return {
    intro: richText`${formatCount(count, kind)} changed in size, before compression.`,
    rows: shown.map(({ name, base, head }) => ({
      delta: formatBytesDelta(head - base),
      interval: null,
      name: [asUntrustedText(name)],
      file: richText`${toQuantityPiece(base, 'B')} → ${toQuantityPiece(head, 'B')}`,
    })),
    elsewhere: more > 0 ? [`and ${formatCount(more, `more ${kind}`)}`] : null,
    hasIntervals: false,
    titles: ['change', kind, 'size'],
  };
}

const MISSING: Readonly<Record<Extract<RowFunctions, { kind: 'missing' }>['reason'], string>> = {
  metric: 'No function is named: the profiles do not measure this metric.',
  'no-profile': 'No function is named, because there are no profiles of both sides. A warning says why.',
};

function onlyIntro(intro: RichText): FunctionLines {
  return { intro, rows: [], elsewhere: null, hasIntervals: false, titles: FUNCTION_TITLES };
}

function sortForReaders(functions: readonly FunctionDelta[]): FunctionDelta[] {
  const sorted = functions.toSorted((one, other) => Math.abs(other.deltaSelf) - Math.abs(one.deltaSelf));
  return [...sorted.filter(({ touched }) => touched), ...sorted.filter(({ touched }) => !touched)];
}

function formatIntro({ attribution, isOfCommand, isProportional }: ComparedFunctions): RichText {
  const { functions } = attribution;
  const touched = functions.filter((one) => one.touched).length;
  const place = functions.length === 1 ? 'in a file' : `${touched} of them in files`;
  const where = touched === 0 ? '' : `, ${place} of this change`;
  const subject = isOfCommand
    ? `Own time in profiles of the whole command, as a share of its time on ${formatWhole(attribution)}`
    : 'Own time of functions';
  return richText`${subject}, from ${formatProfileCount(attribution.runs)}: ${formatCount(functions.length, 'function')} changed${where}.${isProportional ? PROPORTIONAL : null}`;
}

function formatWhole({ areShares, spread }: ComparedFunctions['attribution']): string {
  return areShares ? `each side, because the totals of the runs differ by ${formatSpread(spread)}` : 'base';
}

const PROPORTIONAL = ' Their shares do not differ, so all of them grew with the benchmark, and none stands out.';

/** Null if a function is named by its own time. */
function explainSilence(functions: ComparedFunctions): RichText | null {
  return explainNoFunction(functions.attribution, {
    source: `, from ${formatProfileCount(functions.attribution.runs)}`,
    formatDelta: (value) => formatDelta(value, functions),
    option: richText` (${asCode('runs')} of ${asCode('profile')})`,
  });
}

function describeFunction({ name, file, deltaSelf, low, high, touched }: FunctionDelta, functions: ComparedFunctions) {
  const [from, to] = [low, high].map((end) => (end === null ? null : formatDelta(end, functions)));
  return {
    delta: formatDelta(deltaSelf, functions),
    // Null with one profile on a side.
    interval: from && to ? richText`${from} to ${to}` : null,
    name: [asUntrustedText(name)],
    file: file === null ? [] : richText`${asUntrustedText(file)}${touched ? ', in this change' : null}`,
  };
}

function formatDelta(value: number, { attribution, isOfCommand }: ComparedFunctions): RichText {
  if (isOfCommand) return [formatChange(value / attribution.base)];
  return richText`${value > 0 ? '+' : ''}${toQuantityPiece(value, attribution.unit)}`;
}

/** The function or part that explains the row, for outputs with room for one. Null: there is none. */
export function formatMainFunction({ functions, better }: Pick<ReportRow, 'functions' | 'better'>): RichText | null {
  if (functions !== null && 'parts' in functions) {
    const [first] = sortParts(functions.parts);
    return first === undefined
      ? null
      : richText`Of it ${formatBytesDelta(first.head - first.base)} in ${asUntrustedText(first.name)}.`;
  }
  if (functions?.kind !== 'compared') return null;
  const main = findMainFunction(functions, better);
  if (main === null) return null;
  const { name, file } = main.delta;
  const place = file === null ? null : richText` (${asUntrustedText(file)})`;
  const delta = main.kind === 'own' ? main.delta.deltaSelf : main.delta.deltaTotal;
  const callees = main.kind === 'total' ? ', with all that it calls' : null;
  return richText`Of it ${formatDelta(delta, functions)} in ${asUntrustedText(name)}${place}${callees}.`;
}

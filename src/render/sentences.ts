// Makes one finding for each budget that is broken or undecided: a sentence that everyone understands, the numbers
// behind it, and the reason from the configuration. A Report in; Phrases out, worst first.

import type { Comparison } from '../model/comparison.ts';
import { isOnBothSides } from '../model/membership.ts';
import type { GeomeanRow, Report, Row } from '../model/report.ts';
import { type Benchmark, benchmarkKey } from '../model/sample.ts';
import { hasStopped, type Verdict } from '../model/verdict.ts';
import { impossibleValue } from '../units/impossible.ts';
import { percent, rough } from '../units/percent.ts';
import { magnitude, probability, quantity, span, threshold } from './numbers.ts';
import { type Phrase, type Piece, quote, say, strong } from './phrase.ts';
import { counted, groupLabel, wordsFor } from './words.ts';

/** A row or geomean that a budget judged. */
type Subject = Row | GeomeanRow;

export interface Finding {
  readonly row: Subject;
  readonly verdict: Verdict;
  /** Sentence with what happened, and against which limit. */
  readonly what: Phrase;
  /** Metric, interval, p and n; empty for a benchmark that was added or removed. */
  readonly facts: Phrase;
  /**
   * Reason from the configuration. Untrusted text; null if there is none, or an earlier finding gave the same reason.
   */
  readonly because: string | null;
  /** Metrics that were added or removed without their whole benchmark; null for every other finding. Untrusted text. */
  readonly metrics: readonly string[] | null;
}

/** Minimum number of rounds. Fewer values have no 95 % interval of their median. */
const FEWEST_ROUNDS = 6;

const LEVEL_ORDER = ['fail', 'warn', 'report'] as const;

/**
 * Returns the findings: broken budgets before undecided ones, `fail` before `warn` before `report`, and otherwise in
 * the order of the rows, followed by the geomeans.
 */
export function findings({ rows, judgedGeomeans }: Pick<Report, 'rows' | 'judgedGeomeans'>): Finding[] {
  const severalGroups = new Set(rows.map(groupLabel)).size > 1;
  const metricsOf = membershipMetrics(rows);
  const rank = ({ outcome, level }: Verdict) => (outcome === 'fail' ? 0 : 3) + LEVEL_ORDER.indexOf(level);
  return (
    [...rows, ...judgedGeomeans]
      .flatMap((row: Subject) => row.verdicts.map((verdict) => ({ row, verdict })))
      // Rows that were not judged have one common warning among the problems of the report.
      .filter(({ verdict }) => verdict.outcome !== 'pass' && !verdict.isUnjudged)
      .filter(onceForMembers())
      .toSorted((left, right) => rank(left.verdict) - rank(right.verdict))
      .map(({ row, verdict }) => {
        const metrics = verdict.limit === null ? metricsOf(verdict.kind, row) : null;
        return {
          row,
          verdict,
          what: verdict.outcome === 'fail' ? broken(row, verdict, metrics) : undecided(row, verdict),
          facts: facts(row, { verdict, severalGroups }),
          because: verdict.because,
          metrics,
        };
      })
      .map(reasonOnce())
  );
}

/**
 * Returns a filter that keeps one verdict for each benchmark that was added or removed, whatever its number of metrics.
 */
function onceForMembers(): (told: { readonly row: Subject; readonly verdict: Verdict }) => boolean {
  const seen = new Set<string>();
  return ({ row, verdict }) => {
    const key = membershipKey(verdict.kind, row);
    const isFirst = verdict.limit !== null || !seen.has(key);
    seen.add(key);
    return isFirst;
  };
}

function membershipKey(kind: string, row: Benchmark): string {
  return `${kind} ${benchmarkKey(row)}`;
}

/** Returns the metrics of a row's benchmark that were added or removed; null if the whole benchmark was. */
type MetricsOf = (kind: string, row: Subject) => Finding['metrics'];

function membershipMetrics(rows: readonly Row[]): MetricsOf {
  const isOfBoth = isOnBothSides(rows);
  const metrics = new Map<string, string[]>();
  for (const row of rows.filter(isOfBoth)) {
    for (const { kind } of row.verdicts.filter(({ limit }) => limit === null)) {
      const key = membershipKey(kind, row);
      metrics.set(key, [...(metrics.get(key) ?? []), row.metric]);
    }
  }
  return (kind, row) => metrics.get(membershipKey(kind, row)) ?? null;
}

/**
 * Returns a function that removes repeated reasons. A budget for many benchmarks has one reason, which is shown once.
 */
function reasonOnce(): (finding: Finding) => Finding {
  const told = new Set<string | null>();
  return (finding) => {
    const { because } = finding;
    const isKnown = told.has(because);
    told.add(because);
    return isKnown ? { ...finding, because: null } : finding;
  };
}

/** Returns advice on how to decide the undecided budgets. */
export function advice({ rounds, baseBrokeIn }: Pick<Report, 'rounds' | 'baseBrokeIn'>): Phrase {
  if (baseBrokeIn !== undefined)
    return say`More rounds do not help: base does not run any more. A warning says what to look for.`;
  const knobs = say`${quote('rounds')} and ${quote('max-minutes')}`;
  if (rounds < FEWEST_ROUNDS)
    return say`${String(rounds)} rounds are too few to tell. Allow more with ${knobs}.`;
  return say`The noise of this machine hides changes this small. Allow more measuring (${knobs}), use a quieter machine, or widen the budget.`;
}

function broken(row: Subject, { kind, limit }: Verdict, metrics: Finding['metrics']): Phrase {
  const name = nameOf(row);
  if (kind === 'new' || kind === 'removed') return membershipSentence(name, kind, metrics);
  if (limit === null || row.head === null) return say`${name} broke its budget ${quote(kind)}.`;
  if (isAbsolute(kind)) {
    const value = strongly(quantity(row.head.median, row.unit));
    return say`${name} is at ${value}, ${beyond(kind)} of ${quantity(limit, row.unit)}.`;
  }
  return say`${name} ${changed(row)}. Its budget allows ${limit === 0 ? 'none' : percent(limit)}.`;
}

function membershipSentence(name: Phrase, kind: 'new' | 'removed', metrics: Finding['metrics']): Phrase {
  if (metrics === null)
    return kind === 'new'
      ? say`${name} is ${strong('new')}, and this gate does not let new benchmarks in.`
      : say`${name} was ${strong('removed')}: base has it, head does not.`;
  const all = namesIn(metrics);
  return kind === 'new'
    ? say`${name} has ${strong(metrics.length === 1 ? 'a new metric' : 'new metrics')}, which this gate does not allow: ${all}.`
    : say`${name} ${strong(metrics.length === 1 ? 'lost a metric' : 'lost metrics')} that base has: ${all}. Check that the command on head still asks for them.`;
}

function undecided(row: Subject, { kind, limit, isHeld }: Verdict): Phrase {
  const name = nameOf(row);
  if (limit === null || row.head === null)
    return say`Could not tell whether ${name} kept its budget ${quote(kind)}.`;
  const impossible = impossibleValue(row);
  if (impossible !== null)
    return say`${name} has ${strongly(quantity(impossible.value, row.unit))} on ${impossible.side}, which cannot have been measured.`;
  if (isAbsolute(kind)) {
    const value = strongly(quantity(row.head.median, row.unit));
    return say`${name} measured ${value}, ${beyond(kind)} of ${quantity(limit, row.unit)}, but its values vary too much to be sure.`;
  }
  const allowed = say`Its budget allows ${percent(limit)}.`;
  if (isHeld)
    return say`${name} ${changed(row)}. ${allowed} But nearly everything got worse together, and the order of the runs does not yet rule out that the machine did it.`;
  const possible = span(row.interval);
  const doubt =
    row.interval === null && !row.exact
      ? say`, but values below zero have no ratio, and so no interval`
      : possible === null
        ? say`, but there are too few values to be sure`
        : say`, but anything from ${possible} is possible (95% interval)`;
  return say`${name} ${changed(row, 'measured')}${doubt}. ${allowed}`;
}

function nameOf(row: Subject): Phrase {
  if (!('members' in row)) return [quote(row.name)];
  return say`The geomean of ${counted(row.members.length, 'benchmark')}`;
}

/**
 * Describes a change: `got 10.48% slower: medians 88.30ns → 97.55ns`, or with `measured` if it is not certain. The word
 * `medians` is there because the change of varying values is not the ratio of the medians, as readers could expect.
 */
function changed(row: Comparison, verb = wordsFor(row).verb[0]): Phrase {
  const { base, head, change, exact, unit } = row;
  if (base === null || head === null) return say`was not measured on both sides`;
  const ends = say`${quantity(base.median, unit)} → ${quantity(head.median, unit)}`;
  const values = exact ? ends : say`medians ${ends}`;
  if (change === null) {
    return say`went from ${strongly(quantity(base.median, unit))} to ${strongly(quantity(head.median, unit))}`;
  }
  const { more, less } = wordsFor(row);
  if (change === 0) return say`measured the same: ${values}`;
  // Below zero the ratio has the opposite direction: from -10 to -5 the ratio is one half, but the value grows.
  const isMore = base.median < 0 ? change < 0 : change > 0;
  const way = isMore ? more : less;
  return say`${verb} ${strong(`${magnitude(change)} ${way}`)}: ${values}`;
}

function facts(
  row: Subject,
  { verdict, severalGroups }: { verdict: Verdict; severalGroups: boolean },
): Phrase {
  const label = groupLabel(row);
  const group = severalGroups && label !== null ? [say`${quote(label)}`] : [];
  if (verdict.limit === null) return group.flat();
  const evidence = isAbsolute(verdict.kind) ? boundEvidence(row) : changeEvidence(row, verdict);
  const constant = row.exact ? [say`the same in every run, so no test is needed`] : [];
  const sizes = [row.base, row.head].flatMap((side) => side?.n ?? []);
  const all = [
    ...group,
    say`${quote(row.unit)}`,
    ...('members' in row ? membersOf(row) : []),
    ...evidence,
    ...constant,
    ...reachOf(row, verdict),
    say`n=${[...new Set(sizes)].join('+')}`,
  ];
  return all.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]));
}

/** Maximum number of names, enough to recognise the geomean, or to find the metrics. */
const NAMES_SHOWN = 3;

/** Lists names: `a`, `b`, `c` and 2 more. */
function namesIn(names: readonly string[]): Phrase {
  const shown = names.length === NAMES_SHOWN + 1 ? names : names.slice(0, NAMES_SHOWN);
  const more = names.length - shown.length;
  const rest = more === 0 ? '' : ` and ${more.toLocaleString('en-US')} more`;
  return say`${shown.flatMap((name, index) => (index === 0 ? [quote(name)] : [', ', quote(name)]))}${rest}`;
}

function membersOf({ members, leftOut }: GeomeanRow): Phrase[] {
  const zeros = leftOut === 0 ? '' : `, without ${leftOut.toLocaleString('en-US')} that have zeros`;
  return [say`over ${namesIn(members.map(({ name }) => name))}${zeros}`];
}

/** Returns the size of the regressions that an undecided row would have shown in 9 of 10 cases. */
function reachOf(row: Subject, { outcome }: Verdict): Phrase[] {
  const detectable = 'detectable' in row ? row.detectable : null;
  if (outcome !== 'unknown' || detectable === null || detectable === undefined) return [];
  return [say`finds 9 of 10 regressions of ${rough(detectable)}`];
}

function boundEvidence({ head, exact, unit }: Comparison): Phrase[] {
  if (head === null || exact) return [];
  const { low, high } = head.spread;
  if (!Number.isFinite(low) || !Number.isFinite(high)) return [];
  return [say`95% interval ${quantity(low, unit)} to ${quantity(high, unit)}`];
}

/** Returns the statistics of a change. The interval is left out if undecided, because the sentence has it already. */
function changeEvidence(row: Comparison, verdict: Verdict): Phrase[] {
  const { interval, p } = row;
  const range = verdict.outcome === 'fail' ? span(interval) : null;
  const { early } = verdict;
  const soFar =
    early === undefined || !hasStopped(row, verdict)
      ? []
      : [say`measured so far, after ${String(early.rounds)} of at most ${String(early.of)} rounds`];
  return [
    ...(range === null ? [] : [say`95% interval of the change ${range}`]),
    ...(p === null ? [] : [say`${probability(p)}${whyNotYet(p, verdict)}`]),
    ...soFar,
  ];
}

/** Returns what is missing for the p of an undecided budget to decide. Alpha is one-sided, p is two-sided. */
function whyNotYet(p: number, { outcome, alpha, isHeld }: Verdict): string {
  if (outcome !== 'unknown' || alpha === null) return '';
  if (p > 2 * alpha) return ` (${threshold(2 * alpha)} or less counts)`;
  return isHeld ? '' : ', which counts, but the change may be within the limit';
}

function beyond(kind: string): string {
  return kind === 'max' ? 'above the ceiling' : 'below the floor';
}

function isAbsolute(kind: string): boolean {
  return kind === 'max' || kind === 'min';
}

/** Emphasises a piece. An untrusted unit keeps its quotes, which already stand out. */
function strongly(piece: Piece): Piece {
  return typeof piece === 'string' ? strong(piece) : piece;
}

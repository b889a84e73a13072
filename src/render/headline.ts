// The first two lines of every output: the result of the run in words, and the number of results of each kind. A Report
// in, plain text out; without a verdict, the codes of the problems choose the reason, never their texts. It names no benchmark. Its only untrusted part is the login of a person who accepted the run.

import { makeBothSidesCheck } from '../model/comparison.ts';
import { FAILURES, type Failure } from '../model/diagnostic-schema.ts';
import { type GeomeanRow, isNothingMeasured, type Report, type ReportRow } from '../model/report.ts';
import { benchmarkKeyOf } from '../model/sample.ts';
import { type BudgetLevel, type Conclusion, isAboutChange, type Verdict } from '../model/verdict.ts';
import { formatSkipReason } from './decisions.ts';
import { formatUndecidedLevels, isLeftToWarning } from './levels.ts';
import { formatAcceptedBy } from './override.ts';
import { formatRenameCount } from './renames.ts';
import { formatRichText, PLAIN_FORMATTER, type RichText } from './rich-text.ts';
import { countKinds } from './row-kind.ts';
import { changeWordsOf, formatCount, formatList, lowerFirst, worseWordOf } from './words.ts';

/** Maximum number of different worsenings in the line. More make it too long to read at once. */
const MAX_WORSENINGS = 2;

export type IconName = 'good' | 'warning' | 'bad' | 'undecided' | 'broken';

const CONCLUSION_ICONS: Readonly<Record<Conclusion, IconName>> = {
  pass: 'good',
  warn: 'warning',
  fail: 'bad',
  inconclusive: 'undecided',
  error: 'broken',
};

export interface Headline {
  readonly mark: IconName;
  /** One sentence without its full stop. */
  readonly text: string;
}

export function makeHeadline(report: Report): Headline {
  const { conclusion, accepted, rows } = report;
  const isWeak = explainEmptyPass(rows) !== null || isJudgedByItself(report);
  const isDoubtful = accepted !== null || (conclusion === 'pass' && isWeak);
  return {
    mark: isDoubtful ? 'warning' : CONCLUSION_ICONS[conclusion],
    text: formatRichText(formatHeadline(report), PLAIN_FORMATTER),
  };
}

/** Outputs in which a login could notify somebody need this. */
export function formatHeadline(report: Report): RichText {
  const { conclusion, accepted, rows } = report;
  if (accepted !== null) {
    return [...formatAcceptedBy(accepted), lowerFirst(LINES[accepted.verdict](report))];
  }
  if (conclusion === 'pass' && isNothingMeasured(report)) return [formatSkipReason(report)];
  const empty = conclusion === 'pass' ? explainEmptyPass(rows) : null;
  if (empty !== null) return [empty];
  const own = conclusion === 'pass' && isJudgedByItself(report) ? ', by the configuration of this pull request' : '';
  return [LINES[conclusion](report) + own];
}

/** The configuration of the base branch is invalid, so that of head judges. */
function isJudgedByItself({ problems }: Report): boolean {
  return problems.some(({ code }) => code === 'config-broken-on-base');
}

/** Null if a pass is meaningful. */
function explainEmptyPass(rows: readonly ReportRow[]): string | null {
  if (isBaseMissing(rows)) return 'Nothing to compare with: base has no results';
  return isNothingJudged(rows) ? 'Nothing was judged: base was measured on another machine' : null;
}

/** `4 benchmarks, 12 results: 1 worse, 11 unchanged; 1 benchmark renamed by this pull request`. */
export function formatCounts({ rows }: Pick<Report, 'rows'>): string {
  const kinds = countKinds(rows);
  const about = `${formatCount(countBenchmarks(rows), 'benchmark')}, ${formatCount(rows.length, 'result')}`;
  const counts = kinds.length === 0 ? about : `${about}: ${kinds.join(', ')}`;
  return [counts, formatUndecidedLevels(rows), formatRenameCount(rows)].filter((part) => part !== null).join('; ');
}

/** A benchmark may have a row for each metric. */
export function countBenchmarks(rows: readonly ReportRow[]): number {
  return new Set(rows.map(benchmarkKeyOf)).size;
}

const LINES: Readonly<Record<Conclusion, (report: Report) => string>> = {
  pass: (report) => {
    const { rows, judgedGeomeans } = report;
    if ([...rows, ...judgedGeomeans].every(({ verdicts }) => verdicts.length === 0))
      return 'No budget applies to these benchmarks';
    if (hasBroken(report, 'report')) return `${brokenLine(report, 'report')} (for information only)`;
    const better = countBenchmarks(rows.filter(({ state }) => state === 'improvement'));
    const improved = better === 0 ? [] : [`${better} got better`];
    const open = listUndecidedSubjects(report, ['warn', 'report']);
    const undecided = open.length === 0 ? [] : [`${formatList(open)} inconclusive`];
    return ['No benchmark broke its budget', ...improved, ...undecided].join(', ');
  },
  warn: (report) => `${brokenLine(report, 'warn')} (a warning only)`,
  fail: (report) => brokenLine(report, 'fail'),
  inconclusive: (report) => {
    if (report.baseBrokeIn !== null) return `Inconclusive: base ran at first and failed in round ${report.baseBrokeIn}`;
    const open = listUndecidedSubjects(report, ['fail']);
    return open.length === 0
      ? 'Inconclusive: names of benchmarks on base are not the same in each invocation'
      : `Inconclusive: ${formatList(open)}`;
  },
  error: (report) => formatErrorLine(report),
};

/**
 * `2 benchmarks`, `the geomean of 12 benchmarks`, `1 benchmark against a release`. The last one is not among the
 * undecided results, whose state is about the change of this run.
 */
function listUndecidedSubjects({ rows, judgedGeomeans }: Report, levels: readonly BudgetLevel[]): string[] {
  const isOpen = (verdict: Verdict) =>
    levels.includes(verdict.level) && verdict.outcome === 'unknown' && !isLeftToWarning(verdict);
  const count = (isWanted: (verdict: Verdict) => boolean) =>
    countBenchmarks(rows.filter(({ verdicts }) => verdicts.some((one) => isOpen(one) && isWanted(one))));
  const [open, sinceRelease] = [count(isAboutChange), count((verdict) => !isAboutChange(verdict))];
  return [
    ...(open === 0 ? [] : [formatCount(open, 'benchmark')]),
    ...geomeansIn(judgedGeomeans.filter(({ verdicts }) => verdicts.some(isOpen))),
    ...(sinceRelease === 0 ? [] : [`${formatCount(sinceRelease, 'benchmark')} against a release`]),
  ];
}

function hasBroken({ rows, judgedGeomeans }: Report, level: BudgetLevel): boolean {
  return [...rows, ...judgedGeomeans].some(({ verdicts }) =>
    verdicts.some((verdict) => hasOutcome(verdict, level, 'fail')),
  );
}

function brokenLine({ rows, judgedGeomeans }: Report, level: BudgetLevel): string {
  const broken = rows.flatMap((row) =>
    row.verdicts.filter((verdict) => hasOutcome(verdict, level, 'fail')).map((verdict) => ({ row, verdict })),
  );
  const limits = broken.filter(({ verdict }) => verdict.limit !== null && isAboutChange(verdict));
  const levels = broken.filter(({ verdict }) => !isAboutChange(verdict));
  const members = (['removed', 'new'] as const).flatMap((kind) => {
    const own = broken.filter(({ verdict }) => verdict.kind === kind).map(({ row }) => row);
    return membersLines(own, { kind, isOfBoth: makeBothSidesCheck(rows) });
  });
  const geomeans = judgedGeomeans.filter(({ verdicts }) =>
    verdicts.some((verdict) => hasOutcome(verdict, level, 'fail')),
  );
  const budgets = [...budgetsLine(limits, geomeans), ...levelsLine(levels)];
  if (budgets.length === 0) return `${formatList(members)}, which this gate does not allow`;
  return capitalise(formatList([...budgets, ...members]));
}

interface MissingSideOptions {
  readonly kind: 'removed' | 'new';
  /** Both sides have the benchmark of a row, so that only a metric of it was added or removed. */
  readonly isOfBoth: (row: ReportRow) => boolean;
}

/** `2 benchmarks were removed`, `1 benchmark lost 2 metrics`; empty if there are no rows. */
function membersLines(rows: readonly ReportRow[], { kind, isOfBoth }: MissingSideOptions): string[] {
  const partly = rows.filter(isOfBoth);
  const [whole, changed] = [countBenchmarks(rows.filter((row) => !isOfBoth(row))), countBenchmarks(partly)];
  const metrics = new Set(partly.map(({ metric }) => metric)).size;
  const be = kind === 'new' ? ['is', 'are'] : ['was', 'were'];
  const [verb, adjective] = kind === 'new' ? [changed === 1 ? 'has' : 'have', 'new '] : ['lost', ''];
  const what = metrics === 1 ? `a ${adjective}metric` : `${metrics} ${adjective}metrics`;
  return [
    ...(whole === 0 ? [] : [`${formatCount(whole, 'benchmark')} ${whole === 1 ? be[0] : be[1]} ${kind}`]),
    ...(changed === 0 ? [] : [`${formatCount(changed, 'benchmark')} ${verb} ${what}`]),
  ];
}

interface BrokenLimit {
  readonly row: ReportRow;
  readonly verdict: Verdict;
}

/** One text; empty if no budget was broken. */
function budgetsLine(limits: readonly BrokenLimit[], geomeans: readonly GeomeanRow[]): string[] {
  if (limits.length === 0) return geomeansLine(geomeans);
  if (geomeans.length === 0) return [limitsLine(limits)];
  const count = formatCount(countBenchmarks(limits.map(({ row }) => row)), 'benchmark');
  return [`${formatList([count, ...geomeansIn(geomeans)])} broke their budgets`];
}

/** One text such as `the geomean of 12 benchmarks` or `2 geomeans`; empty if there are none. */
function geomeansIn([first, ...others]: readonly GeomeanRow[]): string[] {
  if (first === undefined) return [];
  if (others.length > 0) return [formatCount(others.length + 1, 'geomean')];
  return [`the geomean of ${formatCount(first.members.length, 'benchmark')}`];
}

function geomeansLine(geomeans: readonly GeomeanRow[]): string[] {
  const [first, ...others] = geomeans;
  return geomeansIn(geomeans).map((subject) => {
    if (others.length > 0) return `${subject} broke their budget`;
    if (!changeWordsOf(first!).isClear) return `${subject} broke its budget`;
    return `${subject} ${changeWordsOf(first!).verb[0]} ${worseWordOf(first!)} than its budget allows`;
  });
}

function capitalise(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}

function limitsLine(broken: readonly BrokenLimit[]): string {
  const isRegression = broken.every(({ verdict }) => verdict.kind === 'max-regression');
  const verbOf = (row: ReportRow, isOne: boolean) => changeWordsOf(row).verb[isOne ? 0 : 1];
  return describeBrokenRun(broken, isRegression, verbOf, [
    ['its budget', 'allows'],
    ['their budget', 'allows'],
  ]);
}

/** `2 benchmarks are slower than their budgets against a release allow`; empty if there are none. */
function levelsLine(broken: readonly BrokenLimit[]): string[] {
  if (broken.length === 0) return [];
  const text = describeBrokenRun(broken, true, levelVerbOf, [
    ['its budget against a release', 'allows'],
    ['their budgets against a release', 'allow'],
  ]);
  return [text];
}

type BudgetWords = readonly [whose: string, verb: string];

/** Says in which way results are worse if that is clear, or else that they broke a budget. */
function describeBrokenRun(
  broken: readonly BrokenLimit[],
  isRegression: boolean,
  verbOf: (row: ReportRow, isOne: boolean) => string,
  [ofOne, ofSeveral]: readonly [one: BudgetWords, several: BudgetWords],
): string {
  const rows = broken.map(({ row }) => row);
  const count = countBenchmarks(rows);
  const isOne = count === 1;
  const [whose, allows] = isOne ? ofOne : ofSeveral;
  const ways = [...new Set(rows.map((row) => `${verbOf(row, isOne)} ${worseWordOf(row)}`))];
  const isClear = isRegression && ways.length <= MAX_WORSENINGS && rows.every((row) => changeWordsOf(row).isClear);
  if (!isClear) return `${formatCount(count, 'benchmark')} broke ${whose}`;
  return `${formatCount(count, 'benchmark')} ${ways.join(isOne ? ' and ' : ' or ')} than ${whose} ${allows}`;
}

/** A benchmark gets slower by a change, and is slower since a release. */
function levelVerbOf(row: ReportRow, isOne: boolean): string {
  const verb = changeWordsOf(row).verb[isOne ? 0 : 1];
  if (verb !== 'got') return verb;
  return isOne ? 'is' : 'are';
}

function hasOutcome(verdict: Verdict, level: BudgetLevel, outcome: Verdict['outcome']): boolean {
  return verdict.level === level && verdict.outcome === outcome;
}

function isNothingJudged(rows: readonly ReportRow[]): boolean {
  const verdicts = rows.flatMap((row) => row.verdicts);
  return verdicts.length > 0 && verdicts.every((verdict) => verdict.isUnjudged);
}

function isBaseMissing(rows: readonly ReportRow[]): boolean {
  return rows.length > 0 && rows.every(({ base }) => base === null);
}

const ERROR_LINES: Readonly<Record<Failure, string>> = {
  configuration: 'The configuration cannot be used',
  'configuration-of-head': 'The configuration of this pull request is invalid',
  permission: 'The report could not be made: the token may not read what it needs',
  'workflow-unknown': 'The report could not be made: the workflow that measured is not on the default branch',
  'measuring-failed': 'The report could not be made: the run that measured did not succeed',
  'pull-request-unknown': 'The report could not be made: the pull request of this commit is not known',
  'recording-missing': 'The report could not be made: there is no recording',
  'recording-refused': 'The report could not be made: a recording was refused',
  'report-failed': 'The report could not be made',
  'not-measured': 'Nothing was measured',
  cancelled: 'Measuring was cancelled, so nothing is judged',
  tampered: 'Nothing is judged: something interfered with the measuring',
  'both-sides-failed': 'The command or the configuration is wrong, not the pull request: base fails in the same way',
  'setup-failed': 'The setup failed on head',
  'benchmark-failed': 'The benchmark failed on head',
  'time-over': 'The time limit was over before head had a result',
  'nothing-measured': 'Head has no benchmark results',
  'names-unstable': 'Names of benchmarks are not the same in each invocation, so they cannot be judged',
  'shard-missing': 'A part of the benchmarks has no recording',
  'limit-misfit': 'No verdict: the limit of a budget does not fit its metric',
  'budgets-unmatched': 'No verdict: no budget that can fail this check matches a result',
  'rounds-too-few': 'No verdict: these rounds can never show that a budget is broken',
};

export function formatErrorLine({ problems, legs }: Pick<Report, 'problems' | 'legs'>): string {
  const found = new Set(problems.filter(({ severity }) => severity === 'error').map(({ failure }) => failure));
  const first = FAILURES.find((failure) => found.has(failure));
  const line = first === undefined ? 'No verdict because of an error' : ERROR_LINES[first];
  // The error may concern only one machine: the rows of the others are there.
  return legs.length === 0 ? line : `On at least one machine: ${lowerFirst(line)}`;
}

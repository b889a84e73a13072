// The first two lines of every output: the result of the run in words, and the number of results of each kind. A Report
// in, plain text out; without a verdict, the codes of the problems choose the reason, never their texts. It names no
// benchmark. Its only untrusted part is the login of a person who accepted the run.

import { makeBothSidesCheck } from '../model/comparison.ts';
import { FAILURES, type Failure } from '../model/diagnostic-schema.ts';
import {
  type GeomeanRow,
  isNothingMeasured,
  type JudgedRow,
  type Override,
  type Report,
  type ReportRow,
} from '../model/report.ts';
import { benchmarkKeyOf } from '../model/sample.ts';
import { type BudgetLevel, type Conclusion, isAboutChange, type Verdict } from '../model/verdict.ts';
import { formatSkipReason } from './decisions.ts';
import { formatUndecidedLevels, isLeftToWarning } from './levels.ts';
import { formatRenameCount } from './renames.ts';
import { asUntrustedText, formatRichText, type Piece, type RichText, richText } from './rich-text.ts';
import { countKinds } from './row-kind.ts';
import { changeWordsOf, formatCount, formatList, lowerFirst, worseWordOf } from './words.ts';

/** More different worsenings make the line too long to read at once. */
const MAX_WORSENINGS = 2;

export type IconName = 'good' | 'warning' | 'bad' | 'undecided' | 'broken';

const CONCLUSION_ICONS: Readonly<Record<Conclusion, IconName>> = {
  pass: 'good',
  warn: 'warning',
  fail: 'bad',
  inconclusive: 'undecided',
  error: 'broken',
};

/** The text is one sentence without its full stop. */
export function makeHeadline(report: Report) {
  const { conclusion, accepted, rows } = report;
  const isWeak = explainEmptyPass(rows) !== null || isJudgedByItself(report);
  const isDoubtful = accepted !== null || (conclusion === 'pass' && isWeak);
  return {
    mark: isDoubtful ? 'warning' : CONCLUSION_ICONS[conclusion],
    text: formatRichText(formatHeadline(report)),
  };
}

/** Outputs in which a login could notify somebody need this. */
export function formatHeadline(report: Report): RichText {
  const { conclusion, accepted, rows } = report;
  if (accepted !== null) return [...formatAcceptedBy(accepted), lowerFirst(LINES[accepted.verdict](report))];
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
  if (rows.length > 0 && rows.every(({ base }) => base === null)) return 'Nothing to compare with: base has no results';
  const verdicts = rows.flatMap((row) => row.verdicts);
  const isJudged = verdicts.length === 0 || verdicts.some((verdict) => !verdict.isUnjudged);
  return isJudged ? null : 'Nothing was judged: base was measured on another machine';
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
    if (listBrokenBudgets(report, 'report').length > 0) return `${brokenLine(report, 'report')} (for information only)`;
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
  error: formatErrorLine,
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

interface Broken<Row> {
  readonly row: Row;
  readonly verdict: Verdict;
}

function listBrokenBudgets({ rows, judgedGeomeans }: Report, level: BudgetLevel): Broken<JudgedRow>[] {
  return [...rows, ...judgedGeomeans].flatMap((row: JudgedRow) => {
    const broken = row.verdicts.filter((verdict) => verdict.level === level && verdict.outcome === 'fail');
    return broken.map((verdict) => ({ row, verdict }));
  });
}

function brokenLine(report: Report, level: BudgetLevel): string {
  const all = listBrokenBudgets(report, level);
  const geomeans = [...new Set(all.flatMap(({ row }) => ('members' in row ? [row] : [])))];
  const broken = all.flatMap(({ row, verdict }) => ('members' in row ? [] : [{ row, verdict }]));
  const limits = broken.filter(({ verdict }) => verdict.limit !== null && isAboutChange(verdict));
  const levels = broken.filter(({ verdict }) => !isAboutChange(verdict)).map(({ row }) => row);
  const isOfBoth = makeBothSidesCheck(report.rows);
  const members = (['removed', 'new'] as const).flatMap((kind) => {
    const rows = broken.filter(({ verdict }) => verdict.kind === kind).map(({ row }) => row);
    return [
      ...wholeLine(
        kind,
        rows.filter((row) => !isOfBoth(row)),
      ),
      ...metricsLine(kind, rows.filter(isOfBoth)),
    ];
  });
  const budgets = [...budgetsLine(limits, geomeans), ...levelsLine(levels)];
  if (budgets.length === 0) return `${formatList(members)}, which this gate does not allow`;
  const sentence = formatList([...budgets, ...members]);
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}

/** `2 benchmarks were removed`; empty if there are none. */
function wholeLine(kind: 'removed' | 'new', rows: readonly ReportRow[]): string[] {
  const count = countBenchmarks(rows);
  const [one, several] = kind === 'new' ? ['is', 'are'] : ['was', 'were'];
  return count === 0 ? [] : [`${formatCount(count, 'benchmark')} ${count === 1 ? one : several} ${kind}`];
}

function metricsLine(kind: 'removed' | 'new', rows: readonly ReportRow[]): string[] {
  const count = countBenchmarks(rows);
  const metrics = new Set(rows.map(({ metric }) => metric)).size;
  const [verb, adjective] = kind === 'new' ? [count === 1 ? 'has' : 'have', 'new '] : ['lost', ''];
  const what = metrics === 1 ? `a ${adjective}metric` : `${metrics} ${adjective}metrics`;
  return count === 0 ? [] : [`${formatCount(count, 'benchmark')} ${verb} ${what}`];
}

function budgetsLine(limits: readonly Broken<ReportRow>[], geomeans: readonly GeomeanRow[]): string[] {
  const rows = limits.map(({ row }) => row);
  const count = countBenchmarks(rows);
  const subjects = [...(count === 0 ? [] : [formatCount(count, 'benchmark')]), ...geomeansIn(geomeans)];
  if (subjects.length > 1) return [`${formatList(subjects)} broke their budgets`];
  const isOne = count + geomeans.length === 1;
  const isRegression = count === 0 ? isOne : limits.every(({ verdict }) => verdict.kind === 'max-regression');
  const whose = isOne ? 'its budget' : 'their budget';
  const verbOf = (row: JudgedRow) => changeWordsOf(row).verb[isOne ? 0 : 1];
  const way = isRegression ? describeWay([...rows, ...geomeans], verbOf, isOne) : null;
  return subjects.map((subject) => `${subject} ${way === null ? `broke ${whose}` : `${way} than ${whose} allows`}`);
}

/** `got slower or make more allocations`. Null if it is not clear without the metric in which way the results are worse. */
function describeWay(rows: readonly JudgedRow[], verbOf: (row: JudgedRow) => string, isOne: boolean): string | null {
  const ways = [...new Set(rows.map((row) => `${verbOf(row)} ${worseWordOf(row)}`))];
  const isClear = ways.length <= MAX_WORSENINGS && rows.every((row) => changeWordsOf(row).isClear);
  return isClear ? ways.join(isOne ? ' and ' : ' or ') : null;
}

function geomeansIn([first, ...others]: readonly GeomeanRow[]): string[] {
  if (first === undefined) return [];
  if (others.length > 0) return [formatCount(others.length + 1, 'geomean')];
  return [`the geomean of ${formatCount(first.members.length, 'benchmark')}`];
}

function levelsLine(rows: readonly ReportRow[]): string[] {
  const count = countBenchmarks(rows);
  if (count === 0) return [];
  const isOne = count === 1;
  const [be, whose, allows] = isOne ? ['is', 'its budget', 'allows'] : ['are', 'their budgets', 'allow'];
  const verbOf = (row: JudgedRow) => {
    const verb = changeWordsOf(row).verb[isOne ? 0 : 1];
    // A benchmark gets slower by a change, and is slower since a release.
    return verb === 'got' ? be : verb;
  };
  const way = describeWay(rows, verbOf, isOne);
  const broke = way === null ? `broke ${whose} against a release` : `${way} than ${whose} against a release ${allows}`;
  return [`${formatCount(count, 'benchmark')} ${broke}`];
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

function formatErrorLine({ problems, legs }: Pick<Report, 'problems' | 'legs'>): string {
  const found = new Set(problems.filter(({ severity }) => severity === 'error').map(({ failure }) => failure));
  const first = FAILURES.find((failure) => found.has(failure));
  const line = first === undefined ? 'No verdict because of an error' : ERROR_LINES[first];
  // The error may concern only one machine: the rows of the others are there.
  return legs.length === 0 ? line : `On at least one machine: ${lowerFirst(line)}`;
}

/** `Accepted by @ada on 2026-11-20 09:00 UTC: `. The login is a piece of its own, so that no output notifies that person. */
export function formatAcceptedBy({ by, at }: Override): RichText {
  return richText`Accepted by ${asUntrustedText(`@${by}`)} on ${formatTime(at)}: `;
}

/** Readers may ask later why a check with red rows passed. */
export function formatAuditLine({ label, by, isAuthor, at, scope, verdict }: Override): RichText {
  const author = isAuthor ? ', who also opened the pull request,' : '';
  const reach =
    scope === 'commit' ? 'this commit only: a new push needs a new label' : 'every commit of this pull request';
  return richText`Measured verdict: ${asUntrustedText(verdict)}. ${asUntrustedText(`@${by}`)}${author} set the label ${asUntrustedText(label)} on ${formatTime(at)}, so the check passes and the run counts as ${asUntrustedText('pass')}. It holds for ${reach}.`;
}

/** A text that is no date is quoted unchanged. */
function formatTime(at: string): Piece {
  const ms = Date.parse(at);
  return Number.isNaN(ms) ? asUntrustedText(at) : `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

// The first two lines of every output: the result of the run in words, and the number of results of each kind. A Report
// in, plain text out; without a verdict, the codes of the problems choose the reason, never their texts. It names no
// benchmark. Its only untrusted part is the login of a person who accepted the run.

import { FAILURES, type Failure } from '../model/diagnostic-schema.ts';
import {
  addsGate,
  type GeomeanRow,
  isNothingMeasured,
  type JudgedRow,
  type Override,
  type Report,
} from '../model/report.ts';
import { type BudgetLevel, type Conclusion, isAboutChange, type Verdict } from '../model/verdict.ts';
import { isDay } from '../text/day.ts';
import { abbreviateSha } from '../text/short-sha.ts';
import { formatBrokenLine, listBrokenRows } from './broken-line.ts';
import { formatSkipReason } from './decisions.ts';
import { undecidedReasonOf } from './finding-sentence.ts';
import { formatUndecidedLevels, isLeftToWarning } from './levels.ts';
import { formatRenameCount } from './renames.ts';
import { asUntrustedText, formatRichText, type Piece, type RichText, richText } from './rich-text.ts';
import { countKinds } from './row-kind.ts';
import { countBenchmarks, makeShortTable } from './short-table.ts';
import { formatCount, formatList, lowerFirst } from './words.ts';

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
  const { conclusion, accepted } = report;
  const isWeak = explainEmptyPass(report) !== null || isJudgedByItself(report);
  const isDoubtful = accepted !== null || (conclusion === 'pass' && isWeak);
  return {
    mark: isDoubtful ? 'warning' : CONCLUSION_ICONS[conclusion],
    text: formatRichText(formatHeadline(report)),
  };
}

/** Outputs in which a login could notify somebody need this. */
export function formatHeadline(report: Report): RichText {
  const { conclusion, accepted } = report;
  if (accepted !== null) return [...formatAcceptedBy(accepted), ...lowerStart(LINES[accepted.verdict](report))];
  if (conclusion === 'pass' && isNothingMeasured(report)) return [formatSkipReason(report)];
  const empty = conclusion === 'pass' ? explainEmptyPass(report) : null;
  if (empty !== null) return empty;
  const own = conclusion === 'pass' && isJudgedByItself(report) ? ', by the configuration of this pull request' : '';
  const first = conclusion !== 'error' && addsGate(report) ? ', by the gate that this pull request adds' : '';
  return [...LINES[conclusion](report), own, first];
}

function lowerStart([first = '', ...rest]: RichText): RichText {
  return [typeof first === 'string' ? lowerFirst(first) : first, ...rest];
}

/** The configuration of the base branch is invalid, so that of head judges. */
function isJudgedByItself({ problems }: Report): boolean {
  return problems.some(({ code }) => code === 'config-broken-on-base');
}

/** Null if a pass is meaningful. */
function explainEmptyPass({ rows, problems, commits }: Report): RichText | null {
  if (rows.length > 0 && rows.every(({ base }) => base === null)) {
    if (!isBaseBroken({ problems })) return ['Nothing to compare with: base has no results'];
    const { sha } = commits.base;
    return richText`Not compared: the benchmarks fail on base${sha === null ? null : ` (${abbreviateSha(sha)})`}, not on head`;
  }
  const verdicts = rows.flatMap((row) => row.verdicts);
  const isJudged = verdicts.length === 0 || verdicts.some((verdict) => !verdict.isUnjudged);
  return isJudged ? null : ['Nothing was judged: base was measured on another machine'];
}

/** Nothing is compared until base is repaired. */
export function isBaseBroken({ problems }: Pick<Report, 'problems'>): boolean {
  return problems.some(({ code, data }) => code === 'nothing-on-base' && data?.hasFailed === true);
}

/** `4 benchmarks, 12 results: 1 worse, 11 unchanged; 1 benchmark renamed by this pull request`. */
export function formatCounts({ rows, legs }: Pick<Report, 'rows' | 'legs'>): string {
  const kinds = countKinds(rows);
  const benchmarks = countBenchmarks(rows, legs);
  // Shards have a machine each, and no benchmark in common.
  const where = benchmarks === countBenchmarks(rows) ? '' : ` on ${formatCount(legs.length, 'machine')}`;
  const about = `${formatCount(benchmarks, 'benchmark')}${where}, ${formatCount(rows.length, 'result')}`;
  const counts = kinds.length === 0 ? about : `${about}: ${kinds.join(', ')}`;
  return [counts, formatUndecidedLevels(rows), formatRenameCount(rows)].filter((part) => part !== null).join('; ');
}

const LINES: Readonly<Record<Conclusion, (report: Report) => RichText>> = {
  pass: (report) => {
    const { rows, judgedGeomeans } = report;
    if ([...rows, ...judgedGeomeans].every(({ verdicts }) => verdicts.length === 0))
      return ['No budget applies to these benchmarks'];
    if (listBrokenRows(report, 'report').length > 0)
      return richText`${formatBrokenLine(report, 'report')} (for information only)`;
    const better = countBenchmarks(rows.filter(({ state }) => state === 'improvement'));
    const improved = better === 0 ? [] : [`${better} got better`];
    const open = listUndecidedSubjects(report, ['warn', 'report']);
    const undecided = open.length === 0 ? [] : [`${formatList(open)} undecided`];
    return [['No benchmark broke its budget', ...improved, ...undecided].join(', ')];
  },
  warn: (report) => richText`${formatBrokenLine(report, 'warn')} (a warning only${formatEndOfWarnings(report)})`,
  fail: (report) => formatBrokenLine(report, 'fail'),
  inconclusive: (report) => {
    if (report.baseBrokeIn !== null) return [`Undecided: base ran at first and failed in round ${report.baseBrokeIn}`];
    const open = listUndecidedSubjects(report, ['fail']);
    if (open.length === 0) return ['Undecided: names of benchmarks on base are not the same in each round'];
    return [`${formatObstacle(report)} ${formatList(open)}`];
  },
  error: (report) => [formatErrorLine(report)],
};

/** ` until 2027-01-31`, if the configuration says so. */
function formatEndOfWarnings({ problems }: Report): string {
  const ends = problems.find(({ code }) => code === 'warning-ends')?.data['until'];
  return typeof ends === 'string' && isDay(ends) ? ` until ${ends}` : '';
}

function formatObstacle(report: Report): string {
  const open = makeShortTable(report).filter(
    ({ deciding: [first] }) => first?.outcome === 'unknown' && first.level === 'fail',
  );
  const areAll = (test: (row: JudgedRow, verdict: Verdict) => boolean) =>
    open.every(({ row, deciding }) => deciding.every((verdict) => test(row, verdict)));
  if (open.length > 0 && areAll((_, { isHeldByControls }) => isHeldByControls))
    return 'Undecided, because the machine moved:';
  if (open.length > 0 && areAll((_, { isOfLayout }) => isOfLayout))
    return 'Undecided, by the memory layout of a build:';
  // More rounds would decide everything that is undecided.
  const isNoiseAlone = areAll(
    (row, verdict) =>
      ['straddles', 'varies', 'within'].includes(undecidedReasonOf(row, verdict)) && isAboutChange(verdict),
  );
  return isNoiseAlone ? 'Too noisy to judge' : 'Undecided:';
}

/**
 * `2 benchmarks`, `the geomean of 12 benchmarks`, `1 benchmark against a release`. The last one is not among the
 * undecided results, whose state is about the change of this run.
 */
function listUndecidedSubjects({ rows, judgedGeomeans }: Report, levels: readonly BudgetLevel[]): string[] {
  const isOpen = (verdict: Verdict) =>
    levels.includes(verdict.level) && verdict.outcome === 'unknown' && !isLeftToWarning(verdict);
  const count = (isWanted: (verdict: Verdict) => boolean) =>
    countBenchmarks(rows.filter(({ verdicts }) => verdicts.some((one) => isOpen(one) && isWanted(one))));
  const judgeable = rows.filter(({ isControl }) => !isControl);
  const composites = judgedGeomeans.filter(({ verdicts }) => verdicts.some(isOpen));
  const grown = composites.filter(({ growth }) => growth !== null).length;
  const [open, sinceRelease] = [count(isAboutChange), count((verdict) => !isAboutChange(verdict))];
  return [
    ...(open === 0 ? [] : [formatPartOf(open, countBenchmarks(judgeable))]),
    ...geomeansIn(composites.filter(({ growth }) => growth === null)),
    ...(grown === 0 ? [] : [`the growth of ${formatCount(grown, 'benchmark')}`]),
    ...(sinceRelease === 0 ? [] : [`${formatCount(sinceRelease, 'benchmark')} against a release`]),
  ];
}

/** `3 of 4 benchmarks` */
function formatPartOf(count: number, total: number): string {
  return count === total ? formatCount(count, 'benchmark') : `${count} of ${formatCount(total, 'benchmark')}`;
}

function geomeansIn([first, ...others]: readonly GeomeanRow[]): string[] {
  if (first === undefined) return [];
  if (others.length > 0) return [formatCount(others.length + 1, 'geomean')];
  return [`the geomean of ${formatCount(first.members.length, 'benchmark')}`];
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
  'both-sides-failed': 'The benchmarks fail on base too, so this pull request is not the cause',
  'setup-failed': 'The setup fails on head, and runs on base',
  'benchmark-failed': 'The benchmarks fail on head, and run on base',
  'time-over': 'The time limit was over before head had a result',
  'nothing-measured': 'Head has no benchmark results',
  'names-unstable': 'Names of benchmarks are not the same in each invocation, so they cannot be judged',
  'shard-missing': 'A part of the benchmarks has no recording',
  'limit-misfit': 'No verdict: the limit of a budget does not fit its metric',
  'growth-misfit': 'No verdict: a limit of growth does not fit these benchmarks',
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

/** `Accepted by @ada: `. The login is a piece of its own, so that no output notifies that person. */
export function formatAcceptedBy({ by }: Pick<Override, 'by'>): RichText {
  return richText`Accepted by ${asUntrustedText(`@${by}`)}: `;
}

/** Readers may ask later why a check with red rows passed. */
export function formatAuditLine({ label, by, isAuthor, at, scope, verdict }: Override): RichText {
  const author = isAuthor ? ', who also opened the pull request,' : '';
  const reach =
    scope === 'commit' ? 'this commit only: a new push needs a new label' : 'every commit of this pull request';
  return richText`Measured verdict: ${asUntrustedText(verdict)}. ${asUntrustedText(`@${by}`)}${author} set the label ${asUntrustedText(label)} on ${formatTime(at)}, so the check passes. It holds for ${reach}.`;
}

/** A text that is no date is quoted unchanged. */
function formatTime(at: string): Piece {
  const ms = Date.parse(at);
  return Number.isNaN(ms) ? asUntrustedText(at) : `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

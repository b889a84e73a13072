// The first two lines of every output: the result of the run in words, and the number of results of each kind. A Report
// in, plain text out. It names no benchmark. Its only untrusted part is the login of a person who accepted the run.

import { isOnBothSides } from '../model/membership.ts';
import type { GeomeanRow, Report, Row } from '../model/report.ts';
import { benchmarkKey } from '../model/sample.ts';
import type { Conclusion, Level, State, Verdict } from '../model/verdict.ts';
import { acceptedBy } from './acceptance.ts';
import { errorLine } from './error-line.ts';
import { type Phrase, PLAIN, tell } from './phrase.ts';
import { counted, listed, lowerFirst, wordsFor, worseWord } from './words.ts';

/** Words for the states, in the order in which the counts show them. */
export const STATE_WORDS: readonly (readonly [State, string])[] = [
  ['regression', 'worse'],
  ['inconclusive', 'undecided'],
  ['improvement', 'better'],
  ['unchanged', 'unchanged'],
  ['new', 'new'],
  ['removed', 'removed'],
  ['failed', 'failed'],
];

/** Maximum number of different worsenings in the line. More make it too long to read at once. */
const MOST_WAYS = 2;

export type Mark = 'good' | 'warning' | 'bad' | 'undecided' | 'broken';

const MARKS: Readonly<Record<Conclusion, Mark>> = {
  pass: 'good',
  warn: 'warning',
  fail: 'bad',
  inconclusive: 'undecided',
  error: 'broken',
};

export interface Headline {
  readonly mark: Mark;
  /** One sentence without its full stop. */
  readonly text: string;
}

export function headline(report: Report): Headline {
  const { conclusion, accepted, rows } = report;
  const isDoubtful = accepted !== null || (conclusion === 'pass' && emptyPass(rows) !== null);
  return { mark: isDoubtful ? 'warning' : MARKS[conclusion], text: tell(headlinePhrase(report), PLAIN) };
}

/** Returns the text of the headline as a Phrase, for outputs in which a login could notify somebody. */
export function headlinePhrase(report: Report): Phrase {
  const { conclusion, accepted, rows } = report;
  if (accepted !== null) {
    return [...acceptedBy(accepted), lowerFirst(LINES[accepted.verdict](report))];
  }
  const empty = conclusion === 'pass' ? emptyPass(rows) : null;
  if (empty !== null) return [empty];
  return [LINES[conclusion](report)];
}

/** Returns why a pass is not meaningful; null if it is. */
function emptyPass(rows: readonly Row[]): string | null {
  if (isBaseless(rows)) return 'Nothing to compare with: base has no results';
  return isUnjudged(rows) ? 'Nothing was judged: base was measured on another machine' : null;
}

/** Returns the counts: `4 benchmarks, 12 results: 1 worse, 11 unchanged`. */
export function countsLine({ rows, counts }: Report): string {
  const kinds = STATE_WORDS.filter(([state]) => counts[state] > 0).map(
    ([state, word]) => `${counts[state].toLocaleString('en-US')} ${word}`,
  );
  const about = `${counted(benchmarks(rows), 'benchmark')}, ${counted(rows.length, 'result')}`;
  return kinds.length === 0 ? about : `${about}: ${kinds.join(', ')}`;
}

/** Returns the number of benchmarks in the rows. A benchmark may have a row for each metric. */
export function benchmarks(rows: readonly Row[]): number {
  return new Set(rows.map(benchmarkKey)).size;
}

const LINES: Readonly<Record<Conclusion, (report: Report) => string>> = {
  pass: (report) => {
    const { rows, judgedGeomeans } = report;
    if ([...rows, ...judgedGeomeans].every(({ verdicts }) => verdicts.length === 0))
      return 'No budget applies to these benchmarks';
    if (hasBroken(report, 'report')) return `${brokenLine(report, 'report')} (for information only)`;
    const better = benchmarks(rows.filter(({ state }) => state === 'improvement'));
    const improved = better === 0 ? [] : [`${better} got better`];
    const open = openIn(report, ['warn', 'report']);
    const undecided = open.length === 0 ? [] : [`could not tell for ${listed(open)}`];
    return ['No benchmark broke its budget', ...improved, ...undecided].join(', ');
  },
  warn: (report) => `${brokenLine(report, 'warn')} (a warning only)`,
  fail: (report) => brokenLine(report, 'fail'),
  inconclusive: (report) =>
    report.baseBrokeIn === undefined
      ? `Could not tell for ${listed(openIn(report, ['fail']))}`
      : `Could not tell: base ran at first and failed in round ${report.baseBrokeIn}`,
  error: (report) => errorLine(report),
};

/** Returns what the budgets of these levels leave undecided: `2 benchmarks`, `the geomean of 12 benchmarks`. */
function openIn({ rows, judgedGeomeans }: Report, levels: readonly Level[]): string[] {
  const isOpen = ({ verdicts }: Pick<Row, 'verdicts'>) =>
    verdicts.some(
      ({ level, outcome, isUnjudged }) => levels.includes(level) && outcome === 'unknown' && !isUnjudged,
    );
  const [open, geomeans] = [benchmarks(rows.filter(isOpen)), judgedGeomeans.filter(isOpen)];
  return [...(open === 0 ? [] : [counted(open, 'benchmark')]), ...geomeansIn(geomeans)];
}

function hasBroken({ rows, judgedGeomeans }: Report, level: Level): boolean {
  return [...rows, ...judgedGeomeans].some(({ verdicts }) =>
    verdicts.some((verdict) => is(verdict, level, 'fail')),
  );
}

function brokenLine({ rows, judgedGeomeans }: Report, level: Level): string {
  const broken = rows.flatMap((row) =>
    row.verdicts.filter((verdict) => is(verdict, level, 'fail')).map((verdict) => ({ row, verdict })),
  );
  const limits = broken.filter(({ verdict }) => verdict.limit !== null);
  const members = (['removed', 'new'] as const).flatMap((kind) => {
    const own = broken.filter(({ verdict }) => verdict.kind === kind).map(({ row }) => row);
    return membersLines(own, { kind, isOfBoth: isOnBothSides(rows) });
  });
  const geomeans = judgedGeomeans.filter(({ verdicts }) =>
    verdicts.some((verdict) => is(verdict, level, 'fail')),
  );
  const budgets = budgetsLine(limits, geomeans);
  if (budgets.length === 0) return `${listed(members)}, which this gate does not allow`;
  return capitalised(listed([...budgets, ...members]));
}

interface Members {
  readonly kind: 'removed' | 'new';
  /** Reports whether both sides have the benchmark of a row, so that only a metric of it was added or removed. */
  readonly isOfBoth: (row: Row) => boolean;
}

/** Returns texts such as `2 benchmarks were removed` and `1 benchmark lost 2 metrics`; empty if there are no rows. */
function membersLines(rows: readonly Row[], { kind, isOfBoth }: Members): string[] {
  const partly = rows.filter(isOfBoth);
  const [whole, changed] = [benchmarks(rows.filter((row) => !isOfBoth(row))), benchmarks(partly)];
  const metrics = new Set(partly.map(({ metric }) => metric)).size;
  const be = kind === 'new' ? ['is', 'are'] : ['was', 'were'];
  const [verb, adjective] = kind === 'new' ? [changed === 1 ? 'has' : 'have', 'new '] : ['lost', ''];
  const what = metrics === 1 ? `a ${adjective}metric` : `${metrics} ${adjective}metrics`;
  return [
    ...(whole === 0 ? [] : [`${counted(whole, 'benchmark')} ${whole === 1 ? be[0] : be[1]} ${kind}`]),
    ...(changed === 0 ? [] : [`${counted(changed, 'benchmark')} ${verb} ${what}`]),
  ];
}

interface BrokenLimit {
  readonly row: Row;
  readonly verdict: Verdict;
}

/** Returns one text about the budgets that were broken; empty if there are none. */
function budgetsLine(limits: readonly BrokenLimit[], geomeans: readonly GeomeanRow[]): string[] {
  if (limits.length === 0) return geomeansLine(geomeans);
  if (geomeans.length === 0) return [limitsLine(limits)];
  const count = counted(benchmarks(limits.map(({ row }) => row)), 'benchmark');
  return [`${listed([count, ...geomeansIn(geomeans)])} broke their budgets`];
}

/** Returns one text such as `the geomean of 12 benchmarks` or `2 geomeans`; empty if there are none. */
function geomeansIn(geomeans: readonly GeomeanRow[]): string[] {
  const [one, ...others] = geomeans;
  if (one === undefined) return [];
  if (others.length > 0) return [counted(geomeans.length, 'geomean')];
  return [`the geomean of ${counted(one.members.length, 'benchmark')}`];
}

function geomeansLine(geomeans: readonly GeomeanRow[]): string[] {
  const [only, ...others] = geomeans;
  return geomeansIn(geomeans).map((subject) => {
    if (others.length > 0) return `${subject} broke their budget`;
    if (only === undefined || !wordsFor(only).telling) return `${subject} broke its budget`;
    return `${subject} ${wordsFor(only).verb[0]} ${worseWord(only)} than its budget allows`;
  });
}

function capitalised(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}

function limitsLine(broken: readonly BrokenLimit[]): string {
  const count = benchmarks(broken.map(({ row }) => row));
  const one = count === 1;
  const ways = [...new Set(broken.map(({ row }) => `${wordsFor(row).verb[one ? 0 : 1]} ${worseWord(row)}`))];
  const isTelling = broken.every(
    ({ row, verdict }) => verdict.kind === 'max-regression' && wordsFor(row).telling,
  );
  const whose = one ? 'its' : 'their';
  if (!isTelling || ways.length > MOST_WAYS) return `${counted(count, 'benchmark')} broke ${whose} budget`;
  return `${counted(count, 'benchmark')} ${ways.join(one ? ' and ' : ' or ')} than ${whose} budget allows`;
}

function is(verdict: Verdict, level: Level, outcome: Verdict['outcome']): boolean {
  return verdict.level === level && verdict.outcome === outcome;
}

function isUnjudged(rows: readonly Row[]): boolean {
  const verdicts = rows.flatMap((row) => row.verdicts);
  return verdicts.length > 0 && verdicts.every((verdict) => verdict.isUnjudged);
}

function isBaseless(rows: readonly Row[]): boolean {
  return rows.length > 0 && rows.every(({ base }) => base === null);
}

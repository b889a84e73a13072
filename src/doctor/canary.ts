// Says which results of a canary turned red, and why others did not. A Report in, data and lines of text out. It judges nothing: the
// verdicts are those of the gate.

import type { Canary, CanaryOutcome, CanaryRow } from '../model/canary.ts';
import type { Report, ReportRow } from '../model/report.ts';
import { isAbsoluteLimit, type Verdict } from '../model/verdict.ts';
import { formatRichText, PLAIN_FORMATTER } from '../render/rich-text.ts';
import { namesOfRows } from '../render/row-names.ts';
import { cleanUntrustedText } from '../render/untrusted.ts';
import { formatCount, formatList } from '../render/words.ts';
import { formatMargin, formatPercent } from '../units/percent.ts';
import { isTimeBased } from './noise.ts';
import type { Proof } from './proof.ts';

const MIN_PROVEN = 0.2;
const MAX_PROVEN = 1;

/** A slowdown that every time can show that turned red in its recorded values: its limit, and what is found beyond it. */
export function planCanary(proofs: readonly Pick<Proof, 'row' | 'by' | 'outcome'>[]): number | null {
  const needed = proofs.flatMap(({ row, by, outcome }) => {
    if (outcome !== 'red' || by === null || !isTimeBased(row.unit)) return [];
    return [row.better === 'higher' ? by / (1 - by) : by];
  });
  if (needed.length === 0) return null;
  return Math.min(MAX_PROVEN, Math.max(MIN_PROVEN, Math.ceil(100 * Math.max(...needed)) / 100));
}

export function judgeCanary(report: Report, slowdown: number): Canary {
  const rows = report.rows.filter(isTimeOfBoth);
  return { slowdown, rows: rows.map((row) => ({ row, outcome: findOutcome(row, slowdown) })) };
}

function isTimeOfBoth({ unit, base, head }: ReportRow): boolean {
  return base !== null && head !== null && isTimeBased(unit);
}

function findOutcome(row: ReportRow, slowdown: number): CanaryOutcome {
  const failing = row.verdicts.filter(({ level }) => level === 'fail');
  // Another kind of verdict is not about how long it takes.
  const isAboutTime = ({ kind }: Verdict) => kind === 'max-regression' || isAbsoluteLimit(kind);
  if (failing.some((verdict) => verdict.outcome === 'fail' && isAboutTime(verdict))) return 'red';
  const [judged] = failing.filter(({ kind }) => kind === 'max-regression');
  if (judged === undefined) return 'warns';
  if ((judged.limit ?? 0) >= worseningOf(row, slowdown)) return 'allowed';
  return judged.outcome === 'unknown' ? 'undecided' : 'hidden';
}

/** A fifth more time makes a rate a sixth lower. */
function worseningOf({ better }: ReportRow, slowdown: number): number {
  return better === 'higher' ? slowdown / (1 + slowdown) : slowdown;
}

/** The slowdown of the time that a change says, for a rate, too. */
function findSlowdown({ better, change }: ReportRow): number | null {
  if (change === null || change <= -1) return null;
  return better === 'higher' ? 1 / (1 + change) - 1 : change;
}

const MAX_NAMES = 8;

export function renderCanary(report: Report, { slowdown, rows }: Canary): string[] {
  const isRed = report.conclusion === 'fail';
  const names = namesOfRows(report.rows);
  const label = ({ row }: CanaryRow) =>
    cleanUntrustedText(formatRichText(names.nameWithMetric(row, { beside: 'nothing' }), PLAIN_FORMATTER));
  const of = (outcome: CanaryOutcome) => rows.filter((one) => one.outcome === outcome);
  const red = of('red');
  return [
    `CANARY: head took ${formatPercent(slowdown)} longer, and the gate ${isRed ? 'turned red' : 'did NOT turn red'}.`,
    ...(red.length === 0 ? [] : [`  red      ${red.length} of ${formatCount(rows.length, 'time')}${rangeOf(red)}`]),
    ...Object.entries(REASONS).flatMap(([outcome, reason]) => {
      const here = of(outcome as CanaryOutcome);
      if (here.length === 0) return [];
      return [`  not red  ${formatList(here.map(label), MAX_NAMES)}${rangeOf(here)}`, `           ${reason}`];
    }),
    ...(rows.length === 0 ? ['  No result is a time or a rate, and no other can get slower.'] : []),
  ];
}

function rangeOf(rows: readonly CanaryRow[]): string {
  const seen = rows.flatMap(({ row }) => findSlowdown(row) ?? []).toSorted((one, other) => one - other);
  if (seen.length === 0) return '';
  const [from, to] = [seen[0]!, seen.at(-1)!].map((share) => (share < 0.001 ? '0%' : formatMargin(share)));
  return `, measured ${from === to ? from : `${from} to ${to}`} slower`;
}

const REASONS: Readonly<Record<Exclude<CanaryOutcome, 'red'>, string>> = {
  hidden:
    'A pause takes a millisecond and no processor time. A CPU time, and the median or minimum of shorter runs, does not show it.',
  undecided: 'The noise hides it. Measure more rounds, or on a quieter machine.',
  allowed: 'The limit allows so much. Use a larger canary, or a tighter limit.',
  warns: 'No limit can fail it.',
};

export function toCanaryJson({ slowdown, rows }: Canary) {
  return {
    slowdown,
    rows: rows.map(({ row, outcome }) => {
      const { command, group, name, metric } = row;
      return { command, group, name, metric, outcome, slowdown: findSlowdown(row) };
    }),
  };
}

// The report for a program that reads the verdict and decides what to do: at most 4 KB of JSON, with the rows that matter, worst first. A
// Report in, JSON text out; docs/brief.schema.json describes it. What does not fit is left out from the end.

import type { JudgedRow, RepeatArguments, Report, ReportRow } from '../../model/report.ts';
import { benchmarkKeyOf } from '../../model/sample.ts';
import type { Verdict } from '../../model/verdict.ts';
import { escapeUnits } from '../../text/quote-text.ts';
import { findMainFunction, nameFunction } from '../main-function.ts';
import { formatDiagnosticLine } from '../messages/format-diagnostic.ts';
import { formatRepeats, listNextSteps } from '../next-steps.ts';
import { formatRichText } from '../rich-text.ts';
import { makeShortTable, type ShortRow } from '../short-table.ts';
import { shorten } from '../untrusted.ts';
import { finiteOrNull } from './json-numbers.ts';
import { OUTCOMES } from './verdict-json.ts';

export const MAX_BRIEF_BYTES = 4096;

/** Longer texts would take the room of other rows. */
const MAX_NAME = 200;
const MAX_SENTENCE = 400;
const MAX_ERRORS = 3;

export function renderBrief(report: Report): string {
  const rows = makeShortTable(report)
    .filter(isJudgedOrBetter)
    .map((row) => toBriefRow(row, report));
  const next = listNext(report).map((text) => shorten(text, MAX_BRIEF_BYTES / 2));
  const write = (rowCount: number, nextCount: number) =>
    toAscii(
      JSON.stringify({ verdict: report.conclusion, rows: rows.slice(0, rowCount), next: next.slice(0, nextCount) }),
    );
  let [rowCount, nextCount] = [Math.min(rows.length, MAX_ROWS), next.length];
  let text = write(rowCount, nextCount);
  while (text.length > MAX_BRIEF_BYTES && rowCount + nextCount > 0) {
    if (rowCount > 1 || nextCount === 0) rowCount -= 1;
    else nextCount -= 1;
    text = write(rowCount, nextCount);
  }
  return text;
}

/** Maximum of rows; more have no room. */
const MAX_ROWS = 60;

function isJudgedOrBetter({ row, deciding }: ShortRow): boolean {
  return deciding.length > 0 || ('state' in row && row.state === 'improvement');
}

function toBriefRow({ row, deciding }: ShortRow, report: Report) {
  // A row without a broken or undecided budget is an improvement. Its claim is the better answer.
  const verdict = deciding[0] ?? row.verdicts.find(({ kind }) => kind === 'min-improvement') ?? row.verdicts[0];
  return {
    name: shorten('members' in row && row.growth === null ? `geomean of ${row.members.length}` : row.name, MAX_NAME),
    metric: shorten(row.metric, MAX_NAME),
    change: finiteOrNull(row.change),
    limit: verdict?.limit ?? null,
    outcome: verdict === undefined ? 'pass' : OUTCOMES[verdict.outcome],
    commit: findCommit(row, verdict),
    function: findFunction(row, report),
  };
}

function findCommit(row: JudgedRow, verdict: Verdict | undefined): string | null {
  const culprit = 'culprit' in row && verdict?.outcome === 'fail' ? row.culprit : null;
  return culprit?.kind === 'commit' ? (culprit.commits[0]?.sha ?? null) : null;
}

/** If the profiles do not measure the metric of the row, the function of the time of the benchmark. */
function findFunction(row: JudgedRow, { rows }: Report): string | null {
  if (!('functions' in row) || row.functions === null) return null;
  const isMissing = row.functions.kind === 'missing';
  const isSubstitute = (one: ReportRow) => one.primary && benchmarkKeyOf(one) === benchmarkKeyOf(row);
  const explained = isMissing ? rows.find(isSubstitute) : row;
  if (explained?.functions?.kind !== 'compared') return null;
  const main = findMainFunction(explained.functions, explained.better);
  return main === null ? null : shorten(nameFunction(main.delta), MAX_NAME);
}

function listNext(report: Report): string[] {
  const { commands } = formatRepeats({ ...report, repeats: report.repeats.map(withBriefFormat) });
  const errors = report.problems.filter(({ severity }) => severity === 'error').slice(0, MAX_ERRORS);
  const steps = listNextSteps(report).map(({ text }) => formatRichText(text));
  return [
    ...commands.map(({ command }) => command),
    ...[...errors.map(formatDiagnosticLine), ...steps]
      .filter((text) => text !== '')
      .map((text) => shorten(text, MAX_SENTENCE)),
  ];
}

/** Flags stand before the command to run. */
function withBriefFormat({ words, ...repeat }: RepeatArguments): RepeatArguments {
  const [command = '', ...more] = words ?? [];
  return { ...repeat, words: words && [command, '--format', 'brief', ...more] };
}

/** A text in JSON may have any character in this form, and a terminal shows it. */
function toAscii(json: string): string {
  return escapeUnits(json, /[^\x20-\x7e]/g);
}

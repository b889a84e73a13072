// Formats the output of the study: a table of verdicts, a table of estimates, and a sentence per goal. In: tallies.
// Out: text.

import { EFFECTS, type Effect, ESTIMATED_EFFECTS, type GoalResult } from './goals.ts';
import type { ModelName } from './models.ts';
import { upperLimit } from './proportion.ts';
import { figure, type PullRequestTally, type Sum } from './tally.ts';

export interface StudyResults {
  readonly models: readonly ModelName[];
  readonly effects: readonly Effect[];
  readonly talliesOf: (model: ModelName, effect: Effect) => readonly PullRequestTally[];
}

/** A figure of the pull requests with one effect. */
interface StudyColumn {
  readonly title: string;
  readonly effect: Effect;
  readonly cell: (tallies: readonly PullRequestTally[]) => string;
}

const VERDICTS: readonly StudyColumn[] = [
  { title: 'red', effect: 0, cell: (tallies) => percent(figure(tallies, ({ isRed }) => isRed).mean, 2) },
  {
    title: 'at most',
    effect: 0,
    cell: (tallies) => percent(upperLimit(countRed(tallies), tallies.length), 2),
  },
  {
    title: 'decided',
    effect: 0,
    cell: (tallies) => percent(1 - figure(tallies, ({ unknown }) => unknown).mean),
  },
  { title: 'rounds', effect: 0, cell: (tallies) => rounds(tallies, 'rounds') },
  { title: 'a row', effect: 0, cell: (tallies) => rounds(tallies, 'roundsPerRow') },
  ...EFFECTS.filter((effect) => effect > 0).map((effect) => ({
    title: formatEffect(effect),
    effect,
    cell: outcomes,
  })),
  { title: 'rounds to fail +10 %', effect: 0.1, cell: (tallies) => rounds(tallies, 'roundsToFail') },
];

const ESTIMATES: readonly StudyColumn[] = [
  ...ESTIMATED_EFFECTS.map((effect) => ({
    title: `${formatEffect(effect)}: holds`,
    effect,
    cell: (tallies: readonly PullRequestTally[]) => share(tallies, ({ covered }) => covered),
  })),
  ...ESTIMATED_EFFECTS.map((effect) => ({
    title: `${formatEffect(effect)}: kept, failed, open hold`,
    effect,
    cell: formatCoverage,
  })),
  ...ESTIMATED_EFFECTS.map((effect) => ({
    title: `${formatEffect(effect)}: own`,
    effect,
    cell: (tallies: readonly PullRequestTally[]) => share(tallies, ({ consistent }) => consistent),
  })),
  ...ESTIMATED_EFFECTS.filter((effect) => effect > 0).map((effect) => ({
    title: `${formatEffect(effect)}, failed first: rows, holds, shown`,
    effect,
    cell: formatEarly,
  })),
];

/** Returns the table of verdicts, with shares in percent; for each slowdown `found / passed in silence / open`. */
export function verdictTable(results: StudyResults): string[] {
  return table(VERDICTS, results);
}

/**
 * Returns the table of estimates: how many intervals contain the true change, over all outcomes and by outcome, how many
 * shown changes are in their own interval, and both figures of the rows that failed at the first possible look.
 */
export function estimateTable(results: StudyResults): string[] {
  return table(ESTIMATES, results);
}

function table(columns: readonly StudyColumn[], { models, effects, talliesOf }: StudyResults): string[] {
  const shown = columns.filter(({ effect }) => effects.includes(effect));
  const rows = models.map((model) => [model, ...shown.map(({ effect, cell }) => cell(talliesOf(model, effect)))]);
  return alignColumns([['model', ...shown.map(({ title }) => title)], ...rows]);
}

function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}

function outcomes(tallies: readonly PullRequestTally[]): string {
  return (['failed', 'passed', 'unknown'] as const)
    .map((outcome) => percent(figure(tallies, (tally) => tally[outcome]).mean))
    .join(' / ');
}

function countRed(tallies: readonly PullRequestTally[]): number {
  return tallies.filter(({ isRed }) => isRed).length;
}

function rounds(tallies: readonly PullRequestTally[], key: 'rounds' | 'roundsPerRow' | 'roundsToFail'): string {
  const { mean } = figure(tallies, (tally) => tally[key]);
  return Number.isNaN(mean) ? '-' : mean.toFixed(1);
}

function formatCoverage(tallies: readonly PullRequestTally[]): string {
  return (['pass', 'fail', 'unknown'] as const)
    .map((outcome) => share(tallies, ({ coveredBy }) => coveredBy[outcome]))
    .join(' / ');
}

function formatEarly(tallies: readonly PullRequestTally[]): string {
  const rows = tallies.reduce((all, { earlyChange }) => all + earlyChange.rows, 0);
  if (rows === 0) return '0';
  const shown = figure(tallies, ({ earlyChange }) => earlyChange).mean;
  return `${rows}, ${share(tallies, ({ earlyCovered }) => earlyCovered)}, +${percent(shown)}`;
}

function share(tallies: readonly PullRequestTally[], of: (tally: PullRequestTally) => Sum): string {
  const { mean } = figure(tallies, of);
  return Number.isNaN(mean) ? '-' : percent(mean);
}

export function sentenceOf({ goal, figure: { mean, error } }: GoalResult): string {
  const limit = goal.atMost ?? goal.atLeast ?? 0;
  const text = (number: number) => (limit > 1 ? number.toFixed(1) : `${percent(number, 2)} %`);
  const wanted = goal.atMost === undefined ? 'at least' : 'at most';
  return `${goal.what}: ${text(mean)} ± ${text(error)}, wanted ${wanted} ${text(limit)}`;
}

function formatEffect(effect: number): string {
  return `+${Math.round(100 * effect)} %`;
}

function percent(share: number, digits = 1): string {
  return (100 * share).toFixed(digits);
}

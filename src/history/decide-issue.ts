// Decides what the issue about the history has to say, and whether it is open. In: the confirmed steps, and what the
// issue remembers. Out: the steps to list, or nothing to do. Whoever closes the issue dismisses its steps: they are never
// listed again, and only another step opens it.

import { createHash } from 'node:crypto';
import { type HistoryKey, historyKeyOf } from '../model/history.ts';
import type { ConfirmedStep, History, IssueState, KnownStep } from '../model/history-report.ts';
import { SLACK } from './confirmation.ts';

/** Maximum number of steps that an issue is about, and of those that it remembers as dismissed: its text has a limit. */
export const MAX_STEPS = 300;

const ID_LENGTH = 12;

type ShownHistory = Pick<History, 'points' | 'confirmed'>;

/** Null if the issue can stay as it is. `issue` is null if there is none. */
export function decideIssue(
  { history, until, now }: { readonly history: ShownHistory; readonly until: string; readonly now: string },
  issue: IssueState | null,
): (IssueState & { readonly steps: readonly ConfirmedStep[] }) | null {
  // Another job knows more runs. A time to come is a wrong clock, and would stop all later jobs.
  if (issue !== null && issue.until > until && issue.until <= now) return null;
  const { isOpen = false, listed = [], dismissed = [] } = issue ?? {};
  const present = isOpen ? listed : [];
  // This program closes an issue only when it lists nothing.
  const ignored = [...dismissed, ...(isOpen ? [] : listed)].slice(-MAX_STEPS);
  const matches = matchSteps(history, [...present, ...ignored]);
  const steps = history.confirmed.filter((_, index) => (matches[index] ?? -1) < present.length).slice(0, MAX_STEPS);
  const stillListed = matches.filter((index) => index !== null && index < present.length).length;
  if (steps.length === present.length && stillListed === steps.length) return null;
  return { isOpen: steps.length > 0, steps, listed: steps.map(toKnownStep), dismissed: ignored, until };
}

/**
 * Finds, for each confirmed step, the index of the known step that it is; null if it is new. Each known step is one step
 * at most, the nearest one, so that a second step close to the first one is new.
 */
function matchSteps({ confirmed, points }: ShownHistory, known: readonly KnownStep[]): (number | null)[] {
  const indexOf = new Map(points.map(({ commit }, index) => [commit.slice(0, ID_LENGTH), index]));
  const pairs = confirmed.flatMap((step, index) => {
    const series = digestSeries(step);
    return known.flatMap((candidate, place) => {
      const [before, after] = [indexOf.get(candidate.before), indexOf.get(candidate.after)];
      if (candidate.series !== series || before === undefined || after === undefined) return [];
      const distance = Math.max(0, before - step.range[1], step.range[0] - (after - 1));
      return distance <= SLACK ? [{ index, place, distance }] : [];
    });
  });
  const matches: (number | null)[] = confirmed.map(() => null);
  for (const { index, place } of pairs.toSorted((a, b) => a.distance - b.distance || a.place - b.place))
    if (matches[index] === null && !matches.includes(place)) matches[index] = place;
  return matches;
}

function toKnownStep(step: ConfirmedStep): KnownStep {
  const [before, after] = [step.before, step.after].map(({ commit }) => commit.slice(0, ID_LENGTH)) as [string, string];
  return { series: digestSeries(step), before, after };
}

/** Stands for a result in the issue, so that its memory is short and no name is in it. */
function digestSeries(key: HistoryKey): string {
  return createHash('sha256').update(historyKeyOf(key)).digest('hex').slice(0, ID_LENGTH);
}

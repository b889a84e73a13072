// The facts that a reader needs to trust a run: commits and how they were chosen, machine, rounds, seed, noise, and the
// changes that it could have found. A Report in, Phrases out.

import { differences } from '../model/baseline.ts';
import type { ConfigSource } from '../model/config-source.ts';
import type { RecordedBaseline, RecordedCommit } from '../model/recording.ts';
import type { Leg, Report, Row } from '../model/report.ts';
import { brief } from '../units/brief.ts';
import { rough } from '../units/percent.ts';
import { type Phrase, quote, say } from './phrase.ts';
import { counted } from './words.ts';

/** Descriptions of how a commit was chosen. A map, because an untrusted recording may contain `constructor`. */
const HOW: ReadonlyMap<string, string> = new Map([
  ['merge-base', 'merge base with the target branch'],
  ['target', 'tip of the target branch'],
  ['head', 'head of the pull request'],
  ['merge', 'merge commit of the pull request'],
  ['worktree', 'working tree with uncommitted changes'],
  ['baseline', 'not measured: a baseline stands in for it'],
]);

/** Returns one line for each commit, and one for the configuration file if one was looked for. */
export function originFacts({ commits, configSource }: Report): Phrase[] {
  const sides = [commitFact('base', commits.base), commitFact('head', commits.head)];
  return configSource === undefined ? sides : [...sides, configFact(configSource)];
}

const CONFIG_HOW: Readonly<Record<ConfigSource['how'], string>> = {
  start: 'where head left its branch',
  tip: 'the tip of the branch, which had it first after head had left',
  head: 'head',
  named: 'as it was asked for',
  worktree: 'the working tree',
};

function configFact(source: ConfigSource | null): Phrase {
  if (source === null) return say`configuration: none, so the defaults count`;
  const { path, commit, how } = source;
  if (commit === null) return say`configuration ${quote(path)} of ${CONFIG_HOW[how]}`;
  return say`configuration ${quote(path)} of ${commit} (${CONFIG_HOW[how]})`;
}

export function commitFact(side: 'base' | 'head', { sha, how }: RecordedCommit): Phrase {
  const chosen = HOW.get(how);
  // A file that was compared has a name but no commit.
  if (sha === null && chosen === undefined) return say`${side} ${quote(how)}`;
  return say`${side} ${sha ?? 'unknown'} (${chosen ?? quote(how)})`;
}

export function runFacts(report: Report): Phrase[] {
  const { rounds, environment, rows, baseline, legs = [] } = report;
  const all = [say`${counted(rounds, 'round')}`, ...againFacts(report)];
  if (baseline !== undefined) all.unshift(baselineFact(baseline, environment));
  const machines = legs.length === 0 ? machineOf(report) : legs.slice(0, LEGS_SHOWN).map(legFact);
  const more = legs.length - LEGS_SHOWN;
  const rest = more > 0 ? [say`${counted(more, 'leg')} more`] : [];
  return [...all, ...machines, ...rest, ...noiseFacts(rows)];
}

function againFacts({ measuredAgain }: Report): Phrase[] {
  if (measuredAgain === undefined) return [];
  const { rounds, minutes } = measuredAgain;
  return [say`${counted(rounds, 'disturbed round')} measured again (${brief(minutes, 1)} min)`];
}

/** Maximum number of machines below a report. */
const LEGS_SHOWN = 6;

function machineOf({ seed, environment }: Pick<Report, 'seed' | 'environment'>): Phrase[] {
  return [
    ...(seed === '' ? [] : [say`seed ${quote(seed)}`]),
    ...(environment === null ? [] : [say`${quote(environment.cpu)}, ${counted(environment.cores, 'core')}`]),
  ];
}

function legFact(leg: Leg): Phrase {
  return say`${quote(leg.name)}: ${machineOf(leg).flatMap((fact, index) => (index === 0 ? fact : [', ', ...fact]))}`;
}

/** Describes where the values of base come from. */
function baselineFact(
  { path, commit, measuredOn, environment }: RecordedBaseline,
  here: Report['environment'],
): Phrase {
  const of = commit.how === 'worktree' ? say`a working tree` : say`${commit.sha?.slice(0, 7) ?? 'unknown'}`;
  const day = measuredOn === null ? '' : `, ${measuredOn}`;
  const isAlike = here !== null && differences(environment, here).length === 0;
  const where = isAlike ? 'a machine of the same model' : 'another machine';
  return [...say`baseline ${quote(path)} of `, ...of, `${day}, measured on ${where}`];
}

/**
 * Returns the noise of the run: half the width of the 95 % interval of a median, as in the table. It also returns the
 * size of the regressions that the run finds in 9 of 10 cases.
 */
function noiseFacts(rows: readonly Row[]): Phrase[] {
  const noisy = rows.filter(({ exact, base, head }) => !exact && base !== null && head !== null);
  const noise = noisy.flatMap(({ base }) => halfWidth(base!.spread, base!.median) ?? []).toSorted(ascending);
  const found = noisy.flatMap(({ detectable }) => detectable ?? []).toSorted(ascending);
  return [
    ...extent(noise).map((text) => say`noise ±${text}`),
    ...extent(found).map((text) => say`finds 9 of 10 regressions of ${text}`),
  ];
}

/** Returns the median and the largest ratio: `1.2% (worst 4.0%)`; empty if there are none. */
function extent(ratios: readonly number[]): string[] {
  const middle = ratios[Math.floor((ratios.length - 1) / 2)];
  const worst = ratios.at(-1);
  if (middle === undefined || worst === undefined) return [];
  return [rough(middle) === rough(worst) ? rough(middle) : `${rough(middle)} (worst ${rough(worst)})`];
}

function halfWidth({ low, high }: { low: number; high: number }, unit: number): number | null {
  const half = (high - low) / 2 / Math.abs(unit);
  return Number.isFinite(half) ? half : null;
}

function ascending(left: number, right: number): number {
  return left - right;
}

// What a reader needs to trust or repeat a run: commits and how they were chosen, machine, rounds, seed, noise,
// what it could have seen, and the command to repeat it. In: a Report. Out: Phrases and one command line.

import { differences } from '../model/baseline.ts';
import type { RecordedBaseline, RecordedCommit } from '../model/recording.ts';
import type { Leg, Report, Row } from '../model/report.ts';
import { rough } from '../units/percent.ts';
import { type Phrase, quote, say } from './phrase.ts';
import { counted } from './words.ts';

/** A map, because a recording may say `constructor`. */
const HOW: ReadonlyMap<string, string> = new Map([
  ['merge-base', 'merge base with the target branch'],
  ['target', 'tip of the target branch'],
  ['head', 'head of the pull request'],
  ['merge', 'merge commit of the pull request'],
  ['worktree', 'working tree with uncommitted changes'],
  ['baseline', 'not measured: a baseline stands in for it'],
]);

/** A longer command is left to the configuration file, where a person finds it whole. */
const COMMAND_LIMIT = 300;

export function commitFact(side: 'base' | 'head', { sha, how }: RecordedCommit): Phrase {
  const chosen = HOW.get(how);
  // A file that was compared has a name and no commit.
  if (sha === null && chosen === undefined) return say`${side} ${quote(how)}`;
  return say`${side} ${sha ?? 'unknown'} (${chosen ?? quote(how)})`;
}

export function runFacts(report: Report): Phrase[] {
  const { rounds, environment, rows, baseline, legs = [] } = report;
  const all = [say`${counted(rounds, 'round')}`];
  if (baseline !== undefined) all.unshift(baselineFact(baseline, environment));
  const machines = legs.length === 0 ? machineOf(report) : legs.slice(0, LEGS_SHOWN).map(legFact);
  const more = legs.length - LEGS_SHOWN;
  const rest = more > 0 ? [say`${counted(more, 'leg')} more`] : [];
  return [...all, ...machines, ...rest, ...noiseFacts(rows)];
}

/** So many machines fit below a report. */
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

/** Where the values of base come from. */
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
 * Noise: half the width of the 95 % interval of a median, as in the table. Smallest visible change: half the
 * width of the 95 % interval of a change, because an interval that just leaves zero out is that far from it.
 */
function noiseFacts(rows: readonly Row[]): Phrase[] {
  const noisy = rows.filter(({ exact, base, head }) => !exact && base !== null && head !== null);
  const noise = noisy.flatMap(({ base }) => halfWidth(base!.spread, base!.median) ?? []).toSorted(ascending);
  const visible = noisy
    .flatMap(({ interval }) => (interval && halfWidth(interval, 1)) ?? [])
    .toSorted(ascending);
  return [
    ...extent(noise).map((text) => say`noise ±${text}`),
    ...extent(visible).map((text) => say`smallest change this run could have seen ${text}`),
  ];
}

/** `1.2% (worst 4.0%)`: the middle one and the largest; nothing for nothing. */
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

/** A command line that repeats the run in a clone; null when a side has no commit. */
export function reproduction(report: Report): string | null {
  const { commits, seed, commands } = report;
  const { base, head } = commits;
  if (base.sha === null || head.sha === null) return null;
  const headFlag = head.how === 'worktree' ? '' : ` --head ${head.sha}`;
  const [command] = commands;
  const fits =
    commands.length === 1 &&
    command !== undefined &&
    command.length <= COMMAND_LIMIT &&
    !/[\r\n]/.test(command);
  const baseFlag =
    report.baseline === undefined ? `--base ${base.sha}` : `--baseline ${quoted(report.baseline.path)}`;
  const flags = `${baseFlag}${headFlag} --seed ${quoted(seed)}${planFlags(report.plan)}`;
  return `bench-referee check ${flags}${fits ? ` -- ${quoted(command)}` : ''}`;
}

/** What the configuration may say otherwise by then, as far as it fits on a line. */
function planFlags(plan: Report['plan']): string {
  if (plan === null) return '';
  const { setup, workingDirectory, outputFile = null, format, rounds } = plan;
  const flags = [
    `--rounds ${rounds.min === rounds.max ? rounds.min : `${rounds.min}..${rounds.max}`}`,
    workingDirectory === '.' ? '' : `--working-directory ${quoted(workingDirectory)}`,
    outputFile === null ? '' : `--output-file ${quoted(outputFile)}`,
    format === 'command' ? '--input-format command' : '',
    setup === null || setup.length > COMMAND_LIMIT || /[\r\n]/.test(setup) ? '' : `--setup ${quoted(setup)}`,
  ];
  return flags
    .filter((flag) => flag !== '')
    .map((flag) => ` ${flag}`)
    .join('');
}

/** For a POSIX shell. */
function quoted(text: string): string {
  return /^[\w.:/-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

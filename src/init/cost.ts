// Estimates how long a run of a gate takes, from the number of its benchmarks and the times of their tools, and makes suites that are
// too long fit: by shorter times, by more minutes, or by a part of the benchmarks. It measures nothing.

import { ownFileUrl } from '../text/own-repository.ts';
import type { Suite } from './suite.ts';

export interface GateCost {
  readonly benchmarks: number;
  /** Seconds of one invocation of everything. Null: the tool of a suite is not known. */
  readonly seconds: number | null;
  readonly maxMinutes: number;
}

export interface FittedSuites {
  readonly suites: readonly Suite[];
  readonly cost: GateCost;
  /** Sentences about what was changed to make it fit. */
  readonly notes: readonly string[];
  readonly checks: readonly string[];
}

/** Enough for most suites, and an acceptable time to wait. */
export const USUAL_MINUTES = 20;
/** Limit for a suite that needs a little more. */
const MORE_MINUTES = 30;
/** Limit for a suite that no shorter time and no part makes fit. */
const MAX_MINUTES = 60;
/** Machines are slower than an estimate, and some benchmarks take longer than their tool says. */
const USED_PART = 0.8;

/** Rounds of `6..30` that can show a broken limit, by the number of results (docs/slow-suites.md). */
const ROUNDS_BY_RESULTS: readonly (readonly [results: number, rounds: number])[] = [
  [1, 7],
  [10, 9],
  [200, 10],
  [Number.POSITIVE_INFINITY, 12],
];

/** Both sides are measured in the warm-up and in each round. */
function countInvocations(benchmarks: number): number {
  const [, rounds = 0] = ROUNDS_BY_RESULTS.find(([results]) => benchmarks <= results) ?? [];
  return 2 * (1 + rounds);
}

/** The first look may end a run after three rounds, and the last one is after 30. */
const MIN_INVOCATIONS = 8;
const MAX_INVOCATIONS = 62;

const countBenchmarks = (suites: readonly Suite[]) => suites.reduce((sum, suite) => sum + suite.benchmarks, 0);

/** Null if it is not known of one of them. */
function estimateSeconds(suites: readonly Suite[]): number | null {
  let sum = 0;
  for (const { benchmarks, pace } of suites) {
    if (pace === null) return null;
    sum += benchmarks * pace.seconds;
  }
  return sum;
}

/** Seconds that an invocation may take. */
function limitOf(benchmarks: number, minutes: number): number {
  return (minutes * 60 * USED_PART) / countInvocations(benchmarks);
}

/** `suites` are at least one. */
export function fitSuites(suites: readonly Suite[]): FittedSuites {
  const seconds = estimateSeconds(suites);
  const isFitting = (some: readonly Suite[], minutes: number) =>
    (estimateSeconds(some) ?? 0) <= limitOf(countBenchmarks(some), minutes);
  if (seconds === null || isFitting(suites, USUAL_MINUTES)) return assembleFit(suites, USUAL_MINUTES);
  const shorter = suites.map(shorten);
  const changes = [...new Set(shorter.flatMap(({ pace }) => pace?.options ?? []))];
  const all = describeAll(suites, seconds);
  const notes = changes.map((change) => `${change}: by the default of the tool, ${all}.`);
  for (const minutes of [USUAL_MINUTES, MORE_MINUTES])
    if (isFitting(shorter, minutes)) return assembleFit(shorter, minutes, notes);
  const fewer = shorter.map((suite) => narrow(suite, estimateSeconds(shorter)!));
  const minutes = [USUAL_MINUTES, MORE_MINUTES, MAX_MINUTES].find((one) => isFitting(fewer, one)) ?? MAX_MINUTES;
  const [some, total] = [fewer, suites].map(countBenchmarks);
  const advice = `All in one gate: shards, or max-minutes and a label (${ownFileUrl('docs/slow-suites.md')}).`;
  const checks =
    some === total
      ? [
          describeExcess(
            describeAll(fewer, estimateSeconds(fewer)!),
            isFitting(fewer, minutes) ? minutes : null,
            advice,
          ),
        ]
      : [`A first part: ${some} of ${total} benchmarks, because with all of them ${all}. ${advice}`];
  return assembleFit(
    fewer,
    minutes,
    some === total ? notes : changes.map((change) => `${change}: shorter than the default.`),
    checks,
  );
}

/** `minutes` are enough, or null: no limit is. */
function describeExcess(all: string, minutes: number | null, advice: string): string {
  return minutes === null
    ? `It takes longer than max-minutes allows: ${all}. ${advice}`
    : `${all}, so max-minutes is ${minutes}. ${advice}`;
}

/** With the time that one invocation took. A suite that is still too long gets a check of its own. */
export function fitToTrial(
  cost: GateCost,
  trial: Pick<GateCost, 'benchmarks'> & { readonly seconds: number },
): GateCost {
  const enough = [USUAL_MINUTES, MORE_MINUTES, MAX_MINUTES].find(
    (minutes) => trial.seconds <= limitOf(trial.benchmarks, minutes),
  );
  return { ...trial, maxMinutes: Math.max(cost.maxMinutes, enough ?? MAX_MINUTES) };
}

function describeAll(suites: readonly Suite[], seconds: number): string {
  return `${countBenchmarks(suites)} benchmarks take about ${formatDuration(seconds)} in each invocation`;
}

function formatDuration(seconds: number): string {
  return seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`;
}

function assembleFit(
  suites: readonly Suite[],
  maxMinutes: number,
  notes: readonly string[] = [],
  checks: readonly string[] = [],
): FittedSuites {
  const cost = { benchmarks: countBenchmarks(suites), seconds: estimateSeconds(suites), maxMinutes };
  return { suites, cost, notes, checks };
}

/** The suite with shorter times of its tool, if it has some. */
function shorten(suite: Suite): Suite {
  const { shorter } = suite.pace ?? { shorter: null };
  if (shorter === null) return suite;
  const change = (command: string) => command.replace(shorter.from, () => shorter.to);
  return {
    ...suite,
    commands: suite.commands.map(change),
    programs: suite.programs.map((program) => ({ ...program, command: change(program.command) })),
    narrow: suite.narrow && ((parts) => shorten(suite.narrow!(parts))),
    pace: { seconds: shorter.seconds, shorter: null, options: shorter.options },
  };
}

/** The parts that fit into the share of the suite, spread over the list, so that each area of a project is in it. */
function narrow(suite: Suite, totalSeconds: number): Suite {
  const { pace, parts, narrow: select } = suite;
  if (select === null || pace === null || parts.length < 2) return suite;
  const share = (suite.benchmarks * pace.seconds) / totalSeconds;
  const limit = (share * limitOf(Math.min(suite.benchmarks, 200), USUAL_MINUTES)) / pace.seconds;
  const sizes = parts.map((part) => select([part]).benchmarks);
  const chosen = new Set<string>();
  let sum = 0;
  for (const index of spread(parts.length)) {
    if (sum + sizes[index]! > limit) continue;
    sum += sizes[index]!;
    chosen.add(parts[index]!);
  }
  if (chosen.size === 0) chosen.add(parts[sizes.indexOf(Math.min(...sizes))]!);
  return select(parts.filter((part) => chosen.has(part)));
}

/** The indices of a list, each far from those before it. */
function spread(length: number): readonly number[] {
  const GOLDEN = (Math.sqrt(5) - 1) / 2;
  const place = (index: number) => (index * GOLDEN) % 1;
  return Array.from({ length }, (_, index) => index).sort((a, b) => place(a) - place(b));
}

/** Lines for the summary of `init`. */
export function describeCost({ benchmarks, seconds, maxMinutes }: GateCost): readonly string[] {
  const limit = `It takes at most ${maxMinutes} minutes after setup. To make it shorter: ${ownFileUrl('docs/slow-suites.md')}`;
  const runs = `${MIN_INVOCATIONS} to ${MAX_INVOCATIONS} times`;
  if (seconds === null) {
    const example = `It runs the benchmarks ${runs}: 40 seconds to 5 minutes if they take 5 s.`;
    return [`${example} After the first two, the log says how long it takes.`, limit];
  }
  const [least, most] = [MIN_INVOCATIONS, MAX_INVOCATIONS].map((times) =>
    formatDuration(Math.min(times * seconds, maxMinutes * 60)),
  );
  const [take, them] = benchmarks === 1 ? ['benchmark takes', 'it'] : ['benchmarks take', 'them'];
  const time = `${benchmarks} ${take} about ${formatDuration(seconds)}`;
  return [`By the times of the tool, ${time}. A run measures ${them} ${runs}: ${least} to ${most}.`, limit];
}

// Lines of the log while commits are found and measured: durations, the remaining time, what is undecided. Data in, one
// line of text out. Parts of a line may be untrusted; the log cleans every line.

import type { CostEstimate } from '../../model/cost-estimate.ts';
import type { Location } from '../../model/location.ts';
import type { Side } from '../../model/measurement.ts';
import type { UndecidedBenchmarks } from '../../model/sample.ts';
import { shortenSha } from '../../text/short-sha.ts';
import { formatCount } from '../words.ts';
import { formatLocation } from './format-location.ts';

/** Formats a duration: `850 ms`, `12.3 s`, `4 min 05 s`. */
export function formatDuration(ms: number): string {
  if (ms < 999.5) return `${Math.round(ms)} ms`;
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/** Says that the log of a run has no levels, because nobody recorded runs. */
export function formatMissingHistory(ref: string): string {
  return `there is no history in ${ref}`;
}

export function formatHistorySize(ref: string, commits: number): string {
  return `commits in the history of ${ref}: ${commits}`;
}

/** Names an invocation: `round 3/10 head command 1/2`. Round 0 is the warm-up. */
export function formatStep(
  { round, command, side }: { round: number; command: number; side: Side },
  { rounds, commands }: { rounds: number; commands: number },
): string {
  const label = round === 0 ? 'warm-up' : `round ${round}/${rounds}`;
  return `${label} ${side}${commands === 1 ? '' : ` command ${command + 1}/${commands}`}`;
}

export function formatCountStep(
  { placement, command, side }: { placement: number; command: number; side: Side },
  { placements, commands }: { placements: number; commands: number },
): string {
  const label = placement === 0 ? 'warm-up' : `placement ${placement}/${placements}`;
  return `counting ${label} ${side}${commands === 1 ? '' : ` command ${command + 1}/${commands}`}`;
}

/** Duration of a command's invocation on each side that runs it, in ms. */
export type InvocationTimes = Partial<Readonly<Record<Side, number>>>;

/** Says after the warm-up how long an invocation takes, how long all rounds take, and how many the time limit allows. */
export function formatCost(
  { roundMs, rounds: allowed, maxMinutes }: Pick<CostEstimate, 'roundMs' | 'rounds' | 'maxMinutes'>,
  { min, max }: { readonly min: number; readonly max: number },
  commands: readonly InvocationTimes[],
): string {
  const range = min === max ? '' : `${min} to `;
  const times = [...new Set([min, max])].map((rounds) => formatDuration(rounds * roundMs)).join(' to ');
  const planned = `${range}${formatCount(max, 'round')} ${max === 1 ? 'takes' : 'take'} about ${times}`;
  const limit = `max-minutes (${maxMinutes}) allows ${allowed >= max ? 'all of them' : `${allowed} of them`}`;
  return `${formatInvocationTimes(commands)}, so ${planned}; ${limit}`;
}

function formatInvocationTimes(commands: readonly InvocationTimes[]): string {
  const texts = commands.slice(0, MAX_NAMES).map((times) =>
    Object.entries(times)
      .map(([side, ms]) => `${formatDuration(ms)} on ${side}`)
      .join(' and '),
  );
  if (commands.length === 1) return `an invocation takes ${texts.join('')}`;
  const more = commands.length > MAX_NAMES ? ', …' : '';
  const each = texts.map((text, index) => `command ${index + 1}/${commands.length} ${text}`);
  return `an invocation takes ${each.join(', ')}${more}`;
}

/** Follows the name of a step in the progress bar. `undecided`: null before the first look. */
export function formatUndecidedCount(undecided: Pick<UndecidedBenchmarks, 'names' | 'of'> | null): string {
  return undecided === null ? '' : `, ${undecided.names.length} of ${undecided.of} undecided`;
}

/** Maximum number of names in a line. */
const MAX_NAMES = 3;

/** Returns a text such as `3 of 40 still undecided (a, b, c)`. */
export function formatUndecidedBenchmarks({
  names,
  of,
  precision,
}: Pick<UndecidedBenchmarks, 'names' | 'of' | 'precision'>): string {
  const error = precision === null ? '' : ` within ±${Number((100 * precision).toPrecision(12))}%`;
  if (names.length === 0) return `everything is ${error === '' ? 'decided' : `decided and known${error}`}`;
  const more = names.length > MAX_NAMES ? ', …' : '';
  const missing = error === '' ? 'undecided' : `undecided or not known${error}`;
  return `${names.length} of ${of} still ${missing} (${names.slice(0, MAX_NAMES).join(', ')}${more})`;
}

/** Returns the title for the last output of a command. */
export function formatOutputTitle(location: Location): string {
  return `output of ${formatLocation(location)}`;
}

/** Says that disturbed rounds are measured again. `taken`: number of processors that others used. */
export function formatRemeasuring(
  block: readonly number[],
  { kind, taken }: { kind: 'others' | 'steal'; taken: number },
): string {
  const rounds = `${block.length === 1 ? 'round' : 'rounds'} ${block.join(' and ')}`;
  const others = kind === 'others' ? 'other processes' : 'other virtual machines';
  return `${rounds} again: ${others} took ${Math.round(taken * 100)}% of a processor`;
}

/** Says that rounds are measured again, because an invocation failed. */
export function formatRetry(block: readonly number[], { round, side }: { round: number; side: Side }): string {
  const rounds = `${block.length === 1 ? 'round' : 'rounds'} ${block.join(' and ')}`;
  return `${rounds} again: round ${round}, ${side}, failed`;
}

/** Says that disturbed rounds are not measured again, because the disturbance comes with one side. */
export function formatOneSidedDisturbance({ base, head }: Readonly<Record<Side, number>>): string {
  return `disturbances came with one side (base ${base}, head ${head} times), so every attempt counts and nothing is measured again`;
}

/** Returns the line that nothing is measured, and how many commands each reason is for. */
export function formatNothingToMeasure(decisions: readonly { readonly reason: string }[]): string {
  const reasons = [...new Set(decisions.map(({ reason }) => reason))];
  return `nothing to measure (${reasons.join(', ')})`;
}

/** Returns the line that base is measured with its own benchmarks. */
export function formatOwnBenchmarkFiles(): string {
  return 'base does not work with the benchmark files of head: starting again with its own';
}

/** Says what a look found: no verdict is possible, or what is still undecided. */
export function formatLook(round: number, open: UndecidedBenchmarks, filterRemark = ''): string {
  const found = open.isHopeless
    ? 'no verdict is possible with this plan, so measuring ends'
    : `${formatUndecidedBenchmarks(open)}${filterRemark}`;
  return `look after ${round} rounds: ${found}`;
}

export function formatCountLook(placements: number, open: UndecidedBenchmarks): string {
  return `counts after ${placements} placements: ${formatUndecidedBenchmarks(open)}`;
}

/** Says what is searched. */
export function formatSearchStart({
  commits,
  names,
}: {
  readonly commits: number;
  readonly names: readonly string[];
}): string {
  const more = names.length > MAX_NAMES ? ', …' : '';
  return `searching ${formatCount(commits, 'commit')} for ${names.slice(0, MAX_NAMES).join(', ')}${more}`;
}

/** Says which commit is built, such as `build commit 3 of 9, 3f2c1ab0d1e2`. */
export function formatBuild({
  position,
  of,
  sha,
}: {
  readonly position: number;
  readonly of: number;
  readonly sha: string;
}): string {
  return `build commit ${position} of ${of}, ${shortenSha(sha)}`;
}

/** Names an invocation of a search: `search round 3 commit 4 of 9`. */
export function formatSearchStep({
  commit,
  round,
  commits,
}: {
  readonly commit: number;
  readonly round: number;
  readonly commits: number;
}): string {
  const tree = commit === 0 ? 'base' : commit === commits ? 'head' : `commit ${commit} of ${commits}`;
  return `search ${round === 0 ? 'warm-up' : `round ${round}`} ${tree}`;
}

/** Says how a search ended. */
export function formatSearchEnd({
  ended,
  builds,
  rounds,
  durationMs,
}: {
  readonly ended: string;
  readonly builds: number;
  readonly rounds: number;
  readonly durationMs: number;
}): string {
  return `search ended (${ended}): ${formatCount(builds, 'build')}, ${formatCount(rounds, 'round')}, ${formatDuration(durationMs)}`;
}

/** Says that `bisect` has nothing to search, among all benchmarks or among those that match a pattern. */
export function formatNothingToSearch(benchmarks: string | null): string {
  const named = benchmarks === null ? 'Nothing' : `Nothing that matches ${benchmarks}`;
  return `${named} got significantly worse, so no commit was searched.`;
}

/** Says how a search continues that ended early. */
export function formatUnfinishedSearch(command: string): string {
  return `The search is not finished. To continue it:\n  ${command}`;
}

/** Says which benchmarks are profiled. */
export function formatProfilesStart(names: readonly string[]): string {
  const more = names.length > MAX_NAMES ? ', …' : '';
  return `profiling ${names.slice(0, MAX_NAMES).join(', ')}${more}`;
}

/** Names a profile: `profile 3 of 5 of parse/large head`. */
export function formatProfileStep({
  side,
  round,
  of,
  name,
}: {
  readonly side: Side;
  readonly round: number;
  readonly of: number;
  readonly name: string;
}): string {
  return `profile ${round} of ${of} of ${name} ${side}`;
}

/** Says how the recording of profiles ended. */
export function formatProfilesEnd({
  ended,
  profiles,
  durationMs,
}: {
  readonly ended: string;
  readonly profiles: number;
  readonly durationMs: number;
}): string {
  return `profiles ended (${ended}): ${formatCount(profiles, 'profile')}, ${formatDuration(durationMs)}`;
}

export function formatRecognisedFormat(format: string, evidence: string | null): string {
  return `recognised the format "${format}"${evidence === null ? '' : ` by "${evidence}"`}`;
}

export function formatReplacedBase(path: string, commit: string): string {
  return `base is not measured: the baseline ${path} of ${commit} is used`;
}

/** Says why no benchmark gets a line in the sources. */
export function formatUnknownDefinitions(reason: string): string {
  return `the lines that define benchmarks are not known: ${reason}`;
}

// Lines of the log while commits are found and measured: durations, the remaining time, what is undecided. Data in, one
// line of text out. Parts of a line may be untrusted; the log cleans every line.

import type { CostEstimate } from '../../model/cost.ts';
import type { Location } from '../../model/location.ts';
import type { Side } from '../../model/measurement.ts';
import type { RecordedBuilds } from '../../model/recording.ts';
import type { UndecidedBenchmarks } from '../../model/sample.ts';
import { shortenSha } from '../../text/short-sha.ts';
import { formatCount } from '../words.ts';
import { formatLocation } from './format-location.ts';

/** Formats a duration: `850 ms`, `2.3 s`, `12 s`, `4 min 05 s`. */
export function formatDuration(ms: number): string {
  if (ms < 999.5) return `${Math.round(ms)} ms`;
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`;
  if (ms < 59_500) return `${Math.round(ms / 1000)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

export function formatFileSizes(side: Side, count: number): string {
  return `sizes of ${formatCount(count, 'file')} on ${side}`;
}

export function formatMissingHistory(ref: string): string {
  return `there is no history in ${ref}`;
}

export function formatHistorySize(ref: string, commits: number): string {
  return `commits in the history of ${ref}: ${commits}`;
}

/** `round 3/10 head command 1/2`. Round 0 is the warm-up. */
export function formatStep(
  { round, command, side }: { round: number; command: number; side: Side },
  { rounds, commands }: { rounds: number; commands: number },
  unit: 'round' | 'placement' = 'round',
): string {
  const label = round === 0 ? 'warm-up' : `${unit} ${round}/${rounds}`;
  return `${label} ${side}${commands === 1 ? '' : ` command ${command + 1}/${commands}`}`;
}

/** Duration of a command's invocation on each side that runs it, in ms. */
export type InvocationTimes = Partial<Readonly<Record<Side, number>>>;

/** After the warm-up: how long a run takes, how long all rounds take, and how many the time limit allows if not all. */
export function formatCost(
  { roundMs, rounds: allowed, maxMinutes }: Pick<CostEstimate, 'roundMs' | 'rounds' | 'maxMinutes'>,
  { min, max }: { readonly min: number; readonly max: number },
  commands: readonly InvocationTimes[],
): string {
  const range = min === max ? '' : `${min} to `;
  const times = [...new Set([min, max])].map((rounds) => formatDuration(rounds * roundMs)).join(' to ');
  const limit = allowed >= max ? '' : `; max-minutes (${maxMinutes}) allows ${allowed}`;
  return `${range}${formatCount(max, 'round')}, about ${times}: ${formatInvocationTimes(commands)}${limit}`;
}

function formatInvocationTimes(commands: readonly InvocationTimes[]): string {
  const texts = commands.map((times) =>
    Object.entries(times)
      .map(([side, ms]) => `${formatDuration(ms)} on ${side}`)
      .join(' and '),
  );
  if (commands.length === 1) return `one run takes ${texts.join('')}`;
  return `one run takes ${joinFirst(texts.map((text, index) => `command ${index + 1}/${texts.length} ${text}`))}`;
}

/** Follows the phase in the progress bar, in whole seconds. Empty in the first one. */
export function formatTimeSoFar(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return seconds === 0 ? '' : `, ${seconds < 60 ? `${seconds} s` : formatDuration(seconds * 1000)}`;
}

/** Follows the time in the progress bar. `undecided`: null before the first look. */
export function formatUndecidedCount(undecided: Pick<UndecidedBenchmarks, 'names' | 'of'> | null): string {
  return undecided === null ? '' : `, ${undecided.names.length} of ${undecided.of} undecided`;
}

/** Maximum number of names in a line. */
const MAX_NAMES = 3;

function joinFirst(names: readonly string[]): string {
  return `${names.slice(0, MAX_NAMES).join(', ')}${names.length > MAX_NAMES ? ', …' : ''}`;
}

function nameRounds(block: readonly number[]): string {
  return `${block.length === 1 ? 'round' : 'rounds'} ${block.join(' and ')}`;
}

/** `3 of 40 still undecided (a, b, c); 1 given up, too noisy for the rounds left (d)`. */
export function formatUndecidedBenchmarks({
  names,
  of,
  givenUp,
  precision,
}: Pick<UndecidedBenchmarks, 'names' | 'of' | 'givenUp' | 'precision'>): string {
  const error = precision === null ? '' : ` within ±${Number((100 * precision).toPrecision(12))}%`;
  const hopeless = `${givenUp.length} given up, too noisy for the rounds left (${joinFirst(givenUp)})`;
  const end = givenUp.length === 0 ? '' : `; ${hopeless}`;
  if (names.length === 0)
    return `everything ${end === '' ? '' : 'else '}is ${error === '' ? 'decided' : `decided and known${error}`}${end}`;
  const missing = error === '' ? 'undecided' : `undecided or not known${error}`;
  return `${names.length} of ${of} still ${missing} (${joinFirst(names)})${end}`;
}

export function formatOutputTitle(location: Location): string {
  return `output of ${formatLocation(location)}`;
}

/** `taken`: number of processors that others used. */
export function formatRemeasuring(
  block: readonly number[],
  { kind, taken }: { kind: 'others' | 'steal'; taken: number },
): string {
  const others = kind === 'others' ? 'other programs' : 'other virtual machines';
  return `${nameRounds(block)} again: ${others} used ${Math.round(taken * 100)}% of a processor`;
}

export function formatRetry(block: readonly number[], { round, side }: { round: number; side: Side }): string {
  return `${nameRounds(block)} again: round ${round}, ${side}, failed`;
}

export function formatOneSidedDisturbance({ base, head }: Readonly<Record<Side, number>>): string {
  return `disturbances came with one side (base ${base}, head ${head} times), so every attempt counts and nothing is measured again`;
}

export function formatNothingToMeasure(decisions: readonly { readonly reason: string }[]): string {
  const reasons = [...new Set(decisions.map(({ reason }) => reason))];
  return `nothing to measure (${reasons.join(', ')})`;
}

export function formatOwnBenchmarkFiles(): string {
  return 'base does not work with the benchmark files of head: starting again with its own';
}

const CHECK_FAILED = '; the check has failed, so measuring ends';

export function formatLook(round: number, undecided: UndecidedBenchmarks, filterRemark = ''): string {
  const end = undecided.isCertain && undecided.names.length > 0 ? CHECK_FAILED : '';
  const result = undecided.isHopeless
    ? 'no verdict is possible with this plan, so measuring ends'
    : `${formatUndecidedBenchmarks(undecided)}${filterRemark}${end}`;
  return `look after ${round} rounds: ${result}`;
}

export function formatCountLook(placements: number, undecided: UndecidedBenchmarks): string {
  return `counts after ${placements} placements: ${formatUndecidedBenchmarks(undecided)}`;
}

export function formatCpuTimeEnd(
  name: string,
  look: {
    readonly rounds: number;
    readonly open: readonly { readonly name: string }[];
    readonly ended: 'decided' | 'verdict';
  },
): string {
  const { rounds, open, ended } = look;
  const rest =
    open.length === 0 ? 'everything is decided' : `still undecided: ${joinFirst(open.map((one) => one.name))}`;
  return `CPU time of ${name} after ${rounds} rounds; ${rest}${ended === 'verdict' ? CHECK_FAILED : ''}`;
}

/** Shown before the first build. `buildMs`: both sides, with their runs. */
export function formatRebuildStart(plan: {
  readonly rows: readonly string[];
  readonly buildMs: number;
  readonly minutes: number;
}): string {
  const { rows, buildMs, minutes } = plan;
  return `rebuilding ${formatCount(rows.length, 'row')} (${joinFirst(rows)}): a build of both sides takes about ${formatDuration(buildMs)}, and all at most ${minutes} min`;
}

export function formatRebuildLook(builds: number, open: readonly string[]): string {
  const result = open.length === 0 ? 'everything is decided' : `${joinFirst(open)} still undecided`;
  return `look after ${builds} builds: ${result}`;
}

export function formatRebuildEnd({ ended, invocations, durationMs }: RecordedBuilds): string {
  const builds = new Set(invocations.map(({ round }) => round)).size;
  return `rebuilds ended (${ended}): ${formatCount(builds, 'build')} a side, ${formatDuration(durationMs)}`;
}

export function formatSearchStart({ commits, names }: { commits: number; names: readonly string[] }): string {
  return `searching ${formatCount(commits, 'commit')} for ${joinFirst(names)}`;
}

/** `build commit 3 of 9, 3f2c1ab0d1e2`. */
export function formatBuild({ position, of, sha }: { position: number; of: number; sha: string }): string {
  return `build commit ${position} of ${of}, ${shortenSha(sha)}`;
}

/** `search round 3 commit 4 of 9`. */
export function formatSearchStep({ commit, round, commits }: Record<'commit' | 'round' | 'commits', number>): string {
  const tree = commit === 0 ? 'base' : commit === commits ? 'head' : `commit ${commit} of ${commits}`;
  return `search ${round === 0 ? 'warm-up' : `round ${round}`} ${tree}`;
}

/** `ended`: why the search or the recording of profiles ended. */
type FollowUpEnd<Counts extends string> = { readonly ended: string } & Record<Counts | 'durationMs', number>;

export function formatSearchEnd({ ended, builds, rounds, durationMs }: FollowUpEnd<'builds' | 'rounds'>): string {
  return `search ended (${ended}): ${formatCount(builds, 'build')}, ${formatCount(rounds, 'round')}, ${formatDuration(durationMs)}`;
}

export function formatNothingToSearch(benchmarks: string | null): string {
  const named = benchmarks === null ? 'Nothing' : `Nothing that matches ${benchmarks}`;
  return `${named} got significantly worse, so no commit was searched.`;
}

export function formatUnfinishedSearch(command: string): string {
  return `The search is not finished. To continue it:\n  ${command}`;
}

export function formatProfilesStart(names: readonly string[]): string {
  return `profiling ${joinFirst(names)}`;
}

/** `profile 3 of 5 of parse/large head`. */
export function formatProfileStep(name: string, side: Side, { round, of }: { round: number; of: number }): string {
  return `profile ${round} of ${of} of ${name} ${side}`;
}

export function formatProfilesEnd({ ended, profiles, durationMs }: FollowUpEnd<'profiles'>): string {
  return `profiles ended (${ended}): ${formatCount(profiles, 'profile')}, ${formatDuration(durationMs)}`;
}

export function formatRecognisedFormat(format: string, evidence: string | null): string {
  return `recognised the format "${format}"${evidence === null ? '' : ` by "${evidence}"`}`;
}

export function formatReplacedBase(path: string, commit: string): string {
  return `base is not measured: the baseline ${path} of ${commit} is used`;
}

export function formatUnknownDefinitions(reason: string): string {
  return `the lines that define benchmarks are not known: ${reason}`;
}

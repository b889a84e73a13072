// The facts that a reader needs to trust a run: commits and how they were chosen, machine, rounds, seed, noise, and the
// changes that it could have found. For the page also labelled facts about the machine. A Report in, RichTexts out; an
// unknown fact is left out. Judges nothing: warnings are problems of the report.

import { compareMachines } from '../model/baseline.ts';
import type { ConfigSource } from '../model/config-change.ts';
import type { RunCost } from '../model/cost.ts';
import type { CpuCache, Environment, Observations, Processor } from '../model/environment.ts';
import type { RecordedBaseline, RecordedCommit } from '../model/recording.ts';
import type { Leg, Report, ReportRow } from '../model/report.ts';
import { formatShard } from '../model/shard.ts';
import { abbreviateSha } from '../text/short-sha.ts';
import { formatCompact } from '../units/compact-number.ts';
import { formatMargin } from '../units/percent.ts';
import { formatQuantity } from '../units/scale.ts';
import { listSinceFacts } from './levels.ts';
import { asUntrustedText, type RichText, richText } from './rich-text.ts';
import { formatCount, formatList } from './words.ts';

/** Descriptions of how a commit was chosen. A map, because an untrusted recording may contain `constructor`. */
const COMMIT_ORIGINS: ReadonlyMap<string, string> = new Map([
  ['merge-base', 'merge base with the target branch'],
  ['target', 'tip of the target branch'],
  ['head', 'head of the pull request'],
  ['merge', 'merge commit of the pull request'],
  ['worktree', 'working tree with uncommitted changes'],
  ['baseline', 'not measured: a baseline stands in for it'],
]);

/** One line for each commit, and one for the configuration file if one was looked for. */
export function listOriginFacts({ commits, configSource }: Report): RichText[] {
  const sides = [formatCommit('base', commits.base), formatCommit('head', commits.head)];
  return configSource === null ? sides : [...sides, configFact(configSource)];
}

const CONFIG_ORIGINS: Readonly<Record<ConfigSource['how'], string>> = {
  start: 'where head left its branch',
  tip: 'the tip of the branch, which had it first after head had left',
  head: 'head',
  named: 'as it was asked for',
  worktree: 'the working tree',
};

function configFact(source: ConfigSource | 'none'): RichText {
  if (source === 'none') return richText`configuration: none, so the defaults count`;
  const { path, commit, how } = source;
  if (commit === null) return richText`configuration ${asUntrustedText(path)} of ${CONFIG_ORIGINS[how]}`;
  return richText`configuration ${asUntrustedText(path)} of ${commit} (${CONFIG_ORIGINS[how]})`;
}

export function formatCommit(side: 'base' | 'head', { sha, how, branch }: RecordedCommit): RichText {
  const chosen = COMMIT_ORIGINS.get(how);
  if (chosen !== undefined && branch !== undefined)
    return richText`${side} ${sha ?? 'unknown'} (${chosen} ${asUntrustedText(branch)})`;
  // A file that was compared has a name but no commit.
  if (sha === null && chosen === undefined) return richText`${side} ${asUntrustedText(how)}`;
  return richText`${side} ${sha ?? 'unknown'} (${chosen ?? asUntrustedText(how)})`;
}

export function listRunFacts(report: Report): RichText[] {
  const { rounds, placements, environment, rows, baseline, legs } = report;
  const all = [
    ...(rounds === 0 && placements !== null ? [] : [richText`${formatCount(rounds, 'round')}`]),
    ...listRemeasuringFacts(report),
    ...(placements === null ? [] : [richText`counted in ${formatCount(placements, 'placement')}`]),
  ];
  if (report.shard !== null)
    all.push(
      richText`shard ${formatShard(report.shard)} of ${formatCount(report.shard.benchmarks.length, 'benchmark')}`,
    );
  if (report.benchmarkFiles === 'head') all.push(richText`both sides with the benchmark files of head`);
  if (report.cost !== null) all.push(...costFacts(report.cost));
  if (baseline !== null) all.unshift(baselineFact(baseline, environment));
  const machines = legs.length === 0 ? listLegFacts(report) : legs.slice(0, LEGS_SHOWN).map(legFact);
  const more = legs.length - LEGS_SHOWN;
  const rest = more > 0 ? [richText`${formatCount(more, 'leg')} more`] : [];
  return [...all, ...machines, ...rest, ...noiseFacts(rows), ...listSinceFacts(rows)];
}

function listRemeasuringFacts({ measuredAgain }: Report): RichText[] {
  if (measuredAgain === null) return [];
  const { rounds, minutes } = measuredAgain;
  return [richText`${formatCount(rounds, 'disturbed round')} measured again (${formatCompact(minutes, 1)} min)`];
}

function costFacts({ setupSeconds, measuringSeconds, savedSeconds }: RunCost): RichText[] {
  const parts = [
    ...(setupSeconds >= MIN_SECONDS_SHOWN ? [`setup ${formatSeconds(setupSeconds)}`] : []),
    `measuring ${formatSeconds(measuringSeconds)}`,
    ...(savedSeconds >= MIN_SECONDS_SHOWN ? [`${formatSeconds(savedSeconds)} saved by ending early`] : []),
  ];
  return [richText`${parts.join(', ')}`];
}

/** Durations below this are not worth telling. */
const MIN_SECONDS_SHOWN = 1;

function formatSeconds(seconds: number): string {
  return seconds < 60 ? `${formatCompact(seconds, 1)} s` : `${formatCompact(seconds / 60, 1)} min`;
}

const LEGS_SHOWN = 6;

function listLegFacts({ seed, environment }: Pick<Report, 'seed' | 'environment'>): RichText[] {
  return [
    ...(seed === '' ? [] : [richText`seed ${asUntrustedText(seed)}`]),
    ...(environment === null
      ? []
      : [richText`${asUntrustedText(environment.cpu)}, ${formatCount(environment.cores, 'core')}`]),
  ];
}

function legFact(leg: Leg): RichText {
  return richText`${asUntrustedText(leg.name)}: ${listLegFacts(leg).flatMap((fact, index) => (index === 0 ? fact : [', ', ...fact]))}`;
}

function baselineFact(
  { path, commit, measuredOn, environment }: RecordedBaseline,
  here: Report['environment'],
): RichText {
  const of =
    commit.how === 'worktree'
      ? richText`a working tree`
      : richText`${commit.sha ? abbreviateSha(commit.sha) : 'unknown'}`;
  const day = measuredOn === null ? '' : `, ${measuredOn}`;
  const isAlike = here !== null && compareMachines(environment, here) === null;
  const where = isAlike ? 'a machine of the same model' : 'another machine';
  return [...richText`baseline ${asUntrustedText(path)} of `, ...of, `${day}, measured on ${where}`];
}

/**
 * The noise is half the width of the 95 % interval of a median, as in the table. The detectable change is found in 9 of
 * 10 cases.
 */
function noiseFacts(rows: readonly ReportRow[]): RichText[] {
  const noisy = rows.filter(({ exact, base, head }) => !exact && base !== null && head !== null);
  const noise = noisy.flatMap(({ base }) => halfWidth(base!.spread, base!.median) ?? []).toSorted(compareNumbers);
  const found = noisy.flatMap(({ detectable }) => detectable ?? []).toSorted(compareNumbers);
  return [
    ...formatMedianAndWorst(noise).map((text) => richText`noise ±${text}`),
    ...formatMedianAndWorst(found).map((text) => richText`minimum detectable change ${text}`),
  ];
}

/** The median and the largest ratio: `1.2% (worst 4.0%)`; empty if there are none. */
function formatMedianAndWorst(ratios: readonly number[]): string[] {
  const middle = ratios[Math.floor((ratios.length - 1) / 2)];
  const worst = ratios.at(-1);
  if (middle === undefined || worst === undefined) return [];
  return [
    formatMargin(middle) === formatMargin(worst)
      ? formatMargin(middle)
      : `${formatMargin(middle)} (worst ${formatMargin(worst)})`,
  ];
}

function halfWidth({ low, high }: { low: number; high: number }, unit: number): number | null {
  const half = (high - low) / 2 / Math.abs(unit);
  return Number.isFinite(half) ? half : null;
}

function compareNumbers(left: number, right: number): number {
  return left - right;
}

export interface MachineFact {
  readonly label: string;
  readonly text: RichText;
}

/** Processor features by which libraries and compilers choose their fast paths, few enough for one line. */
const NOTABLE_FLAGS: readonly string[] = [
  ...['hypervisor', 'fma', 'bmi2', 'avx2', 'avx512f', 'avx512_vnni', 'avx_vnni', 'amx_tile', 'aes', 'vaes'],
  ...['sha_ni', 'gfni', 'asimd', 'sve', 'sve2', 'atomics', 'crc32', 'sha2', 'sha512', 'pmull'],
];

export function listMachineFacts({ environment, plan }: Pick<Report, 'environment' | 'plan'>): MachineFact[] {
  if (environment === null) return [];
  const { processor, observations, toolchain } = environment;
  const facts: readonly [label: string, text: RichText | null][] = [
    ['processor', richText`${asUntrustedText(environment.cpu)}, ${formatCount(environment.cores, 'core')}`],
    ...(processor === undefined ? [] : processorFacts(processor)),
    ['memory', environment.memoryBytes > 0 ? richText`${formatSize(environment.memoryBytes)}` : null],
    ['system', systemFact(environment)],
    ['image', environment.image === null ? null : richText`${asUntrustedText(environment.image)}`],
    ...(toolchain === undefined ? [] : toolFacts(toolchain)),
    ['measured by', richText`node ${asUntrustedText(environment.node)}`],
    ['kept to', plan?.cpus ? richText`processors ${asUntrustedText(plan.cpus)}` : null],
    ['niceness', plan?.nice ? richText`${String(plan.nice)}` : null],
    ['load', loadFact(environment)],
    ...(observations === undefined ? [] : listObservationFacts(observations)),
  ];
  return facts.flatMap(([label, text]) => (text === null ? [] : [{ label, text }]));
}

function processorFacts({ flags, caches, governor }: Processor): [string, RichText | null][] {
  const notable = flags.filter((flag) => NOTABLE_FLAGS.includes(flag));
  return [
    ['caches', caches.length === 0 ? null : richText`${formatList(caches.map(cacheText))}`],
    ['features', notable.length === 0 ? null : richText`${asUntrustedText(notable.join(' '))}`],
    ['governor', governor === null ? null : richText`${asUntrustedText(governor)}`],
  ];
}

const KIND_LETTER: Readonly<Record<CpuCache['kind'], string>> = { data: 'd', instruction: 'i', unified: '' };

/** `2 × 32KiB L1d`. */
function cacheText({ level, kind, bytes, count }: CpuCache): string {
  return `${count === 1 ? '' : `${count} × `}${formatSize(bytes)} L${level}${KIND_LETTER[kind]}`;
}

/** Sizes of hardware are mostly round, so the zeros after the point are left out. */
function formatSize(bytes: number): string {
  return formatQuantity(bytes, 'B').replace(/\.0+(?=\D|$)/, '');
}

function systemFact({ os, kernel, architecture }: Environment): RichText | null {
  return os === ''
    ? null
    : richText`${asUntrustedText(os)}, ${asUntrustedText(kernel)}, ${asUntrustedText(architecture)}`;
}

/** One entry if it is equal on both sides. */
function toolFacts({ base, head }: NonNullable<Environment['toolchain']>): [string, RichText | null][] {
  const lines = (texts: readonly string[]) =>
    texts.length === 0
      ? null
      : texts.flatMap(
          (text, index): RichText => (index === 0 ? [asUntrustedText(text)] : [', ', asUntrustedText(text)]),
        );
  const isSame = base.length === 0 || JSON.stringify(base) === JSON.stringify(head);
  if (isSame) return [['toolchain', lines(head)]];
  return [
    ['toolchain of base', lines(base)],
    ['toolchain of head', lines(head)],
  ];
}

function loadFact({ loadBefore, loadAfter }: Environment): RichText | null {
  if (loadBefore === null || loadAfter === null) return null;
  return richText`${formatCompact(loadBefore, 2)} before, ${formatCompact(loadAfter, 2)} after (one-minute average)`;
}

/** The first entry of each series was taken before the warm-up, and is left out. */
function listObservationFacts({ steal, others, mhz }: Observations): [string, RichText | null][] {
  const known = (series: readonly (number | null)[]) => series.slice(1).filter((entry) => entry !== null);
  return [
    ['frequency', frequencyText(known(mhz))],
    ['stolen by the host', shareText(known(steal))],
    ['used by others', shareText(known(others))],
  ];
}

function frequencyText(mhz: readonly number[]): RichText | null {
  if (mhz.length === 0) return null;
  const [low, high] = [Math.min(...mhz), Math.max(...mhz)].map((one) => formatCompact(one / 1000, 2));
  return low === high ? richText`${low ?? ''} GHz` : richText`${low ?? ''} to ${high ?? ''} GHz`;
}

function shareText(shares: readonly number[]): RichText | null {
  if (shares.length === 0) return null;
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return richText`${formatMargin(mean)} of the processor time, at most ${formatMargin(Math.max(...shares))} in one block of rounds`;
}

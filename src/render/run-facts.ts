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
import { formatRebuildCost } from './builds.ts';
import { listSinceFacts } from './levels.ts';
import { asUntrustedText, joinRichTexts, type RichText, richText } from './rich-text.ts';
import { formatCount, formatList } from './words.ts';

/** A map, because an untrusted recording may contain `constructor`. */
const COMMIT_ORIGINS: ReadonlyMap<string, string> = new Map([
  ['merge-base', 'merge base with the target branch'],
  ['target', 'tip of the target branch'],
  ['head', 'head of the pull request'],
  ['merge', 'merge commit of the pull request'],
  ['worktree', 'working tree with uncommitted changes'],
  ['baseline', 'not measured: a baseline stands in for it'],
]);

/** `show`: how a SHA is written. GitHub makes links of whole ones. */
export function listOriginFacts({ commits, configSource }: Report, show = (sha: string) => sha): RichText[] {
  const sides = [formatCommit('base', commits.base, show), formatCommit('head', commits.head, show)];
  return configSource === null ? sides : [...sides, formatConfigSource(configSource, show)];
}

const CONFIG_ORIGINS: Readonly<Record<ConfigSource['how'], string>> = {
  start: 'where head left its branch',
  tip: 'the tip of the branch, which had it first after head had left',
  head: 'head',
  named: 'as it was asked for',
  worktree: 'the working tree',
};

function formatConfigSource(source: ConfigSource | 'none', show: (sha: string) => string): RichText {
  if (source === 'none') return richText`configuration: none, so the defaults count`;
  const { path, commit, how } = source;
  if (commit === null) return richText`configuration ${asUntrustedText(path)} of ${CONFIG_ORIGINS[how]}`;
  return richText`configuration ${asUntrustedText(path)} of ${show(commit)} (${CONFIG_ORIGINS[how]})`;
}

export function formatCommit(
  side: 'base' | 'head',
  { sha, how, branch }: RecordedCommit,
  show = (text: string) => text,
): RichText {
  const commit = sha === null ? 'unknown' : show(sha);
  const chosen = COMMIT_ORIGINS.get(how);
  if (chosen !== undefined && branch !== undefined)
    return richText`${side} ${commit} (${chosen} ${asUntrustedText(branch)})`;
  // A file that was compared has a name but no commit.
  if (sha === null && chosen === undefined) return richText`${side} ${asUntrustedText(how)}`;
  return richText`${side} ${commit} (${chosen ?? asUntrustedText(how)})`;
}

export function listRunFacts(report: Report): RichText[] {
  const { rounds, placements, environment, rows, baseline, shard, measuredAgain, cost, legs } = report;
  const more = legs.length - LEGS_SHOWN;
  const facts = [
    baseline && formatBaseline(baseline, environment),
    rounds === 0 && placements !== null ? null : richText`${formatCount(rounds, 'round')}`,
    measuredAgain && formatMeasuredAgain(measuredAgain),
    placements === null ? null : richText`counted in ${formatCount(placements, 'placement')}`,
    shard && [`shard ${formatShard(shard)} of ${formatCount(shard.benchmarks.length, 'benchmark')}`],
    report.benchmarkFiles === 'head' ? richText`both sides with the benchmark files of head` : null,
    cost && formatCost(cost),
    report.rebuilds && [formatRebuildCost(report.rebuilds, formatSeconds(report.rebuilds.seconds))],
    ...(legs.length === 0 ? listLegFacts(report) : legs.slice(0, LEGS_SHOWN).map(formatLeg)),
    more > 0 ? richText`${formatCount(more, 'leg')} more` : null,
    ...listNoiseFacts(rows),
    ...listSinceFacts(rows),
  ];
  return facts.filter((fact) => fact !== null);
}

function formatMeasuredAgain({ rounds, minutes }: NonNullable<Report['measuredAgain']>): RichText {
  return [`${formatCount(rounds, 'disturbed round')} measured again (${formatCompact(minutes, 1)} min)`];
}

function formatCost({ setupSeconds, measuringSeconds, savedSeconds }: RunCost): RichText {
  const parts = [
    setupSeconds < MIN_SECONDS_SHOWN ? null : `setup ${formatSeconds(setupSeconds)}`,
    `measuring ${formatSeconds(measuringSeconds)}`,
    savedSeconds < MIN_SECONDS_SHOWN ? null : `${formatSeconds(savedSeconds)} saved by ending early`,
  ];
  return [parts.filter((part) => part !== null).join(', ')];
}

/** Durations below this are not worth telling. */
const MIN_SECONDS_SHOWN = 1;

function formatSeconds(seconds: number): string {
  return seconds < 60 ? `${formatCompact(seconds, 1)} s` : `${formatCompact(seconds / 60, 1)} min`;
}

const LEGS_SHOWN = 6;

function listLegFacts({ seed, environment }: Pick<Report, 'seed' | 'environment'>): (RichText | null)[] {
  return [
    seed === '' ? null : richText`seed ${asUntrustedText(seed)}`,
    environment && richText`${asUntrustedText(environment.cpu)}, ${formatCount(environment.cores, 'core')}`,
  ];
}

function formatLeg(leg: Leg): RichText {
  return richText`${asUntrustedText(leg.name)}: ${joinRichTexts(listLegFacts(leg), ', ')}`;
}

function formatBaseline(baseline: RecordedBaseline, here: Report['environment']): RichText {
  const { path, commit, measuredOn, environment } = baseline;
  const sha = commit.sha ? abbreviateSha(commit.sha) : 'unknown';
  const origin = commit.how === 'worktree' ? 'a working tree' : sha;
  const day = measuredOn === null ? '' : `, ${measuredOn}`;
  const isAlike = here !== null && compareMachines(environment, here) === null;
  const where = isAlike ? 'a machine of the same model' : 'another machine';
  return richText`baseline ${asUntrustedText(path)} of ${origin}${day}, measured on ${where}`;
}

/** The noise is half the width of the 95 % interval of a median, as in the table. */
function listNoiseFacts(rows: readonly ReportRow[]): (RichText | null)[] {
  const noisy = rows.filter(({ exact, base, head }) => !exact && base !== null && head !== null);
  const halves = noisy.map(({ base }) => {
    const { median, medianInterval } = base!;
    return (medianInterval.high - medianInterval.low) / 2 / Math.abs(median);
  });
  const noise = formatMedianAndWorst(halves.filter(Number.isFinite));
  const detectable = formatMedianAndWorst(noisy.flatMap((row) => row.detectable ?? []));
  return [
    noise === null ? null : richText`noise ±${noise}`,
    detectable === null ? null : richText`minimum detectable change ${detectable}`,
  ];
}

/** The median and the largest ratio: `1.2% (worst 4.0%)`; null if there are none. */
function formatMedianAndWorst(ratios: readonly number[]): string | null {
  const sorted = ratios.toSorted((a, b) => a - b);
  if (sorted.length === 0) return null;
  const [middle, worst] = [sorted[Math.floor((sorted.length - 1) / 2)]!, sorted.at(-1)!].map(formatMargin);
  return middle === worst ? middle! : `${middle} (worst ${worst})`;
}

/** Processor features by which libraries and compilers choose their fast paths, few enough for one line. */
const NOTABLE_FLAGS: readonly string[] = [
  ...['hypervisor', 'fma', 'bmi2', 'avx2', 'avx512f', 'avx512_vnni', 'avx_vnni', 'amx_tile', 'aes', 'vaes'],
  ...['sha_ni', 'gfni', 'asimd', 'sve', 'sve2', 'atomics', 'crc32', 'sha2', 'sha512', 'pmull'],
];

type LabelledFact = readonly [label: string, text: RichText | null];

export function listMachineFacts({ environment, plan }: Pick<Report, 'environment' | 'plan'>) {
  if (environment === null) return [];
  const { cpu, cores, memoryBytes, image, node, processor, observations, toolchain } = environment;
  const facts: readonly LabelledFact[] = [
    ['processor', richText`${asUntrustedText(cpu)}, ${formatCount(cores, 'core')}`],
    ...(processor === undefined ? [] : processorFacts(processor)),
    ['memory', memoryBytes > 0 ? [formatSize(memoryBytes)] : null],
    ['system', systemFact(environment)],
    ['image', image === null ? null : [asUntrustedText(image)]],
    ...(toolchain === undefined ? [] : toolFacts(toolchain)),
    ['measured by', richText`node ${asUntrustedText(node)}`],
    [
      'kept to',
      plan?.cpus ? richText`processor${/\D/.test(plan.cpus) ? 's' : ''} ${asUntrustedText(plan.cpus)}` : null,
    ],
    ['niceness', plan?.nice ? [String(plan.nice)] : null],
    ['load', loadFact(environment)],
    ...(observations === undefined ? [] : listObservationFacts(observations)),
  ];
  return facts.flatMap(([label, text]) => (text === null || text.length === 0 ? [] : [{ label, text }]));
}

function processorFacts({ flags, caches, governor }: Processor): LabelledFact[] {
  const notable = flags.filter((flag) => NOTABLE_FLAGS.includes(flag));
  return [
    ['caches', caches.length === 0 ? null : [formatList(caches.map(cacheText))]],
    ['features', notable.length === 0 ? null : [asUntrustedText(notable.join(' '))]],
    ['governor', governor === null ? null : [asUntrustedText(governor)]],
  ];
}

const KIND_LETTER: Readonly<Record<CpuCache['kind'], string>> = { data: 'd', instruction: 'i', unified: '' };

function cacheText({ level, kind, bytes, count }: CpuCache): string {
  return `${count === 1 ? '' : `${count} × `}${formatSize(bytes)} L${level}${KIND_LETTER[kind]}`;
}

/** Sizes of hardware are mostly round, so the zeros after the point are left out. */
function formatSize(bytes: number): string {
  return formatQuantity(bytes, 'B').replace(/\.0+(?=\D|$)/, '');
}

function systemFact({ os, kernel, architecture }: Environment): RichText | null {
  return os === '' ? null : joinUntrustedTexts([os, kernel, architecture]);
}

function joinUntrustedTexts(texts: readonly string[]): RichText {
  const pieces = texts.map((text) => [asUntrustedText(text)]);
  return joinRichTexts(pieces, ', ');
}

/** One fact if it is equal on both sides. */
function toolFacts({ base, head }: NonNullable<Environment['toolchain']>): LabelledFact[] {
  const isSame = base.length === 0 || JSON.stringify(base) === JSON.stringify(head);
  if (isSame) return [['toolchain', joinUntrustedTexts(head)]];
  return [
    ['toolchain of base', joinUntrustedTexts(base)],
    ['toolchain of head', joinUntrustedTexts(head)],
  ];
}

function loadFact({ loadBefore, loadAfter }: Environment): RichText | null {
  if (loadBefore === null || loadAfter === null) return null;
  return richText`${formatCompact(loadBefore, 2)} before, ${formatCompact(loadAfter, 2)} after (one-minute average)`;
}

/** The first entry of each series was taken before the warm-up, and is left out. */
function listObservationFacts({ steal, others, mhz }: Observations): LabelledFact[] {
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
  return [`${low === high ? low : `${low} to ${high}`} GHz`];
}

function shareText(shares: readonly number[]): RichText | null {
  if (shares.length === 0) return null;
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return richText`${formatMargin(mean)} of the processor time, at most ${formatMargin(Math.max(...shares))} in one block of rounds`;
}

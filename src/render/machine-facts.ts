// Lists facts about the machine of a run: processor, memory, system, toolchain, and its state during the run. A Report
// in, labels with RichTexts out; an unknown fact has no entry. Judges nothing: warnings are problems of the report.

import type { CpuCache, Environment, Observations, Processor } from '../model/environment.ts';
import type { Report } from '../model/report.ts';
import { formatCompact } from '../units/compact-number.ts';
import { formatMargin } from '../units/percent.ts';
import { formatQuantity } from '../units/scale.ts';
import { asUntrustedText, type RichText, richText } from './rich-text.ts';
import { formatCount, formatList } from './words.ts';

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

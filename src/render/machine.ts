// Lists facts about the machine of a run: processor, memory, system, toolchain, and its state during the run. A Report
// in, labels with Phrases out; an unknown fact has no entry. Judges nothing: warnings are problems of the report.

import type { Cache, Environment, Observations, Processor } from '../model/environment.ts';
import type { Report } from '../model/report.ts';
import { brief } from '../units/brief.ts';
import { rough } from '../units/percent.ts';
import { formatQuantity } from '../units/scale.ts';
import { type Phrase, quote, say } from './phrase.ts';
import { counted, listed } from './words.ts';

export interface Fact {
  readonly label: string;
  readonly text: Phrase;
}

/** Processor features by which libraries and compilers choose their fast paths, few enough for one line. */
const TELLING_FLAGS: readonly string[] = [
  ...['hypervisor', 'fma', 'bmi2', 'avx2', 'avx512f', 'avx512_vnni', 'avx_vnni', 'amx_tile', 'aes', 'vaes'],
  ...['sha_ni', 'gfni', 'asimd', 'sve', 'sve2', 'atomics', 'crc32', 'sha2', 'sha512', 'pmull'],
];

export function machineFacts({ environment, plan }: Pick<Report, 'environment' | 'plan'>): Fact[] {
  if (environment === null) return [];
  const { processor, observations, toolchain } = environment;
  const facts: readonly [label: string, text: Phrase | null][] = [
    ['processor', say`${quote(environment.cpu)}, ${counted(environment.cores, 'core')}`],
    ...(processor === undefined ? [] : processorFacts(processor)),
    ['memory', environment.memoryBytes > 0 ? say`${size(environment.memoryBytes)}` : null],
    ['system', systemFact(environment)],
    ['image', environment.image === null ? null : say`${quote(environment.image)}`],
    ...(toolchain === undefined ? [] : toolFacts(toolchain)),
    ['measured by', say`node ${quote(environment.node)}`],
    ['kept to', plan?.cpus ? say`processors ${quote(plan.cpus)}` : null],
    ['niceness', plan?.nice ? say`${String(plan.nice)}` : null],
    ['load', loadFact(environment)],
    ...(observations === undefined ? [] : courseFacts(observations)),
  ];
  return facts.flatMap(([label, text]) => (text === null ? [] : [{ label, text }]));
}

function processorFacts({ flags, caches, governor }: Processor): [string, Phrase | null][] {
  const telling = flags.filter((flag) => TELLING_FLAGS.includes(flag));
  return [
    ['caches', caches.length === 0 ? null : say`${listed(caches.map(cacheText))}`],
    ['features', telling.length === 0 ? null : say`${quote(telling.join(' '))}`],
    ['governor', governor === null ? null : say`${quote(governor)}`],
  ];
}

const KIND_LETTER: Readonly<Record<Cache['kind'], string>> = { data: 'd', instruction: 'i', unified: '' };

/** Describes a cache: `2 × 32KiB L1d`. */
function cacheText({ level, kind, bytes, count }: Cache): string {
  return `${count === 1 ? '' : `${count} × `}${size(bytes)} L${level}${KIND_LETTER[kind]}`;
}

/** Formats a size of hardware without the zeros after the point, because such sizes are mostly round. */
function size(bytes: number): string {
  return formatQuantity(bytes, 'B').replace(/\.0+(?=\D|$)/, '');
}

function systemFact({ os, kernel, architecture }: Environment): Phrase | null {
  return os === '' ? null : say`${quote(os)}, ${quote(kernel)}, ${quote(architecture)}`;
}

/** Returns the toolchain; one entry if it is equal on both sides. */
function toolFacts({ base, head }: NonNullable<Environment['toolchain']>): [string, Phrase | null][] {
  const lines = (texts: readonly string[]) =>
    texts.length === 0
      ? null
      : texts.flatMap((text, index): Phrase => (index === 0 ? [quote(text)] : [', ', quote(text)]));
  const isSame = base.length === 0 || JSON.stringify(base) === JSON.stringify(head);
  if (isSame) return [['toolchain', lines(head)]];
  return [
    ['toolchain of base', lines(base)],
    ['toolchain of head', lines(head)],
  ];
}

function loadFact({ loadBefore, loadAfter }: Environment): Phrase | null {
  if (loadBefore === null || loadAfter === null) return null;
  return say`${brief(loadBefore, 2)} before, ${brief(loadAfter, 2)} after (one-minute average)`;
}

/** Describes the observations without the first entry of each series, which was taken before the warm-up. */
function courseFacts({ steal, others, mhz }: Observations): [string, Phrase | null][] {
  const known = (series: readonly (number | null)[]) => series.slice(1).filter((entry) => entry !== null);
  return [
    ['frequency', frequencyText(known(mhz))],
    ['stolen by the host', shareText(known(steal))],
    ['used by others', shareText(known(others))],
  ];
}

function frequencyText(mhz: readonly number[]): Phrase | null {
  if (mhz.length === 0) return null;
  const [low, high] = [Math.min(...mhz), Math.max(...mhz)].map((one) => brief(one / 1000, 2));
  return low === high ? say`${low ?? ''} GHz` : say`${low ?? ''} to ${high ?? ''} GHz`;
}

function shareText(shares: readonly number[]): Phrase | null {
  if (shares.length === 0) return null;
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return say`${rough(mean)} of the processor time, at most ${rough(Math.max(...shares))} in one block of rounds`;
}

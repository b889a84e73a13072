// The machine of a Recording: what it is, and how it fared while it measured. Facts for people, and for the
// doubts of the report; no statistic is made of them. Whatever came with a later version is optional, so that
// recordings of an earlier one are still read: absent means that nobody asked, null that the system cannot tell.

import * as z from 'zod';
import { nameSchema } from './text.ts';

/** A processor of today has some 150; what a stranger wrote must stay small. */
export const MOST_FLAGS = 400;
/** Four kinds on every processor there is; a machine with big and small cores has a few more. */
export const MOST_CACHES = 16;
/** One line of each program that a command names. */
export const MOST_TOOLS = 20;
export const LONGEST_LINE = 200;
/** More processors, or caches, than any machine has. */
const MAX_COUNT = 1_000_000;

const cacheSchema = z.strictObject({
  level: z.int().min(1).max(MAX_COUNT),
  kind: z.enum(['data', 'instruction', 'unified']),
  bytes: z.number().min(0),
  /** How many there are of this size in the machine. */
  count: z.int().min(1).max(MAX_COUNT),
});

const processorSchema = z.strictObject({
  /** What it can do, in the words and the order of the kernel (`avx2`, `sha_ni`); empty where it does not say. */
  flags: z.array(z.string().max(64)).max(MOST_FLAGS),
  /** By level, then kind; empty where the system does not say. */
  caches: z.array(cacheSchema).max(MOST_CACHES),
  /** Who chooses the frequency: `performance`, `powersave`, `schedutil`; null where nobody does or says. */
  governor: z.string().max(64).nullable(),
});

/** Of processor time; null where the system cannot tell. */
export const shareSchema = z.number().min(0).max(1).nullable();

/**
 * The moment before the warm-up, the warm-up, and every block of rounds, also those that were measured again. Blocks have
 * two rounds, so this is enough for as many rounds as there can be.
 */
const MOST_OBSERVATIONS = 1002;
const series = <T extends z.ZodType>(entry: T) => z.array(entry).max(MOST_OBSERVATIONS);

const observationsSchema = z.strictObject({
  /**
   * The last round before the entry: null before the warm-up, 0 after it. The same round stands twice where it was measured
   * again. Absent in recordings of an earlier version, which have an entry for each round.
   */
  rounds: series(z.int().min(0).nullable()).optional(),
  /** When it was taken, since measuring began, monotonic clock. */
  atMs: series(z.number().min(0)),
  /** One-minute load average. */
  load: series(z.number().min(0).nullable()),
  /**
   * Share of the time of all processors that the hypervisor gave to others since the entry before; the first
   * entry is since the machine started.
   */
  steal: series(shareSchema),
  /** The same for processes that are neither ours nor started by us; null in the first entry. */
  others: series(shareSchema),
  /** Of the fastest processor at that moment: idle ones slow down. */
  mhz: series(z.number().min(0).nullable()),
});

const toolLines = z.array(z.string().max(LONGEST_LINE)).max(MOST_TOOLS);

export const environmentSchema = z.strictObject({
  os: nameSchema,
  kernel: nameSchema,
  architecture: nameSchema,
  cpu: nameSchema,
  cores: z.int().min(0).max(MAX_COUNT),
  memoryBytes: z.number().min(0),
  /** The runner's image where it says one (`ubuntu24 20261101.1`). */
  image: nameSchema.nullable(),
  node: nameSchema,
  processor: processorSchema.optional(),
  /** The first line that each program says of its version, as the side's own tree sees it after setup. */
  toolchain: z.strictObject({ base: toolLines, head: toolLines }).optional(),
  /** One-minute load average before and after measuring; null where the system has none. */
  loadBefore: z.number().nullable(),
  loadAfter: z.number().nullable(),
  observations: observationsSchema.optional(),
});

export type Environment = z.infer<typeof environmentSchema>;
/** What it is, apart from how it fared. */
export type Machine = Omit<Environment, 'toolchain' | 'loadBefore' | 'loadAfter' | 'observations'>;
export type Processor = NonNullable<Environment['processor']>;
export type Cache = Processor['caches'][number];
export type Toolchain = NonNullable<Environment['toolchain']>;
export type Observations = NonNullable<Environment['observations']>;

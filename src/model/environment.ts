// The machine of a Recording: what it is, and its state while it measured. These are facts for people and for the
// warnings of the report; no statistic uses them. Fields that a later version added are optional, so that older
// recordings can still be read. Absent means not recorded; null means that the system does not provide the value.

import * as z from 'zod';
import { nameSchema } from './field-schemas.ts';

/** Maximum number of flags. Current processors have about 150; the bound keeps an untrusted recording small. */
export const MAX_FLAGS = 400;
/** Maximum number of caches. A processor has at most four kinds; one with big and small cores has a few more. */
export const MAX_CACHES = 16;
/** Maximum number of toolchain lines: one for each program that a command names. */
export const MAX_TOOLS = 20;
export const MAX_TOOL_LINE_LENGTH = 200;
/** Maximum number of processors or caches, more than any machine has. */
const MAX_COUNT = 1_000_000;

const cacheSchema = z.strictObject({
  level: z.int().min(1).max(MAX_COUNT),
  kind: z.enum(['data', 'instruction', 'unified']),
  bytes: z.number().min(0),
  count: z.int().min(1).max(MAX_COUNT),
});

const processorSchema = z.strictObject({
  /** Features in the words and the order of the kernel (`avx2`, `sha_ni`); empty if the system does not report them. */
  flags: z.array(z.string().max(64)).max(MAX_FLAGS),
  /** Caches sorted by level, then kind; empty if the system does not report them. */
  caches: z.array(cacheSchema).max(MAX_CACHES),
  /** Frequency governor: `performance`, `powersave`, `schedutil`; null if there is none or it is unknown. */
  governor: z.string().max(64).nullable(),
});

/** Share of processor time, 0 to 1; null if the system does not provide it. */
export const shareSchema = z.number().min(0).max(1).nullable();

/**
 * Maximum number of observations: one before the warm-up, one after it, and one after each block of rounds, including
 * blocks that were measured again. Blocks have two rounds, so this is enough for the maximum number of rounds.
 */
const MAX_OBSERVATIONS = 1002;
const observationSeriesOf = <T extends z.ZodType>(entry: T) => z.array(entry).max(MAX_OBSERVATIONS);

const observationsSchema = z.strictObject({
  /**
   * Last round before each entry: null before the warm-up, 0 after it. A round appears twice if it was measured again.
   * Absent in recordings of an earlier version, which have an entry for each round.
   */
  rounds: observationSeriesOf(z.int().min(0).nullable()).optional(),
  /** Time of each entry in milliseconds since measuring began, monotonic clock. */
  atMs: observationSeriesOf(z.number().min(0)),
  load: observationSeriesOf(z.number().min(0).nullable()),
  /**
   * Share of the time of all processors that the hypervisor gave to others since the previous entry. The first entry
   * covers the time since the machine started.
   */
  steal: observationSeriesOf(shareSchema),
  /** Share of that time used by processes that are neither this program nor started by it; null in the first entry. */
  others: observationSeriesOf(shareSchema),
  /** Frequency of the fastest processor at that moment, in MHz. The fastest one, because idle processors slow down. */
  mhz: observationSeriesOf(z.number().min(0).nullable()),
});

const toolLines = z.array(z.string().max(MAX_TOOL_LINE_LENGTH)).max(MAX_TOOLS);

export const environmentSchema = z.strictObject({
  os: nameSchema,
  kernel: nameSchema,
  architecture: nameSchema,
  cpu: nameSchema,
  cores: z.int().min(0).max(MAX_COUNT),
  memoryBytes: z.number().min(0),
  /** Image of the runner, if it names one (`ubuntu24 20261101.1`); else null. */
  image: nameSchema.nullable(),
  node: nameSchema,
  processor: processorSchema.optional(),
  /** First line of the version output of each program, as it runs in each side's own tree after setup. */
  toolchain: z.strictObject({ base: toolLines, head: toolLines }).optional(),
  /** One-minute load average before and after measuring; null if the system has none. */
  loadBefore: z.number().nullable(),
  loadAfter: z.number().nullable(),
  observations: observationsSchema.optional(),
});

export type Environment = z.infer<typeof environmentSchema>;
/** Description of the machine itself, without its state during the run. */
export type Machine = Omit<Environment, 'toolchain' | 'loadBefore' | 'loadAfter' | 'observations'>;
export type Processor = NonNullable<Environment['processor']>;
export type CpuCache = Processor['caches'][number];
export type Toolchain = NonNullable<Environment['toolchain']>;
export type Observations = NonNullable<Environment['observations']>;

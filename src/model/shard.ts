// A shard: the part of the benchmarks that one of several jobs measures. All jobs run the same warm-up and share the sorted
// list of benchmarks in turns, so they need not talk to each other.

import { compareTexts } from '../text/compare-texts.ts';
import { type Benchmark, benchmarkKeyOf } from './sample.ts';

/** Maximum number of shards, and of recordings in one report. GitHub starts no more jobs from one matrix. */
export const MAX_JOBS = 256;

export interface Shard {
  /** Number of the shard, from 1. */
  readonly index: number;
  readonly count: number;
  /** All benchmarks that the warm-up saw on either side, sorted. Empty: the run ended before it saw any. */
  readonly benchmarks: readonly Benchmark[];
}

/** Number of a shard and of all shards. */
export type ShardNumber = Pick<Shard, 'index' | 'count'>;

/** Parses `2/4`; null for any other text, and for a shard that does not exist. */
export function parseShard(text: string): ShardNumber | null {
  const [, index, count] = /^(\d{1,3})\/(\d{1,3})$/.exec(text.trim())?.map(Number) ?? [];
  if (index === undefined || count === undefined) return null;
  return index >= 1 && index <= count && count <= MAX_JOBS ? { index, count } : null;
}

/** A shard whose benchmarks are not known yet. Null: the run has no shards. */
export function makeUnknownShard(text: string | null): Shard | null {
  const number = parseShard(text ?? '');
  return number && { ...number, benchmarks: [] };
}

export function formatShard({ index, count }: ShardNumber): string {
  return `${index}/${count}`;
}

export function sortBenchmarks(benchmarks: readonly Benchmark[]): Benchmark[] {
  const byKey = new Map(
    benchmarks.map(({ command, group, name }) => [benchmarkKeyOf({ command, group, name }), { command, group, name }]),
  );
  return [...byKey.values()].sort(
    (one, other) =>
      compareTexts(one.command, other.command) ||
      compareTexts(one.group, other.group) ||
      compareTexts(one.name, other.name),
  );
}

/** Every n-th benchmark of the list, beginning with the k-th. */
export function listOwn({ index, count, benchmarks }: Shard): Shard['benchmarks'] {
  return benchmarks.filter((_, at) => at % count === index - 1);
}

/** There are fewer benchmarks than shards. */
export function isEmptyShard(shard: Shard): boolean {
  return shard.benchmarks.length > 0 && listOwn(shard).length === 0;
}

/** A part of all benchmarks, 0 to 1, by which the shard shares alpha. A shard without benchmarks has all of it. */
export function shareOf(shard: Shard): number {
  const own = listOwn(shard).length;
  return own === 0 ? 1 : own / shard.benchmarks.length;
}

// Reads facts about the processor besides its name: features, caches, and what controls its frequency. Linux reports
// them in /proc/cpuinfo and below /sys. Elsewhere they stay unknown, because node does not report them and no process
// is started to find out.

import { readdir, readFile } from 'node:fs/promises';
import { type CpuCache, MAX_CACHES, MAX_FLAGS, type Processor } from '../model/environment.ts';

const CPUS = '/sys/devices/system/cpu';

/** One cache as one processor sees it: the texts of the files in its folder below /sys. */
export interface CacheFiles {
  readonly level: string;
  readonly type: string;
  readonly size: string;
  readonly sharedBy: string;
}

export async function readProcessor(): Promise<Processor> {
  const folders = (await namesIn(CPUS)).filter((name) => /^cpu\d+$/.test(name));
  const caches = await Promise.all(folders.map((name) => readCaches(`${CPUS}/${name}/cache`)));
  return {
    flags: parseFlags((await textOf('/proc/cpuinfo')) ?? ''),
    caches: countCaches(caches.flat()),
    governor: (await textOf(`${CPUS}/cpu0/cpufreq/scaling_governor`))?.trim().slice(0, 64) || null,
  };
}

/** Returns the features in the line of the first processor: `flags` on x86, `Features` on ARM. */
export function parseFlags(cpuinfo: string): string[] {
  const line = /^(?:flags|Features)[ \t]*:(.*)$/m.exec(cpuinfo)?.[1] ?? '';
  const flags = line.split(/\s+/).filter((flag) => flag !== '' && flag.length <= 64);
  return flags.slice(0, MAX_FLAGS);
}

/** Counts the caches of each kind. Caches of one kind are distinguished by the processors that share them. */
export function countCaches(seen: readonly CacheFiles[]): CpuCache[] {
  const kinds = new Map<string, { readonly cache: Omit<CpuCache, 'count'>; readonly served: Set<string> }>();
  for (const { level, type, size, sharedBy } of seen) {
    const kind = (['data', 'instruction', 'unified'] as const).find((one) => one === type.trim().toLowerCase());
    const bytes = parseSize(size);
    const depth = Number(level);
    if (kind === undefined || bytes === null || !Number.isInteger(depth) || depth < 1) continue;
    const cache = { level: depth, kind, bytes };
    const key = JSON.stringify(cache);
    const entry = kinds.get(key) ?? { cache, served: new Set() };
    kinds.set(key, entry);
    entry.served.add(sharedBy.trim());
  }
  return [...kinds.values()]
    .map(({ cache, served }) => ({ ...cache, count: served.size }))
    .sort((left, right) => left.level - right.level || (left.kind < right.kind ? -1 : 1))
    .slice(0, MAX_CACHES);
}

/** Parses a size as the kernel writes it, such as `32K`, into bytes; null for any other text. */
function parseSize(text: string): number | null {
  const match = /^(\d+)([KMG]?)$/.exec(text.trim());
  if (match === null) return null;
  return Number(match[1]) * 1024 ** ['', 'K', 'M', 'G'].indexOf(match[2] ?? '');
}

async function readCaches(folder: string): Promise<CacheFiles[]> {
  const indices = (await namesIn(folder)).filter((name) => /^index\d+$/.test(name));
  return Promise.all(
    indices.map(async (index) => {
      const names = ['level', 'type', 'size', 'shared_cpu_list'];
      const texts = await Promise.all(names.map((name) => textOf(`${folder}/${index}/${name}`)));
      const [level, type, size, sharedBy] = texts.map((text) => text ?? '') as [string, string, string, string];
      return { level, type, size, sharedBy };
    }),
  );
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

function textOf(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null);
}

// What the processor is besides its name: features, caches, and who chooses its frequency. Linux tells it in
// /proc/cpuinfo and below /sys; elsewhere node knows nothing of it, and nothing is started to find out.

import { readdir, readFile } from 'node:fs/promises';
import { type Cache, MOST_CACHES, MOST_FLAGS, type Processor } from '../model/environment.ts';

const CPUS = '/sys/devices/system/cpu';

/** One cache as one processor sees it: the texts of the files of its folder below /sys. */
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

/** The line of the first processor: `flags` on x86, `Features` on ARM. */
export function parseFlags(cpuinfo: string): string[] {
  const line = /^(?:flags|Features)[ \t]*:(.*)$/m.exec(cpuinfo)?.[1] ?? '';
  const flags = line.split(/\s+/).filter((flag) => flag !== '' && flag.length <= 64);
  return flags.slice(0, MOST_FLAGS);
}

/** Several processors share a cache, so each is counted by whom it serves. */
export function countCaches(seen: readonly CacheFiles[]): Cache[] {
  const kinds = new Map<string, { readonly cache: Omit<Cache, 'count'>; readonly served: Set<string> }>();
  for (const { level, type, size, sharedBy } of seen) {
    const kind = (['data', 'instruction', 'unified'] as const).find(
      (one) => one === type.trim().toLowerCase(),
    );
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
    .slice(0, MOST_CACHES);
}

/** `32K` as the kernel writes it, in bytes. */
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
      const [level, type, size, sharedBy] = texts.map((text) => text ?? '') as [
        string,
        string,
        string,
        string,
      ];
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

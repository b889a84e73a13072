// Lists of processors in the notation of Linux, `0,2-3`: text in, numbers out, and back. Null for any other text.

/** In place of a list: a single processor, which the gate chooses. */
export const ONE_PROCESSOR = 'one';

/** Linux itself supports no more. */
const MAX_CPUS = 8192;

/** In ascending order without duplicates. */
export function parseCpuList(text: string): number[] | null {
  const cpus = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/.exec(part);
    if (match === null) return null;
    const [first, last] = [Number(match[1]), Number(match[2] ?? match[1])];
    if (last < first || last >= MAX_CPUS) return null;
    for (let cpu = first; cpu <= last; cpu += 1) cpus.add(cpu);
  }
  return [...cpus].sort((left, right) => left - right);
}

export function renderCpuList(ascending: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const cpu of ascending) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === cpu - 1) run[1] = cpu;
    else runs.push([cpu, cpu]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}

// Lists of processors as Linux writes them: `0,2-3`. Text in, numbers out; null for what is no such list.

/** Linux itself knows no more. */
const MOST_CPUS = 8192;

/** Ascending, each once. */
export function parseCpuList(text: string): number[] | null {
  const cpus = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/.exec(part);
    if (match === null) return null;
    const first = Number(match[1]);
    const last = Number(match[2] ?? match[1]);
    if (last < first || last >= MOST_CPUS) return null;
    for (let cpu = first; cpu <= last; cpu += 1) cpus.add(cpu);
  }
  return [...cpus].sort((left, right) => left - right);
}

/** The shortest way to write them. */
export function renderCpuList(ascending: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const cpu of ascending) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === cpu - 1) run[1] = cpu;
    else runs.push([cpu, cpu]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}

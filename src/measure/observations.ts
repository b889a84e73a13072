// Observes the machine: once before the warm-up and after each invocation, never while a benchmark runs. Each look returns what others
// took since the previous one. The recording has fewer entries, each with the shares since the entry before.

import type { CpuTime, Host, Observation } from '../host/host.ts';
import type { Observations } from '../model/environment.ts';

/** Shares of the time of all processors, 0 to 1; null where the system does not report them. */
export interface LoadShares {
  readonly steal: number | null;
  readonly others: number | null;
  readonly own: number | null;
}

export interface MachineWatch {
  /** Reads the machine. Returns what others and the benchmark took since the previous look. */
  observe(): Promise<LoadShares>;
  /** Adds an entry for the last look. `atMs`: time since measuring began. `round`: last one before it; null if none. */
  record(atMs: number, round: number | null): void;
  all(): Observations;
}

/** `cpus`: the processors to which the benchmarks are pinned; null: all. What others take of the rest does not matter. */
export function watchMachine(host: Pick<Host, 'observe'>, cpus: string | null): MachineWatch {
  const entries: ({ round: number | null; atMs: number } & Omit<LoadShares, 'own'> &
    Pick<Observation, 'load' | 'mhz'>)[] = [];
  let latest: Observation = { load: null, cpu: null, mhz: null };
  let recordedCpu: CpuTime | null = null;
  return {
    async observe() {
      const before = latest.cpu;
      latest = await host.observe(cpus);
      return computeShares(before, latest.cpu);
    },
    record(atMs, round) {
      const { load, cpu, mhz } = latest;
      const { others } = computeShares(recordedCpu, cpu);
      // The counters begin with the start of the machine, but our own use before the first look is not known.
      const { steal } = computeShares(recordedCpu ?? NOTHING, cpu);
      entries.push({ round, atMs, load, steal, others, mhz });
      recordedCpu = cpu;
    },
    all: () => ({
      rounds: entries.map((entry) => entry.round),
      atMs: entries.map(({ atMs }) => atMs),
      load: entries.map(({ load }) => load),
      steal: entries.map(({ steal }) => steal),
      others: entries.map(({ others }) => others),
      mhz: entries.map(({ mhz }) => mhz),
    }),
  };
}

const NOTHING: CpuTime = { total: 0, busy: 0, stolen: 0, own: 0 };

function computeShares(from: CpuTime | null, to: CpuTime | null): LoadShares {
  if (from === null || to === null) return { steal: null, others: null, own: null };
  const totalTime = to.total - from.total;
  return {
    steal: share(to.stolen - from.stolen, totalTime),
    others: share(to.busy - from.busy - (to.own - from.own), totalTime),
    own: share(to.own - from.own, totalTime),
  };
}

/** A share, 0 to 1; null when no time has passed. Clamped, because counters may go back by a tick; more digits would be noise of ticks. */
function share(part: number, whole: number): number | null {
  return whole > 0 ? Number(Math.min(1, Math.max(0, part / whole)).toFixed(4)) : null;
}

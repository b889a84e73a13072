// How the machine fared: a look before the warm-up and after each invocation. What others took since the look before is
// told after each; entries of the recording are kept less often, as shares of the time between two of them. Never looks
// while a benchmark runs.

import type { CpuTime, Host, Observation } from '../host/host.ts';
import type { Observations } from '../model/environment.ts';

/** Shares of the time of all processors; null where the system cannot tell. */
export interface Taken {
  readonly steal: number | null;
  readonly others: number | null;
}

export interface Watch {
  /** What was taken since the look before. */
  look(): Promise<Taken>;
  /** Keeps the last look as an entry. `atMs`: since measuring began. `round`: the last one before; null: none. */
  keep(atMs: number, round: number | null): void;
  all(): Observations;
}

export function watchMachine(host: Pick<Host, 'observe'>): Watch {
  const seen = {
    rounds: [] as (number | null)[],
    atMs: [] as number[],
    load: [] as (number | null)[],
    steal: [] as (number | null)[],
    others: [] as (number | null)[],
    mhz: [] as (number | null)[],
  };
  let latest: Observation = { load: null, cpu: null, mhz: null };
  let kept: CpuTime | null = null;
  return {
    async look() {
      const before = latest.cpu;
      latest = await host.observe();
      return takenBetween(before, latest.cpu);
    },
    keep(atMs, round) {
      const { load, cpu, mhz } = latest;
      const { others } = takenBetween(kept, cpu);
      seen.rounds.push(round);
      seen.atMs.push(atMs);
      seen.load.push(load);
      // All counters begin with the machine, but what was our own before we began is not known.
      seen.steal.push(takenBetween(kept ?? NOTHING, cpu).steal);
      seen.others.push(others);
      seen.mhz.push(mhz);
      kept = cpu;
    },
    all: () => structuredClone(seen),
  };
}

const NOTHING: CpuTime = { total: 0, busy: 0, stolen: 0, own: 0 };

function takenBetween(from: CpuTime | null, to: CpuTime | null): Taken {
  if (from === null || to === null) return { steal: null, others: null };
  const totalTime = to.total - from.total;
  return {
    steal: share(to.stolen - from.stolen, totalTime),
    others: share(to.busy - from.busy - (to.own - from.own), totalTime),
  };
}

/** Null when no time has passed. Counters of a kernel may go back by a tick, so the ends are cut off. */
function share(part: number, whole: number): number | null {
  return whole > 0 ? round(Math.min(1, Math.max(0, part / whole))) : null;
}

/** Ticks are hundredths of a second: more digits would be noise. */
function round(ratio: number): number {
  return Number(ratio.toFixed(4));
}

// How the machine fared, round by round: one look before the warm-up and one after each round, kept as shares of
// the time between. Never looks while a benchmark runs.

import type { CpuTime, Host } from '../host/host.ts';
import type { Observations } from '../model/environment.ts';

export interface Watch {
  /** `atMs`: since measuring began. */
  look(atMs: number): Promise<void>;
  all(): Observations;
}

export function watchMachine(host: Pick<Host, 'observe'>): Watch {
  const seen: Observations = { atMs: [], load: [], steal: [], others: [], mhz: [] };
  let before: CpuTime | null = null;
  return {
    async look(atMs) {
      const { load, cpu, mhz } = await host.observe();
      seen.atMs.push(atMs);
      seen.load.push(load);
      seen.steal.push(cpu && stolenShare(before ?? NOTHING, cpu));
      // What was our own before we began is not known.
      seen.others.push(cpu && before && othersShare(before, cpu));
      seen.mhz.push(mhz);
      before = cpu;
    },
    all() {
      const { atMs, load, steal, others, mhz } = seen;
      return { atMs: [...atMs], load: [...load], steal: [...steal], others: [...others], mhz: [...mhz] };
    },
  };
}

/** All counters begin with the machine. */
const NOTHING: CpuTime = { total: 0, busy: 0, stolen: 0, own: 0 };

function stolenShare(from: CpuTime, to: CpuTime): number | null {
  return share(to.stolen - from.stolen, to.total - from.total);
}

function othersShare(from: CpuTime, to: CpuTime): number | null {
  return share(to.busy - from.busy - (to.own - from.own), to.total - from.total);
}

/** Null when no time has passed. Counters of a kernel may go back by a tick, so the ends are cut off. */
function share(part: number, whole: number): number | null {
  return whole > 0 ? round(Math.min(1, Math.max(0, part / whole))) : null;
}

/** Ticks are hundredths of a second: more digits would be noise. */
function round(ratio: number): number {
  return Number(ratio.toFixed(4));
}

// Turns a recording of head into a baseline that is kept in the repository, and puts a baseline in the place of base in
// another recording, so that base need not be measured. Recordings in, Recordings out. No measured value changes.

import type { Environment } from './environment.ts';
import { gomaxprocsSuffixOf } from './gomaxprocs-suffix.ts';
import type { RecordedSeries, Recording } from './recording.ts';
import { findWholeRounds } from './whole-rounds.ts';

export interface Baseline {
  readonly path: string;
  /** The recording as `asBaseline` returned it. */
  readonly recording: Recording;
}

/** Value of `commits.base.how` if the values of base come from a baseline. */
export const BASELINE = 'baseline';

/** Keeps the values of head in whole rounds, and where they come from. */
export function asBaseline(recording: Recording): Recording {
  const { invocations, environment } = recording;
  const whole = findWholeRounds(recording);
  const kept = invocations.flatMap(({ side, round, outcome }, index) =>
    side === 'head' && outcome === 'ok' && whole.has(round) ? [index] : [],
  );
  const positions = new Map(kept.map((from, to) => [from, to]));
  const { observations: _, ...machine } = environment;
  const { changes: __, baseline: ___, places: ____, cost: _____, ...rest } = recording;
  return {
    ...rest,
    commits: { base: { sha: null, how: 'none' }, head: recording.commits.head },
    environment: { ...machine, toolchain: { base: [], head: environment.toolchain?.head ?? [] } },
    invocations: kept.map((index) => {
      const { startMs, durationMs, steal: _steal, others: _others, own: _own, ...one } = invocations[index]!;
      return { ...one, startMs: Math.round(startMs), durationMs: Math.round(durationMs) };
    }),
    series: recording.series.flatMap((series) => pickSeriesValues(series, positions)),
    problems: [],
  };
}

function pickSeriesValues({ base: _, head, ...rest }: RecordedSeries, positions: ReadonlyMap<number, number>) {
  const taken = head.invocations.flatMap((from, at) => {
    const to = positions.get(from);
    return to === undefined ? [] : [{ to, values: head.values[at]! }];
  });
  if (taken.length === 0) return [];
  const values = { invocations: taken.map(({ to }) => to), values: taken.map(({ values }) => values) };
  return [{ ...rest, base: NO_VALUES, head: values }];
}

const NO_VALUES = { invocations: [], values: [] };

export function withBaseline(head: Recording, { path, recording: kept }: Baseline): Recording {
  const offset = head.invocations.length;
  const rename = makeRenamer(kept, head);
  const standIns = kept.series.map((one) => ({
    ...one,
    name: rename(one.name),
    base: { ...one.head, invocations: one.head.invocations.map((index) => index + offset) },
    head: NO_VALUES,
  }));
  const { toolchain } = head.environment;
  return {
    ...head,
    commits: { ...head.commits, base: { sha: head.commits.base.sha, how: BASELINE } },
    baseline: {
      path,
      commit: kept.commits.head,
      measuredOn: kept.measuredOn ?? null,
      commands: kept.schedule.commands,
      environment: kept.environment,
    },
    environment: {
      ...head.environment,
      toolchain: { base: kept.environment.toolchain?.head ?? [], head: toolchain?.head ?? [] },
    },
    invocations: [...head.invocations, ...kept.invocations.map((one) => ({ ...one, side: 'base' as const }))],
    series: [...head.series, ...standIns],
  };
}

/**
 * Go appends the number of processors to each name, which differs on another machine, and leaves it out on a single processor. A name
 * that head has too stays as it is, because its ending is part of the name.
 */
function makeRenamer(kept: Recording, head: Recording): (name: string) => string {
  const [from, to] = [gomaxprocsSuffixOf(kept), gomaxprocsSuffixOf(head)];
  const onHead = new Set(head.series.map(({ name }) => name));
  if (from === to || onHead.size === 0) return (name) => name;
  return (name) => {
    const bare = name.slice(0, name.length - from.length);
    return [name, bare].find((one) => onHead.has(one)) ?? `${bare}${to}`;
  };
}

/** Facts that decide how fast a machine runs a program. An empty text: unknown. */
const MACHINE_FACTS = {
  processor: ({ cpu }: Environment) => cpu,
  cores: ({ cores }: Environment) => (cores === 0 ? '' : String(cores)),
  image: ({ image }: Environment) => image ?? '',
  architecture: ({ architecture }: Environment) => architecture,
  system: ({ os }: Environment) => os,
};

export type MachineDifferences = {
  readonly [Fact in keyof typeof MACHINE_FACTS]?: readonly [there: string, here: string];
};

/** Compares two machines. A fact that one of them does not know is left out. Null: they do not differ. */
export function compareMachines(there: Environment, here: Environment): MachineDifferences | null {
  const differences = Object.entries(MACHINE_FACTS).flatMap(([fact, of]) => {
    const [one, other] = [of(there), of(here)];
    return one === other || one === '' || other === '' ? [] : [[fact, [one, other]]];
  });
  return differences.length === 0 ? null : Object.fromEntries(differences);
}

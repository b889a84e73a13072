// What measuring is narrowed to once some benchmarks are decided: the filter for the tool and the commands that
// are still run. A recording and what is undecided in, a Focus out. Pure; it must never narrow so far that a side
// of a command has nothing to measure, because an invocation without results is a failed one.

import type { Filterable } from '../formats/format.ts';
import { cut } from '../formats/text.ts';
import { cite } from '../model/cite.ts';
import { SIDES, type Side } from '../model/measurement.ts';
import type { Problem } from '../model/problem.ts';
import type { RecordedSeries, Recording } from '../model/recording.ts';

/** Holds the filter in the environment of a benchmark command; not set while everything is measured. */
export const FILTER_VARIABLE = 'BENCH_REFEREE_FILTER';

/** A variable with its name and its end; Windows takes no longer one. */
const LONGEST_VARIABLE_BYTES = 32 * 1024 - 2;

export interface Focus {
  /** In the tool's own language, the same on both sides. */
  readonly filter: string;
  /** Indices of the commands that are still run, ascending; at least one. */
  readonly commands: readonly number[];
  /** What the filter names, and each must give further values on its sides. */
  readonly named: readonly Named[];
  /** Index of the first invocation that is made with it. */
  readonly since: number;
}

interface Named extends Filterable {
  readonly sides: readonly Side[];
}

interface Means {
  /** As the format has it; undefined when its tool knows none. */
  readonly filter: ((benchmarks: readonly Filterable[]) => string) | undefined;
  /** The sides that are measured. */
  readonly sides: readonly Side[];
}

/** Null when the tool knows no filter, or one that no variable can hold: then everything is measured, as before. */
export function focusOn(
  recording: Recording,
  undecided: readonly RecordedSeries[],
  { filter, sides }: Means,
): Focus | null {
  if (filter === undefined || undecided.length === 0) return null;
  const commands = [...new Set(sides.flatMap((side) => undecided.flatMap(commandsOn(recording, side))))];
  if (commands.length === 0) return null;
  const companions = commands.flatMap((command) =>
    sides.flatMap((side) => {
      const runs = (series: RecordedSeries) => commandsOn(recording, side)(series).includes(command);
      return undecided.some(runs) ? [] : (recording.series.find(runs) ?? []);
    }),
  );
  const named = namedBy([...undecided, ...companions], sides);
  const text = filter(named);
  if (text.includes('\0') || Buffer.byteLength(`${FILTER_VARIABLE}=${text}`) > LONGEST_VARIABLE_BYTES)
    return null;
  commands.sort((left, right) => left - right);
  return { filter: text, commands, named, since: recording.invocations.length };
}

/** Which commands gave the values of a series on a side. */
function commandsOn({ invocations }: Recording, side: Side): (series: RecordedSeries) => number[] {
  return (series) => [...new Set(series[side].invocations.flatMap((at) => invocations[at]?.command ?? []))];
}

/** A benchmark once, whatever the number of its metrics. */
function namedBy(series: readonly RecordedSeries[], measured: readonly Side[]): Named[] {
  const named = new Map<string, Named>();
  for (const { group, name, ...own } of series) {
    const key = keyOf({ group, name });
    const sides = measured.filter(
      (side) => own[side].values.length > 0 || named.get(key)?.sides.includes(side),
    );
    named.set(key, { group, name, sides });
  }
  return [...named.values()];
}

/** So many names fit a message. */
const NAMES_SHOWN = 3;

/** Says which of the named benchmarks gave nothing since they were named; null when all did. */
export function missedBy(focus: Focus, { series }: Pick<Recording, 'series'>): Problem | null {
  const gave = new Map(SIDES.map((side) => [side, namesSince(series, side, focus.since)]));
  const missed = focus.named.filter((one) => one.sides.some((side) => !gave.get(side)?.has(keyOf(one))));
  if (missed.length === 0) return null;
  const names = missed.slice(0, NAMES_SHOWN).map(({ name }) => cite(cut(name)));
  const more = missed.length > NAMES_SHOWN ? ` and ${missed.length - NAMES_SHOWN} more` : '';
  return givenUp(focus, `${names.join(', ')}${more} did not run with it`);
}

/** Why from now on everything is measured again. */
export function givenUp({ filter }: Focus, why: string): Problem {
  const shown = filter.length > LONGEST_SHOWN ? `${filter.slice(0, LONGEST_SHOWN)}…` : filter;
  const message = `${why}, so everything is measured again from here on. Check what the command does with "${shown}".`;
  return { where: FILTER_VARIABLE, message, severity: 'warning' };
}

/** Enough to recognise a filter, and to try most of them. */
const LONGEST_SHOWN = 500;

function namesSince(series: readonly RecordedSeries[], side: Side, since: number): Set<string> {
  const measured = series.filter((one) => (one[side].invocations.at(-1) ?? -1) >= since);
  return new Set(measured.map(keyOf));
}

function keyOf({ group, name }: Filterable): string {
  return JSON.stringify([group, name]);
}

// Finds benchmarks whose name is not the same in each invocation, such as one with the path of a temporary folder in it.
// Nothing can be compared under such a name: base and head never share it. Names and invocations in, names out. Pure.

import { SIDES, type Side } from './measurement.ts';
import type { Recording } from './recording.ts';
import { groupedNameKeyOf } from './sample.ts';

/** Unstable names of one command on one side. */
export interface UnstableNames {
  readonly side: Side;
  /** Index of the command. */
  readonly command: number;
  /** Keys of the names, as `groupedNameKeyOf` makes them. */
  readonly keys: ReadonlySet<string>;
  /** Maximum number of them in one round: the number of benchmarks. */
  readonly count: number;
  /** Names of two rounds in a row, probably of the same benchmark. */
  readonly example: NameChange;
}

export interface NameChange {
  readonly from: string;
  readonly to: string;
}

type RecordedNames = Pick<Recording, 'series' | 'invocations'>;

/**
 * A benchmark that is only missing from an invocation is not one of them, nor is one that is no longer measured: in the
 * place of an unstable name there is a new one. It is missing from at least half of the rounds.
 */
export function findUnstableNames(recording: RecordedNames): UnstableNames[] {
  return listSuspects(recording).flatMap(({ side, command }) => {
    const printed = listPrintedNames(recording, side, command);
    const names = findReplacedNames(printed);
    return names === null ? [] : [{ side, command, ...names }];
  });
}

/** Commands with a benchmark that their first round did not have. Usually there are none. */
function listSuspects({ series, invocations }: RecordedNames): { side: Side; command: number }[] {
  return SIDES.flatMap((side) => {
    const firsts = new Map<number, Set<number>>();
    for (const { [side]: own } of series) {
      const { command, round } = invocations[own.invocations[0] ?? -1] ?? {};
      if (command === undefined || round === undefined) continue;
      const known = firsts.get(command);
      if (known === undefined) firsts.set(command, new Set([round]));
      else known.add(round);
    }
    return [...firsts].filter(([, own]) => own.size > 1).map(([command]) => ({ side, command }));
  });
}

function listPrintedNames({ series, invocations }: RecordedNames, side: Side, command: number): Map<string, string>[] {
  const printed = new Map<number, Map<string, string>>();
  for (const { group, name, [side]: own } of series) {
    const key = groupedNameKeyOf({ group, name });
    for (const at of own.invocations) {
      const made = invocations[at];
      if (made === undefined || made.command !== command || made.outcome !== 'ok') continue;
      const names = printed.get(made.round);
      if (names === undefined) printed.set(made.round, new Map([[key, name]]));
      else names.set(key, name);
    }
  }
  return [...printed].sort(([one], [other]) => one - other).map(([, names]) => names);
}

function findReplacedNames(
  printed: readonly ReadonlyMap<string, string>[],
): Omit<UnstableNames, 'side' | 'command'> | null {
  const counts = new Map<string, number>();
  for (const names of printed) for (const key of names.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const isRare = ([key]: readonly [string, string]) => 2 * counts.get(key)! <= printed.length;
  const seen = new Set<string>();
  const keys = new Set<string>();
  let example: NameChange | null = null;
  for (const [index, names] of printed.entries()) {
    const before = printed[index - 1];
    const born = [...names].filter(([key]) => !seen.has(key)).filter(isRare);
    const gone = [...(before ?? [])].filter(([key]) => !names.has(key)).filter(isRare);
    if (born.length > 0 && gone.length > 0) {
      for (const [key] of [...born, ...gone]) keys.add(key);
      example ??= exampleOf(
        gone.map(([, name]) => name),
        born.map(([, name]) => name),
      );
    }
    for (const key of names.keys()) seen.add(key);
  }
  if (example === null) return null;
  const count = Math.max(...printed.map((names) => [...names.keys()].filter((key) => keys.has(key)).length));
  return { keys, count, example };
}

/** The first name that is gone, and the new one that is most like it. */
export function exampleOf([from = '']: readonly string[], born: readonly string[]): NameChange {
  const to = born.reduce((best, name) => (sharedStartOf(from, name) > sharedStartOf(from, best) ? name : best));
  return { from, to };
}

function sharedStartOf(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Tests the values of a series on one side. */
export function makeUnstableTest({ invocations }: RecordedNames, unstable: readonly UnstableNames[]) {
  return ({ group, name, ...sides }: Recording['series'][number], side: Side): boolean => {
    if (unstable.length === 0) return false;
    const command = invocations[sides[side].invocations[0] ?? -1]?.command;
    const key = groupedNameKeyOf({ group, name });
    return unstable.some((one) => one.side === side && one.command === command && one.keys.has(key));
  };
}

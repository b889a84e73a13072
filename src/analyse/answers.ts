// Whether both sides give the same answer, from the answers of a Recording: texts that differ mean that head does other work, which no
// time can be compared with. Pure.

import { isTime } from '../budgets/cpu-time.ts';
import type { RecordedAnswers, RowAnswer } from '../model/answer.ts';
import type { Comparison } from '../model/comparison.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import type { Side } from '../model/measurement.ts';
import type { ReportRow } from '../model/report.ts';
import { benchmarkKeyOf, type CommandName } from '../model/sample.ts';

/** Null: not both sides gave an answer, or one of them gave several. */
export type AnswerOf = (row: Comparison) => RowAnswer | null;

export function indexAnswers(answers: RecordedAnswers, commands: readonly CommandName[]): AnswerOf {
  const keyOf = (command: CommandName, name: string) => JSON.stringify([command, name]);
  const known = new Map(answers.map((one) => [keyOf(commands[one.command] ?? null, one.name), one]));
  const textOf = (row: Comparison, side: Side): string | null => {
    const texts = namesOf(row, side).flatMap((name) => known.get(keyOf(row.command, name))?.[side] ?? []);
    return new Set(texts).size === 1 ? texts[0]! : null;
  };
  return (row) => {
    const [base, head] = [textOf(row, 'base'), textOf(row, 'head')];
    return base === null || head === null ? null : { isSame: base === head, base, head };
  };
}

function namesOf({ name, shortName, renamed }: Comparison, side: Side): string[] {
  const names = side === 'base' && renamed !== null ? [renamed.from, renamed.shortFrom] : [name, shortName];
  return names.filter((one) => one !== null);
}

const MAX_NAMES = 3;

interface RunOfAnswers {
  readonly commands: readonly CommandName[];
  readonly rows: readonly ReportRow[];
  readonly isShard: boolean;
}

export function warnAboutAnswers(answers: RecordedAnswers, { commands, rows, isShard }: RunOfAnswers): Diagnostic[] {
  const names = new Map<CommandName, Set<string>>();
  for (const row of rows) {
    const own = names.get(row.command) ?? new Set();
    names.set(row.command, own);
    for (const name of [...namesOf(row, 'base'), ...namesOf(row, 'head')]) own.add(name);
  }
  // Other jobs may have the benchmarks.
  const isUnknown = ({ command, name }: (typeof answers)[number]) =>
    !isShard && names.get(commands[command] ?? null)?.has(name) !== true;
  const list = (found: typeof answers) => ({
    names: found.slice(0, MAX_NAMES).map(({ name }) => name),
    count: found.length,
  });
  const [unknown, varying] = [
    answers.filter(isUnknown),
    answers.filter(({ base, head }) => base.length > 1 || head.length > 1),
  ];
  return [
    ...(unknown.length === 0 ? [] : [makeWarning('answers-unmatched', about('benchmarks'), list(unknown))]),
    ...(varying.length === 0 ? [] : [makeWarning('answers-vary', about('benchmarks'), list(varying))]),
    ...rows.flatMap((row) => warnAboutSpeedUp(row, rows)),
  ];
}

/** Factor from which on a benchmark has more probably stopped doing its work. */
const IMPLAUSIBLE = 10;

function warnAboutSpeedUp(row: ReportRow, rows: readonly ReportRow[]): Diagnostic[] {
  const { answer, state, base, head, better, change, name } = row;
  if (!answer?.isSame || state !== 'improvement' || base === null || head === null || change === null) return [];
  if (!isTime(row) || better !== 'lower' || 1 + change > 1 / IMPLAUSIBLE) return [];
  const key = benchmarkKeyOf(row);
  const counted = rows.filter((one) => one.unit === 'allocs/op' && benchmarkKeyOf(one) === key);
  if (counted.some((one) => one.base?.median !== one.head?.median)) return [];
  const data = { benchmark: name, factor: Math.floor(1 / (1 + change)), hasAllocations: counted.length > 0 };
  return [makeWarning('speed-up-implausible', about('benchmarks'), data)];
}

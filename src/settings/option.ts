// One row of the table of options: how a setting is written, what it means, who may set it, and how a report repeats it.
// Types, and the few functions that read a row. It must never name a single option.

import type * as z from 'zod';
import type { Policy } from '../budgets/budget.ts';
import type { Recording } from '../model/recording.ts';
import type { FailOn } from '../model/verdict.ts';

export type ActionName = 'gate' | 'measure' | 'report' | 'record';

export type MeasuringCommand = 'check' | 'measure' | 'bisect' | 'doctor' | 'report';

export interface RoundsSetting {
  readonly min: number;
  readonly max: number;
}

export interface OptionText {
  /** One or two sentences in Markdown, without links. */
  readonly help: string;
  /** The default, if it is not a value that can be written, such as `random`. */
  readonly presetText?: string;
}

export interface Option<Value = unknown, Preset = unknown> extends OptionText {
  readonly schema: z.ZodType<Value>;
  readonly preset: Preset;
  /** Sentences that only the page of the configuration file has. They may have links. */
  readonly details?: string;
  readonly inputs?: readonly ActionName[];
  readonly flags?: readonly MeasuringCommand[];
  /** Placeholder of the value in `--help`. */
  readonly placeholder?: string;
  /** Name of the flag, if it differs from the option. `--`: the words after two dashes. */
  readonly flag?: string;
  /** Schema in the file, or true for the same one. Absent: only the person who starts the run may set the option. */
  readonly key?: true | z.ZodType<Value>;
  /** True if the value of the file counts only for runs that are stored in the history. */
  readonly isHistoryKey?: true;
  /** Differences of the command line from the action. */
  readonly terminal?: Partial<OptionText & { readonly schema: z.ZodType<Value>; readonly preset: Value }>;
  readonly differing?: {
    readonly [Place in `input ${ActionName}` | `flag ${MeasuringCommand}`]?: Partial<
      OptionText & { readonly schema: z.ZodType<Value> }
    >;
  };
  /** Default in an `action.yml`, if only the runner knows the value. */
  readonly inputDefault?: string;
  /** Key of the file that does what an input of this name would do, in an action that has no such input. Absent: that of its name. */
  readonly inPlace?: string;
  /** Rule by which the repeat command carries the option, or the reason why it does not. Absent: only the file has it. */
  readonly repeat?: RepeatRule<Value> | string;
}

export interface FinishedRun {
  readonly recording: Recording;
  /** The configuration file that judged the run. */
  readonly commits: { readonly config: string; readonly configFrom: string };
  readonly publish: { readonly name: string; readonly failOn: FailOn; readonly historyRef: string };
  /** The settings that judged the run, if the person who started it could set something beside the file. */
  readonly policy?: Pick<Policy, 'alpha' | 'new' | 'removed' | 'sameAnswer' | 'baselineTolerance'>;
  /** Number of recordings that share alpha. */
  readonly legs: number;
}

export interface RepeatRule<Value> {
  /** Null: not set. Undefined: the recording does not contain it. */
  valueOf(run: FinishedRun): Value | null | undefined;
  /** Values that are safe in a command even if a stranger chose them: they can do no harm and carry no message. */
  isHarmless?(value: Value): boolean;
  /** Writes the value in a flag, in place of `formatOptionValue`. */
  format?(value: Value): string;
}

export type OptionTable = Readonly<Record<string, Option>>;

type ResolvedValue<Row> =
  Row extends Option<infer Value, infer Preset> ? (Preset extends null ? Value | null : Value) : never;

export type ResolvedValues<Rows> = { readonly [Name in keyof Rows]: ResolvedValue<Rows[Name]> };

/** Values that one source sets: the inputs, the flags or the file. A missing key is not set there. */
export type GivenValues<Rows> = {
  readonly [Name in keyof Rows]?: Rows[Name] extends Option<infer Value> ? Value : never;
};

/** The type of the setting follows from the schema, and from whether the preset is null. */
export function defineOption<Value, const Preset extends Value | null>(
  row: Option<Value, Preset>,
): Option<Value, Preset> {
  return row;
}

/** Defines the row of an option that is also a key of the file, by default with the same schema. */
export function defineFileOption<Value, const Preset extends Value | null>(
  row: Option<Value, Preset>,
): Option<Value, Preset> {
  return { key: true, ...row };
}

/** The written name of an option in inputs, flags and the file: `working-directory` for `workingDirectory`. */
export function toKebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export function flagNameOf(name: string, { flag }: Pick<Option, 'flag'>): string {
  return flag ?? toKebabCase(name);
}

type Presets<Rows extends OptionTable> = { readonly [Name in keyof Rows]: Rows[Name]['preset'] };

export function presetsOf<Rows extends OptionTable>(rows: Rows): Presets<Rows> {
  return Object.fromEntries(Object.entries(rows).map(([name, { preset }]) => [name, preset])) as Presets<Rows>;
}

/** Omits what counts only for runs that are stored in the history. */
export function omitHistoryKeys<File extends object>(rows: OptionTable, file: File | null): File | null {
  const entries = file === null ? null : Object.entries(file).filter(([name]) => rows[name]?.isHistoryKey !== true);
  return entries && (Object.fromEntries(entries) as File);
}

/** Formats a share as a percentage, without the digits that come only from binary arithmetic. */
export function formatShare(share: number): string {
  return `${Number((100 * share).toPrecision(12))}%`;
}

/** The value of each option: that of the last source that sets it, otherwise the preset. */
export function resolveValues<Rows extends OptionTable>(
  rows: Rows,
  ...sources: readonly (object | null)[]
): ResolvedValues<Rows> {
  const given: Readonly<Record<string, unknown>> = Object.assign({}, ...sources);
  const entries = Object.entries(rows).map(([name, { preset }]) => [name, given[name] ?? preset]);
  return Object.fromEntries(entries) as ResolvedValues<Rows>;
}

/** Formats a value as it is written in an input, a flag or the file. Null if no single text can say it. */
export function formatOptionValue(value: unknown): string | null {
  if (typeof value !== 'object') return String(value);
  if (value === null || !('min' in value && 'max' in value)) return null;
  return value.min === value.max ? String(value.min) : `${value.min}..${value.max}`;
}

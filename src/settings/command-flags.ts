// The flags of a command: the settings that it takes, from the table of options, and those of its row in the table of commands.
// The name of a command in; its flags with their help out. It parses nothing.

import { COMMANDS, type CommandRow } from './commands.ts';
import { formatOptionValue, type MeasuringCommand, type Option, type OptionTable, toKebabCase } from './option.ts';
import { OPTIONS } from './options.ts';

/** A flag as help and documents show it. */
export interface Flag {
  /** Name without dashes; `--` for the words after two dashes. */
  readonly name: string;
  readonly placeholder: string;
  /** Sentences in Markdown. */
  readonly help: string;
  /** Default in Markdown. Null: none. */
  readonly preset: string | null;
}

/** The options that a command takes, in the order of the table. */
export function optionsOf(command: string, options: OptionTable = OPTIONS): string[] {
  return Object.keys(options).filter((name) => options[name]?.flags?.includes(command as MeasuringCommand));
}

export function optionOfCommand(option: Option, command: string): Option {
  return { ...option, ...option.terminal, ...option.differing?.[`flag ${command as MeasuringCommand}`] };
}

export function flagNameOf(name: string, { flag }: Option): string {
  return flag ?? toKebabCase(name);
}

/** All flags of a command, settings first. Empty for a command that is not in the table. */
export function flagsOf(command: string, options: OptionTable = OPTIONS): readonly Flag[] {
  const settings = optionsOf(command, options).map((name) => [name, optionOfCommand(options[name]!, command)] as const);
  const rows: Readonly<Record<string, CommandRow>> = COMMANDS;
  return [...settings, ...Object.entries<Option>(rows[command]?.flags ?? {})].map(([name, option]) => {
    const { help, placeholder = 'VALUE', preset, presetText } = option;
    const isWithoutDefault = placeholder === '' || (preset === null && presetText === undefined);
    return {
      name: flagNameOf(name, option),
      placeholder,
      help,
      preset: isWithoutDefault ? null : formatPreset(option),
    };
  });
}

export function formatPreset({ preset, presetText }: Pick<Option, 'preset' | 'presetText'>): string {
  return presetText ?? `\`${formatOptionValue(preset)}\``;
}

// The flags of a command, from the table of options and its row in the table of commands. It parses nothing: help shows them.

import { COMMANDS, type CommandRow, type FlagRow } from './commands.ts';
import { flagNameOf, formatOptionValue, type MeasuringCommand, type Option, type OptionTable } from './option.ts';
import { OPTIONS } from './options.ts';

/** A flag as help and documents show it. */
interface Flag {
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

/** The settings as the command takes them, and the flags of its row. Both are empty for a command that is not in the table. */
export function rowsOf(
  command: string,
  options: OptionTable,
): Record<'settings' | 'own', [name: string, row: FlagRow][]> {
  const rows: Readonly<Record<string, CommandRow>> = COMMANDS;
  const settings = optionsOf(command, options).map((name): [string, FlagRow] => {
    const { terminal, differing, ...option } = options[name]!;
    return [name, { ...option, ...terminal, ...differing?.[`flag ${command as MeasuringCommand}`] }];
  });
  return { settings, own: Object.entries(rows[command]?.flags ?? {}) };
}

export function flagsOf(command: string, options: OptionTable = OPTIONS): readonly Flag[] {
  const { settings, own } = rowsOf(command, options);
  return [...settings, ...own].map(([name, option]) => {
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

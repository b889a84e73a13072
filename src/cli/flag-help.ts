// The lines about the flags of every command. The bundle has them as constants, so that help does not load the schemas of the options.

import { COMMANDS } from '../settings/commands.ts';
import { formatFlagLines } from './flag-lines.ts';

export const flagHelp: ReadonlyMap<string, readonly string[]> = new Map(
  Object.keys(COMMANDS).map((command) => [command, formatFlagLines(command)]),
);

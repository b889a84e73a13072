// The catalog of messages: for each code the data it carries and the words that tell it. All text that this program
// says about mistakes and doubtful results is in this folder. A code is never renamed, because recordings hold it.

import type { RichText } from '../rich-text.ts';
import { COMMAND_LINE_MESSAGES } from './command-line.ts';
import { EVENT_MESSAGES } from './event.ts';
import { FOLLOW_UP_MESSAGES } from './follow-up.ts';
import { FORMAT_MESSAGES } from './formats.ts';
import { GIT_MESSAGES } from './git.ts';
import { JUDGE_MESSAGES } from './judge.ts';
import { LEVEL_MESSAGES } from './levels.ts';
import { MEASURE_MESSAGES } from './measure.ts';
import { type CatalogEntry, type DataOfFields, type DataOfTemplate, type Message, toMessage } from './message.ts';
import { PLAN_MESSAGES } from './plan.ts';
import { PROFILE_MESSAGES } from './profiles.ts';
import { PUBLISH_MESSAGES } from './publish.ts';
import { SERVICE_MESSAGES } from './services.ts';
import { SETTINGS_MESSAGES } from './settings.ts';
import { SYSTEM_MESSAGES } from './system.ts';
import { WARNING_MESSAGES } from './warnings.ts';

/** The messages of measuring. A recording may hold only these codes. */
const MEASURING_MESSAGES = {
  ...FOLLOW_UP_MESSAGES,
  ...FORMAT_MESSAGES,
  ...GIT_MESSAGES,
  ...MEASURE_MESSAGES,
  ...PLAN_MESSAGES,
  ...PROFILE_MESSAGES,
  ...SERVICE_MESSAGES,
  ...SYSTEM_MESSAGES,
};

const MESSAGES = {
  ...COMMAND_LINE_MESSAGES,
  ...EVENT_MESSAGES,
  ...JUDGE_MESSAGES,
  ...LEVEL_MESSAGES,
  ...PUBLISH_MESSAGES,
  ...SETTINGS_MESSAGES,
  ...WARNING_MESSAGES,
  ...MEASURING_MESSAGES,
};

/** The code of a diagnostic of this version. */
export type DiagnosticCode = keyof typeof MESSAGES;

/** The data that a diagnostic of a code holds. */
export type DataOf<Code extends DiagnosticCode> = (typeof MESSAGES)[Code] extends infer Entry
  ? Entry extends string
    ? DataOfTemplate<Entry>
    : Entry extends Message<infer Fields>
      ? DataOfFields<Fields>
      : never
  : never;

/** A recording with any other code did not get it from measuring. */
export function isMeasuringCode(code: string): boolean {
  return Object.hasOwn(MEASURING_MESSAGES, code);
}

/** Null for a code of another version, and for data that is not the message's. */
export function findMessage(code: string, data: Readonly<Record<string, unknown>>): RichText | null {
  if (!Object.hasOwn(MESSAGES, code)) return null;
  const { fields, words } = toMessage(MESSAGES[code as DiagnosticCode] as CatalogEntry);
  const entries = Object.entries(fields);
  if (!entries.every(([name, field]) => field.accepts(data[name]))) return null;
  return words(Object.fromEntries(entries.map(([name, field]) => [name, field.show(data[name])])));
}

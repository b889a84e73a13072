// Messages about an entry of `budgets:` in the configuration file.

import { asCode, richText } from '../rich-text.ts';
import {
  code,
  codes,
  flag,
  got,
  listAlternatives,
  message,
  oneOf,
  optional,
  sentence,
  text,
  withCode,
} from './message.ts';

const FAMILY = { unit: code, kind: oneOf('time', 'size'), isRate: flag, got: optional(text) };

function familyOf(kind: 'time' | 'size', isRate: boolean): string {
  return isRate ? `${kind} per second` : kind;
}

function exampleOf(kind: 'time' | 'size', isRate: boolean) {
  const example = asCode(`${kind === 'time' ? '50ms' : '180KB'}${isRate ? '/s' : ''}`);
  return richText`Write a ${familyOf(kind, isRate)}, such as ${example}.`;
}

export const BUDGET_MESSAGES = {
  'limit-missing': message(
    { limits: codes },
    ({ limits }) => richText`sets no limit. Add ${listAlternatives(limits)}.`,
  ),
  'budgets-empty': sentence('is an empty list. Write a budget, or remove the key for the default budgets.'),
  'not-for-geomean': sentence('has no meaning for a geomean. Move it into a budget without `of`, or remove it.'),
  'not-for-level': sentence(
    'limits a value, and a budget with `against` limits a change. Move it into a budget without `against`, or remove it.',
  ),
  'reason-missing': sentence('needs a reason. Add `because:` and why the exception was made.'),
  'min-delta-alone': message(
    { limits: codes },
    ({ limits }) =>
      richText`has no meaning without a limit of the change. Add ${listAlternatives(limits)}, or remove it.`,
  ),
  'quantity-without-unit': message(
    FAMILY,
    ({ unit, kind, isRate, ...shown }) =>
      richText`has no unit, and ${unit} is a ${familyOf(kind, isRate)}${got(shown.got)}. ${exampleOf(kind, isRate)}`,
  ),
  'percentage-as-quantity': message(
    FAMILY,
    ({ unit, ...shown }) =>
      richText`is a percentage, and ${unit} is not${got(shown.got)}. ${withCode('Use `max-regression` for a limit of the change.')}`,
  ),
  'quantity-unfit': message(
    FAMILY,
    ({ unit, kind, isRate, ...shown }) =>
      richText`does not fit the metric's unit ${unit}${got(shown.got)}. ${exampleOf(kind, isRate)}`,
  ),
  'unit-unknown': message({ ...FAMILY, write: optional(code) }, ({ kind, isRate, write, ...shown }) => {
    const remedy = write === undefined ? exampleOf(kind, isRate) : richText`Write ${write}.`;
    return richText`has a unit that does not exist for a ${kind}${got(shown.got)}. ${remedy}`;
  }),
  'pattern-of-nothing': message(
    { got: optional(text) },
    'excludes nothing[, got {got}]. Write the pattern to exclude after `!`.',
  ),
  'pattern-negated-twice': message(
    { got: optional(text) },
    'begins with two exclamation marks[, got {got}]. Keep one of them to exclude, none to include.',
  ),
  'pattern-with-blanks': message({ got: optional(text) }, 'has blanks around it[, got {got}]. Write it without them.'),
};

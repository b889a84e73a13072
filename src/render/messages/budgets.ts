// Messages about an entry of `budgets:` in the configuration file.

import { richText } from '../rich-text.ts';
import { code, codes, flag, listAlternatives, message, oneOf, optional, text } from './message.ts';

const FAMILY = { unit: code, kind: oneOf('time', 'size'), isRate: flag, got: optional(text) };
const GOT = { got: optional(text) };

interface Family {
  readonly kind: 'time' | 'size';
  readonly isRate: boolean;
}

function nameFamily({ kind, isRate }: Family): string {
  return isRate ? `${kind} per second` : kind;
}

function giveExample(family: Family): string {
  const example = `${family.kind === 'time' ? '50ms' : '180KB'}${family.isRate ? '/s' : ''}`;
  return `Use a ${nameFamily(family)}: \`${example}\`.`;
}

export const BUDGET_MESSAGES = {
  'improvement-too-large': message(
    GOT,
    '[{got} ]is too much: a value that gets 100% better is nothing at all. Use `50%` for half of it.',
  ),
  'limit-missing': message(
    { limits: codes },
    ({ limits }) => richText`sets no limit. Add ${listAlternatives(limits)}.`,
  ),
  'budgets-empty': 'is an empty list. Add a budget, or remove the key to use the default budgets.',
  'not-for-geomean': 'does not apply to a geomean. Move it into a budget without `of`, or remove it.',
  'not-for-level':
    'does not apply to the change since a release. Move it into a budget without `against`, or remove it.',
  'reason-missing': 'needs a reason. Add `because:` and say why this exception is allowed.',
  'min-delta-alone': message(
    { limits: codes },
    ({ limits }) =>
      richText`does nothing without a limit of the change. Add ${listAlternatives(limits)}, or remove it.`,
  ),
  'by-alone': message({ limit: code }, 'does nothing without {limit}. Add it, or remove `by`.'),
  'quantity-without-unit': message(
    FAMILY,
    (family) => `[{got} ]has no unit, but {unit} is a ${nameFamily(family)}. ${giveExample(family)}`,
  ),
  'percentage-as-quantity': message(
    FAMILY,
    (family) =>
      `[{got} ]is a percentage, but this limit must be a ${nameFamily(family)}. To limit the change, use \`max-regression\`.`,
  ),
  'quantity-unfit': message(
    FAMILY,
    (family) => `[{got} ]does not fit the metric's unit {unit}. ${giveExample(family)}`,
  ),
  'unit-unknown': message(
    { ...FAMILY, write: optional(code) },
    ({ write, ...family }) =>
      `[{got} ]has an unknown unit. ${write === undefined ? giveExample(family) : 'Use {write}.'}`,
  ),
  'pattern-of-nothing': message(GOT, '[{got} ]excludes nothing. Put the pattern to exclude after `!`.'),
  'pattern-negated-twice': message(
    GOT,
    '[{got} ]begins with two exclamation marks. Use one to exclude, none to include.',
  ),
  'pattern-with-blanks': message(GOT, '[{got} ]has spaces around it. Remove them.'),
} as const;

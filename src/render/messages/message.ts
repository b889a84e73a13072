// Defines what a message is: the data that a diagnostic of one code carries, and the words that tell it. Each field of
// the data says how it is checked, because a diagnostic may come from an untrusted recording, and how it is shown.
// Strings never become words of this program: they reach the sentence as untrusted or code pieces.

import { isDay } from '../../text/day.ts';
import { asCode, asUntrustedText, type Piece, type RichText, richText } from '../rich-text.ts';
import { shortenList } from '../words.ts';

/** One field of the data: `In` is what the diagnostic holds, `Shown` is what the words receive. */
export interface Field<In, Shown> {
  accepts(value: unknown): value is In;
  show(value: In): Shown;
}

// biome-ignore lint/suspicious/noExplicitAny: a field of any type; the types of each message follow from its own fields.
type Fields = Readonly<Record<string, Field<any, unknown>>>;

type InOf<F> = F extends Field<infer In, unknown> ? In : never;
type ShownOf<F> = F extends { show(value: never): infer Shown } ? Shown : never;

type OptionalKeys<F extends Fields> = { [K in keyof F]: undefined extends InOf<F[K]> ? K : never }[keyof F];

/** The data of a diagnostic with these fields. */
export type DataOfFields<F extends Fields> = {
  readonly [K in Exclude<keyof F, OptionalKeys<F>>]: InOf<F[K]>;
} & { readonly [K in OptionalKeys<F>]?: InOf<F[K]> };

type ShownData<F extends Fields> = { readonly [K in keyof F]: ShownOf<F[K]> };

export interface Message<F extends Fields = Fields> {
  readonly fields: F;
  /** Returns one or more sentences. The first begins in lower case, because it follows the location and a colon. */
  words(shown: ShownData<F>): RichText;
}

/** Names in the braces of a template. */
type NamesIn<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/**
 * Defines a message by a template: `{name} has no result[, got {found}]. Check \`--filter\`.` A field is in braces, and a
 * list of texts is enumerated. What is in brackets is left out if a field in it is absent. Text in backticks is code.
 */
export function message<const F extends Fields, const Template extends string>(
  fields: F,
  template: NamesIn<Template> extends keyof F ? Template : never,
): Message<F>;
/** Defines a message by a function, for words that depend on more than the presence of a field. */
export function message<const F extends Fields>(fields: F, words: (shown: ShownData<F>) => RichText): Message<F>;
export function message(fields: Fields, words: string | ((shown: AnyShown) => RichText)): Message {
  return { fields, words: typeof words === 'string' ? (shown) => fillTemplate(words, shown) : words };
}

/** Defines a message without data. Text in backticks is code. */
export function sentence(text: string): Message<Record<never, never>> {
  return { fields: {}, words: () => withCode(text) };
}

type AnyShown = Readonly<Record<string, unknown>>;

function fillTemplate(template: string, shown: AnyShown): RichText {
  const parts = template.split(/\[([^\]]*)\]/);
  const isComplete = (part: string) =>
    [...part.matchAll(PLACEHOLDER)].every(([, name = '']) => shown[name] !== undefined);
  return parts
    .filter((part, index) => index % 2 === 0 || isComplete(part))
    .flatMap((part) =>
      part.split(PLACEHOLDER).flatMap((text, index) => (index % 2 === 0 ? withCode(text) : toRichText(shown[text]))),
    );
}

const PLACEHOLDER = /\{(\w+)\}/g;

function toRichText(value: unknown): RichText {
  if (Array.isArray(value)) return list(value as readonly Piece[]);
  return [typeof value === 'number' ? String(value) : (value as Piece)];
}

/** Splits this program's own text at its backticks, so that each output marks code in its own way. */
export function withCode(text: string): RichText {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : asCode(part)))
    .filter((piece) => piece !== '');
}

/** A text that may come from anywhere, such as a benchmark's name. It is shown in quotes. */
export const text: Field<string, Piece> = {
  accepts: (value): value is string => typeof value === 'string',
  show: asUntrustedText,
};

/** A text to write or to look for, such as a flag, a key or a command. It is shown as code. */
export const code: Field<string, { readonly code: string }> = { ...text, show: (value) => ({ code: value }) };

/** A list of texts, each shown in quotes. */
export const texts: Field<readonly string[], readonly Piece[]> = {
  accepts: (value): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  show: (all) => all.map(asUntrustedText),
};

/** A list of texts, each shown as code. */
export const codes: Field<readonly string[], readonly Piece[]> = { ...texts, show: (all) => all.map(asCode) };

export const number: Field<number, number> = {
  accepts: (value): value is number => typeof value === 'number',
  show: (value) => value,
};

export const flag: Field<boolean, boolean> = {
  accepts: (value): value is boolean => typeof value === 'boolean',
  show: (value) => value,
};

/** A unit to format a number with. It may come from anywhere, so the result must be marked as untrusted. */
export const unitName: Field<string, string> = { ...text, show: (value) => value };

/** A calendar day, `2027-01-31`. */
export const day: Field<string, string> = {
  accepts: (value): value is string => typeof value === 'string' && isDay(value),
  show: (value) => value,
};

/** One of this program's own words. The words of the message decide by it, or print it. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Field<Word, Word> {
  return { accepts: (value): value is Word => words.includes(value as Word), show: (word) => word };
}

/** A field that may be absent. The words receive `undefined` then. */
export function optional<In, Shown>(field: Field<In, Shown>): Field<In | undefined, Shown | undefined> {
  return {
    accepts: (value): value is In | undefined => value === undefined || field.accepts(value),
    show: (value) => (value === undefined ? undefined : field.show(value)),
  };
}

/** Returns `, got "…"` for what was found in place of the expected text, or nothing. */
export function got(found: Piece | undefined): RichText {
  return found === undefined ? [] : richText`, got ${found}`;
}

/**
 * Returns `a, b and c`; after `limit` items the rest is counted: `a, b and 3 more`. `total` is the number of all items if
 * not all are given.
 */
export function list(items: readonly (Piece | RichText)[], limit = items.length, total = items.length): RichText {
  return joinItems(shortenList(items, limit, total), 'and');
}

/** Returns `a, b or c`. */
export function listAlternatives(items: readonly Piece[]): RichText {
  return joinItems(items, 'or');
}

function joinItems(items: readonly (Piece | RichText)[], conjunction: 'and' | 'or'): RichText {
  return items.flatMap((item, index) => {
    const joint = index === 0 ? '' : index === items.length - 1 ? ` ${conjunction} ` : ', ';
    return richText`${joint}${item}`;
  });
}

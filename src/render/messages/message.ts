// Defines what a message is: the data that a diagnostic of one code carries, and the words that tell it. Each field of
// the data says how it is checked, because a diagnostic may come from an untrusted recording, and how it is shown.
// Strings never become words of this program: they reach the sentence as untrusted or code pieces.

import { isDay } from '../../text/day.ts';
import { asCode, asUntrustedText, type Piece, type RichText, richText } from '../rich-text.ts';
import { formatCount, shortenList } from '../words.ts';

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
  /** One or more sentences. The first begins in lower case, because it follows the location and a colon. */
  words(shown: ShownData<F>): RichText;
}

/** Names of the fields in the braces of a template. In code, braces are only text. */
type NamesIn<Template extends string> = Template extends `${infer Before}\`${string}\`${infer After}`
  ? NamesInBraces<Before> | NamesIn<After>
  : NamesInBraces<Template>;
type NamesInBraces<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? FieldsOf<Inside> | NamesInBraces<Rest>
  : never;
type FieldsOf<Inside extends string> = Inside extends `${infer Names} of ${infer Total}`
  ? Names | Total
  : Inside extends `${infer Count} ${string}`
    ? Count
    : Inside;

/** Names in the templates among `Words` that are no fields. */
type UnknownNames<Words, F> = Exclude<NamesIn<Extract<Words, string>>, keyof F>;

/**
 * Defines a message by a template, or by a function that chooses one or makes a RichText.
 *
 * `{name}` is a field, and a list of texts is enumerated. `{names of count}` are the first of `count`: `a, b and 3 more`.
 * `{rounds round}` counts: `3 rounds`. What is in brackets is left out if a field in it is absent. Text in backticks is code.
 * A name that is no field is an error of the types: a third argument is missing then.
 */
export function message<const F extends Fields, const Words extends string | RichText>(
  fields: F,
  words: Words | ((shown: ShownData<F>) => Words),
  ..._unknown: [UnknownNames<Words, F>] extends [never] ? [] : [unknownName: UnknownNames<Words, F>]
): Message<F> {
  return {
    fields,
    words: (shown) => {
      const chosen: string | RichText = typeof words === 'function' ? words(shown) : words;
      return typeof chosen === 'string' ? fillTemplate(chosen, shown) : chosen;
    },
  };
}

/** Defines a message without data. Text in backticks is code. */
export function sentence(text: string): Message<Record<never, never>> {
  return message({}, text);
}

type AnyShown = Readonly<Record<string, unknown>>;

/** Code, a field, an optional part, or plain text. */
const TOKEN = /`[^`]*`|\{[^}]*\}|\[(?:`[^`]*`|[^\]`])*\]|[^`{[]+/g;

/** Fills a template as `message` describes it. */
export function fillTemplate(template: string, shown: AnyShown): RichText {
  return [...template.matchAll(TOKEN)].flatMap(([token]) => {
    const inside = token.slice(1, -1);
    if (token.startsWith('`')) return [asCode(inside)];
    if (token.startsWith('{')) return fillPlaceholder(inside, shown);
    if (!token.startsWith('[')) return [token];
    const names = [...inside.replaceAll(/`[^`]*`/g, '').matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
    return names.every((name) => shown[name] !== undefined) ? fillTemplate(inside, shown) : [];
  });
}

function fillPlaceholder(inside: string, shown: AnyShown): RichText {
  const [, name = '', total, noun] = /^(\w+)(?: of (\w+)| (.+))?$/.exec(inside) ?? [];
  const value = shown[name];
  if (Array.isArray(value)) {
    const items = value as readonly Piece[];
    return list(items, items.length, total === undefined ? items.length : (shown[total] as number));
  }
  if (typeof value !== 'number') return [value as Piece];
  return [noun === undefined ? String(value) : formatCount(value, noun)];
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
  accepts: (value): value is readonly string[] =>
    Array.isArray(value) && value.every((item) => typeof item === 'string'),
  show: (items) => items.map(asUntrustedText),
};

/** A list of texts of which the first three are shown: `{paths of count}`. */
export const firstTexts: Field<readonly string[], readonly Piece[]> = {
  ...texts,
  show: (items) => items.slice(0, 3).map(asUntrustedText),
};

/** A list of texts of which at most `limit` are shown, and the rest is counted. */
export function upTo(limit: number): Field<readonly string[], readonly Piece[]> {
  return { ...texts, show: (items) => shortenList(items.map(asUntrustedText), limit) };
}

/** A list of texts, each shown as code. */
export const codes: Field<readonly string[], readonly Piece[]> = { ...texts, show: (items) => items.map(asCode) };

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

/** `a, b and c`. After `limit` items the rest of `total` is counted: `a, b and 3 more`. */
export function list(items: readonly (Piece | RichText)[], limit = items.length, total = items.length): RichText {
  return joinItems(shortenList(items, limit, total), 'and');
}

/** `a, b or c`. */
export function listAlternatives(items: readonly Piece[]): RichText {
  return joinItems(items, 'or');
}

function joinItems(items: readonly (Piece | RichText)[], conjunction: 'and' | 'or'): RichText {
  return items.flatMap((item, index) => {
    const joint = index === 0 ? '' : index === items.length - 1 ? ` ${conjunction} ` : ', ';
    return richText`${joint}${item}`;
  });
}

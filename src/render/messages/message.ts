// Defines what a message is: the data that a diagnostic of one code carries, and the words that tell it. Each field of
// the data says how it is checked, because a diagnostic may come from an untrusted recording, and how it is shown.
// Strings never become words of this program: they reach the sentence as untrusted or code pieces.
//
// Most messages are a template. `{name}` is a text, `{name:code}` another kind of field, and a list is enumerated.
// `{names of total}` are the first three: `a, b, c and 3 more`. `{rounds round}` counts: `3 rounds`. What is in brackets is
// left out if a field in it is absent. Text in backticks is code.

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

/** A template, with the fields that it names, or a message whose words a function chooses. */
export type CatalogEntry = string | Message;

/** Data of the kinds that a placeholder can name. */
interface KindData {
  readonly text: string;
  readonly code: string;
  readonly number: number;
  readonly texts: readonly string[];
  readonly codes: readonly string[];
}

type WithoutCode<Template extends string> = Template extends `${infer Before}\`${string}\`${infer After}`
  ? `${Before}${WithoutCode<After>}`
  : Template;

/** Placeholders as `[name, data, 'optional' or 'required']`. In code, braces are only text. */
type Placeholders<Template extends string> = Bracketed<WithoutCode<Template>>;
type Bracketed<Text extends string> = Text extends `${infer Before}[${infer Inside}]${infer After}`
  ? Braced<Before, 'required'> | Braced<Inside, 'optional'> | Bracketed<After>
  : Braced<Text, 'required'>;
type Braced<Text extends string, Need> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? Placeholder<Inside, Need> | Braced<Rest, Need>
  : never;
type Placeholder<Inside extends string, Need> = Inside extends `${infer Texts} of ${infer Total}`
  ? [Texts, KindData['texts'], Need] | [Total, number, Need]
  : Inside extends `${infer Name}:${infer Kind extends keyof KindData}`
    ? [Name, KindData[Kind], Need]
    : Inside extends `${infer Count} ${string}`
      ? [Count, number, Need]
      : [Inside, string, Need];

/** The data that a template names. */
export type DataOfTemplate<Template extends string> = DataOfPlaceholders<Placeholders<Template>>;
type DataOfPlaceholders<P extends [string, unknown, unknown]> = {
  readonly [R in P as R[2] extends 'required' ? R[0] : never]: R[1];
} & { readonly [O in P as O[2] extends 'optional' ? O[0] : never]?: O[1] | undefined };

/** Names in the templates among `Words` that are no fields. */
type UnknownNames<Words, F> = Exclude<Placeholders<Extract<Words, string>>[0], keyof F>;

/**
 * Defines a message whose fields are more than texts, codes and numbers, or whose words depend on them: `words` is a template,
 * or a function that chooses one or makes a RichText. A name that is no field is an error of the types: a third argument
 * is missing then.
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

/** Gives a template the fields that it names. */
export function toMessage(entry: CatalogEntry): Message {
  return typeof entry === 'string' ? message(readFields(entry), entry) : entry;
}

function readFields(template: string): Fields {
  const fields = [...template.matchAll(TOKEN)].flatMap(([token]) => {
    if (token.startsWith('{')) return listFields(token.slice(1, -1));
    if (!token.startsWith('[')) return [];
    return Object.entries(readFields(token.slice(1, -1))).map(([name, field]) => [name, optional(field)] as const);
  });
  return Object.fromEntries(fields);
}

function listFields(placeholder: string): (readonly [string, Fields[string]])[] {
  const [, name = '', kind = 'text', total, noun] = PLACEHOLDER.exec(placeholder) ?? [];
  if (total === undefined) return [[name, noun === undefined ? KINDS[kind as keyof KindData] : number]];
  return [
    [name, firstTexts],
    [total, number],
  ];
}

type AnyShown = Readonly<Record<string, unknown>>;

/** `{name:kind}`, `{names of total}` or `{count noun}`. */
const PLACEHOLDER = /^(\w+)(?::(\w+)| of (\w+)| (.+))?$/;

/** Code, a field, an optional part, or plain text. */
const TOKEN = /`[^`]*`|\{[^}]*\}|\[(?:`[^`]*`|[^\]`])*\]|[^`{[]+/g;

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
  const [, name = '', , total, noun] = PLACEHOLDER.exec(inside) ?? [];
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

const KINDS: { readonly [Kind in keyof KindData]: Fields[string] } = { text, code, number, texts, codes };

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

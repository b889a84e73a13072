// Just as much XML as reports of tests need: the tags of some names with their attributes and the line each stands in.
// Comments and CDATA are passed over. Never fails, and what is no tag is nothing.

export interface XmlTag {
  readonly tag: string;
  readonly line: number;
  readonly kind: 'start' | 'end' | 'empty';
  readonly attributes: ReadonlyMap<string, string>;
}

/** In attributes `>` may stand, and `<` may not. */
const ATTRIBUTE = `\\s+[\\w:.-]+=(?:"[^"<]*"|'[^'<]*')`;
const ATTRIBUTES = /([\w:.-]+)=(?:"([^"]*)"|'([^']*)')/g;

export function* xmlTags(text: string, names: readonly string[]): Generator<XmlTag> {
  const found = new RegExp(
    `<(?:(!--)|(!\\[CDATA\\[)|(/?)(${names.join('|')})(?![\\w:.-])((?:${ATTRIBUTE})*)\\s*(/?)>)`,
    'g',
  );
  let line = 1;
  let counted = 0;
  for (let match = found.exec(text); match !== null; match = found.exec(text)) {
    const [, comment, data, slash, tag = '', attributes = '', end] = match;
    if (comment !== undefined || data !== undefined) {
      const close = text.indexOf(comment === undefined ? ']]>' : '-->', found.lastIndex);
      if (close < 0) return;
      found.lastIndex = close;
      continue;
    }
    line += text.slice(counted, match.index).split('\n').length - 1;
    counted = match.index;
    const kind = slash === '/' ? 'end' : end === '/' ? 'empty' : 'start';
    yield { tag, line, kind, attributes: attributesOf(attributes) };
  }
}

function attributesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTES)].map(([, key = '', double, single = '']) => [
      key,
      decoded(double ?? single),
    ]),
  );
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replaceAll(
    /&(?:(lt|gt|amp|quot|apos)|#(\d{1,7})|#x([\da-fA-F]{1,6}));/g,
    (whole, entity: string | undefined, decimal: string | undefined, hexadecimal = '') => {
      if (entity !== undefined) return ENTITIES[entity]!;
      const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
      return code <= LAST_CHARACTER ? String.fromCodePoint(code) : whole;
    },
  );
}

const LAST_CHARACTER = 0x10ffff;

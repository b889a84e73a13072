// Shortens the names of one document so that different names stay different. Names in, a label for each out: one line of
// visible text within a limit. It is not escaped.

import { cleanUntrustedText, shortenMiddle, TEXT_LIMIT } from './untrusted.ts';

/** Minimum number of characters around the part in which names differ. */
const MIN_AROUND = 24;

/** No two names have the same label. */
export function shortenNames(names: Iterable<string>, limit: number = TEXT_LIMIT): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const alike = new Map<string, string[]>();
  for (const name of new Set(names)) {
    const label = shortenMiddle(cleanName(name), limit);
    alike.set(label, [...(alike.get(label) ?? []), name]);
  }
  const used = new Set<string>();
  const numberOf = makeNumbering(used, limit);
  const assign = (name: string, wanted: string) => {
    const label = used.has(wanted) ? numberOf(wanted) : wanted;
    used.add(label);
    labels.set(name, label);
  };
  // A name that needs no change keeps its text, whatever others become.
  for (const [label, [name, ...others]] of alike) if (others.length === 0) assign(name!, label);
  for (const own of alike.values()) {
    if (own.length === 1) continue;
    const apart = tellApart(own.map(cleanName), limit);
    for (const [index, name] of own.entries()) assign(name, apart[index]!);
  }
  return labels;
}

function cleanName(name: string): string {
  return cleanUntrustedText(name, Number.POSITIVE_INFINITY);
}

/** A label has the part in which the names differ, and the ends of what they have in common. */
function tellApart(texts: readonly string[], limit: number): string[] {
  const shortest = Math.min(...texts.map(({ length }) => length));
  const [first = ''] = texts;
  let before = 0;
  while (before < shortest && texts.every((text) => text[before] === first[before])) before += 1;
  while (before > 0 && texts.some((text) => isInside(text, before))) before -= 1;
  let after = 0;
  while (after < shortest - before && texts.every((text) => text.at(-1 - after) === first.at(-1 - after))) after += 1;
  while (after > 0 && texts.some((text) => isInside(text, text.length - after))) after -= 1;
  const widest = Math.max(...texts.map(({ length }) => length - before - after));
  const room = Math.min(widest, Math.max(0, limit - MIN_AROUND));
  const around = limit - room;
  const end = Math.min(after, Math.max(Math.floor(around / 2), around - before));
  return texts.map((text) => {
    const own = shortenMiddle(text.slice(before, text.length - after), room);
    return (
      shortenMiddle(text.slice(0, before), around - end) + own + shortenMiddle(text.slice(text.length - after), end)
    );
  });
}

/** A cut there would divide a character: a surrogate pair, or a letter and its marks. */
function isInside(text: string, index: number): boolean {
  return /^[\p{M}\p{EMod}\uDC00-\uDFFF]/u.test(text.slice(index, index + 2));
}

/** Adds the first free number to a label, from the last one on. */
function makeNumbering(used: ReadonlySet<string>, limit: number): (label: string) => string {
  const last = new Map<string, number>();
  return (label) => {
    for (let number = (last.get(label) ?? 1) + 1; ; number += 1) {
      const suffix = ` #${number}`;
      const numbered = shortenMiddle(label, limit - suffix.length) + suffix;
      last.set(label, number);
      if (!used.has(numbered)) return numbered;
    }
  };
}

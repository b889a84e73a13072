// Where everything in a YAML document stands: paths to offsets and back. On the way it turns scalars into the
// text that was written and collects the aliases that point nowhere.

import { type Document, isAlias, isMap, isNode, isScalar, isSeq } from 'yaml';

export type Path = readonly (string | number)[];

/** Of an entry of a mapping. */
export type Part = 'key' | 'value';

export interface YamlIndex {
  /** Where the value at a path begins, or its key, or the nearest thing above it that is there. */
  offset(path: Path, part: Part): number;
  /** The path of the last key that begins at or before an offset. */
  pathBefore(offset: number): Path;
  readonly dangling: readonly { readonly offset: number; readonly name: string }[];
}

export function indexOf(document: Document): YamlIndex {
  const values = new Map<string, number>();
  const keys = new Map<string, number>();
  const inOrder: { offset: number; path: Path }[] = [];
  const dangling: { offset: number; name: string }[] = [];
  const visit = (node: unknown, path: Path): void => {
    if (!isNode(node)) return;
    const offset = node.range?.[0] ?? 0;
    values.set(JSON.stringify(path), offset);
    if (isScalar(node) && node.value !== null) node.value = node.source ?? String(node.value);
    if (isAlias(node) && node.resolve(document) === undefined) dangling.push({ offset, name: node.source });
    if (isSeq(node)) for (const [at, item] of node.items.entries()) visit(item, [...path, at]);
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      const inner = [...path, isScalar(key) ? String(key.value) : String(key)];
      const begins = isNode(key) ? key.range?.[0] : undefined;
      if (begins !== undefined) {
        keys.set(JSON.stringify(inner), begins);
        inOrder.push({ offset: begins, path: inner });
      }
      visit(value, inner);
    }
  };
  visit(document.contents, []);
  const offset = (path: Path, part: Part): number => {
    const id = JSON.stringify(path);
    const found = (part === 'key' ? keys.get(id) : undefined) ?? values.get(id) ?? keys.get(id);
    return found ?? (path.length === 0 ? 0 : offset(path.slice(0, -1), part));
  };
  const pathBefore = (at: number) => inOrder.findLast((key) => key.offset <= at)?.path ?? [];
  return { offset, pathBefore, dangling };
}

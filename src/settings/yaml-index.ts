// Maps the paths of a YAML document to offsets and back. It also replaces scalars by the text as written, and collects
// the aliases.

import { type Document, isAlias, isCollection, isMap, isNode, isScalar, isSeq } from 'yaml';
import type { Span } from './yaml-positions.ts';

export type YamlPath = readonly (string | number)[];

export type EntryPart = 'key' | 'value';

export interface YamlIndex {
  /** The span of the value or key at a path, or of the nearest existing value above it. */
  span(path: YamlPath, part: EntryPart): Span;
  pathBefore(offset: number): YamlPath;
  readonly aliases: readonly { readonly span: Span; readonly name: string; readonly isDangling: boolean }[];
}

export function indexYaml(document: Document): YamlIndex {
  const values = new Map<string, Span>();
  const keys = new Map<string, Span>();
  const inOrder: { from: number; path: YamlPath }[] = [];
  const aliases: { span: Span; name: string; isDangling: boolean }[] = [];
  // Collected in the order of the text, in which aliases are resolved. Resolving each alias would search the whole
  // document.
  const anchors = new Set<string>();
  const visit = (node: unknown, path: YamlPath): void => {
    if (!isNode(node)) return;
    if ('anchor' in node && node.anchor !== undefined) anchors.add(node.anchor);
    const span = spanOf(node);
    values.set(JSON.stringify(path), span);
    if (isScalar(node) && node.value !== null) node.value = node.source ?? String(node.value);
    if (isAlias(node)) aliases.push({ span, name: node.source, isDangling: !anchors.has(node.source) });
    if (isSeq(node)) for (const [at, item] of node.items.entries()) visit(item, [...path, at]);
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      const inner = [...path, isScalar(key) ? String(key.value) : String(key)];
      if (isNode(key) && key.range) {
        const written = spanOf(key);
        keys.set(JSON.stringify(inner), written);
        inOrder.push({ from: written.from, path: inner });
      }
      visit(value, inner);
    }
  };
  visit(document.contents, []);
  const span = (path: YamlPath, part: EntryPart): Span => {
    const id = JSON.stringify(path);
    const found = (part === 'key' ? keys.get(id) : undefined) ?? values.get(id) ?? keys.get(id);
    return found ?? (path.length === 0 ? { from: 0, to: 0 } : span(path.slice(0, -1), part));
  };
  const pathBefore = (at: number) => inOrder.findLast((key) => key.from <= at)?.path ?? [];
  return { span, pathBefore, aliases };
}

/** For a reader, a list or mapping over several lines ends where its first entry does. */
function spanOf(node: unknown): Span {
  if (!isNode(node) || !node.range) return { from: 0, to: 0 };
  const [from, to] = node.range;
  if (!isCollection(node) || node.flow) return { from, to };
  const [first] = node.items as readonly unknown[];
  const last = isMap(node) ? (node.items[0]?.value ?? node.items[0]?.key) : first;
  return { from, to: Math.max(from, spanOf(last).to) };
}

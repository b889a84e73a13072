// Reads the layer table of docs/internals/architecture.md and holds imports against it.

import { posix } from 'node:path';

/** Layer (a folder or a file of src) to what it may import beside itself. */
export type LayerTable = ReadonlyMap<string, ReadonlySet<string>>;

/** Files that hold the types of what is asked of the world; any layer that lists `host types` may name them. */
const HOST_TYPES = new Set(['host/host.ts', 'host/runner.ts', 'host/github-api.ts']);

/** Rows `| layer | a, b, c | effects |` below the heading "Layers". */
export function readLayerTable(markdown: string): LayerTable {
  const section = markdown.split(/^## /m).find((part) => part.startsWith('Layers')) ?? '';
  const rows = [...section.matchAll(/^\| `([^`]+)` \| ([^|]*) \|/gm)];
  return new Map(
    rows.map(([, layer = '', allowed = '']) => [
      layer,
      new Set(allowed.split(',').map((name) => name.trim().replaceAll('`', ''))),
    ]),
  );
}

/** `<file> imports <what>` for every import of a file that the table does not allow. */
export function forbiddenImports(source: { path: string; text: string }, table: LayerTable): string[] {
  const layer = layerOf(source.path);
  const allowed = table.get(layer) ?? new Set<string>();
  return importsOf(source.text)
    .map((target) => (target.startsWith('.') ? posix.join(posix.dirname(source.path), target) : target))
    .filter((target) => !isAllowed(target, { layer, allowed, door: doorOf(layerOf(target), table) }))
    .map((target) => `${source.path} imports ${target}`);
}

/** The one file of a layer that others may import, if any row names the layer with a file. */
function doorOf(layer: string, table: LayerTable): string | null {
  const named = [...table.values()].flatMap((allowed) => [...allowed]);
  return named.find((name) => name.startsWith(`${layer}/`)) ?? null;
}

interface ImportRule {
  readonly layer: string;
  readonly allowed: ReadonlySet<string>;
  readonly door: string | null;
}

function isAllowed(target: string, { layer, allowed, door }: ImportRule): boolean {
  const other = layerOf(target);
  if (door !== null && other !== layer) return target === door && (allowed.has(door) || allowed.has('everything'));
  if (allowed.has('everything') || target === 'errors.ts' || target.startsWith('text/')) return true;
  if (HOST_TYPES.has(target) && allowed.has('host types')) return true;
  if (target.startsWith('render/messages/') && allowed.has('messages')) return true;
  if (target.startsWith('node:')) return allowed.has('node:') || isPureBuiltIn(target);
  if (target.startsWith('@actions/')) return allowed.has('@actions/*');
  return other === layer || allowed.has(other);
}

/** Arithmetic on paths and bytes touches nothing. */
function isPureBuiltIn(target: string): boolean {
  return target === 'node:path' || target === 'node:crypto';
}

function layerOf(path: string): string {
  return path.includes('/') && !path.startsWith('@') ? (path.split('/')[0] ?? '') : path;
}

/** Types that any layer may name: the codes of diagnostics and the data that belongs to each. */
const CODE_TYPES = /^import type \{[^}]*\} from '[./]+render\/messages\/index\.ts';$/gm;

/** Static, dynamic and re-exporting imports; the sources are formatted, so text is enough. */
function importsOf(text: string): string[] {
  const withoutComments = text.replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '').replaceAll(CODE_TYPES, '');
  return [...withoutComments.matchAll(/(?:(?<!-)\bfrom\s*|\bimport\s*\(?\s*)'([^'\n]+)'/g)].map(
    ([, target = '']) => target,
  );
}

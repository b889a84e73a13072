// Reads the manifests of projects: a text in JSON or TOML in, its top-level object out. A text that is not valid declares
// nothing, because its own tools refuse it as well. It must never throw.

import { parse } from 'smol-toml';

export type Manifest = Readonly<Record<string, unknown>>;

export function parseJsonManifest(text: string): Manifest {
  return parseManifest(text, JSON.parse);
}

export function parseTomlManifest(text: string): Manifest {
  return parseManifest(text, parse);
}

function parseManifest(text: string, parser: (text: string) => unknown): Manifest {
  try {
    return asObject(parser(text.replace(/^\uFEFF/, '')));
  } catch {
    return {};
  }
}

/** The value if it is an object or a table, otherwise an empty object. */
export function asObject(value: unknown): Manifest {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Manifest) : {};
}

/** Empty for any other value. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

// A mapping of a configuration file before its schema has read it, so its keys and values are untrusted.

export type YamlMapping = Readonly<Record<string, unknown>>;

export function isMapping(value: unknown): value is YamlMapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

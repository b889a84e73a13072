// Writes values as YAML: quoted if necessary, and on one line unless the value has several.

import { stringify } from 'yaml';

/** `indent` is the indentation of the line on which it starts. */
export function scalar(text: string, indent = ''): string {
  // Stringify it as the value of a key, because the lines of a block below a key are indented.
  const written = stringify({ key: text }, { lineWidth: 0 }).trimEnd().slice('key: '.length);
  return written.replaceAll(/\n(?=.)/g, `\n${indent}`);
}

/** The lines of `key: value`, or of a list if there are several values. Empty if there is none. */
export function entry(key: string, values: readonly string[]): readonly string[] {
  const [only] = values;
  if (only === undefined) return [];
  if (values.length === 1) return [`${key}: ${scalar(only)}`];
  return [`${key}:`, ...values.map((value) => `  - ${scalar(value, '  ')}`)];
}

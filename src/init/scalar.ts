// Values as YAML writes them: quoted where they have to be, and on one line unless they have several.

import { stringify } from 'yaml';

/** `indent`: of the line that the value begins on. */
export function scalar(text: string, indent = ''): string {
  // As the value of a key, because below a key the lines of a block are indented.
  const written = stringify({ key: text }, { lineWidth: 0 }).trimEnd().slice('key: '.length);
  return written.replaceAll(/\n(?=.)/g, `\n${indent}`);
}

/** `key: value`, and a list where there are several. */
export function entry(key: string, values: readonly string[]): readonly string[] {
  const [only] = values;
  if (only === undefined) return [];
  if (values.length === 1) return [`${key}: ${scalar(only)}`];
  return [`${key}:`, ...values.map((value) => `  - ${scalar(value, '  ')}`)];
}

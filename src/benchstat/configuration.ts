// The configuration lines of a file while it is read: `pkg: example.com/a` holds until the next `pkg:`. Keys keep
// benchstat's order, in which a key that is deleted leaves its place to the last one.

import type { Configuration } from './keys.ts';

export interface OpenConfiguration extends Configuration {
  /** An empty value deletes the key. */
  set(key: string, value: string): void;
  /** The same text for the same keys and values in the same order. */
  identity(): string;
}

export function makeConfiguration(): OpenConfiguration {
  const keys: string[] = [];
  const values = new Map<string, string>();

  function remove(key: string): void {
    if (!values.delete(key)) return;
    const last = keys.pop()!;
    if (last !== key) keys[keys.indexOf(key)] = last;
  }

  return {
    keys,
    values,
    set(key, value) {
      if (value === '') remove(key);
      else {
        if (!values.has(key)) keys.push(key);
        values.set(key, value);
      }
    },
    // No line, and so no value, has a line break.
    identity: () => keys.map((key) => `${key}:${values.get(key)}`).join('\n'),
  };
}

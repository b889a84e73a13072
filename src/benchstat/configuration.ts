// The configuration lines of one file while it is read: `pkg: example.com/a` applies until the next `pkg:`. Keys are in
// benchstat's order: when a key is deleted, the last key moves to its place.

import type { FileConfiguration } from './keys.ts';

export interface MutableConfiguration extends FileConfiguration {
  /** Sets a key. An empty value deletes it. */
  set(key: string, value: string): void;
  /** Returns a text that is equal for equal keys and values in the same order. */
  identity(): string;
}

export function makeConfiguration(): MutableConfiguration {
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
    // Values come from single lines, so they contain no line break.
    identity: () => keys.map((key) => `${key}:${values.get(key)}`).join('\n'),
  };
}

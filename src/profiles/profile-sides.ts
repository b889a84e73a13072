// Two sides of profiles, and what everything that compares them does with both.

import type { Side } from '../model/measurement.ts';
import type { Profile } from '../model/profile.ts';

export type OfSides<Value> = { readonly [side in Side]: Value };

export type ProfileSides = OfSides<readonly Profile[]>;

export function forSides<Value>(make: (side: Side) => Value): OfSides<Value> {
  return { base: make('base'), head: make('head') };
}

export function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

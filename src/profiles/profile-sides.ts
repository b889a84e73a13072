// Two sides of profiles, and what is done with both. Small, because everything that compares profiles imports it.

import type { Side } from '../model/measurement.ts';
import type { Profile } from '../model/profile.ts';

/** A value of each side. */
export type OfSides<Value> = { readonly [side in Side]: Value };

export type ProfileSides = OfSides<readonly Profile[]>;

export function forSides<Value>(make: (side: Side) => Value): OfSides<Value> {
  return { base: make('base'), head: make('head') };
}

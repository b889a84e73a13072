// The line of a file where head defines a benchmark. `measure` finds it and keeps it in the Recording, so that
// `report`, which has no checkout, can point there too. Untrusted text: a recording can claim any place, so only this
// program's own words are ever shown there.

import * as z from 'zod';
import { type ToolName, toolNameKey } from './sample.ts';
import { nameSchema } from './text.ts';

/** Maximum number of places, far above any real suite. It bounds the work for an untrusted recording. */
export const MOST_PLACES = 10_000;

/**
 * One part of a path. It is no `.` or `..`, and has no backslash (a separator on Windows) and no invisible character.
 */
const PART = String.raw`(?!\.{1,2}(?:/|$))[^/\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+`;

export const placeSchema = z.strictObject({
  /** Path relative to the repository's root, with `/`. */
  file: z
    .string()
    .max(1000)
    .regex(new RegExp(`^${PART}(?:/${PART})*$`, 'u'), 'a path relative to the root of the repository'),
  /** Line number, from 1. */
  line: z.int().min(1).max(1_000_000),
});

export type Place = z.infer<typeof placeSchema>;

const benchmarkPlaceSchema = z.strictObject({
  group: nameSchema.nullable(),
  /** Name as in the series. */
  name: nameSchema,
  ...placeSchema.shape,
});

export const placesSchema = z.array(benchmarkPlaceSchema).max(MOST_PLACES);

export type BenchmarkPlace = z.infer<typeof benchmarkPlaceSchema>;

/** Returns the rows, and adds the place to those whose place is known. */
export function withPlaces<One extends ToolName>(
  rows: readonly One[],
  places: readonly BenchmarkPlace[] = [],
): (One & { readonly place?: Place })[] {
  if (places.length === 0) return [...rows];
  const known = new Map(places.map((place) => [toolNameKey(place), place]));
  return rows.map((row) => {
    const place = known.get(toolNameKey(row));
    return place === undefined ? row : { ...row, place: { file: place.file, line: place.line } };
  });
}

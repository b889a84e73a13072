// Where head defines a benchmark: a line of a file. Found by `measure` and kept in the Recording, so that `report`,
// which has no checkout, can point there too. A stranger can claim any place: all that is ever put on it are words of
// ours. Untrusted text.

import * as z from 'zod';
import { type ToolName, toolNameKey } from './sample.ts';
import { nameSchema } from './text.ts';

/** Far more than anybody has; what a stranger wrote must not keep us looking. */
export const MOST_PLACES = 10_000;

/** Without a step up, a backslash (a folder's end on Windows), or anything that cannot be seen. */
const PART = String.raw`(?!\.{1,2}(?:/|$))[^/\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+`;

export const placeSchema = z.strictObject({
  /** Relative to the repository's root, with `/`. */
  file: z
    .string()
    .max(1000)
    .regex(new RegExp(`^${PART}(?:/${PART})*$`, 'u'), 'a path relative to the root of the repository'),
  /** From 1. */
  line: z.int().min(1).max(1_000_000),
});

export type Place = z.infer<typeof placeSchema>;

const benchmarkPlaceSchema = z.strictObject({
  group: nameSchema.nullable(),
  /** As in the series. */
  name: nameSchema,
  ...placeSchema.shape,
});

export const placesSchema = z.array(benchmarkPlaceSchema).max(MOST_PLACES);

export type BenchmarkPlace = z.infer<typeof benchmarkPlaceSchema>;

/** The rows, those of a known place with it. */
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

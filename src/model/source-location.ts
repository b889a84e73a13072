// The line of a file where head defines a benchmark. `measure` finds it and keeps it in the Recording, so that
// `report`, which has no checkout, can point there too. Untrusted text: a recording can claim any place, so only this
// program's own words are ever shown there.

import * as z from 'zod';
import { nameSchema } from './field-schemas.ts';
import { type GroupedName, groupedNameKeyOf } from './sample.ts';

/** Maximum number of locations, far above any real suite. It bounds the work for an untrusted recording. */
export const MAX_SOURCE_LOCATIONS = 10_000;

/**
 * One part of a path. It is no `.` or `..`, and has no backslash (a separator on Windows) and no invisible character.
 */
const PART = String.raw`(?!\.{1,2}(?:/|$))[^/\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+`;

export const sourceLocationSchema = z.strictObject({
  file: z
    .string()
    .max(1000)
    .regex(new RegExp(`^${PART}(?:/${PART})*$`, 'u'), 'a path relative to the root of the repository'),
  line: z.int().min(1).max(1_000_000),
});

export type SourceLocation = z.infer<typeof sourceLocationSchema>;

const benchmarkLocationSchema = z.strictObject({
  group: nameSchema.nullable(),
  /** Name as in the series. */
  name: nameSchema,
  ...sourceLocationSchema.shape,
});

export const benchmarkLocationsSchema = z.array(benchmarkLocationSchema).max(MAX_SOURCE_LOCATIONS);

export type BenchmarkLocation = z.infer<typeof benchmarkLocationSchema>;

/** Rows whose source location is unknown stay as they are. */
export function addSourceLocations<One extends GroupedName>(
  rows: readonly One[],
  places: readonly BenchmarkLocation[] = [],
): (One & { readonly place?: SourceLocation })[] {
  if (places.length === 0) return [...rows];
  const known = new Map(places.map((place) => [groupedNameKeyOf(place), place]));
  return rows.map((row) => {
    const place = known.get(groupedNameKeyOf(row));
    return place === undefined ? row : { ...row, place: { file: place.file, line: place.line } };
  });
}

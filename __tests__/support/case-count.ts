// How many random cases a test tries. Its own numbers come in, and the one that this run is to use goes out. The usual
// number is for the loop of a contributor; `.ci/run` tries all. It must never choose the cases: a test takes the first
// of the same seeded cases either way.

/** Set by `.ci/run` for tests whose sources have changed: tests with random or very large input try everything that they can. */
export const TRIES_ALL_CASES = process.env['BENCH_REFEREE_CASES'] === 'all';

export function countCases({ usual, all }: { readonly usual: number; readonly all: number }): number {
  return TRIES_ALL_CASES ? all : usual;
}

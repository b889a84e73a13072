// Reduces an input that fails, by removing halves, quarters and so on of each text in turn.

import type { FuzzInput } from './target.ts';

/** Limits of the search, sufficient for most inputs. A finding that stays large is still useful. */
const MAX_TRIES = 2000;
const MAX_MS = 20_000;

/** Returns a smaller input that fails. `fails` reports whether an input fails in the same way. */
export async function minimise(
  input: FuzzInput,
  fails: (input: FuzzInput) => Promise<boolean>,
): Promise<FuzzInput> {
  const startMs = performance.now();
  let smallest = input;
  let tries = 0;
  for (let at = 0; at < input.length; at += 1) {
    for (
      let size = Math.ceil(smallest[at]!.length / 2);
      size > 0;
      size = size > 1 ? Math.ceil(size / 2) : 0
    ) {
      for (let from = 0; from < smallest[at]!.length; ) {
        tries += 1;
        if (tries > MAX_TRIES || performance.now() - startMs > MAX_MS) return smallest;
        const text = smallest[at]!;
        const shorter = smallest.with(at, text.slice(0, from) + text.slice(from + size));
        if (await fails(shorter)) smallest = shorter;
        else from += size;
      }
    }
  }
  return smallest;
}

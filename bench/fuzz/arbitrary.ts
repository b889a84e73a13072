// The inputs of a fuzz target as an arbitrary of fast-check: it makes an input from a random number, and shrinks one that
// fails by removing halves, quarters and so on of each text in turn. It does not run the target.

import fc from 'fast-check';
import { diceOf } from './dice.ts';
import type { FuzzInput, Target } from './target.ts';

/** The last part that was removed: `size` characters of the text at index `at`. What is larger is not tried again. */
interface RemovedPart {
  readonly at: number;
  readonly size: number;
}

export class FuzzInputArbitrary extends fc.Arbitrary<FuzzInput> {
  readonly #target: Target;

  constructor(target: Target) {
    super();
    this.#target = target;
  }

  override generate(random: fc.Random): fc.Value<FuzzInput> {
    return new fc.Value(this.#target.make(diceOf(random.nextInt())), undefined);
  }

  override canShrinkWithoutContext(_: unknown): _ is FuzzInput {
    return true;
  }

  override shrink(input: FuzzInput, last?: unknown): fc.Stream<fc.Value<FuzzInput>> {
    return fc.stream(shorten(input, last as RemovedPart | undefined));
  }
}

function* shorten(input: FuzzInput, last?: RemovedPart): Generator<fc.Value<FuzzInput>> {
  for (let at = last?.at ?? 0; at < input.length; at += 1) {
    const text = input[at]!;
    const half = Math.ceil(text.length / 2);
    for (let size = at === last?.at ? last.size : half; size > 0; size = Math.floor(size / 2)) {
      for (let from = 0; from < text.length; from += size) {
        const shorter = text.slice(0, from) + text.slice(from + size);
        yield new fc.Value<FuzzInput>(input.with(at, shorter), { at, size });
      }
    }
  }
}

// What a fuzzer needs to know of the thing that it attacks, and the words in which a target says what it found.

import type { Dice } from './dice.ts';

/** The texts that make up one case; a target says what each of them is. */
export type Input = readonly string[];

export interface Target {
  /** As written in `--target`. */
  readonly id: string;
  /** The same throws give the same input. */
  make(dice: Dice): Input;
  /** Milliseconds of processor time that a short input may take; left out: a quarter of a second. */
  readonly leastMs?: number;
  /** Throws what does not hold. Takes any texts, as many as `make` gives. */
  check(input: Input): void | Promise<void>;
}

/** Throws unless it is so. */
export function hold(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(`does not hold: ${otherwise}`);
}

/** Of a text that we made: words that only a mistake of ours puts there. */
export function holdsNoSlip(text: string, where: string): void {
  // Programs may say such words.
  const told = text.replaceAll(/<script>[\s\S]*?<\/script>/g, '');
  const slip = /\b(?:NaN|undefined|Infinity)\b|\[object \w+\]/.exec(told);
  hold(slip === null, `${where} has "${slip?.[0]}" in "${around(told, slip?.index ?? 0)}"`);
}

function around(text: string, index: number): string {
  return text.slice(Math.max(0, index - 60), index + 60);
}

export function holdsPrototypes(): void {
  for (const prototype of [Object.prototype, Array.prototype, Function.prototype]) {
    hold(Object.keys(prototype).length === 0, 'a prototype has got a key');
  }
}

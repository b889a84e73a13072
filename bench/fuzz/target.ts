// The interface of a fuzz target, and the checks with which it reports failures.

import type { Dice } from './dice.ts';

/** The texts of one case; each target defines their meaning. */
export type FuzzInput = readonly string[];

export interface Target {
  /** Name of the target for `--target`. */
  readonly id: string;
  /** Makes an input. Equal dice give an equal input. */
  make(dice: Dice): FuzzInput;
  /** Milliseconds of processor time that a short input may take. Absent: a quarter of a second. */
  readonly minLimitMs?: number;
  /** Throws if a check fails. It accepts any texts, as many as `make` returns. */
  check(input: FuzzInput): void | Promise<void>;
}

/** Throws unless the condition is true. */
export function assertThat(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(`does not hold: ${otherwise}`);
}

/** Throws if a text of this program contains a word that only a defect can put there. */
export function assertNoSlip(text: string, where: string): void {
  // Scripts may contain such words, also those of a page in a frame.
  const told = text.replaceAll(/(?:<|&lt;)script(?:>|&gt;)[\s\S]*?(?:<|&lt;)\/script(?:>|&gt;)/g, '');
  const slip = /\b(?:NaN|undefined|Infinity)\b|\[object \w+\]/.exec(told);
  assertThat(slip === null, `${where} has "${slip?.[0]}" in "${excerptAround(told, slip?.index ?? 0)}"`);
}

function excerptAround(text: string, index: number): string {
  return text.slice(Math.max(0, index - 60), index + 60);
}

export function assertCleanPrototypes(): void {
  for (const prototype of [Object.prototype, Array.prototype, Function.prototype]) {
    assertThat(Object.keys(prototype).length === 0, 'a prototype has got a key');
  }
}

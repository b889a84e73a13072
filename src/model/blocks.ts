// Blocks: the pairs of rounds whose four invocations for each side pair are put into one drawn order. The schedule makes
// them, and evidence within blocks compares only what was measured close together.

/**
 * All rounds of a plan, from 1 on, in the blocks in which they are measured: two rounds, or one where measuring stops
 * between them to look, or ends.
 */
export function blocksOf(rounds: number, looks: readonly number[]): number[][] {
  const blocks: number[][] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const continues = round % 2 === 0 && !looks.includes(round - 1);
    if (continues) blocks.at(-1)!.push(round);
    else blocks.push([round]);
  }
  return blocks;
}

// A block is the one or two rounds whose invocations run in one drawn order. The schedule makes the blocks, and the
// evidence within blocks compares only what was measured close together.

/**
 * Splits the rounds from 1 to `rounds` into the blocks in which they are measured. A block has two rounds, or one where
 * measuring pauses after it for a look, or ends.
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

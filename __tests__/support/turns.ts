// Requests of several runs in an order that dice choose: each waits until every run that is still going has one
// under way, and then one of them may go. So the same dice give the same order.

import type { Dice } from '../../bench/fuzz/dice.ts';

export interface Turns {
  /** Settles when it is this run's turn. */
  wait(run: string): Promise<void>;
  /** The run sends no more requests. */
  leave(run: string): void;
}

export function turnsOf(runs: readonly string[], dice: Dice): Turns {
  const going = new Set(runs);
  const waiting = new Map<string, () => void>();
  function admit(): void {
    if (waiting.size === 0 || waiting.size < going.size) return;
    const run = dice.pick([...waiting.keys()].toSorted());
    const proceed = waiting.get(run);
    waiting.delete(run);
    proceed?.();
  }
  return {
    wait: (run) =>
      new Promise((resolve) => {
        // A request that nobody waits for any more makes way for the next one of its run.
        waiting.get(run)?.();
        waiting.set(run, resolve);
        admit();
      }),
    leave(run) {
      going.delete(run);
      admit();
    },
  };
}

// A thread that fuzzes. It reports the start of each case, so that the main thread knows in which case it hangs.

import { parentPort } from 'node:worker_threads';
import { type FuzzFinding, fuzzTarget } from './runner.ts';
import { targetOf } from './targets.ts';

export interface BatchOrder {
  readonly target: string;
  readonly seed: number;
  readonly first: number;
  readonly count: number;
}

export type ThreadMessage = { readonly begins: number } | { readonly done: FuzzFinding | null };

parentPort?.on('message', ({ target, ...cases }: BatchOrder) => {
  const say = (word: ThreadMessage) => parentPort?.postMessage(word);
  const isOver = fuzzTarget(targetOf(target), cases, (nth) => say({ begins: nth }));
  void isOver.then((done) => say({ done }));
});

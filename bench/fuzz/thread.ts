// A thread that fuzzes. It reports the start of each case, so that the main thread knows in which case it hangs.

import { parentPort } from 'node:worker_threads';
import { attack, type Finding } from './campaign.ts';
import { targetOf } from './targets.ts';

export interface Order {
  readonly target: string;
  readonly seed: number;
  readonly first: number;
  readonly count: number;
}

export type Word = { readonly begins: number } | { readonly done: Finding | null };

parentPort?.on('message', ({ target, ...cases }: Order) => {
  const say = (word: Word) => parentPort?.postMessage(word);
  const isOver = attack(targetOf(target), cases, (nth) => say({ begins: nth }));
  void isOver.then((done) => say({ done }));
});

// A thread under fire. It says which case it begins, so that whoever watches knows which one it hangs in.

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

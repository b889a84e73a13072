// A thread that fuzzes one target. It reports each input before it is checked, so that the main thread knows at which one
// it hangs, and the result at the end.

import { parentPort, workerData } from 'node:worker_threads';
import { type FuzzCases, type FuzzResult, fuzzTarget } from './runner.ts';
import type { FuzzInput } from './target.ts';
import { targetOf } from './targets.ts';

export interface FuzzOrder {
  readonly target: string;
  readonly cases: FuzzCases;
}

export type ThreadMessage = { readonly begins: FuzzInput } | { readonly done: FuzzResult };

const { target, cases } = workerData as FuzzOrder;
const report = (message: ThreadMessage) => parentPort?.postMessage(message);
report({ done: await fuzzTarget(targetOf(target), cases, (input) => report({ begins: input })) });

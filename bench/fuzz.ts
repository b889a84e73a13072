// Fuzzes everything that reads or prints untrusted text: formats, the configuration, recordings, Markdown, and the
// input of `compare`. The first case that fails is reduced and written to a file.
//   npm run fuzz                                  half a minute over all targets
//   npm run fuzz -- --seconds 3600 --seed 7       an hour, other cases
//   npm run fuzz -- --target formats              one target
//   npm run fuzz -- --target formats --case 4711  one case alone, not reduced
//   npm run fuzz -- --replay FILE                 the file that a failure wrote
// With `--gfm` Markdown also goes through a real renderer, which npm installs into a separate folder.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { diceOf } from './fuzz/dice.ts';
import { loadSkeleton } from './fuzz/gfm.ts';
import { type FuzzFinding, findFailure, fuzzTarget } from './fuzz/runner.ts';
import type { FuzzInput, Target } from './fuzz/target.ts';
import { markdownWith } from './fuzz/targets/markdown.ts';
import { TARGETS, targetOf } from './fuzz/targets.ts';
import type { BatchOrder, ThreadMessage } from './fuzz/thread.ts';

/** Timeout of a case: it hangs, or it takes longer than a user would wait. */
const CASE_TIMEOUT_MS = 40_000;

/** Number of cases between two checks of the elapsed time. */
const BATCH = 25;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    target: { type: 'string' },
    case: { type: 'string' },
    replay: { type: 'string' },
    gfm: { type: 'boolean', default: false },
    folder: { type: 'string', default: 'fuzz-findings' },
  },
});

const seed = Number(values.seed);
const targets = values.target === undefined ? TARGETS : [targetOf(values.target)];
const found = await (values.replay !== undefined
  ? replay(values.replay)
  : values.case !== undefined
    ? fuzzCase(targets[0]!, Number(values.case))
    : fuzzAll(Number(values.seconds)));
process.exitCode = found ? 1 : 0;

/** Fuzzes all targets for equal times. Returns whether a failure was found. */
async function fuzzAll(seconds: number): Promise<boolean> {
  let isAny = false;
  const share = (seconds * 1000) / (targets.length + (values.gfm ? 1 : 0));
  for (const target of targets) {
    const { cases, finding } = await fuzzInThread(target, share);
    isAny = printFinding(target.id, cases, finding) || isAny;
  }
  if (values.gfm) {
    const target = markdownWith(await loadSkeleton());
    const { cases, finding } = await runTurns(share, (first) =>
      fuzzTarget(target, { seed, first, count: 1 }),
    );
    isAny = printFinding('markdown as GitHub shows it', cases, finding) || isAny;
  }
  return isAny;
}

interface FuzzResult {
  readonly cases: number;
  readonly finding: FuzzFinding | null;
}

/** Fuzzes a target in a thread, so that a case that hangs can be terminated. */
async function fuzzInThread(target: Target, budgetMs: number): Promise<FuzzResult> {
  const thread = new Worker(new URL('./fuzz/thread.ts', import.meta.url));
  try {
    return await runTurns(
      budgetMs,
      (first) => runBatch(thread, { target: target.id, seed, first, count: BATCH }),
      BATCH,
    );
  } finally {
    await thread.terminate();
  }
}

async function runTurns(
  budgetMs: number,
  turn: (first: number) => Promise<FuzzFinding | null>,
  step = 1,
): Promise<FuzzResult> {
  const startMs = performance.now();
  let cases = 0;
  while (performance.now() - startMs < budgetMs) {
    const finding = await turn(cases);
    if (finding !== null) return { cases: finding.nth + 1, finding };
    cases += step;
  }
  return { cases, finding: null };
}

/** Returns the answer of the thread. If the thread fails or hangs, the current case is the finding. */
function runBatch(thread: Worker, order: BatchOrder): Promise<FuzzFinding | null> {
  return new Promise((resolve) => {
    let nth = order.first;
    let timer: NodeJS.Timeout | undefined;
    const end = (finding: FuzzFinding | null) => {
      clearTimeout(timer);
      thread.off('message', hear);
      thread.off('error', fall);
      resolve(finding);
    };
    const fall = (why: unknown) => {
      const input = targetOf(order.target).make(diceOf(order.seed, nth));
      end({ target: order.target, seed: order.seed, nth, what: String(why), input });
    };
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => fall(`it takes more than ${CASE_TIMEOUT_MS / 1000} s`), CASE_TIMEOUT_MS);
    };
    const hear = (word: ThreadMessage) => {
      if ('done' in word) return end(word.done);
      nth = word.begins;
      watch();
    };
    thread.on('message', hear);
    thread.on('error', fall);
    watch();
    thread.postMessage(order);
  });
}

function printFinding(name: string, cases: number, finding: FuzzFinding | null): boolean {
  if (finding === null) {
    console.log(`${name}: ${cases} cases, nothing found`);
    return false;
  }
  const { target, nth, what, input } = finding;
  console.log(`${name}: case ${nth} fails\n${what}`);
  console.log(`again: npm run fuzz -- --target ${target} --seed ${seed} --case ${nth}`);
  if (input.length > 0) {
    mkdirSync(values.folder, { recursive: true });
    const path = join(values.folder, `${target}-${seed}-${nth}.json`);
    writeFileSync(path, `${JSON.stringify({ target, what: what.split('\n')[0], input }, null, 2)}\n`);
    console.log(`made small: npm run fuzz -- --replay ${path}`);
  }
  return true;
}

async function fuzzCase(target: Target, nth: number): Promise<boolean> {
  return printFinding(target.id, 1, await fuzzTarget(target, { seed, first: nth, count: 1 }));
}

async function replay(path: string): Promise<boolean> {
  const { target, input } = JSON.parse(readFileSync(path, 'utf8')) as { target: string; input: FuzzInput };
  const what = await findFailure(targetOf(target), input);
  console.log(what ?? 'nothing is wrong with it');
  return what !== null;
}

// Fuzzes everything that reads or prints untrusted text: formats, the configuration, recordings, Markdown, and the
// input of `compare`. The first case that fails is reduced and written to a file.
//   npm run fuzz                                  half a minute over all targets
//   npm run fuzz -- --seconds 3600 --seed 7       an hour, other cases
//   npm run fuzz -- --target formats              one target
//   npm run fuzz -- --target formats --case 4711  one case alone
//   npm run fuzz -- --replay FILE                 the file that a failure wrote
// With `--gfm` Markdown also goes through a real renderer, which npm installs into a separate folder.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { loadSkeleton } from './fuzz/gfm.ts';
import { type FuzzCases, type FuzzResult, findFailure, fuzzTarget } from './fuzz/runner.ts';
import type { FuzzInput, Target } from './fuzz/target.ts';
import { markdownWith } from './fuzz/targets/markdown.ts';
import { TARGETS, targetOf } from './fuzz/targets.ts';
import type { FuzzOrder, ThreadMessage } from './fuzz/thread.ts';

/** Timeout of a case: it hangs, or it takes longer than a user would wait. */
const CASE_TIMEOUT_MS = 40_000;

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
  const ms = (seconds * 1000) / (targets.length + (values.gfm ? 1 : 0));
  const cases: FuzzCases = { seed, first: 0, count: Number.POSITIVE_INFINITY, ms };
  for (const { id } of targets) isAny = printResult(id, await fuzzInThread(id, cases)) || isAny;
  if (values.gfm) {
    const result = await fuzzTarget(markdownWith(await loadSkeleton()), cases);
    isAny = printResult('markdown as GitHub shows it', result) || isAny;
  }
  return isAny;
}

/** Fuzzes a target in a thread, which is terminated if a case hangs. Then the current input is the finding. */
async function fuzzInThread(target: string, cases: FuzzCases): Promise<FuzzResult> {
  const order: FuzzOrder = { target, cases };
  const thread = new Worker(new URL('./fuzz/thread.ts', import.meta.url), { workerData: order });
  let begun = 0;
  let input: FuzzInput = [];
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve) => {
      const fail = (why: unknown) => {
        const finding = { target, seed, nth: begun - 1, what: String(why), input };
        resolve({ cases: begun, finding });
      };
      thread.on('error', fail);
      thread.on('message', (message: ThreadMessage) => {
        if ('done' in message) return resolve(message.done);
        begun += 1;
        input = message.begins;
        clearTimeout(timer);
        timer = setTimeout(() => fail(`it takes more than ${CASE_TIMEOUT_MS / 1000} s`), CASE_TIMEOUT_MS);
      });
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

function printResult(name: string, { cases, finding }: FuzzResult): boolean {
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
  return printResult(target.id, await fuzzTarget(target, { seed, first: nth, count: 1 }));
}

async function replay(path: string): Promise<boolean> {
  const { target, input } = JSON.parse(readFileSync(path, 'utf8')) as { target: string; input: FuzzInput };
  const what = await findFailure(targetOf(target), input);
  console.log(what ?? 'nothing is wrong with it');
  return what !== null;
}

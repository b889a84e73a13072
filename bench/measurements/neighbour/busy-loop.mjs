// The neighbour: a process that keeps one processor busy and leaves it idle, for seconds drawn from two exponential
// distributions. It prints a line of JSON at every switch. It ends when its standard input is closed, so that it cannot
// outlive the process that started it.
//   node busy-loop.mjs SEED MEAN_SECONDS_ON MEAN_SECONDS_OFF

import { randomOf } from '../../random.ts';

/** Interval at which it checks its standard input. The pause is much shorter than a tick of 10 ms. */
const SPIN_MS = 50;

const [seed, meanOn, meanOff] = process.argv.slice(2).map(Number);
const random = randomOf(seed);
let isOn = random.uniform() < meanOn / (meanOn + meanOff);

process.stdin.on('end', () => process.exit(0));
process.stdin.on('error', () => process.exit(0));
process.stdout.on('error', () => process.exit(0));
process.stdin.resume();
begin();

function begin() {
  const seconds = random.exponential() * (isOn ? meanOn : meanOff);
  console.log(JSON.stringify({ isOn, atMs: Date.now() }));
  const endMs = performance.now() + seconds * 1000;
  if (isOn) spin(endMs);
  else setTimeout(change, seconds * 1000);
}

function spin(endMs) {
  const pauseMs = Math.min(endMs, performance.now() + SPIN_MS);
  while (performance.now() < pauseMs);
  if (performance.now() < endMs) setImmediate(spin, endMs);
  else change();
}

function change() {
  isOn = !isOn;
  begin();
}

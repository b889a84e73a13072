// Asks the real benchstat, which has to be on PATH, about pairs of samples, and prints a p as it does.
// Sample pairs in, the p texts of its table out. Shared by the golden script and by the live test.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SamplePair } from './random-samples.ts';

/** What the stored answers were made from. */
export const GOLDEN_SEED = 20_261;
export const GOLDEN_COUNT = 1_000;

/** The p of each pair as benchstat prints it, `0.123`; empty where it prints none because its p is 0. */
export function benchstatP(pairs: readonly SamplePair[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'benchstat-'));
  try {
    // The unit is one that benchstat leaves as it is, so that both see the very same numbers.
    for (const side of ['base', 'head'] as const) {
      const lines = pairs.flatMap((pair) => pair[side].map((value) => `Benchmark${pair.name} 1 ${value} sec/op\n`));
      writeFileSync(join(folder, `${side}.txt`), lines.join(''));
    }
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
    const run = spawnSync('benchstat', ['-format', 'csv', 'base.txt', 'head.txt'], options);
    if (run.error) throw run.error;
    return pairs.map(({ name }) => pOfRow(run.stdout, name));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function pOfRow(csv: string, name: string): string {
  const row = csv.match(new RegExp(`^${name},.*,(?:p=([0-9.]+) )?n=[0-9+]+$`, 'm'));
  if (row === null) throw new Error(`benchstat printed no row for ${name}`);
  return row[1] ?? '';
}

/** Three decimals of the exact binary value, halves to even; `toFixed` differs in that it takes halves up. */
export function printedP(p: number): string {
  if (p === 0) return '';
  const thousandths = p * 1000;
  const below = Math.floor(thousandths);
  // p is halfway exactly when it is a multiple of 1/16 (thousandths is then computed without rounding).
  const isHalf = Number.isInteger(p * 16) && thousandths - below === 0.5;
  return isHalf && below % 2 === 0 ? (below / 1000).toFixed(3) : p.toFixed(3);
}

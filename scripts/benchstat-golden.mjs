// Writes __tests__/fixtures/stats/benchstat-p.json: what the real benchstat says about the random samples that
// the tests make from the same seed. Only its answers are stored. Needs node 24 and benchstat on PATH:
//   go install golang.org/x/perf/cmd/benchstat@v0.0.0-20260908200009-22c9c6c9d4da
//   node_modules/.bin/node scripts/benchstat-golden.mjs

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { benchstatP, GOLDEN_COUNT, GOLDEN_SEED } from '../__tests__/support/benchstat.ts';
import { samplePairs } from '../__tests__/support/random-samples.ts';

const PER_LINE = 10;
const folder = new URL('../__tests__/fixtures/stats/', import.meta.url);

const answers = benchstatP(samplePairs(GOLDEN_SEED, GOLDEN_COUNT));
const lines = [];
for (let start = 0; start < answers.length; start += PER_LINE) {
  lines.push(`  ${JSON.stringify(answers.slice(start, start + PER_LINE)).slice(1, -1)}`);
}
mkdirSync(folder, { recursive: true });
const file = new URL('benchstat-p.json', folder);
writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
console.log(`${fileURLToPath(file)}: ${answers.length} answers`);

// How much copies of one program differ, whose only difference is where their pages lie in memory: the Go suite of the
// neighbour experiment, built once, copied, and measured in random order on one processor. Needs go and taskset.
//   npx node bench/measurements/copies.ts [--copies 12] [--runs 15] [--processor 1]
// `kept`: each copy stays. `moved`: it is written again before each run, as the gate does with what a tree has built.

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { markProgram, moveIfUsed } from '../../src/host/program-pages.ts';
import { median } from '../../src/stats/median.ts';
import { randomOf } from '../random.ts';
import { baseFiles, shuffleList } from './neighbour/repository.ts';
import { writeFiles } from './neighbour/verify.ts';

const { values } = parseArgs({
  options: {
    copies: { type: 'string', default: '12' },
    runs: { type: 'string', default: '15' },
    processor: { type: 'string', default: '1' },
  },
});
const copies = Number(values.copies);
const runs = Number(values.runs);

const folder = mkdtempSync(join(tmpdir(), 'bench-referee-copies-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

writeFiles(folder, baseFiles({ benchtime: '10ms' }));
const original = join(folder, 'bench.test');
execFileSync('go', ['test', '-c', '-o', original, '.'], { cwd: folder, stdio: 'inherit' });

const kept = measure('kept');
const moved = measure('moved');
console.log('benchmark        kept: most, typical   moved: most, typical   (deviation of a copy from the median copy)');
for (const name of kept.keys())
  console.log(`${name.padEnd(16)} ${format(kept.get(name)!)}   ${format(moved.get(name)!)}`);

/** Returns the medians of all copies, by benchmark. */
function measure(way: 'kept' | 'moved'): Map<string, number[]> {
  const places = Array.from({ length: copies }, (_, index) => join(folder, `${way}-${index}`));
  for (const place of places) {
    mkdirSync(place);
    copyFileSync(original, join(place, 'bench.test'));
  }
  const changedMs = new Map(places.map((place) => [place, markProgram(join(place, 'bench.test'))!]));
  const times = new Map<string, Map<string, number[]>>();
  for (let run = 0; run < runs; run += 1) {
    for (const place of shuffleList(randomOf(run), places)) {
      if (way === 'moved') moveIfUsed(join(place, 'bench.test'), changedMs.get(place)!, Infinity);
      for (const { name, time } of runOnce(place)) {
        const ofName = times.get(name) ?? new Map<string, number[]>();
        times.set(name, ofName.set(place, [...(ofName.get(place) ?? []), time]));
      }
    }
  }
  return new Map([...times].map(([name, byPlace]) => [name, [...byPlace.values()].map(median)]));
}

function runOnce(place: string): { name: string; time: number }[] {
  const flags = ['-test.run=^$', '-test.bench=.', '-test.benchtime=10ms'];
  const text = execFileSync('taskset', ['-c', values.processor, './bench.test', ...flags], {
    cwd: place,
    encoding: 'utf8',
  });
  return [...text.matchAll(/^Benchmark(\w+)\S*\s+\d+\s+([\d.]+) ns\/op/gm)].map(([, name, time]) => ({
    name: name!,
    time: Number(time),
  }));
}

function format(medians: readonly number[]): string {
  const middle = median(medians);
  const deviations = medians.map((one) => Math.abs(one / middle - 1));
  return `${percent(Math.max(...deviations))} ${percent(median(deviations))}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`.padStart(9);
}

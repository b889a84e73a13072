// Draws the pictures of docs/how-it-decides.md and docs/evidence.md from simulated pull requests, with fixed seeds:
//   npx node bench/pictures.ts [NAME…]      all of them, or some: order, fastest-third, alarms, outcomes

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { turnsOf } from '../src/measure/schedule.ts';
import type { Side } from '../src/model/measurement.ts';
import { blocksOf } from '../src/model/remeasured-rounds.ts';
import { sortSides, testFastestThird } from '../src/stats/fastest-third.ts';
import { mannWhitney } from '../src/stats/mann-whitney.ts';
import { median } from '../src/stats/median.ts';
import type { Job } from './study/job.ts';
import { MODELS, type ModelName } from './study/models.ts';
import { simulate } from './study/noise.ts';
import { bar, dot, INK, line, svg, text } from './study/picture.ts';
import { figure } from './study/tally.ts';
import { runJobs } from './study/worker-pool.ts';

const FOLDER = join(import.meta.dirname, '../docs/images');
const ROUNDS = 10;
const MIXED = blocksOf(ROUNDS, []).flatMap((block) => turnsOf('3', block).map(({ side }) => side));
const IN_BLOCKS: readonly Side[] = [...Array(ROUNDS).fill('base'), ...Array(ROUNDS).fill('head')];

const LABELS: Readonly<Record<ModelName, string>> = {
  ln1: '1 % noise',
  ln2: '2 % noise',
  ln5: '5 % noise',
  ln10: '10 % noise',
  heavy: 'one run in ten far slower',
  ar1: 'wandering',
  rw: 'drifting away',
  step: 'a neighbour who comes and stays',
  burst: 'a neighbour who comes and goes',
  warmup: 'a machine that warms up',
  period2: 'every second run slower',
  layout: 'a layout for each process',
  bimodal: 'two modes of speed',
  ci: 'a usual runner, all of it mildly',
  'ci-noisy': 'a bad runner, all of it',
  build: 'a layout for each build',
  outer4: 'first and last run of every four slower',
  square4: 'first two runs of every four slower',
  second: 'slower after a run of the other side',
  carry: 'slower after a slow run',
  steal: 'a neighbour who stays for several rounds',
  clock3: 'a clock that shows three values',
  clock1: 'a clock of 10 ns for 50 ns',
  modeshift: 'a machine that shifts between two speeds',
  scatter: 'a head that scatters three times as much',
  loudbase: 'a base that scatters three times as much',
  clock15: 'a clock of 15 to 60 ticks',
  chain5: 'half of each deviation stays',
  chain9: 'nine tenths of each deviation stay',
  chain9all: 'the same for all benchmarks',
  shock: 'one shock for all benchmarks',
  correlated: 'half of the noise in common',
  spikes: 'a fifth of the values far slower',
  layouts: 'two to four layouts of processes',
  pareto: 'a heavy tail',
  turbo: 'a turbo that decays',
  growing: 'drift and growing scatter',
  headcache: 'a cache of head that base cools',
  'replay-quiet': 'recorded on a quiet machine',
  'replay-busy': 'recorded next to neighbours',
  'replay-crowded': 'recorded on a crowded machine',
};

const PICTURES: Readonly<Record<string, () => string | Promise<string>>> = {
  order: orderPicture,
  'fastest-third': fastestPicture,
  alarms: alarmsPicture,
  outcomes: outcomesPicture,
};

const wanted = process.argv.slice(2);
for (const [name, draw] of Object.entries(PICTURES))
  if (wanted.length === 0 || wanted.includes(name)) writeFileSync(join(FOLDER, `${name}.svg`), await draw());

/** Draws two orders of the same runs: machine, time and program are equal on both sides. */
function orderPicture(): string {
  const [width, height, panel] = [720, 250, 340];
  const { factors } = simulate({ model: MODELS.step, seed: 44, benchmarks: 20, order: MIXED, count: 1 });
  const values = factors.map((own) => own[5]![0]!);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) => 200 - ((value - low) / (high - low)) * 130;
  const panels = [
    { title: 'All of base, then all of head', order: IN_BLOCKS, left: 15 },
    { title: 'Mixed, as the gate does it', order: MIXED, left: 15 + panel + 10 },
  ];
  const shapes = panels.flatMap(({ title, order, left }) => {
    const x = (index: number) => left + 15 + (index / (values.length - 1)) * (panel - 30);
    const middle = (side: Side) => median(values.filter((_, index) => order[index] === side));
    const change = middle('head') / middle('base') - 1;
    return [
      text(title, { x: left + panel / 2, y: 24, anchor: 'middle', size: 14, weight: 'bold' }),
      ...(['base', 'head'] as const).map((side) =>
        line(
          [left + 5, y(middle(side))],
          [left + panel - 5, y(middle(side))],
          `stroke="${INK[side]}" stroke-dasharray="5 4"`,
        ),
      ),
      ...values.map((value, index) =>
        dot(x(index), y(value), { fill: INK[order[index]!], square: order[index] === 'head' }),
      ),
      text(`medians differ by ${change < 0 ? '−' : '+'}${Math.abs(100 * change).toFixed(1)} %`, {
        x: left + panel / 2,
        y: 48,
        anchor: 'middle',
      }),
    ];
  });
  const legend = [
    dot(250, 230, { fill: INK.base }),
    text('base', { x: 260, y: 234 }),
    dot(320, 230, { fill: INK.head, square: true }),
    text('head', { x: 330, y: 234 }),
    text('time →', { x: 400, y: 234 }),
  ];
  const title = 'Twenty runs of one program while a neighbour begins to work, in two orders';
  return svg({ width, height, title }, [...shapes, ...legend]);
}

/** Draws thirty runs of each side of a recorded program next to a neighbour, with head 10 % slower. */
function fastestPicture(): string {
  const [width, height, left, right] = [720, 190, 70, 700];
  const order = blocksOf(30, []).flatMap((block) => turnsOf('3', block).map(({ side }) => side));
  const { factors } = simulate({ model: MODELS['replay-crowded'], seed: 24, benchmarks: 8, order, count: 1 });
  const valuesOf = (side: Side) =>
    order.flatMap((one, index) => (one === side ? [factors[index]![0]![0]! * (side === 'head' ? 1.1 : 1)] : []));
  const sides = { base: valuesOf('base'), head: valuesOf('head') };
  const all = [...sides.base, ...sides.head].toSorted((one, other) => one - other);
  const [low, high] = [all[0]!, all.at(-1)!];
  const x = (value: number) => left + 10 + ((value - low) / (high - low)) * (right - left - 20);
  const border = x((all[19]! + all[20]!) / 2);
  const rows = (['base', 'head'] as const).flatMap((side, row) => {
    const y = 75 + 50 * row;
    const middle = x(median(sides[side]));
    return [
      text(side, { x: 20, y: y + 4 }),
      ...sides[side].map((value) => dot(x(value), y, { fill: INK[side], square: side === 'head' })),
      line([middle, y - 16], [middle, y + 16], `stroke="${INK[side]}" stroke-width="2"`),
      text('median', { x: middle + 5, y: y - 12, size: 11 }),
    ];
  });
  const inThird = (side: Side) => sides[side].filter((value) => value <= all[19]!).length;
  const p = mannWhitney(sides.base, sides.head).p.toFixed(2);
  const fastest = testFastestThird(sortSides(sides.base, sides.head)).toPrecision(1);
  const title = `All values: p=${p}. Fastest third: ${inThird('base')} of base, ${inThird('head')} of head, p=${fastest}`;
  return svg({ width, height, title }, [
    text(title, { x: width / 2, y: 24, anchor: 'middle', size: 14, weight: 'bold' }),
    line([border, 45], [border, 150], 'stroke="#57534e" stroke-dasharray="5 4"'),
    text('← fastest third', { x: border - 6, y: 165, anchor: 'end' }),
    text('slower →', { x: right, y: 165, anchor: 'end' }),
    ...rows,
  ]);
}

/** Draws the share of unchanged pull requests that fail, with the usual recipe and with the gate. */
async function alarmsPicture(): Promise<string> {
  const names: readonly ModelName[] = [
    'ln2',
    'ln5',
    'heavy',
    'ar1',
    'step',
    'burst',
    'period2',
    'layout',
    'ci',
    'ci-noisy',
  ];
  const jobs = names.map((model): Job => ({ model, effect: 0, firstSeed: 1, pullRequests: 200 }));
  const judged = await runJobs(jobs, () => {});
  const rows = names.map((model, index) => ({
    label: LABELS[model],
    usual: usualRecipe(model, 200),
    gate: figure(judged[index]!, ({ isRed }) => isRed).mean,
  }));
  const [width, left, right, top] = [720, 250, 60, 62];
  const scale = (share: number) => share * (width - left - right);
  const shapes = rows.flatMap(({ label, usual, gate }, index) => {
    const y = top + index * 34;
    return [
      text(label, { x: left - 10, y: y + 17, anchor: 'end' }),
      bar(left, y, { width: Math.max(1, scale(usual)), height: 12, fill: INK.unknown }),
      text(`${(100 * usual).toFixed(0)} %`, { x: left + scale(usual) + 6, y: y + 10, size: 11 }),
      bar(left, y + 13, { width: Math.max(1, scale(gate)), height: 12, fill: INK.fail }),
      text(`${(100 * gate).toFixed(1)} %`, { x: left + scale(gate) + 6, y: y + 24, size: 11 }),
    ];
  });
  const legend = [
    bar(left, 20, { width: 12, height: 12, fill: INK.unknown }),
    text('ten runs of base, then ten of head; p below 0.05 and over 5 %', { x: left + 18, y: 30 }),
    bar(left, 38, { width: 12, height: 12, fill: INK.fail }),
    text('the gate', { x: left + 18, y: 48 }),
  ];
  const title = 'How many pull requests that change nothing are red, of 200 with 100 benchmarks each';
  return svg({ width, height: top + rows.length * 34 + 14, title }, [...legend, ...shapes]);
}

function usualRecipe(name: ModelName, pullRequests: number): number {
  const red = Array.from({ length: pullRequests }, (_, seed) => {
    const { factors } = simulate({
      model: MODELS[name],
      seed,
      benchmarks: 100,
      order: ['base', 'head'],
      // One process a side measures each benchmark ten times, as `-count=10` does.
      count: ROUNDS,
    });
    const [base, head] = factors as [number[][], number[][]];
    return base.some((own, index) => {
      const other = head[index]!;
      return median(other) / median(own) > 1.05 && mannWhitney(own, other).p < 0.05;
    });
  });
  return red.filter(Boolean).length / pullRequests;
}

/** Draws the verdicts on one benchmark as a function of its slowdown. */
async function outcomesPicture(): Promise<string> {
  const effects = [0, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.1, 0.12, 0.15, 0.2];
  const panels: readonly ModelName[] = ['ln2', 'ln5', 'ci'];
  const jobs = panels.flatMap((model) =>
    effects.map((effect): Job => ({ model, effect, firstSeed: 500, pullRequests: 20 })),
  );
  const judged = await runJobs(jobs, () => {});
  const [width, height, panel, top, tall] = [720, 300, 225, 60, 180];
  const shapes = panels.flatMap((model, number) => {
    const left = 20 + number * (panel + 10);
    const step = (panel - 10) / effects.length;
    return [
      text(LABELS[model], { x: left + panel / 2, y: 50, anchor: 'middle', weight: 'bold' }),
      ...effects.flatMap((effect, index) => {
        const tallies = judged[number * effects.length + index]!;
        const share = (of: 'failed' | 'unknown' | 'passed') => figure(tallies, (tally) => tally[of]).mean * tall;
        const x = left + index * step;
        const [failed, unknown] = [share('failed'), share('unknown')];
        const width = step - 2;
        return [
          bar(x, top, { width, height: tall - failed - unknown, fill: INK.pass }),
          bar(x, top + tall - failed - unknown, { width, height: unknown, fill: INK.unknown }),
          bar(x, top + tall - failed, { width, height: failed, fill: INK.fail }),
          ...(index % 2 === 0 || effect > 0.1
            ? [
                text(`${Math.round(100 * effect)}`, {
                  x: x + width / 2,
                  y: top + tall + 14,
                  anchor: 'middle',
                  size: 10,
                }),
              ]
            : []),
        ];
      }),
      text('head is slower by … %', { x: left + panel / 2, y: top + tall + 32, anchor: 'middle', size: 11 }),
    ];
  });
  const legend = (['pass', 'unknown', 'fail'] as const).flatMap((kind, index) => [
    bar(210 + index * 115, 12, { width: 12, height: 12, fill: INK[kind] }),
    text({ pass: 'kept', unknown: 'undecided', fail: 'broken' }[kind], { x: 228 + index * 115, y: 22 }),
  ]);
  const title =
    'What the gate says of a benchmark under a limit of 5 %, by how much slower it is, with up to 30 rounds';
  return svg({ width, height, title }, [...legend, ...shapes]);
}

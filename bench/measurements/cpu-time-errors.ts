// How often CPU time decides wrongly. Simulates pull requests of whole commands on a loud machine, whose clock says little, and
// judges them as the program does, at the looks of `rounds: 6..30`. Prints, for each noise of CPU time: unchanged pull requests that
// fail, rows of +10 % that are found, and rows exactly at the limit of 5 % that are cleared or broken.
//
//     npx node bench/measurements/cpu-time-errors.ts [PULL_REQUESTS [NOISE]]

import { analyse } from '../../src/analyse/pipeline.ts';
import { findUndecidedBenchmarks } from '../../src/analyse/while-measuring.ts';
import type { Recording } from '../../src/model/recording.ts';
import { policyOf } from '../../src/settings/settings.ts';

const count = Number(process.argv[2] ?? 300);
const COMMANDS = 8;
const LOOKS = [6, 10, 14, 20, 30];
const ROUNDS = { min: 6, max: 30 };
const POLICY = policyOf(null, '2026-11-27');

let state = 20261127;
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

type Noise = (moment: number) => number;

/** Ratios. `burst` slows a part of the rounds of a pull request, on both sides alike. */
const NOISES: Readonly<Record<string, () => Noise>> = {
  '1 %': () => () => Math.exp(0.01 * normal()),
  '3 %': () => () => Math.exp(0.03 * normal()),
  '7 %': () => () => Math.exp(0.07 * normal()),
  '20 %': () => () => Math.exp(0.2 * normal()),
  'one-sided, 5 %': () => () => 1 + 0.05 * -Math.log(1 - random()),
  'bursts of 10 %, 2 %': () => {
    const from = random() * 60;
    return (moment) => (moment >= from && moment < from + 12 ? 1.1 : 1) * Math.exp(0.02 * normal());
  },
  'modes of 4 %': () => () => (random() < 0.5 ? 1.04 : 1) * Math.exp(0.01 * normal()),
};

function record(change: number, makeNoise: () => Noise): Recording {
  const invocations: Recording['invocations'] = [];
  const series: Recording['series'] = Array.from({ length: COMMANDS }, (_, command) => ({
    ...{ group: null, name: `work ${command}`, metric: 'wall-time', unit: 's', better: 'lower', primary: true },
    ...{ deterministic: false, base: { invocations: [], values: [] }, head: { invocations: [], values: [] } },
  }));
  const noises = Array.from({ length: COMMANDS }, makeNoise);
  for (let round = 1; round <= ROUNDS.max; round += 1)
    for (let command = 0; command < COMMANDS; command += 1)
      for (const side of random() < 0.5 ? (['base', 'head'] as const) : (['head', 'base'] as const)) {
        const cpuMs = 500 * (side === 'head' ? 1 + change : 1) * noises[command]!(2 * round + random());
        const queuedMs = cpuMs * Math.exp(0.8 * normal());
        const own = series[command]![side];
        own.invocations.push(invocations.length);
        own.values.push([(cpuMs + queuedMs) / 1000]);
        const durationMs = cpuMs + queuedMs;
        invocations.push({ side, round, command, startMs: 0, durationMs, exitCode: 0, outcome: 'ok', cpuMs, queuedMs });
      }
  const commands = Array.from({ length: COMMANDS }, (_, command) => `work ${command}`);
  const commit = (letter: string) => ({ sha: letter.repeat(40), how: 'head' });
  return {
    ...{ version: 2, name: 'x', commits: { base: commit('a'), head: commit('b') }, invocations, series, problems: [] },
    schedule: {
      ...{ seed: 's', rounds: ROUNDS, commands, setup: null, workingDirectory: '.', format: 'command' },
      ...{ unit: 'invocation', count: 'cpu-time', ended: 'complete' },
    },
    environment: {
      ...{ os: 'linux', kernel: '', architecture: '', cpu: '', cores: 2, memoryBytes: 1, image: null, node: '' },
      ...{ toolchain: { base: [], head: [] }, loadBefore: null, loadAfter: null },
    },
  };
}

/** Until the look at which everything is decided. */
function cutAt(recording: Recording, look: number): Recording {
  const isKept = (at: number) => recording.invocations[at]!.round <= look;
  const cut = ({ invocations, values }: Recording['series'][number]['base']) => {
    const kept = invocations.filter(isKept);
    return { invocations: kept, values: values.slice(0, kept.length) };
  };
  return {
    ...recording,
    invocations: recording.invocations.filter((_, at) => isKept(at)),
    series: recording.series.map((one) => ({ ...one, base: cut(one.base), head: cut(one.head) })),
  };
}

function judge(change: number, makeNoise: () => Noise) {
  const whole = record(change, makeNoise);
  const look = LOOKS.find((one) => findUndecidedBenchmarks(cutAt(whole, one), POLICY).names.length === 0) ?? 30;
  const cut = cutAt(whole, look);
  const ended = look < 30 ? ('decided' as const) : ('complete' as const);
  const report = analyse({ ...cut, schedule: { ...cut.schedule, ended } }, POLICY);
  const verdicts = report.rows.filter(({ metric }) => metric === 'wall-time').flatMap((row) => row.verdicts);
  const part = (outcome: string, by: string | null = null) =>
    verdicts.filter((one) => one.outcome === outcome && (by === null || one.decidedBy === by)).length / verdicts.length;
  return {
    ...{ isRed: report.conclusion === 'fail', fail: part('fail'), open: part('unknown'), look },
    ...{ pass: part('pass'), passByCpu: part('pass', 'cpu-time') },
  };
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);
const only = process.argv[3];
console.log(`${count} unchanged pull requests of ${COMMANDS} commands each, and a fifth of that for each change`);
for (const [name, makeNoise] of Object.entries(NOISES).filter(([name]) => only === undefined || name === only)) {
  const [same, limit, slow] = [0, 0.05, 0.1].map((change) => {
    const runs = change === 0 ? count : Math.ceil(count / 5);
    const all = Array.from({ length: runs }, () => judge(change, makeNoise));
    return (of: (one: ReturnType<typeof judge>) => number) => all.reduce((sum, one) => sum + of(one), 0) / runs;
  });
  const parts = [
    `unchanged: red${percent(same!((one) => Number(one.isRed)))}, undecided${percent(same!((one) => one.open))}`,
    `${same!((one) => one.look).toFixed(1)} rounds`,
    `at the limit: cleared${percent(limit!((one) => one.pass))}, by CPU time${percent(limit!((one) => one.passByCpu))}`,
    `+10 %: found${percent(slow!((one) => one.fail))}, cleared${percent(slow!((one) => one.pass))}`,
    `by CPU time${percent(slow!((one) => one.passByCpu))}`,
  ];
  console.log(`${name.padEnd(22)} ${parts.join(' · ')}`);
}

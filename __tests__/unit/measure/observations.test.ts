import { expect, test } from '@jest/globals';
import type { CpuTime } from '../../../src/host/host.ts';
import { watchMachine } from '../../../src/measure/observations.ts';

function watching(...moments: (CpuTime | null)[]) {
  const left = [...moments];
  return watchMachine({ observe: () => Promise.resolve({ load: 1, cpu: left.shift() ?? null, mhz: null }) }, null);
}

test('shares of the time between two looks; the first one is since the machine started', async () => {
  const watch = watching(
    { total: 1000, busy: 500, stolen: 100, own: 10 },
    { total: 1200, busy: 600, stolen: 101, own: 90 },
  );
  await watch.observe();
  watch.record(0, null);
  expect(await watch.observe()).toEqual({ steal: 0.005, others: 0.1, own: 0.4 });
  watch.record(500, 0);
  expect(watch.all()).toEqual({
    rounds: [null, 0],
    atMs: [0, 500],
    load: [1, 1],
    steal: [0.1, 0.005],
    others: [null, 0.1],
    mhz: [null, null],
  });
});

test('counters that stand still or go back by a tick, and a system that does not tell', async () => {
  const still = { total: 1000, busy: 500, stolen: 1, own: 10 };
  const watch = watching(still, still, { total: 1100, busy: 510, stolen: 0, own: 30 }, null);
  for (const atMs of [0, 1, 2, 3]) {
    await watch.observe();
    watch.record(atMs, 0);
  }
  expect(watch.all()).toMatchObject({ steal: [0.001, null, 0, null], others: [null, null, 0, null] });
});

test('what was handed out does not change any more', async () => {
  const watch = watching(null);
  const all = watch.all();
  await watch.observe();
  watch.record(0, null);
  expect(all.atMs).toEqual([]);
});

test('a look that is not kept is told, and lies within the next entry', async () => {
  const watch = watching(
    { total: 0, busy: 0, stolen: 0, own: 0 },
    { total: 100, busy: 80, stolen: 10, own: 20 },
    { total: 200, busy: 80, stolen: 10, own: 20 },
  );
  await watch.observe();
  watch.record(0, null);
  expect(await watch.observe()).toEqual({ steal: 0.1, others: 0.6, own: 0.2 });
  expect(await watch.observe()).toEqual({ steal: 0, others: 0, own: 0 });
  watch.record(900, 2);
  expect(watch.all()).toMatchObject({ rounds: [null, 2], steal: [null, 0.05], others: [null, 0.3] });
});

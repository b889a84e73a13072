import { expect, test } from '@jest/globals';
import type { ServiceProcess } from '../../../src/host/host.ts';
import { makeServicesOfRun, type ServicesTask, startServices } from '../../../src/measure/services.ts';
import { inRound } from '../../../src/model/location.ts';
import { ENDED_WELL, makeFakeHost, NO_SERVICES } from '../../support/fake-host.ts';

const PROCESS: ServiceProcess = {
  ended: Promise.resolve(ENDED_WELL),
  result: () => null,
  usage: () => ({ cpuMs: null, peakBytes: null }),
  resetPeak() {},
  listPorts: () => [],
  findOwner: () => 'own',
  pause() {},
  resume() {},
  stop: () => Promise.resolve(ENDED_WELL),
};

test('a port that was given to one side is not given again', async () => {
  const { host } = makeFakeHost(() => ({}));
  const services = {
    ...NO_SERVICES,
    start: () => PROCESS,
    findFreePort: (taken: ReadonlySet<number>) => Promise.resolve(taken.size === 0 ? 20_000 : Math.max(...taken) + 1),
  };
  const task: ServicesTask = {
    services: [{ command: 'serve', ready: null, readySeconds: 1, keep: false }],
    env: {},
    affinity: null,
    slowdown: null,
    mask: (text) => text,
    ofRun: makeServicesOfRun(),
  };
  const ports: unknown[] = [];
  for (const side of ['base', 'head', 'head', 'base'] as const) {
    const folders = {
      folder: `/t/${side}`,
      workingDirectory: '.',
      temporary: '/t/tmp',
      home: '/t/home',
      headTree: null,
    };
    const serving = await startServices(
      { ...host, services },
      { ...folders, side, location: inRound(1, side) },
      task,
      1_000,
    );
    ports.push(serving.env['BENCH_REFEREE_PORT']);
    await serving.finish();
  }
  expect(ports).toEqual(['20000', '20001', '20002', '20003']);
});

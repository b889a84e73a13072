// The workflow that runs `doctor` on the runner of the gate, byte for byte as examples/ has it: the diagnosis is the job
// summary, and the proposal an artifact that is a configuration.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parseConfigFile } from '../../src/settings/config-file.ts';
import { dispatchEvent } from './support/events.ts';
import { makeWorld, type World } from './support/world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world?.close());

test('the diagnosis is in the job summary, and the proposal is an artifact', async () => {
  const { main } = world.repository;
  const run = await world.act({ workflow: 'doctor.yml', event: dispatchEvent(main), exitCode: null });

  expect(run.log).toContain('round 10/10');
  expect(run.summary).toMatch(/^```text\nMACHINE\n/);
  expect(run.summary).toContain('PROPOSAL: a complete configuration.');
  // Whether it can be trusted depends on this machine, and decides whether the job fails.
  expect(run.summary).toMatch(run.exitCode === 0 ? /^TRUST IT/m : /^DO NOT TRUST IT YET/m);
  expect(run.summary).toMatch(/^NEXT\n.*\n```$/ms);
  const artifact = join(world.env['ARTIFACTS']!, String(run.id), 'bench-referee-doctor/proposed.yml');
  expect(parseConfigFile(await readFile(artifact, 'utf8'), 'proposed.yml')).toMatchObject({
    run: ["./demo.test -test.run='^$' -test.bench=. -test.benchtime=15ms"],
    format: 'go',
  });
  expect((await world.github.state()).requests).toEqual([]);
  expect(await world.orphans()).toEqual([]);
});

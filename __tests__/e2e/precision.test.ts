// `precision`: a run for the history goes on until it knows each change, and no other run takes longer for it.

import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { benchRepository, invocations } from '../support/bench-repository.ts';
import { cli } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';
import { step } from '../support/runner.ts';

const calm = { invocations: invocations({ encode: 10 }, { noise: 0.01 }) };
const config = (precision: string) => `run: sh bench.sh\nrounds: 6..14\n${precision}`;

test('a run that somebody asks for ends when each change is known, or the rounds are used up', async () => {
  const { folder } = benchRepository({ ...calm, config: config('precision: 0.01%\n') }, calm);
  const roundsOf = async (...flags: string[]) =>
    reportOf((await cli(['check', '--format', 'json', ...flags], { folder })).stdout).json['rounds'];
  expect(await roundsOf()).toBe(3);
  expect(await roundsOf('--precision', '5%')).toBe(6);
  expect(await roundsOf('--precision', '0.01%')).toBe(14);
});

test('the key of the file is for the events whose runs are recorded', async () => {
  const made = benchRepository({ ...calm, config: config('precision: 0.01%\n') }, calm);
  const [before, after] = ['main', 'feature'].map((name) => made.git('rev-parse', name)) as [string, string];
  const repository = { default_branch: 'main' };
  const roundsOn = async (event: string, payload: object) => {
    const { outputs } = await step(made, {
      entry: 'measure',
      inputs: { base: before },
      trigger: { event, payload: { repository, ...payload }, sha: after },
    });
    const { invocations: all } = JSON.parse(readFileSync(outputs['recording']!, 'utf8'));
    return Math.max(...all.map(({ round }: { round: number }) => round));
  };
  expect(await roundsOn('push', { before, after })).toBe(14);
  const ends = { head: { sha: after, repo: { id: 1 } }, base: { sha: before, ref: 'main', repo: { id: 1 } } };
  expect(await roundsOn('pull_request', { pull_request: { number: 1, ...ends } })).toBe(3);
});

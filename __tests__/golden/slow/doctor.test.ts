// What `doctor` prints, word for word, in the situations that people meet: a machine that a gate can rely on, and
// one with all that can be in the way.

import '../../support/readable-errors.ts';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { ProposalDestination } from '../../../src/doctor/advice.ts';
import { renderDoctor, renderDoctorJson } from '../../../src/doctor/render-diagnosis.ts';
import { historyKeyOf } from '../../../src/model/history.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { diagnosisOf, type Spreads, unchangedRecording } from '../../support/diagnoses.ts';
import { expectGolden } from '../../support/golden.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures/doctor');

const go = (times: Readonly<Record<string, number>>): Spreads =>
  Object.fromEntries(
    Object.entries(times).flatMap(([name, spread]) => [
      [`${name} ns/op [ns/op]`, spread],
      [`${name} allocs/op [allocs/op]`, 0],
    ]),
  );
const allocations = (spreads: Spreads) => Object.keys(spreads).filter((label) => label.includes('allocs'));

const QUIET = go(
  Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`Encode/case=${index}-8`, 0.004 + index / 2000])),
);
const NOISY: Spreads = {
  ...go({
    'Parse/[small]-8': 0.03,
    'Parse/large-8': 0.04,
    'Render-8': 0.025,
    'Sort-8': 0.045,
    'Hash-8': 0.035,
  }),
  ...go({ 'Network/<b>-8': 0.25, 'Chaos-8': 3 }),
};

const FILE = `# the gate of the codec team
run: go test -run='^$' -bench=. -benchmem -count=1 ./...
budgets:
  - metric: sec/op
    max-regression: 5%
  - metric: sec/op
    benchmarks: Hash
    max: 1ms
    because: promised to the search team
removed: warn
`;

const situations = {
  quiet: () => diagnosisOf(unchangedRecording(QUIET, { secondary: allocations(QUIET) })),
  history: () => {
    const parse = { command: null, group: null, name: 'Parse-8', metric: 'ns/op' };
    const layouts = new Map([[historyKeyOf(parse), 0.09]]);
    const recording = unchangedRecording(go({ 'Parse-8': 0.01, 'Render-8': 0.02 }));
    return diagnosisOf(recording, { recordsHistory: true, layouts });
  },
  noisy: () => ({
    ...diagnosisOf(unchangedRecording(NOISY, { secondary: allocations(NOISY), seed: 4 }), {
      text: FILE,
      given: { cpus: 'one' },
    }),
    processors: { all: 0.14, one: 0.066, isProposed: true },
  }),
  disturbed: () => {
    const recording = unchangedRecording(go({ 'Parse-8': 0.05, 'Render-8': 0.04 }), {
      secondary: ['Parse-8 allocs/op'],
    });
    const diagnosis = diagnosisOf({
      ...recording,
      environment: { ...recording.environment, cores: 2, loadBefore: 3.7 },
    });
    return { ...diagnosis, processors: { all: 0.045, one: 0.041, isProposed: false } };
  },
  red: () => {
    const recording = unchangedRecording({ steady: 0.01, twice: 0.01 });
    const series = recording.series.map((one) =>
      one.name === 'twice'
        ? {
            ...one,
            head: { ...one.head, values: one.head.values.map((raw) => raw.map((value) => 2 * value)) },
          }
        : one,
    );
    return diagnosisOf({ ...recording, series });
  },
};

const CONFIG = '.github/bench-referee.yml';
const DESTINATIONS: Readonly<Record<keyof typeof situations, ProposalDestination>> = {
  quiet: { written: 'proposed.yml', config: CONFIG, state: 'missing' },
  history: { written: 'proposed.yml', config: CONFIG, state: 'missing' },
  noisy: { written: 'proposed.yml', config: CONFIG, state: 'replaces' },
  disturbed: { written: 'proposed.yml', config: CONFIG, state: 'missing' },
  red: { written: null, config: CONFIG, state: 'missing' },
};

describe.each(Object.entries(situations))('%s', (name, make) => {
  const diagnosis = make();
  const text = renderDoctor(diagnosis, DESTINATIONS[name as keyof typeof situations]);

  test('as text', () => expectGolden(join(FIXTURES, `${name}.txt`), text));

  test('in some sixty lines, none of them too long', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(78);
    expect(text.split('\n').filter((line) => line.length > 170)).toEqual([]);
  });

  test('the file that it shows is the one that it means, and is accepted', () => {
    expect(text).toContain(diagnosis.file.trimEnd());
    expect(() => parseConfigFile(diagnosis.file, 'proposal.yml')).not.toThrow();
  });

  test('as JSON everything is in it', () => {
    const value = JSON.parse(renderDoctorJson(diagnosis, { written: 'gate.yml' })) as Record<string, unknown>;
    expect(value).toMatchObject({ version: 1, proposal: { file: diagnosis.file, written: 'gate.yml' } });
    expect(value['noise']).toHaveLength(diagnosis.noise.length);
    expect(value['proofs']).toHaveLength(diagnosis.proofs.length);
  });
});

// A recording whose values lie at the ends of what it may hold, in every output: no number is longer than people can
// read, and nothing looks like a number that is none. JSON, CSV and the times of JUnit XML are for programs and have every digit. Values at the
// ends of a double are in no recording that is read; the texts hold for them all the same.

import { describe, expect, test } from '@jest/globals';
import { textsOf } from '../../../bench/fuzz/report-texts.ts';
import { analyse, withEstimateHistory } from '../../../src/analyse/pipeline.ts';
import { parseRecording, renderRecording } from '../../../src/event/recording-file.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { aRecording } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const ACCEPTED = [7e29, -7e29, 1e18, 1e15, 1e-29, -1e-29, 0, 1];
const BEYOND = [1e308, -1e308, 1e300, 1e-300, 5e-324, -5e-324, 0, 1];
const times = (value: number) => [1, 1.1, 1.2, 1.3, 1, 1.15].map((factor) => value * factor);
const SLIP = /.{0,40}(?:NaN|Infinity|undefined|\+\+|\bInf\b).{0,20}/;
const UNITS = ['ms', 'B', 'MB/s', 'widgets', 'count'];
const environment = { loadBefore: 1e300, loadAfter: -1e300, memoryBytes: 1e300 };

function recordingOf(ends: readonly number[]): Recording {
  const cases = ends.flatMap((base, row) =>
    ends.map((head, column) => {
      const unit = UNITS[(row + column) % UNITS.length];
      return [`case-${row}-${column} metric [${unit}]`, { base: times(base), head: times(head) }] as const;
    }),
  );
  return aRecording(Object.fromEntries(cases), { environment });
}

function textsFor(ends: readonly number[], file: string) {
  const policy = policyOf(parseConfigFile(file, 'x'), TODAY);
  const { markdown, html, others } = textsOf(withEstimateHistory(analyse(recordingOf(ends), policy)));
  const { json, csv, junit, ...plain } = others;
  return {
    // A time is for programs too, which need not know exponents.
    read: { ...markdown, ...plain, junit: junit.replaceAll(/ time="\d+(?:\.\d+)?"/g, '') },
    // The digest of a script may have any letters and signs.
    html: html.replaceAll(/<script[\s\S]*?<\/script>|'sha256-[^']*'/g, ''),
    json,
    csv,
  };
}

test('the values are those that a recording may hold', () => {
  const text = renderRecording(recordingOf(ACCEPTED));
  expect(parseRecording(text, 'r.json').series).toHaveLength(ACCEPTED.length ** 2);
});

describe.each([
  ['no budgets', ''],
  ['relative budgets', 'budgets: [{metric: "*", max-regression: 5%}]\n'],
  ['absolute budgets', 'budgets: [{metric: "*", max: 5ms}, {metric: "*", min: 1e-300}]\n'],
  ['a geomean', 'budgets: [{metric: "*", of: geomean, max-regression: 5%}]\n'],
  ['tables of its own', 'table: {row: .name, col: .file}\n'],
])('with %s', (_, file) => {
  const { read, html, json, csv } = textsFor(ACCEPTED, file);

  test.each([...Object.entries({ ...read, html }), ...Object.entries(textsFor(BEYOND, file).read)])(
    'people can read every number of %s',
    (_, text) => {
      expect(text.match(/.{0,40}[\d.,]{13,}.{0,20}/)?.[0]).toBeUndefined();
      expect(text.match(SLIP)?.[0]).toBeUndefined();
    },
  );

  test('programs meet no number that is none', () => {
    expect(json).not.toMatch(SLIP);
    expect(csv).not.toMatch(SLIP);
  });
});

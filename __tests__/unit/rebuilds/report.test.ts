import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import type { RecordedBuilds, Recording } from '../../../src/model/recording.ts';
import { renderRebuildNotice } from '../../../src/render/messages/rebuild-notice.ts';
import { renderTerminal } from '../../../src/render/outputs/terminal.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { aRecording } from '../../support/recordings.ts';
import { sayLimit } from '../../support/sentences.ts';

const policy = policyOf(null, '2026-01-01');

/** A run whose row was 20 % slower, with the values of each further build on both sides. */
function withBuilds(base: readonly number[], head: readonly number[], own: Partial<RecordedBuilds> = {}): Recording {
  const run = aRecording({
    'Parse-2 ns/op [ns/op]': { base: [100, 101, 99, 100, 101, 99], head: [120, 121, 119, 120, 121, 119] },
  });
  const side = (values: readonly number[], first: number) => ({
    invocations: values.map((_, index) => 2 * index + first),
    values: values.map((value) => [value]),
  });
  const made = { command: 0, startMs: 0, durationMs: 1, exitCode: 0, outcome: 'ok' } as const;
  const invocations = base.flatMap((_, index) =>
    (['base', 'head'] as const).map((one) => ({ ...made, side: one, round: index + 2 })),
  );
  const series = [{ ...run.series[0]!, base: side(base, 0), head: side(head, 1) }];
  return { ...run, builds: { ended: 'decided', durationMs: 240_000, invocations, series, problems: [], ...own } };
}

const print = (recording: Recording) => renderTerminal(analyse(recording, policy), { colour: false });

describe('a report on builds with other memory layouts', () => {
  test('says what two builds differ by, and what was done for it', () => {
    const text = print(withBuilds([100, 119, 99, 101, 118], [101, 100, 119, 99, 100]));
    expect(text).toMatch(/INCONCLUSIVE: Undecided, by the memory layout of a build: 1 benchmark/);
    expect(text).toMatch(
      new RegExp(
        String.raw`${sayLimit('5%')} But over 6 memory layouts a side .*: two builds of the same code differ by up to 21% here\.`,
      ),
    );
    expect(text).toContain('5 rebuilds, 4.0 min, only because 1 row was red');
  });

  test('says that a red is in all of them', () => {
    const text = print(withBuilds([100, 99], [121, 122]));
    expect(text).toMatch(/FAIL: /);
    expect(text).toMatch(/over 3 memory layouts a side \+2\d\.\d+%/);
  });

  test('says that a red was not measured in others', () => {
    expect(print(withBuilds([], [], { ended: 'failed' }))).toContain('not measured in other memory layouts');
    expect(print(withBuilds([100, 99], [100, 99], { ended: 'failed' }))).toMatch(/FAIL: /);
  });

  test('never makes a row worse', () => {
    const calm = aRecording({ 'Parse-2 ns/op [ns/op]': { base: [100, 101, 99, 100], head: [100, 101, 99, 100] } });
    const { builds } = withBuilds([100, 100], [200, 200]);
    const judged = (recording: Recording) => analyse(recording, policy).conclusion;
    expect(judged({ ...calm, ...(builds && { builds }) })).toBe(judged(calm));
  });

  test('is announced on the check run', () => {
    expect(renderRebuildNotice(1).title).toBe('in progress: rebuilding 1 row');
    expect(renderRebuildNotice(3).title).toBe('in progress: rebuilding 3 rows');
  });
});

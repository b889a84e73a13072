import { describe, expect, test } from '@jest/globals';
import type { Culprit } from '../../../src/model/bisection.ts';
import { formatCulprit } from '../../../src/render/causes.ts';
import { formatRichText, PLAIN_FORMATTER } from '../../../src/render/rich-text.ts';

const commits = [1, 2, 3, 4, 5].map((one) => ({ sha: `${one}`.repeat(40), subject: `change ${one}` }));

const say = (own: Partial<Culprit>) =>
  formatRichText(
    formatCulprit({
      ...{ kind: 'unknown', commits: [], positions: [], of: 5, builds: 4, rounds: 12, minutes: 2, levels: [] },
      ...{ ended: 'settled', ...own },
    }),
    PLAIN_FORMATTER,
  );

describe('the sentence about the commit', () => {
  test('names it, and what it took', () => {
    const [, second] = commits;
    expect(say({ kind: 'commit', commits: [second!], positions: [2] })).toBe(
      'Caused by 222222222222 "change 2", commit 2 of 5 (4 builds, 12 rounds, 2 min).',
    );
    expect(say({ kind: 'commit', commits: [second!], positions: [1], of: 1, builds: 0, rounds: 0 })).toBe(
      'Caused by 222222222222 "change 2", the only commit.',
    );
  });

  test('says why a range is no commit', () => {
    const range = { kind: 'range', commits, positions: [1, 2, 3, 4, 5] } as const;
    const measured = (...positions: readonly number[]) =>
      positions.map((position) => ({ position, change: 0.1, low: 0, high: 0.2 }));
    expect(say({ ...range, levels: measured(1, 2, 4) })).toBe(
      'Caused by one of these 5 of 5 commits, which cannot be distinguished because commits between them could not be built or measured: 111111111111 "change 1" to 555555555555 "change 5" (4 builds, 12 rounds, 2 min).',
    );
    const all = measured(1, 2, 3, 4);
    expect(say({ ...range, levels: all })).toContain('distinguished because their values are too close together: ');
    expect(say({ ...range, levels: all, ended: 'rounds' })).toContain('because all rounds of the search were used: ');
  });

  test('says why it is not known', () => {
    expect(say({ ended: 'time' })).toContain('was not found, because the time limit of the search was reached (');
    expect(say({})).toContain('was not found, because the search was for other results (');
  });
});

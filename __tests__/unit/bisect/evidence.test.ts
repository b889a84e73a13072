import { describe, expect, test } from '@jest/globals';
import { type Trial, weighExactShare, weighTrials } from '../../../src/bisect/answer.ts';
import { LEVELS } from '../../../src/bisect/posterior.ts';

const CHANGE = { difference: 0.1, spread: 0.02 };

const likeliest = (weights: readonly number[]) => LEVELS[weights.indexOf(Math.max(...weights))];

const trials = (level: number, count = 4): Trial[] =>
  Array.from({ length: count }, (_, index) => ({
    base: 1 + index,
    candidate: 1 + index + level * 0.1,
    head: 1.1 + index,
  }));

describe('the evidence of trials', () => {
  test.each([0, 0.25, 0.5, 1, 1.5])('is largest at the level %p, however the machine drifts', (level) => {
    expect(likeliest(weighTrials(trials(level), CHANGE))).toBe(level);
  });

  test('is that of the outermost level for a commit beyond base or head', () => {
    expect(likeliest(weighTrials(trials(-7), CHANGE))).toBe(-0.5);
    expect(likeliest(weighTrials(trials(30), CHANGE))).toBe(1.5);
  });

  test('works for a metric that falls', () => {
    const falling = [{ base: 2, candidate: 1.9, head: 1.9 }];
    expect(likeliest(weighTrials(falling, { difference: -0.1, spread: 0.001 }))).toBe(1);
  });

  test('is hardly moved by one disturbed trial', () => {
    const disturbed = [...trials(0), { base: 1, candidate: 1.5, head: 1.1 }];
    expect(likeliest(weighTrials(disturbed, CHANGE))).toBe(0);
  });

  test('grows with the trials', () => {
    const ratio = (count: number) => {
      const weights = weighTrials(trials(0, count), { difference: 0.1, spread: 0.06 });
      return weights[LEVELS.indexOf(0)]! / weights[LEVELS.indexOf(1)]!;
    };
    expect(ratio(8)).toBeGreaterThan(2 * ratio(4));
  });

  test('of an exact value is that of its share', () => {
    expect(likeliest(weighExactShare(0))).toBe(0);
    expect(likeliest(weighExactShare(0.5))).toBe(0.5);
    expect(likeliest(weighExactShare(12))).toBe(1.5);
  });
});

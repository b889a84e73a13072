import { expect, test } from '@jest/globals';
import { makeError } from '../../../src/model/diagnostic.ts';
import { inRound } from '../../../src/model/location.ts';
import { renderComment } from '../../../src/render/outputs/comment.ts';
import { aReport } from '../../support/builders.ts';

/** Each has printed eight lines. */
function failed(...commands: readonly string[]) {
  const problems = commands.map((command) =>
    makeError(
      'command-failed',
      inRound(1, 'head'),
      { command, exitCode: 1, durationMs: 10 },
      { output: Array.from({ length: 8 }, (_, line) => `${command} line ${line + 1}`) },
    ),
  );
  const text = renderComment(aReport({ rows: [], conclusion: 'error', problems }), { runUrl: null });
  return text.replaceAll(/<details>.*?<\/details>/gs, '');
}

test('of two failed commands the comment names both and shows the end of both outputs', () => {
  const text = failed('go', 'node');
  for (const command of ['go', 'node']) {
    expect(text).toContain(`\`${command}\` failed`);
    expect([...text.matchAll(new RegExp(`^ {2}${command} line (\\d)$`, 'gm'))].map(([, line]) => line)).toEqual([
      '5',
      '6',
      '7',
      '8',
    ]);
  }
});

test('of one failed command it shows more, and of three the third is named only', () => {
  expect(failed('go').match(/^ {2}go line/gm)).toHaveLength(8);
  const text = failed('go', 'node', 'make');
  expect(text).toContain('`make` failed');
  expect(text).not.toContain('make line');
});

// 2,000 benchmarks with three metrics, in every output. What comes out would fill megabytes: kept are its size, its
// hash, and where it begins and ends, so that a person sees what kind of change a new hash stands for.

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { suiteOf } from '../../../bench/inputs.ts';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { renderCheckRun, renderComment, renderJobSummary } from '../../../src/render/outputs/comment.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { countCases } from '../../support/case-count.ts';
import { goldenSections } from '../../support/golden.ts';
import { OUTPUT_CONTEXT, OUTPUTS, RUN_URL } from '../../support/report-outputs.ts';
import { type Expected, faultsOf } from '../../support/report-structure.ts';
import { TODAY } from '../../support/today.ts';

const GOLDEN = join(import.meta.dirname, '../../fixtures/many-benchmarks.txt');
const [FIRST_LINES, LAST_LINES, WIDEST] = [40, 12, 200];

const report = analyse(suiteOf({ benchmarks: 2000, rounds: 16 }), policyOf(null, TODAY));

describe('every output', () => {
  const names = Object.keys(OUTPUTS);
  const golden = goldenSections(GOLDEN, names);
  afterAll(() => golden.write());

  test.each(names)('%s', (name) => golden.expectSection(name, abridged(OUTPUTS[name]!(report))));

  test('has these outputs and no other', () => expect(golden.names()).toEqual(names));
});

describe('as GitHub shows it', () => {
  const expected = (heading: Expected['heading']): Expected => ({
    heading,
    runUrl: RUN_URL,
    commits: [report.commits.base.sha ?? '', report.commits.head.sha ?? ''],
  });
  const check = renderCheckRun(report, OUTPUT_CONTEXT);

  const texts = [
    ['the comment', renderComment(report, OUTPUT_CONTEXT), 'verdict'],
    ['the summary of the check run', check.summary, 'none'],
    ['the text of the check run', check.text, 'none'],
    // A megabyte, which a Markdown parser reads for seconds.
    ['the job summary', renderJobSummary(report, OUTPUT_CONTEXT), 'verdict'],
  ] as const;

  test.each(texts.slice(0, countCases({ usual: 3, all: 4 })))('%s', (_, markdown, heading) => {
    expect(faultsOf(markdown, expected(heading))).toEqual([]);
  });
});

function abridged(text: string): string {
  const lines = text.split('\n').map((line) => (line.length > WIDEST ? `${line.slice(0, WIDEST)}…` : line));
  const left = lines.length - FIRST_LINES - LAST_LINES;
  const size = `${text.length} characters, ${Buffer.byteLength(text)} bytes, ${lines.length} lines`;
  const shown = left <= 0 ? lines : [...lines.slice(0, FIRST_LINES), `… ${left} lines …`, ...lines.slice(-LAST_LINES)];
  return `${size}, SHA-256 ${createHash('sha256').update(text).digest('hex')}\n\n${shown.join('\n')}`;
}

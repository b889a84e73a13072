// Who accepted what, in words.

import { describe, expect, test } from '@jest/globals';
import { formatAcceptedBy, formatAuditLine, makeHeadline } from '../../../src/render/headline.ts';
import { type Formatter, formatRichText } from '../../../src/render/rich-text.ts';
import { aReport, aRow, around, aVerdict } from '../../support/builders.ts';

const ACCEPTED = {
  label: 'perf: ok',
  by: 'renovate[bot]',
  isAuthor: false,
  at: '2026-11-20T09:10:59Z',
  scope: 'commit',
  verdict: 'fail',
} as const;

/** Untrusted text in angle brackets. */
const FORMATTER: Formatter = {
  plain: (text) => text,
  strong: (text) => text,
  code: (text: string) => text,
  untrusted: (text) => `<${text}>`,
};

test('the login is never prose, so that nobody is notified', () => {
  expect(formatRichText(formatAcceptedBy(ACCEPTED), FORMATTER)).toBe('Accepted by <@renovate[bot]>: ');
});

describe('the audit line', () => {
  const line = (given: object) => formatRichText(formatAuditLine({ ...ACCEPTED, ...given }), FORMATTER);

  test('of a commit', () => {
    expect(line({})).toBe(
      'Measured verdict: <fail>. <@renovate[bot]> set the label <perf: ok> on 2026-11-20 09:10 UTC, so the check passes. It holds for this commit only: a new push needs a new label.',
    );
  });

  test('quotes a date that it cannot read', () => {
    expect(line({ at: 'a while ago' })).toContain(' on <a while ago>, so the check passes.');
  });

  test('of the whole pull request, by its author', () => {
    expect(line({ by: 'ada', isAuthor: true, scope: 'pull-request', verdict: 'inconclusive' })).toBe(
      'Measured verdict: <inconclusive>. <@ada>, who also opened the pull request, set the label <perf: ok> on 2026-11-20 09:10 UTC, so the check passes. It holds for every commit of this pull request.',
    );
  });
});

test('the headline keeps what was accepted in view, and is no plain pass', () => {
  const verdicts = [aVerdict({ outcome: 'fail' })];
  const row = aRow({ base: around(1), head: around(2), state: 'regression', verdicts });
  expect(makeHeadline(aReport({ rows: [row], accepted: ACCEPTED }))).toEqual({
    mark: 'warning',
    text: 'Accepted by "@renovate[bot]": slower than allowed: "Encode-8" 2.0×',
  });
});

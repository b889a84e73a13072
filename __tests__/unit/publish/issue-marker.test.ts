// The invisible first line of the issue: what is written is read again, whatever else is none, and nothing ends the comment.

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type IssueMarker, parseIssueMarker, renderIssueMarker } from '../../../src/publish/marker.ts';

const REF = 'refs/bench-referee/history';

const id = fc.stringMatching(/^[0-9a-f]{12}$/);
const steps = fc.array(fc.record({ series: id, before: id, after: id }), { maxLength: 5 });
const marker: fc.Arbitrary<IssueMarker> = fc.record({
  ref: fc.stringMatching(/^refs(\/[\w.-]{1,9}){2,3}$/),
  until: fc.constantFrom('2026-11-20', '2026-11-20T10:00Z', '2026-11-20T10:00:01.250Z'),
  listed: steps,
  dismissed: steps,
});

describe('the marker', () => {
  test('is read as it was written, below any text and with either line end', () => {
    fc.assert(
      fc.property(marker, fc.constantFrom('', '\n', '\r\n', '\ntext'), (one, rest) => {
        const line = renderIssueMarker(one);
        expect(line).toMatch(/^<!-- [^>]*[^-] -->$/);
        expect(line.slice(4, -3)).not.toContain('--');
        expect(parseIssueMarker(`${line}${rest}`, one.ref)).toEqual(one);
        expect(parseIssueMarker(`${line}${rest}`, `${one.ref}x`)).toBeNull();
        expect(parseIssueMarker(`x${line}${rest}`, one.ref)).toBeNull();
        expect(parseIssueMarker(`\n${line}${rest}`, one.ref)).toBeNull();
      }),
    );
  });

  test.each([
    '',
    '<!-- bench-referee: name=x head= run=1.1 -->',
    `<!-- bench-referee history: ref=refs%2Fbench-referee%2Fhistory until=x listed= dismissed= -->`,
    `<!-- bench-referee history: ref=refs%2Fbench-referee%2Fhistory until=2026-11-20 listed=<b> dismissed= -->`,
  ])('%s is none', (text) => {
    expect(parseIssueMarker(text, REF)).toBeNull();
  });

  test('a list that somebody damaged keeps what is whole', () => {
    const line =
      '<!-- bench-referee history: ref=refs%2Fbench-referee%2Fhistory until=2026-11-20 listed=a:b,,c:d:e,f:1:2:3 dismissed= -->';
    expect(parseIssueMarker(line, REF)?.listed).toEqual([{ series: 'c', before: 'd', after: 'e' }]);
  });
});

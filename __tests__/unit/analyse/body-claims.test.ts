// Claims in the description of a pull request, from the event to the line of the report.

import { describe, expect, test } from '@jest/globals';
import { withClaimsOf } from '../../../src/actions/body-claims.ts';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { readBodyClaims } from '../../../src/event/body-claims.ts';
import type { ConfigSource } from '../../../src/model/config-change.ts';
import { renderComment } from '../../../src/render/outputs/comment.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf, publishSettings } from '../../../src/settings/settings.ts';
import { around } from '../../support/builders.ts';
import { aRecording, type Sides } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const triggerOf = (body: unknown) => ({ payload: { pull_request: { body } } }) as never;

describe('lines of a description', () => {
  test.each([
    ['perf: Parse -20%', [{ name: 'Parse', improvement: 0.2 }]],
    [
      'text\r\n- Perf: Sort/** \u22125.5 %\r\nperf: all of it -150%',
      [
        { name: 'Sort/**', improvement: 0.055 },
        { name: 'all of it', improvement: 1.5 },
      ],
    ],
    ['perf: Parse +20%', []],
    ['perf: -20%', []],
    ['no perf: Parse -20%', []],
    [`perf: ${'x'.repeat(300)} -20%`, []],
    [`perf: ${' '.repeat(60_000)}`, []],
    [null, []],
  ])('%#', (body, claims) => {
    expect(readBodyClaims(triggerOf(body))).toEqual(claims);
  });

  test('only the first ones count', () => {
    expect(readBodyClaims(triggerOf('perf: A -1%\n'.repeat(100)))).toHaveLength(5);
  });
});

function change(base: number, head: number, noise = 0.01): Sides {
  return { base: around(base, noise), head: around(head, noise, { turn: 3 }) };
}

const BENCHMARKS = { 'Parse-8': change(10, 8), 'Sort-8': change(10, 10), 'Noisy-8': change(10, 8.9, 0.4) };

function claim(body: string, { config = 'claims: body', how = 'start' as ConfigSource['how'] } = {}) {
  const file = parseConfigFile(`${config}\n`, 'gate.yml');
  const policy = policyOf(file, TODAY);
  const publish = publishSettings({}, file);
  const report = analyse(aRecording(BENCHMARKS), policy);
  const source = { path: 'gate.yml', commit: 'a'.repeat(40), how };
  const claimed = withClaimsOf(report, { policy, publish }, { trigger: triggerOf(body), source });
  expect({ ...claimed, bodyClaims: [] }).toEqual(report);
  return {
    claims: claimed.bodyClaims.map(({ outcome }) => outcome),
    comment: renderComment(claimed, { runUrl: null }),
  };
}

test.each([
  ['perf: Parse -10%', ['proven'], '**Claim proven**: `Parse -10%`.'],
  ['perf: parse -10%', ['proven'], '**Claim proven**: `parse -10%`.'],
  ['perf: Parse -30%', ['missed'], '**Claim not proven**: `Parse -30%`.'],
  ['perf: Sort -1%', ['missed'], '**Claim not proven**: `Sort -1%`.'],
  ['perf: * -1%', ['missed'], '**Claim not proven**: `* -1%`.'],
  ['perf: Gone -1%', ['unmatched'], '**Claim not decided**: `Gone -1%` (no benchmark with a time has this name).'],
  ['perf: Parse -100%', ['impossible'], '**Claim not proven**: `Parse -100%` (an improvement is below 100%).'],
  [
    'perf: Parse -10%\nperf: <b>@all`** -1%',
    ['proven', 'unmatched'],
    '**Claim proven**: `Parse -10%`; **Claim not decided**: ``<b>@all`** -1%`` (no benchmark with a time has this name).',
  ],
])('%s', (body, outcomes, line) => {
  const { claims, comment } = claim(body);
  expect(claims).toEqual(outcomes);
  expect(comment).toContain(line);
});

test.each([
  ['the key is not set', { config: '' }],
  ['the file is that of head', { how: 'head' as const }],
])('not read if %s', (_, given) => {
  const { claims, comment } = claim('perf: Parse -10%', given);
  expect(claims).toEqual([]);
  expect(comment).not.toContain('Claim');
});

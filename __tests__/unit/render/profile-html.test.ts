// The outputs of a comparison of profiles: what they say, and that a name is only ever text.

import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { attributeChange } from '../../../src/profiles/attribute.ts';
import { mergeTrees } from '../../../src/profiles/merge-trees.ts';
import { renderProfileJson, renderProfileText } from '../../../src/render/outputs/profile-text.ts';
import { FLAME_SCRIPT, FLAME_SCRIPT_HASH } from '../../../src/render/pages/flame-script.ts';
import { renderProfileHtml } from '../../../src/render/pages/profile-html.ts';
import { HOSTILE_NAME } from '../../support/hostile-profiles.ts';
import { makeProfile } from '../../support/profiles.ts';

const base = makeProfile({ 'main main.c;hash hash.c': 3e6, 'main main.c;sort sort.c': 5e6 });
const head = makeProfile({ 'main main.c;hash hash.c': 6e6, 'main main.c;sort sort.c': 4e6 });

const one = attributeChange({ base: [base], head: [head] }, { isTouched: (file) => file === 'sort.c' });

test('text', () => {
  expect(renderProfileText(one)).toMatchInlineSnapshot(`
"base 8.000ms, head 10.00ms (+25.00%)
1 profile a side, 2 samples of base, 2 of head

1 function grew:
  own time     base     head  function  file
  +3.000ms  3.000ms  6.000ms  hash      hash.c

1 function shrank, 1 of them in files of this change, shown first:
  own time     base     head  function  file
  -1.000ms  5.000ms  4.000ms  sort      sort.c

One profile on a side does not show its noise. Give several profiles of each side to get intervals.
"
`);
});

test('text puts functions of the pull request first', () => {
  const more = makeProfile({ 'main main.c;hash hash.c': 9e6, 'main main.c;sort sort.c': 6e6 });
  const text = renderProfileText(
    attributeChange({ base: [base], head: [more] }, { isTouched: (file) => file === 'sort.c' }),
  );
  expect(text).toContain('2 functions grew, 1 of them in files of this change, shown first:');
  expect(text.indexOf('sort.c')).toBeLessThan(text.indexOf('hash.c'));
});

test('JSON has the fields of the contract, and no others', () => {
  expect(JSON.parse(renderProfileJson(one))).toEqual({
    unit: 'ns',
    base: 8e6,
    head: 1e7,
    functions: [
      { name: 'hash', file: 'hash.c', deltaSelf: 3e6, low: null, high: null, touched: false },
      { name: 'sort', file: 'sort.c', deltaSelf: -1e6, low: null, high: null, touched: true },
    ],
  });
});

describe('the page', () => {
  const page = renderProfileHtml(one, mergeTrees({ base: [base], head: [head] }));

  test('its policy allows its own scripts only', () => {
    const hashes = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
    );
    expect(hashes).toHaveLength(2);
    for (const hash of hashes) expect(page).toContain(hash);
    expect(hashes).toContain(FLAME_SCRIPT_HASH);
    expect(FLAME_SCRIPT).not.toContain('</script');
  });

  test('says what changed without its script', () => {
    expect(page).toContain('<code>hash</code>');
    expect(page).toContain('▲ +3.000ms');
    expect(page).toContain('(in this change)');
    expect(page).toContain(
      'Largest changes in the graph: <code>hash</code>, called by <code>main</code> (own time grew, +3.000ms); <code>sort</code>, called by <code>main</code> (own time shrank, -1.000ms). <span class="absent">The graph itself needs a screen and JavaScript.</span>',
    );
  });

  test('asks its question in the title, with what is compared', () => {
    const title = (html: string) => /<title>(.*)<\/title>/.exec(html)![1];
    expect(title(page)).toBe('Where did the time go? base → head, time +25%');
    const files = renderProfileHtml({ ...one, unit: 'B', head: 3e7 }, null, 'a.pprof and 4 more → <b>.pprof');
    expect(title(files)).toBe('Where did the memory go? a.pprof and 4 more → &lt;b&gt;.pprof, memory 3.8×');
  });

  test('names the file of a function with its line', () => {
    const lined = makeProfile({ 'main main.c;hash hash.c:12': 9e6 });
    const sides = { base: [base], head: [lined] };
    const html = renderProfileHtml(attributeChange(sides), mergeTrees(sides));
    expect(html).toContain('<td role="cell" class="place">hash.c:12</td>');
    expect(html).toContain('"hash.c:12"');
  });

  test('profiles without stacks have a table and no graph', () => {
    const flat = renderProfileHtml(one, null);
    expect(flat).toContain('no stacks');
    expect(flat).not.toContain('id="data"');
  });

  test('a hostile name is only text', () => {
    const frame = { name: HOSTILE_NAME, file: HOSTILE_NAME, line: null };
    const renamed = (profile: typeof base) => ({
      ...profile,
      unit: HOSTILE_NAME,
      frames: profile.frames.map(() => frame),
    });
    const sides = { base: [renamed(base)], head: [renamed(head)] };
    const hostile = attributeChange(sides);
    const html = renderProfileHtml(hostile, mergeTrees(sides));
    expect(html).not.toMatch(/<img|<!--|\u202e|\u001b/);
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html.match(/<\/script/g)).toHaveLength(3);
    expect(renderProfileText(hostile)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  });
});

test('text says that only shares are compared, and names by total time where own time is spread', () => {
  const runs = (factors: readonly number[], clean: number) =>
    factors.map((factor) =>
      makeProfile(
        {
          'main main.c;sort sort.c': 500 * factor,
          ...Object.fromEntries(
            Array.from({ length: 60 }, (_, index) => [`main main.c;clean clean.c;part${index}`, clean * factor]),
          ),
        },
        { quantum: 1 },
      ),
    );
  const attribution = attributeChange(
    { base: runs([1, 1.6, 1.2], 8), head: runs([1, 1.5, 1.3], 10) },
    { isTouched: (file) => file === 'clean.c' },
  );
  const text = renderProfileText(attribution);
  expect(text).toMatch(
    /^The totals of the runs differ by \d\d % \(standard deviation\), so only shares are compared: each run counts as long/m,
  );
  expect(attribution.functions.map(({ name }) => name)).not.toContain('part0');
  const json = JSON.parse(renderProfileJson(attribution));
  expect(json).toMatchObject({ shares: true });
  const spread = { ...attribution, functions: [], unnamed: { reason: 'noise', strongest: null, runs: null } as const };
  const totals = [{ name: 'clean', file: 'clean.c', line: null, deltaTotal: 120, low: 80, high: 160, touched: true }];
  expect(renderProfileText({ ...spread, totals })).toContain(
    'No function is named by its own time: none changed by more than its noise. By total time, with all that they call, more is spent in "clean" ("clean.c", in this change; +120.0ns, 95% interval +80.00ns to +160.0ns).',
  );
  expect(JSON.parse(renderProfileJson({ ...spread, totals })).totals).toEqual([
    { name: 'clean', file: 'clean.c', deltaTotal: 120, low: 80, high: 160, touched: true },
  ]);
});

import { describe, expect, test } from '@jest/globals';
import { renderComment } from '../../../src/render/outputs/comment.ts';
import { renderTerminal } from '../../../src/render/outputs/terminal.ts';
import { renderHtml } from '../../../src/render/pages/html.ts';
import { packRows, unpackRows } from '../../../src/render/pages/page-data.ts';
import { formatProposedRenames } from '../../../src/render/renames.ts';
import { formatRichText, PLAIN_FORMATTER } from '../../../src/render/rich-text.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { aReport, aRow, around } from '../../support/builders.ts';

const source = { path: 'perf/gate.yml', commit: null, how: 'worktree' } as const;

describe('a proposal', () => {
  const proposed = (...pairs: readonly (readonly [string, string])[]) => {
    const proposal = formatProposedRenames({
      proposedRenames: pairs.map(([from, to]) => ({ from, to })),
      configSource: source,
    });
    return proposal && [formatRichText(proposal.words, PLAIN_FORMATTER), proposal.yaml];
  };

  test('is absent without a pair', () => {
    expect(proposed()).toBeNull();
  });

  test('names the pair and the file', () => {
    expect(proposed(['Pack', 'Bundle'])).toEqual([
      'If "Pack" was renamed to "Bundle", add this to "perf/gate.yml" in the same pull request, and the two are compared:',
      'renamed:\n  Pack: Bundle',
    ]);
  });

  test('has all pairs, as far as people read them', () => {
    const pairs = Array.from({ length: 22 }, (_, index) => [`a${index}`, `b${index}`] as const);
    const [sentence, yaml] = proposed(...pairs)!;
    expect(sentence).toContain('If these benchmarks were renamed');
    expect(yaml!.split('\n').slice(-2)).toEqual(['  a19: b19', '  # 2 more in the JSON report']);
  });

  test('can be pasted, whatever the names', () => {
    const names = ['a: b', '- x', 'true', 'No', '#1', "it's", '"q"', 'Encode/size=10', 'µs', '*', '```', '1.5', '~'];
    const pairs = names.map((name, index) => [name, `${name}${index}`] as const);
    expect(parseConfigFile(proposed(...pairs)![1]!, 'x').renamed).toEqual(Object.fromEntries(pairs));
  });

  test('ends no block that it is shown in', () => {
    const proposedRenames = [{ from: '```\n<script>', to: '</pre><script>' }];
    const report = aReport({ rows: [aRow({ base: around(100), head: around(100) })], proposedRenames });
    const entry = '"\\u0060\\u0060\\u0060\\u000a<script>": "</pre><script>"';
    expect(renderComment(report, { runUrl: null })).toContain(`\`\`\`yaml\nrenamed:\n  ${entry}\n\`\`\``);
    expect(renderHtml(report)).toContain('&lt;/pre&gt;&lt;script&gt;');
    expect(renderTerminal(report, { colour: false })).toContain(`  renamed:\n    ${entry}\n`);
  });
});

test('a renamed row has its old name in every table, and on the page', () => {
  const rows = [
    aRow({
      name: 'New',
      base: around(100),
      head: around(100),
      renamed: { from: '<Old>|', shortFrom: null, by: 'head' },
    }),
  ];
  const report = aReport({ rows });
  expect(renderComment(report, { runUrl: null })).toContain(
    '<br><sub>renamed from `<Old>\\|` by this pull request</sub>',
  );
  expect(renderHtml(report)).toContain('renamed from <code>&lt;Old&gt;|</code> by this pull request');
  expect(unpackRows(packRows(rows))[0]?.renamed).toEqual({ from: '<Old>|', shortFrom: null, by: 'head' });
});

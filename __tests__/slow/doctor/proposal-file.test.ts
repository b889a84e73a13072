import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { selectLimits } from '../../../src/budgets/select.ts';
import type { Noise } from '../../../src/doctor/noise.ts';
import { type CurrentConfig, renderProposal } from '../../../src/doctor/proposal-file.ts';
import { propose } from '../../../src/doctor/propose.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { aRow } from '../../support/builders.ts';

const noisy = (name: string, spread: number, group: string | null = null): Noise => ({
  row: aRow({ name, shortName: name.replace(/-8$/, ''), group, base: [1, 2], head: [1, 2] }),
  kind: 'varies',
  spread,
});
const quiet = Array.from({ length: 12 }, (_, index) => noisy(`Quiet${index}-8`, 0.005));

/** Proposals by their noise: many tests take the same one. */
const proposals = new Map<readonly Noise[], ReturnType<typeof propose>>();

function proposalOf(noise: readonly Noise[]) {
  const proposal = proposals.get(noise) ?? propose({ noise, roundMinutes: 0.1, maxMinutes: 30, alpha: 0.01 });
  proposals.set(noise, proposal);
  return proposal;
}

function textOf(noise: readonly Noise[], inForce: Partial<CurrentConfig> = {}): string {
  return renderProposal(proposalOf(noise), { text: null, given: {}, ...inForce }, noise);
}
const read = (text: string) => parseConfigFile(text, 'gate.yml');

describe('without a file', () => {
  const given: CurrentConfig['given'] = {
    run: ['make bench'],
    setup: 'make build',
    workingDirectory: 'sub',
    format: 'go',
    outputFile: 'out/*.txt',
    unit: 'sample',
    seed: 'not for a file',
  };

  test('everything that flags said is kept, and it is complete', () => {
    const text = textOf(quiet, { given });
    expect(read(text)).toMatchObject({
      run: ['make bench'],
      setup: 'make build',
      workingDirectory: 'sub',
      format: 'go',
      outputFile: 'out/*.txt',
      unit: 'sample',
      rounds: { min: 6, max: 10 },
      maxMinutes: 3,
    });
    expect(Object.keys(parse(text) as object)).toEqual([
      ...['run', 'setup', 'working-directory', 'format', 'output-file', 'unit'],
      ...['rounds', 'max-minutes', 'budgets'],
    ]);
  });

  test('a script of several lines stays one', () => {
    const script = 'cd bench\nmake "all": # yes\n';
    expect(read(textOf(quiet, { given: { run: [script] } })).run).toEqual([script]);
  });
});

describe('with a file', () => {
  const FILE = [
    '# ours',
    'run: make bench # the slow one',
    'alpha: 0.02',
    'rounds: 6..30',
    'budgets:',
    '  - &all',
    '    metric: "*"',
    '    max-regression: 5%',
    '  - metric: sec/op',
    '    benchmarks: &hot ["Quiet1"]',
    '    max-regression: 3%',
    '    min-delta: 20ns',
    '    max: 50ms',
    '    because: promised',
    'units:',
    '  score: {better: higher}',
    'removed: warn',
    'renamed: {Old: New}',
    '',
  ].join('\n');

  test('what was in force stays, with its comments and in its place', () => {
    const text = textOf(quiet, { text: FILE });
    expect(read(text)).toMatchObject({
      alpha: 0.02,
      units: { score: { better: 'higher' } },
      removed: 'warn',
      renamed: { Old: 'New' },
    });
    expect(text).toContain('# ours\n');
    expect(text).toContain('run: make bench # the slow one\n');
    expect(text.indexOf('rounds:')).toBeLessThan(text.indexOf('max-minutes:'));
    expect(text.indexOf('max-minutes:')).toBeLessThan(text.indexOf('budgets:'));
    expect(text.indexOf('budgets:')).toBeLessThan(text.indexOf('units:'));
  });

  test('its origin is a paragraph at the top, and a comment stays beside its key', () => {
    const origin =
      '# Proposed by `bench-referee doctor` from the noise of one machine. If the gate runs on another, run doctor there.';
    const text = '# Once in each of the two trees,\n# before the first round.\nsetup: make deps\nrun: make bench\n';
    expect(textOf(quiet, { text })).toContain(`${origin}\n\n${text}`);
    const licensed = `# A licence.\n\n${text}`;
    expect(textOf(quiet, { text: licensed })).toContain(`${origin}\n\n${licensed}`);
    const earlier = text.replace('setup:', `${origin}\nsetup:`);
    expect(textOf(quiet, { text: earlier })).toBe(textOf(quiet, { text }));
  });

  test('limits of values stay, those of the change are the proposed ones', () => {
    const budgets = read(textOf(quiet, { text: FILE })).budgets ?? [];
    expect(budgets.map(({ limits }) => [...limits.keys()])).toEqual([['max-regression'], ['max']]);
    expect(budgets[1]).toMatchObject({ benchmarks: ['Quiet1'], minDelta: null, because: 'promised' });
  });

  test('a flag counts more than the file', () => {
    expect(read(textOf(quiet, { text: FILE, given: { run: ['other'] } })).run).toEqual(['other']);
  });

  test('aliases are written out, as what they point to may be gone', () => {
    const text = 'run: make\nbudgets:\n  - metric: a\n    max: &most 5\nrenamed: {x: &new y}\nsetup: *new\n';
    expect(read(textOf(quiet, { text })).setup).toBe('y');
  });

  test('asked again, the proposal of a proposal is the same', () => {
    const once = textOf(quiet, { text: FILE });
    expect(textOf(quiet, { text: once })).toBe(once);
    expect(textOf(quiet, { text: textOf(quiet) })).toBe(textOf(quiet));
  });

  test('an empty file is one', () => {
    expect(read(textOf(quiet, { text: '# nothing yet\n' })).rounds).toEqual({ min: 6, max: 10 });
  });
});

describe('names', () => {
  test.each([
    'Loud-8',
    'Parse/[a-z]{2}(x)-8',
    'a*b?c-8',
    '!not-8',
    '- : #"\'%@`&|>-8',
    'wörld\twith\ncontrols\u0007-8',
    'true-8',
    '**/-8',
  ])('%j is met by its budget, and by no other', (name) => {
    const noise = [...quiet, noisy(name, 0.05)];
    const { budgets = [] } = read(textOf(noise));
    const selection = selectLimits(
      budgets,
      noise.map(({ row }) => row),
    );
    const limitOf = ({ row }: Noise) => selection.limitsFor(row)[0]?.limit;
    expect(limitOf(noise.at(-1)!)).toBe(0.075);
    expect(quiet.map(limitOf)).toEqual(quiet.map(() => 0.02));
    expect(selection.unmatched).toEqual([]);
  });

  test('are written without the number of processors, which the runner has otherwise', () => {
    expect(textOf([...quiet, noisy('Loud-8', 0.05)])).toContain('- Loud\n');
  });

  test('that another package has as well come with their package', () => {
    const noise = [...quiet, noisy('Same-8', 0.05, 'example.com/a'), noisy('Same-8', 0.005, 'example.com/b')];
    const { budgets = [] } = read(textOf(noise));
    expect(budgets[1]).toMatchObject({ benchmarks: ['Same'], packages: ['example.com/a'] });
  });
});

test('the budgets of counts are kept, unless the tool itself reports them', () => {
  const counts = '  - metric: instructions\n    max-regression: 1%\n';
  const text = `run: make\ncount: instructions\nbudgets:\n  - metric: time\n    max-regression: 9%\n${counts}`;
  const limitsOf = (noise: readonly Noise[]) =>
    (parse(textOf(noise, { text })) as { budgets: Record<string, string>[] }).budgets.filter(
      ({ metric }) => metric === 'instructions',
    );
  expect(limitsOf(quiet)).toEqual([{ metric: 'instructions', 'max-regression': '1%' }]);
  const reported = quiet.map((one): Noise => ({ ...one, row: { ...one.row, metric: 'instructions' } }));
  expect(limitsOf(reported)).not.toContainEqual({ metric: 'instructions', 'max-regression': '1%' });
});

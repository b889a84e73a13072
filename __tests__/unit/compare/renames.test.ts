import { describe, expect, test } from '@jest/globals';
import { findUnusedRenames, type RenameSettings, resolveRenames } from '../../../src/compare/renames.ts';
import { splitSeriesByCommand } from '../../../src/model/commands.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { aRecording, type Sides } from '../../support/recordings.ts';

const side = [1, 2];
const onBase: Sides = { base: side };
const onHead: Sides = { head: side };
const onBoth: Sides = { base: side, head: side };

/** Returns the renames that apply, as `old > new (file)`. */
function applied(recording: Recording, settings: Partial<RenameSettings>): string[] {
  const { renameOf } = resolveRenames(recording, { renamed: {}, renamedByHead: {}, ...settings });
  return splitSeriesByCommand(recording).flatMap((one) => {
    const found = one.series.base.values.length === 0 ? null : renameOf(one);
    return found === null ? [] : `${found.rename.from} > ${found.to} (${found.rename.by})`;
  });
}

const refused = (recording: Recording, renamedByHead: Readonly<Record<string, string>>, renamed = {}) =>
  resolveRenames(recording, { renamed, renamedByHead }).refused.map(({ from, to, reason }) => [from, to, reason]);

/** Returns the recording with the series of these positions in groups of their own. */
function inGroups(recording: Recording, groups: readonly string[]): Recording {
  return { ...recording, series: recording.series.map((one, index) => ({ ...one, group: groups[index] ?? null })) };
}

test('an entry whose old name base does not have is unused', () => {
  const recording = aRecording({ 'Old-8': onBase, 'New-8': onHead });
  const renamed = { Old: 'New', 'Old-8': 'New-8', 'New-8': 'Newer', BenchmarkOld: 'New' };
  expect(findUnusedRenames(resolveRenames(recording, { renamed, renamedByHead: {} }), renamed)).toEqual([
    'New-8',
    'BenchmarkOld',
  ]);
});

describe('an entry of head', () => {
  test('pairs a removed benchmark with a new one', () => {
    const recording = aRecording({ Old: onBase, New: onHead, Same: onBoth });
    expect(applied(recording, { renamedByHead: { Old: 'New' } })).toEqual(['Old > New (head)']);
    expect(refused(recording, { Old: 'New' })).toEqual([]);
  });

  test('may leave out the processor count of Go', () => {
    const recording = aRecording({ 'Old-8': onBase, 'New-8': onHead });
    expect(applied(recording, { renamedByHead: { Old: 'New' } })).toEqual(['Old-8 > New-8 (head)']);
    const { renameOf } = resolveRenames(recording, { renamed: {}, renamedByHead: { Old: 'New' } });
    expect(renameOf(splitSeriesByCommand(recording)[0]!)?.rename).toEqual({
      from: 'Old-8',
      shortFrom: 'Old',
      by: 'head',
    });
  });

  test.each([
    ['that head still has', { Old: onBoth, New: onHead }, 'old-on-head'],
    ['onto a benchmark of base', { Old: onBase, New: onBoth }, 'new-on-base'],
    ['onto one that head does not have', { Old: onBase, Other: onHead }, 'new-not-on-head'],
  ])('is refused for a name %s', (_, benchmarks, reason) => {
    const recording = aRecording(benchmarks);
    expect(applied(recording, { renamedByHead: { Old: 'New' } })).toEqual([]);
    expect(refused(recording, { Old: 'New' })).toEqual([['Old', 'New', reason]]);
  });

  test('is refused together with another one onto the same name', () => {
    const recording = aRecording({ 'A-8': onBase, 'B-8': onBase, 'New-8': onHead });
    const both = { A: 'New', 'B-8': 'New-8' };
    expect(applied(recording, { renamedByHead: both })).toEqual([]);
    expect(refused(recording, both)).toEqual([
      ['A-8', 'New-8', 'not-alone'],
      ['B-8', 'New-8', 'not-alone'],
    ]);
  });

  test('never takes the name that the configuration gives to another benchmark', () => {
    const recording = aRecording({ A: onBase, B: onBase, New: onHead });
    const settings = { renamed: { A: 'New' }, renamedByHead: { B: 'New' } };
    expect(applied(recording, settings)).toEqual(['A > New (configuration)']);
    expect(refused(recording, settings.renamedByHead, settings.renamed)).toEqual([['B', 'New', 'not-alone']]);
  });

  test('never replaces an entry of the configuration', () => {
    const recording = aRecording({ 'Old-8': onBase, 'Slow-8': onHead, 'Cheap-8': onHead });
    expect(applied(recording, { renamed: { Old: 'Slow' }, renamedByHead: { 'Old-8': 'Cheap-8' } })).toEqual([
      'Old-8 > Slow-8 (configuration)',
    ]);
    expect(applied(recording, { renamed: { Old: 'Later' }, renamedByHead: { 'Old-8': 'Cheap-8' } })).toEqual([]);
  });

  test('does nothing while the benchmark is yet to be renamed', () => {
    const recording = aRecording({ Old: onBoth, Same: onBoth });
    expect(applied(recording, { renamedByHead: { Old: 'New', Missing: 'Other' } })).toEqual([]);
    expect(refused(recording, { Old: 'New', Missing: 'Other' })).toEqual([]);
  });

  test('never follows a chain', () => {
    const recording = aRecording({ A: onBase, B: onBoth, C: onHead });
    expect(refused(recording, { A: 'B', B: 'C' })).toEqual([
      ['A', 'B', 'new-on-base'],
      ['B', 'C', 'old-on-head'],
    ]);
  });

  test('applies in each group where it fits, and never across groups', () => {
    const one = aRecording({ Old: onBase, New: onHead, 'Old time': onBoth, 'New size [B]': onHead });
    expect(applied(inGroups(one, ['a', 'a', 'b', 'b']), { renamedByHead: { Old: 'New' } })).toEqual([
      'Old > New (head)',
    ]);
    const apart = inGroups(aRecording({ Old: onBase, New: onHead }), ['a', 'b']);
    expect(applied(apart, { renamedByHead: { Old: 'New' } })).toEqual([]);
    expect(refused(apart, { Old: 'New' })).toEqual([['Old', 'New', 'new-not-on-head']]);
  });

  test('says nothing if head gave no results', () => {
    expect(refused(aRecording({ Old: onBase }), { Old: 'New' })).toEqual([]);
  });
});

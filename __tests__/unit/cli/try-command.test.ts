import { describe, expect, test } from '@jest/globals';
import { tryCommand } from '../../../src/cli/init-results.ts';
import type { ChildResult } from '../../../src/host/host.ts';
import { makeFakeHost } from '../../support/fake-host.ts';

const ENDED: ChildResult = {
  ending: 'exit',
  exitCode: 0,
  detail: '',
  durationMs: 1,
  stdout: '',
  stderrTail: '',
  usage: null,
};

function tried(result: Partial<ChildResult>) {
  const { host } = makeFakeHost(() => ({}));
  return tryCommand({ ...host, run: () => Promise.resolve({ ...ENDED, ...result }) }, '/repository', 'make bench');
}

describe('a command that is tried', () => {
  test('gives its results, if a format reads what it printed', async () => {
    const stdout = 'pkg: a\nBenchmarkA 1 5 ns/op 0 allocs/op\nBenchmarkB 1 5 ns/op\n';
    expect(await tried({ stdout })).toEqual({
      outcome: 'results',
      results: { format: 'go', benchmarks: 2, metrics: [{ name: 'sec/op', isDeterministic: false }], hasFilter: true },
    });
  });

  test.each([
    ['nothing', ''],
    ['a text', 'all is well\n'],
    ['a failed run', 'BenchmarkA 1 5 ns/op\nFAIL\n'],
  ])('has no results if it printed %s', async (_, stdout) => {
    expect(await tried({ stdout })).toEqual({ outcome: 'no-results' });
  });

  test('may be too slow', async () => {
    expect(await tried({ ending: 'deadline', exitCode: null })).toEqual({ outcome: 'too-slow', seconds: 60 });
  });

  test('that is too slow has printed something in its time', async () => {
    const stdout = 'BenchmarkEncode-2 100 12.5 ns/op\nBenchmarkDec';
    expect(await tried({ ending: 'deadline', exitCode: null, stdout })).toMatchObject({
      outcome: 'results',
      results: { format: 'go', benchmarks: 1, isPartial: true },
    });
  });

  test.each<[Partial<ChildResult>, string]>([
    [{ exitCode: 3 }, 'ended with exit code 3'],
    [{ ending: 'signal', exitCode: null, detail: 'SIGSEGV' }, 'did not end by itself (SIGSEGV)'],
    [{ ending: 'flood', exitCode: null }, 'printed too much'],
  ])('may fail: %j', async (result, how) => {
    expect(await tried(result)).toEqual({ outcome: 'failed', how });
  });
});

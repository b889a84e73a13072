import { describe, expect, test } from '@jest/globals';
import { userError } from '../../../src/errors.ts';
import type { Host } from '../../../src/host/host.ts';
import { type InvocationTask, invoke } from '../../../src/measure/invoke.ts';
import type { InvocationFolders } from '../../../src/measure/run-benchmark.ts';
import { inFile, inRound } from '../../../src/model/location.ts';
import type { MeasureSettings } from '../../../src/settings/settings.ts';
import { inWords } from '../../support/diagnostics.ts';
import { type Answer, type FakeHost, makeFakeHost } from '../../support/fake-host.ts';

const SETTINGS = {} as MeasureSettings;
const PLACE = {
  side: 'head',
  folder: '/t/head',
  workingDirectory: '.',
  temporary: '/t/tmp',
  home: '/t/home',
  headTree: null,
  location: inRound(3, 'head'),
} as const;

function invokeOn(host: Host, task: Partial<InvocationTask> = {}, place: InvocationFolders = PLACE) {
  const deadline = { ms: 60_000, because: 'hang', usualMs: 10 } as const;
  return invoke(host, place, {
    command: 'bench\n--fast',
    env: {},
    deadline,
    settings: SETTINGS,
    format: 'json',
    outputFile: null,
    measuresCpuTime: false,
    mask: (text) => text,
    ...task,
  });
}

const entry = (value: number) => JSON.stringify([{ name: 'Encode', unit: 'ms', value }]);
const answering = (answer: Answer) => makeFakeHost(() => answer).host;

test('the first error of a failed invocation has the last lines that it printed, without secrets', async () => {
  const host = answering({ exitCode: 2, stdout: 'no benchmark\n', stderrTail: 'login with s3cr3t failed\n' });
  const { problems } = await invokeOn(host, { mask: (text) => text.replaceAll('s3cr3t', '***') });
  expect(problems.map(({ output }) => output)).toEqual([['no benchmark', 'login with *** failed']]);
});

describe('an invocation that prints nothing on standard output', () => {
  test.each<[string, string, RegExp]>([
    ['auto', entry(1), /^standard output is empty, and the results of `json` are on standard error, .* Add `2>&1`/],
    ['json', entry(1), /^standard output is empty, and the results of `json` are on standard error, .* Add `2>&1`/],
    ['auto', 'Running 2s test @ http://127.0.0.1/\n2 connections\n', /^this is the output of autocannon .* `--json`/],
    ['auto', 'warming up\n', /^the output is empty/],
    ['auto', '', /^the output is empty/],
  ])('%s %j', async (format, stderrTail, message) => {
    const { outcome, problems } = await invokeOn(answering({ stdout: '\n', stderrTail }), { format });
    expect([outcome, problems.length]).toEqual(['failed', 1]);
    expect(inWords(problems[0]!).message).toMatch(message);
  });
});

describe('an invocation that failed', () => {
  test.each<[string, Answer, RegExp]>([
    ['exit code', { exitCode: 2, durationMs: 1500 }, /^"bench …" failed \(exit code 2 after 1\.5 s\)\.$/],
    ['no command', { exitCode: 127 }, /^"bench …" failed \(exit code 127\): a program was not found\. Install it/],
    ['signal', { ending: 'signal', exitCode: null, detail: 'SIGSEGV' }, /^"bench …" was killed by `SIGSEGV`/],
    ['flood', { ending: 'flood', exitCode: null }, /^"bench …" printed more than 64 MiB and was killed/],
    [
      'deadline',
      { ending: 'deadline', exitCode: null },
      /^"bench …" did not end within 1 min 00 s, though 10 ms was enough before/,
    ],
    [
      'unstartable',
      { ending: 'unstartable', exitCode: null, detail: 'no bash' },
      /^"bench …" could not be started: "no bash"\.$/,
    ],
  ])('%s', async (_, answer, message) => {
    const invoked = await invokeOn(answering({ stdout: entry(1), ...answer }));
    expect(invoked).toMatchObject({ outcome: 'failed', measurements: [] });
    expect(invoked.problems.map(inWords)).toEqual([
      { where: 'round 3, head', message: expect.stringMatching(message), severity: 'error' },
    ]);
    expect(invoked.problems).toMatchObject([{ failure: 'benchmark-failed' }]);
  });

  test('tells what its output says of it, in a format we know', async () => {
    const stdout = 'BenchmarkEncode-8 \t 10 \t 100 ns/op\n--- FAIL: BenchmarkDecode-8\nFAIL\n';
    const { problems } = await invokeOn(answering({ exitCode: 1, stdout }), { format: 'go' });
    expect(problems.slice(1).map(inWords)).toContainEqual(
      expect.objectContaining({ where: 'round 3, head, stdout:2' }),
    );
  });

  test('shows its last lines in the log', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n');
    const { host, log } = makeFakeHost(() => ({ exitCode: 1, stdout: lines, stderrTail: 'boom\n' }));
    await invokeOn(host);
    expect(log[0]).toMatch(/^output of round 3, head: line 10\n(.*\n)*line 39\nboom$/);
  });

  test('that was cut by max-minutes or by a person is nobody’s fault', async () => {
    const cut = { outcome: 'cut', problems: [], measurements: [] };
    expect(await invokeOn(answering({ ending: 'cancelled', exitCode: null }))).toMatchObject(cut);
    const deadline = { ms: 100, because: 'time', usualMs: 10 } as const;
    expect(await invokeOn(answering({ ending: 'deadline', exitCode: null }), { deadline })).toMatchObject(cut);
  });
});

describe('result files', () => {
  const task = { outputFile: 'out/*.json' };

  function writing(write: (fake: FakeHost) => void): FakeHost {
    const fake: FakeHost = makeFakeHost(() => {
      write(fake);
      return {};
    });
    return fake;
  }

  test('that were written or changed are read, others not', async () => {
    const fake = writing(({ files }) => {
      files.set('/t/head/out/a.json', { text: entry(1), changedMs: 2000 });
      files.set('/t/head/out/b.json', { text: entry(2), changedMs: 2000 });
      files.set('/t/head/elsewhere.json', { text: entry(3), changedMs: 2000 });
    });
    fake.files.set('/t/head/out/b.json', { text: entry(8), changedMs: 1 });
    fake.files.set('/t/head/out/old.json', { text: entry(9), changedMs: 1 });
    const { outcome, measurements } = await invokeOn(fake.host, task);
    expect([outcome, measurements.map(({ values }) => values)]).toEqual(['ok', [[1], [2]]]);
  });

  test('that belong together are read together', async () => {
    const fake = writing(({ files }) => {
      const write = (path: string, text: string) => files.set(`/t/head/${path}`, { text, changedMs: 2000 });
      write('target/criterion/fib/new/sample.json', '{"iters": [2], "times": [6]}');
      write('target/criterion/fib/new/benchmark.json', '{"group_id": "fib", "full_id": "fib 10"}');
      write('target/criterion/fib/new/tukey.json', '[1, 2, 3, 4]');
    });
    fake.files.set('/t/head/target/criterion/gone/new/sample.json', { text: '{}', changedMs: 1 });
    const { outcome, measurements, problems } = await invokeOn(fake.host, {
      outputFile: 'target/criterion/**/new/*.json',
      format: 'auto',
    });
    expect([outcome, problems, measurements.map(({ name, values }) => [name, values])]).toEqual([
      'ok',
      [],
      [['fib 10', [3]]],
    ]);
  });

  test('of which there are none', async () => {
    const { outcome, problems } = await invokeOn(writing(() => {}).host, task);
    expect([outcome, problems.map(inWords)[0]?.where]).toEqual(['failed', 'round 3, head, output-file']);
  });

  test('that cannot be read are the benchmark’s failure, not ours', async () => {
    const { host } = writing(({ files }) => files.set('/t/head/out/a.json', { text: '', changedMs: 2000 }));
    const refuse = () => Promise.reject(userError('file-too-large', inFile('x'), { bytes: 9, limitBytes: 8 }));
    const { outcome, problems } = await invokeOn({ ...host, files: { ...host.files, read: refuse } }, task);
    expect(outcome).toBe('failed');
    expect(problems).toMatchObject([{ failure: 'benchmark-failed' }]);
    expect(problems.map(inWords)).toEqual([
      {
        where: 'round 3, head, out/a.json',
        message: 'has 9 bytes, but at most 8 are read. Give a smaller file.',
        severity: 'error',
      },
    ]);
  });
});

test('a run that ends well without a result is a failure: nothing may look as if it went away', async () => {
  const { outcome, problems } = await invokeOn(answering({ stdout: 'PASS\nok \texample.com/codec\t0.1s\n' }), {
    format: 'go',
  });
  expect([outcome, problems.length]).toEqual(['failed', 1]);
});

test('a working directory that is not there is named', async () => {
  const host = answering({ ending: 'unstartable', exitCode: null, detail: 'there is no folder' });
  const { problems } = await invokeOn(host, {}, { ...PLACE, workingDirectory: 'packages/codec' });
  expect(inWords(problems[0]!).message).toContain('Check that `working-directory` "packages/codec" exists there.');
});

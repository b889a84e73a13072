// A comment of an earlier commit while the gate measures a later one: the whole built action, step by step.

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parseMarker, renderMarker } from '../../src/publish/marker.ts';
import { type BenchRepository, benchRepository, printed, setKeys } from '../support/bench-repository.ts';
import { type FakeGitHub, startGitHub } from '../support/github.ts';
import { step } from '../support/runner.ts';

setKeys({ rounds: '2' });

const BOT = 'github-actions[bot]';
const GATE = 'bench-referee';

let github: FakeGitHub;
let repository: BenchRepository;
let [base, head] = ['', ''];

beforeAll(async () => {
  repository = benchRepository(
    { invocations: [printed({ 'encode [allocs/op]': 100 })], config: 'run: sh bench.sh\n' },
    { invocations: [printed({ 'encode [allocs/op]': 108 })] },
  );
  [base, head] = [repository.git('rev-parse', 'main'), repository.git('rev-parse', 'feature')];
  github = await startGitHub();
  await github.seed({
    folder: repository.folder,
    pullRequests: [1, 2, 3].map((number) => ({
      ...{ number, headSha: head, baseSha: base, headRef: 'feature', baseRef: 'main' },
    })),
  });
});

afterAll(async () => {
  await github.close();
  expect(github.violations).toEqual([]);
});

/** What the comment was made to say, in order. */
function written(): string[] {
  const texts: string[] = [];
  github.direct(async ({ method, path, body }) => {
    if (method !== 'GET' && path.includes('comments')) texts.push(String((body as { body: string }).body));
    return null;
  });
  return texts;
}

const old = () =>
  `${renderMarker({ key: GATE, headSha: base, runId: 1, runAttempt: 1 })}\n## ✅ No benchmark broke its budget\n`;

test('says first that a new measurement is running, and then what it found', async () => {
  await github.addComment(1, BOT, old());
  const texts = written();
  const { outputs } = await step(repository, { number: 1, apiUrl: github.url });
  expect(outputs['verdict']).toBe('fail');
  const [running, result, ...more] = texts;
  expect(running).toContain(`## ⏳ A new measurement is running for ${head.slice(0, 7)}`);
  expect(running).toContain('### ✅ No benchmark broke its budget');
  expect(result).toContain('## ❌');
  expect(result).not.toContain('⏳');
  expect(more).toEqual([]);
  expect(texts.map((text) => parseMarker(text, GATE)?.headSha)).toEqual([head, head]);
});

test('of a first run there is nothing to replace, and one comment is written', async () => {
  const texts = written();
  await step(repository, { number: 2, apiUrl: github.url });
  expect(texts).toEqual([expect.stringContaining('## ❌')]);
});

test('does not keep a run from its verdict when GitHub refuses it', async () => {
  await github.addComment(3, BOT, old());
  github.fault({ method: 'GET', path: /\/issues\/3\/comments$/, status: 403, body: { message: 'No' } });
  const ended = await step(repository, { number: 3, apiUrl: github.url });
  expect(ended.outputs['verdict']).toBe('fail');
  expect(ended.stdout).toContain('could not say that a measurement is running');
  expect(ended.commands.filter((line) => line.includes('permission'))).toEqual([]);
});

// What programs do that trust too much, done to the GitHub stand-in: so that a test shows an attack at work before
// it shows that ours does not fall for it.

import type { FakeGitHub } from './github.ts';
import { TOKEN } from './runner.ts';

/** What programs do that take the artifact's word for it. */
export async function believe(github: FakeGitHub, recording: Readonly<Record<string, unknown>>, verdict: string) {
  const call = (path: string, body: object) =>
    fetch(`${github.url}/repos/octo/demo${path}`, {
      method: 'POST',
      headers: { authorization: `token ${TOKEN}` },
      body: JSON.stringify(body),
    });
  const {
    commits,
    pullRequest: number,
    name,
  } = recording as {
    commits: { head: { sha: string } };
    pullRequest?: number;
    name: string;
  };
  if (number !== undefined) await call(`/issues/${number}/comments`, { body: `naive: ${verdict}` });
  const conclusion = verdict === 'pass' ? 'success' : 'failure';
  await call('/check-runs', { name, head_sha: commits.head.sha, status: 'completed', conclusion });
}

/** What programs do that divide their error among all recordings that they are given, of one clear regression each. */
export function judgeAll(recordings: readonly object[], rounds: number): 'fail' | 'inconclusive' {
  let smallestP = 1;
  for (let k = 1; k <= rounds; k += 1) smallestP *= k / (rounds + k);
  return smallestP <= 0.01 / recordings.length ? 'fail' : 'inconclusive';
}

/** What programs do that take the first pull request of the branch. */
export async function firstOfBranch(
  github: FakeGitHub,
  number: number,
): Promise<{ number: number; head: { sha: string } }[]> {
  const head = encodeURIComponent(`mallory:feature-${number}`);
  const answer = await fetch(`${github.url}/repos/octo/demo/pulls?head=${head}`, {
    headers: { authorization: `token ${TOKEN}` },
  });
  return (await answer.json()) as { number: number; head: { sha: string } }[];
}

/** What programs do that print a recording as if they had written it: its remarks as prose, its commands to copy. */
export async function tellAsOwn(
  github: FakeGitHub,
  recording: Readonly<Record<string, unknown>>,
  number: number,
): Promise<void> {
  const { problems, schedule } = recording as {
    problems: readonly { data: { message: string } }[];
    schedule: { setup: string | null; commands: readonly string[] };
  };
  const { setup, commands } = schedule;
  const body = [
    ...problems.map(({ data }) => `- ${data.message}`),
    '',
    '```sh',
    `bench-referee check --setup '${setup}' -- '${commands.join(' && ')}'`,
    '```',
  ].join('\n');
  await fetch(`${github.url}/repos/octo/demo/issues/${number}/comments`, {
    method: 'POST',
    headers: { authorization: `token ${TOKEN}` },
    body: JSON.stringify({ body }),
  });
}

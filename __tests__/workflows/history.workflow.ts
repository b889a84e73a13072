// The history of a Go module of thirty commits, one of which is 10 % slower, through the workflows of examples/history: it
// is suspected, measured again, and one issue is opened. The first commits are measured and recorded by the same program
// without act, because that takes a tenth of the time; the push of the slow one, the next one, a night and a merge queue
// run under act.

import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readHistoryRef } from '../../src/git/history-source.ts';
import { HISTORY_LIMITS } from '../../src/history/history-files.ts';
import { makeTerminalHost } from '../../src/host/terminal.ts';
import { DEFAULT_HISTORY_REF, type HistoryFile } from '../../src/model/history.ts';
import type { StoredRun } from '../../src/model/stored-run.ts';
import { parseRuns } from '../support/stored-runs.ts';
import { mergeGroupEvent, pushEvent, scheduleEvent } from './support/events.ts';
import { must } from './support/program.ts';
import { REPOSITORY } from './support/repository.ts';
import { makeWorld, TOKEN, type World } from './support/world.ts';

const CONFIG = `setup: go test -c -o demo.test .
run: ./demo.test -test.run='^$' -test.bench=. -test.benchtime=1x
format: go
paths: ["**/*.go", go.mod]
rounds: 8
max-minutes: 2
budgets:
  - metric: sec/op
    max-regression: 50%
`;

/**
 * Benchmarks with calm numbers: each pass is compared with a pass of a loop that never changes, right beside it, and the
 * median of the ratios is reported. So a machine that is slower for a while, as in CI, is slower for both.
 */
const BENCHMARKS = `package demo

import (
	"slices"
	"strings"
	"testing"
	"time"
)

var sink uint64

func constant() {
	sum := sink
	for i := uint64(0); i < 28000; i++ {
		sum = (sum ^ i) * prime
	}
	sink = sum
}

func took(work func()) float64 {
	start := time.Now()
	work()
	return float64(time.Since(start))
}

func report(b *testing.B, work func()) {
	ratios := []float64{}
	for pass := 0; pass < 1001; pass++ {
		ratios = append(ratios, took(work)/took(constant))
	}
	slices.Sort(ratios)
	b.ReportMetric(ratios[500]*28000, "ns/op")
}

func BenchmarkChecksum(b *testing.B) {
	text := strings.Repeat("bench-referee ", 2000)
	report(b, func() { sink += Checksum(text) })
}

func BenchmarkFields(b *testing.B) {
	line := strings.Repeat("field,", 4000)
	report(b, func() {
		for again := 0; again < 40; again++ {
			sink += uint64(Fields(line))
		}
	})
}
`;

/** Adds a function to the module that no benchmark calls. */
const word = (number: number) => `package demo

// Word${number} reports whether a text begins with the word ${number}.
func Word${number}(text string) bool {
	return len(text) > ${number} && text[0] == '${number % 10}'
}
`;

/** Folds a tenth of the text a second time. */
const SLOWER = (text: string) =>
  text.replace(
    '\treturn sum\n',
    '\tfor i := 0; i < len(text)/10; i++ {\n\t\tsum ^= uint64(text[i])\n\t\tsum *= prime\n\t}\n\treturn sum\n',
  );

const SUBJECT = 'Fold a part twice, fixes #1 for @octocat';
const COMMITS = 30;
/** The commit that is slower, and the last one but one. */
const SLOW = 29;

/** Reports whether the commit with this number, from 1, changes more than a page. */
const changesCode = (number: number) => number % 3 === 0 || number === SLOW;

let world: World;
/** Oldest first; the first one is the release v1.0.0. */
const commits: string[] = [];

beforeAll(async () => {
  world = await makeWorld();
  const { repository } = world;
  const slower = SLOWER(await readFile(join(repository.folder, 'checksum.go'), 'utf8'));
  const files = {
    '.github/bench-referee.yml': CONFIG,
    'demo_test.go': BENCHMARKS,
    'go.mod': 'module demo\n\ngo 1.21\n',
  };
  commits.push(await repository.commitToMain(files, 'Version 1'));
  await repository.tag('v1.0.0', commits[0]!);
  for (let number = 2; number <= COMMITS; number += 1) {
    // Most commits change a page, and nothing is measured.
    const change = !changesCode(number)
      ? { 'README.md': `# demo\n\nChange ${number}.\n` }
      : { [`word${number}.go`]: word(number) };
    const made = number === SLOW ? { 'checksum.go': slower } : change;
    commits.push(await repository.commitToMain(made, number === SLOW ? SUBJECT : `Change ${number} (#${number})`));
  }
  await recordWithoutAct(SLOW - 2);
}, 600_000);
afterAll(() => world?.close());

/** Measures the first commits, each against the one before it, and records all by one run of the action. */
async function recordWithoutAct(last: number): Promise<void> {
  const { env, folder, repository, action, github } = world;
  const workspace = join(folder, 'earlier');
  await mkdir(join(workspace, 'bench-referee'), { recursive: true });
  const measure = async (index: number) => {
    const out = join(workspace, 'bench-referee', `${index}.json`);
    const pair = ['--base', commits[index - 1]!, '--head', commits[index]!, '--config-from', 'head'];
    const args = [join(action, 'dist/cli.js'), 'measure', ...pair, '--rounds', '6', '--out', out];
    await must(process.execPath, args, { env, folder: repository.folder });
  };
  const indices = Array.from({ length: last }, (_, index) => index + 1);
  const pages = indices.filter((index) => !changesCode(index + 1));
  // Nothing is measured there, so nothing can be disturbed.
  for (let at = 0; at < pages.length; at += 2) await Promise.all(pages.slice(at, at + 2).map(measure));
  for (const index of indices.filter((one) => changesCode(one + 1))) await measure(index);
  const event = pushEvent(commits[last - 1]!, commits[last]!);
  const variables = {
    ...{ GITHUB_EVENT_NAME: event.name, GITHUB_SHA: event.sha, GITHUB_REPOSITORY: REPOSITORY, GITHUB_RUN_ID: '9000' },
    ...{ GITHUB_API_URL: github.url, GITHUB_WORKSPACE: workspace, RUNNER_TEMP: workspace },
    ...{ GITHUB_SERVER_URL: 'https://github.com', 'INPUT_GITHUB-TOKEN': TOKEN },
  };
  await must(process.execPath, [join(action, 'dist/record.js')], { env: { ...env, ...variables }, folder: workspace });
}

async function storedRuns(): Promise<readonly StoredRun[]> {
  const { git } = makeTerminalHost({ isQuiet: true });
  const files: HistoryFile[] = [];
  const take = (file: HistoryFile) => void files.push(file);
  await readHistoryRef(git, { folder: world.repository.origin, ref: DEFAULT_HISTORY_REF, take }, HISTORY_LIMITS);
  return parseRuns(files).runs;
}

describe('thirty commits', () => {
  test('the slow one is suspected, confirmed on one runner, and opens one issue', async () => {
    expect(await storedRuns()).toHaveLength(SLOW - 2);
    const event = pushEvent(commits[SLOW - 2]!, commits[SLOW - 1]!);
    const { id, log } = await world.act({ workflow: 'history.yml', event, exitCode: 0 });
    expect(log).toMatch(/\[history\/confirm.*Job succeeded/);
    expect(log).toMatch(/\[history\/issue *\] .*Job succeeded/);
    const runs = await storedRuns();
    expect(runs).toHaveLength(SLOW);
    const around = runs.filter(({ to }) => to.commit === commits[SLOW - 1]);
    expect(around.map(({ workflowRun }) => workflowRun)).toEqual([id, id]);
    const { issues, violations } = await world.github.state();
    expect(violations).toEqual([]);
    expect(issues).toMatchObject([
      { state: 'open', title: 'Performance: 1 result is worse', user: { login: 'github-actions[bot]' } },
    ]);
    const { body } = issues[0]!;
    const [before, after] = [commits[SLOW - 2]!, commits[SLOW - 1]!];
    const url = `https://github.com/${REPOSITORY}`;
    expect(body).toContain(`[${after.slice(0, 12)}](${url}/commit/${after}) \`${SUBJECT}\``);
    expect(body).toContain(`(${url}/compare/${before}...${after})`);
    expect(body).toContain(`(${url}/actions/runs/${id})`);
    expect(body).toMatch(/\| `demo Checksum(-\d+)?` \| `sec\/op` \| \+\d+\.\d+% ±\d+\.\d% \|/);
    expect(await world.orphans()).toEqual([]);
  });

  test('the page shows the step at its commit', async () => {
    const page = await readFile(join(world.folder, 'artifacts/1/history/history.html'), 'utf8');
    const place = `${commits[SLOW - 2]!.slice(0, 12)}..${commits[SLOW - 1]!.slice(0, 12)}`;
    expect(page).toMatch(new RegExp(`\\d+\\.\\d+% slower in ${place.replaceAll('.', '\\.')} \\(suspected\\)`));
    const { env, action, repository, folder } = world;
    const ref = `${DEFAULT_HISTORY_REF}:${DEFAULT_HISTORY_REF}`;
    await must('git', ['fetch', '--quiet', 'origin', ref], { env, folder: repository.folder });
    const html = join(folder, 'history.html');
    const text = await must(process.execPath, [join(action, 'dist/cli.js'), 'history'], {
      env,
      folder: repository.folder,
    });
    expect(text).toMatch(new RegExp(`Checksum.* in ${place.replaceAll('.', '\\.')} \\(confirmed\\)`));
    expect(text).not.toMatch(/Fields.* in /);
    await must(process.execPath, [join(action, 'dist/cli.js'), 'history', '--format', 'html', '--out', html], {
      ...{ env, folder: repository.folder },
    });
  });

  test('the next push, which changes a page, measures nothing, and the issue stays as it is', async () => {
    const before = (await world.github.state()).issues;
    const event = pushEvent(commits[SLOW - 1]!, commits[SLOW]!);
    const { log } = await world.act({ workflow: 'history.yml', event, exitCode: 0 });
    expect(log).not.toMatch(/\[history\/confirm.*Job succeeded/);
    expect((await world.github.state()).issues).toEqual(before);
    expect((await storedRuns()).at(-1)).toBeDefined();
  });

  test('in the night, main is compared with the latest release', async () => {
    await world.act({ workflow: 'history.yml', event: scheduleEvent(commits[SLOW]!), exitCode: 0 });
    const nights = (await storedRuns()).filter(({ from }) => from.commit === commits[0]);
    const [night] = nights.filter(({ to }) => to.commit === commits[SLOW]);
    expect(night!.rows.find(({ name }) => name.startsWith('Checksum'))!.logRatio).toBeGreaterThan(0.05);
    const { issues } = await world.github.state();
    expect(issues.map(({ state }) => state)).toEqual(['open']);
  });

  test('a merge queue records what it judges, and creates the check that it waits for', async () => {
    const { repository, github } = world;
    const change = { message: 'Say more', file: 'fields.go', edit: (text: string) => `${text}\n// The end.\n` };
    const head = await repository.commit(change, {
      parent: commits[SLOW]!,
      ref: 'refs/heads/gh-readonly-queue/main/pr-7',
    });
    const event = mergeGroupEvent(commits[SLOW]!, head);
    await world.act({ workflow: 'merge-queue.yml', event, exitCode: 0 });
    const { checkRuns, violations } = await github.state();
    expect(violations).toEqual([]);
    // The stand-in gives every job the permission to create one, as GitHub does not for those of the history.
    expect(checkRuns.at(-1)).toMatchObject({ name: 'bench-referee', conclusion: 'success', head_sha: head });
    expect((await storedRuns()).filter(({ to }) => to.commit === head)).toHaveLength(1);
  });
});

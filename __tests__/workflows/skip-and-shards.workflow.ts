// A pull request that cannot change a result, and a suite that several runners share, as workflow runs over a real Go suite.

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pullRequestEvent } from './support/events.ts';
import { type Change, README_ONLY } from './support/repository.ts';
import { makeWorld, type World } from './support/world.ts';

const CONFIG = `setup: echo "setup ran" && go test -c -o demo.test .
run: ./demo.test -test.run='^$' -test.bench="\${BENCH_REFEREE_FILTER:-.}" -test.benchtime=15ms
format: go
paths: ["**/*.go", go.mod]
rounds: 8
max-minutes: 4
profile:
  command: >-
    ./demo.test -test.run='^$' -test.bench="\${BENCH_REFEREE_FILTER:-.}" -test.benchtime=200ms
    -test.cpuprofile="$BENCH_REFEREE_PROFILE"
  runs: 4
budgets:
  - metric: sec/op
    max-regression: 50%
`;

/** Thirty times the work, because four jobs measure on one machine here. */
const MUCH_SLOWER: Change = {
  message: 'fold the text thirty times more',
  file: 'checksum.go',
  edit: (text) =>
    text.replace(
      '\treturn sum\n',
      '\tfor i := 0; i < 30*len(text); i++ {\n\t\tsum ^= uint64(text[i%len(text)])\n\t\tsum *= prime\n\t}\n\treturn sum\n',
    ),
};

/** Ten benchmarks, of which those of the checksum get slower. */
const BENCHMARKS = `package demo

import (
	"strings"
	"testing"
)

var sink uint64

func checksum(b *testing.B, size int) {
	text := strings.Repeat("bench-referee ", size)
	for i := 0; i < b.N; i++ {
		sink += Checksum(text)
	}
}

func fields(b *testing.B, size int) {
	line := strings.Repeat("field,", size)
	for i := 0; i < b.N; i++ {
		sink += uint64(Fields(line))
	}
}

${[1, 2, 3, 4, 5].map((n) => `func BenchmarkChecksum${n}(b *testing.B) { checksum(b, ${400 + n}) }`).join('\n')}
${[1, 2, 3, 4, 5].map((n) => `func BenchmarkFields${n}(b *testing.B) { fields(b, ${800 + n}) }`).join('\n')}
`;

let world: World;
let main: string;
beforeAll(async () => {
  world = await makeWorld();
  main = await world.repository.commitToMain({ '.github/bench-referee.yml': CONFIG, 'demo_test.go': BENCHMARKS });
});
afterAll(() => world?.close());

async function propose(number: number, change: Change, comments: readonly string[] = []) {
  const { repository, github } = world;
  const head = await repository.commit(change, { parent: main, ref: `refs/heads/branch-${number}` });
  const merge = await repository.pushPullRequest(number, head);
  await github.seed({ pullRequests: [{ number, headSha: head, baseSha: main }] });
  return { event: pullRequestEvent(number, { head, merge, base: main }), head, comments };
}

test('a change of a page sets the required check to success, without setup and without a comment', async () => {
  const { event, head } = await propose(7, README_ONLY);
  const { log, outputs, summary } = await world.act({ workflow: 'bench.yml', event, exitCode: 0 });
  expect(log).toContain('nothing to measure (paths)');
  expect(log).not.toContain('setup ran');
  expect(outputs).toMatchObject({ verdict: 'pass', regressions: '0' });
  expect(summary).toContain('Not measured: no changed file is inside of paths');
  const { comments, checkRuns } = await world.github.state();
  expect(comments[7] ?? []).toEqual([]);
  expect(checkRuns.filter(({ head_sha }) => head_sha === head)).toMatchObject([
    {
      name: 'bench-referee',
      conclusion: 'success',
      output: { title: 'Not measured: no changed file is inside of paths' },
    },
  ]);
});

test('four runners share a suite, and one comment has all of it', async () => {
  const { event, head } = await propose(8, MUCH_SLOWER);
  const { log } = await world.act({ workflow: 'shards.yml', event, exitCode: 1 });
  expect(log.match(/measure-\d.*Job succeeded/g)).toHaveLength(4);
  const { comments, checkRuns } = await world.github.state();
  expect(comments[8]).toHaveLength(1);
  const body = comments[8]?.[0]?.body ?? '';
  for (const n of [1, 2, 3, 4, 5]) {
    expect(body).toContain(`Checksum${n}`);
    expect(body).toContain(`Fields${n}`);
  }
  expect(body).toMatch(/^<!-- bench-referee: .* -->\n## ❌ Slower than allowed: `Checksum.* and 3 more\n/);
  expect(body).toContain('10 benchmarks, 10 results: 5 worse');
  expect(body).toContain('`github.com/octo/demo.Checksum`');
  expect(checkRuns.filter(({ head_sha }) => head_sha === head)).toMatchObject([{ conclusion: 'failure' }]);
});

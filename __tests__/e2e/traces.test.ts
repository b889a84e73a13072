// What `check` must not leave behind: nothing in the checkout, nothing in the temporary folder, no process, also
// when it is interrupted. The support checks the last two after every run of every test.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { benchRepository, invocations, printed } from '../support/bench-repository.ts';
import { watchConnections } from '../support/connections.ts';
import { cli } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';

// Some of it is real time, and the other tests keep the machine busy.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

const allocs = (count: number) => printed({ 'encode [allocs/op]': count });
const json = ['check', '--rounds', '2', '--format', 'json'];

/** Everything in the checkout, git's own files included. */
function listing(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
}

describe('uncommitted changes', () => {
  test('are measured: changed, staged, new and deleted files', async () => {
    const { folder, git, write } = benchRepository({ invocations: [allocs(7)], files: { 'gone.txt': '' } }, {});
    write('invocations.txt', `!test ! -e gone.txt && cat new.txt staged.txt\n`);
    write('new.txt', allocs(9));
    write('staged.txt', '\n');
    git('add', 'staged.txt');
    git('rm', '--quiet', 'gone.txt');
    const { code, stdout } = await cli(json, { folder });
    expect([code, reportOf(stdout).row('encode').head?.median]).toEqual([1, 9]);
    expect(reportOf(stdout).json['head']).toMatchObject({ how: 'worktree' });
  });

  test('are left as they were, and so is everything else', async () => {
    const { folder, git, write } = benchRepository({ invocations: [allocs(7)] }, { invocations: [allocs(7)] });
    write('bench.sh', `${readFileSync(join(folder, 'bench.sh'), 'utf8')}# changed\n`);
    write('staged.txt', 'staged');
    git('add', 'staged.txt');
    write('new.txt', 'new');
    const look = () => [
      git('status', '--porcelain=v2', '--branch'),
      git('stash', 'list'),
      git('count-objects'),
      git('for-each-ref'),
      listing(folder),
    ];
    const before = look();
    const index = readFileSync(join(folder, '.git/index'));
    expect((await cli(json, { folder })).code).toBe(0);
    expect(readFileSync(join(folder, '.git/index')).equals(index)).toBe(true);
    expect(look()).toEqual(before);
  });

  test('are left out with --head head', async () => {
    const { folder, write } = benchRepository({ invocations: [allocs(7)] }, { invocations: [allocs(7)] });
    write('invocations.txt', allocs(9));
    expect((await cli([...json, '--head', 'head'], { folder })).code).toBe(0);
    expect((await cli(json, { folder })).code).toBe(1);
  });
});

describe('a subfolder', () => {
  const repository = () =>
    benchRepository(
      {
        invocations: [allocs(7)],
        files: {
          'packages/codec/budgets.yml': 'run: sh bench.sh\nbudgets:\n  - metric: "*"\n    max-regression: 50%\n',
        },
      },
      { invocations: [allocs(8)] },
    );

  test('finds the configuration at the top', async () => {
    const { folder } = repository();
    const { code, stdout } = await cli(json, { folder: join(folder, 'packages/codec') });
    expect([code, reportOf(stdout).states]).toEqual([1, { encode: 'regression' }]);
  });

  test('--config is relative to where it was typed, or absolute', async () => {
    const { folder } = repository();
    const inside = join(folder, 'packages/codec');
    for (const path of ['budgets.yml', join(inside, 'budgets.yml')]) {
      expect((await cli([...json, '--config', path], { folder: inside })).code).toBe(0);
    }
    expect((await cli([...json, '--config', 'packages/codec/budgets.yml'], { folder })).code).toBe(0);
  });

  test('--config-from base reads it from the commit', async () => {
    const { folder, write } = repository();
    write('packages/codec/budgets.yml', 'run: "false"\n');
    const args = [...json, '--config-from', 'base', '--config', 'budgets.yml'];
    expect((await cli(args, { folder: join(folder, 'packages/codec') })).code).toBe(0);
  });
});

describe('an interruption', () => {
  // A child that ignores the request to end, with a child of its own that left its process group.
  const stubborn = "!trap '' TERM INT; (setsid sleep 300 &) ; echo started >&2; sleep 300; sleep 300";

  test.each(['SIGINT', 'SIGTERM'] as const)('%s ends everything within seconds, and says so', async (name) => {
    const values = invocations({ encode: 10 });
    const { folder, git } = benchRepository(
      { invocations: [...values.slice(0, 5), stubborn] },
      { invocations: values },
    );
    const { code, stdout, stderr, durationMs } = await cli(['check', '--rounds', '6'], {
      folder,
      signal: { name, when: /(round 4(.|\n)*){2}/, afterMs: 300 },
    });
    expect(code).toBe(2);
    expect(stdout + stderr).toContain('Cancelled after 4 rounds; nothing judged');
    expect(durationMs).toBeLessThan(8000);
    expect(git('status', '--porcelain')).toBe('');
  });

  test('in setup', async () => {
    const { folder } = benchRepository({ invocations: [allocs(1)] }, {});
    const { code } = await cli(['check', '--setup', 'sleep 300'], {
      folder,
      signal: { name: 'SIGTERM', when: /setup base/, afterMs: 200 },
    });
    expect(code).toBe(2);
  });

  test('leaves measure with exit code 2', async () => {
    const { folder } = benchRepository(
      { invocations: [allocs(1), '!sleep 300'] },
      { invocations: [allocs(1), '!sleep 300'] },
    );
    const { code } = await cli(['measure', '--out', 'r.json'], {
      folder,
      signal: { name: 'SIGINT', when: /warm-up head/, afterMs: 200 },
    });
    expect(code).toBe(2);
  });
});

// What GitHub's runner sends, only faster. That no process and no folder is left is checked after every run.
test('SIGINT, then SIGTERM in the middle of a round leave a recording that report can read', async () => {
  const stubborn = "!trap '' TERM INT; (setsid sleep 300 &) ; sleep 300; sleep 300";
  const values = invocations({ encode: 10 });
  const { folder } = benchRepository({ invocations: [...values.slice(0, 5), stubborn] }, { invocations: values });
  const measured = await cli(['measure', '--rounds', '6', '--out', 'r.json', '--seed', 'e2e'], {
    folder,
    signal: {
      name: 'SIGINT',
      when: /(round 4(.|\n)*){2}/,
      afterMs: 300,
      next: { name: 'SIGTERM', afterMs: 400 },
    },
  });
  expect(measured.code).toBe(2);
  expect(measured.durationMs).toBeLessThan(8000);
  const { code, stdout } = await cli(['report', 'r.json', '--format', 'json'], { folder });
  const report = reportOf(stdout);
  expect([code, report.verdict, report.rounds]).toEqual([2, 'error', 4]);
  expect(report.problems.map(({ message }) => message).join()).toContain('cancelled after 4 rounds');
  expect(report.row('encode')).toMatchObject({ base: { n: 4 }, head: { n: 4 } });
});

test('a benchmark that leaves a process behind does not disturb the next one', async () => {
  const leaves = `!(setsid sleep 300 >/dev/null 2>&1 &); (sleep 300 &); echo '${allocs(7)}'`;
  const { folder } = benchRepository({ invocations: [leaves] }, { invocations: [leaves] });
  const { code, durationMs } = await cli(json, { folder });
  expect(code).toBe(0);
  expect(durationMs).toBeLessThan(10_000);
});

test('each invocation has an empty temporary folder of its own', async () => {
  const uses = `!test -z "$(ls -A "$TMPDIR")" && touch "$TMPDIR/left" && echo '${allocs(7)}'`;
  const { folder } = benchRepository({ invocations: [uses] }, { invocations: [uses] });
  expect((await cli(json, { folder })).code).toBe(0);
});

test('both sides run in paths and environments of the same length', async () => {
  const measures = `!echo '[{"name":"path","unit":"allocs/op","value":'$(pwd | wc -c)'},{"name":"environment","unit":"allocs/op","value":'$(env | grep -v ^_= | wc -c)'}]'`;
  const { folder } = benchRepository({ invocations: [measures] }, { invocations: [measures] });
  const { stdout } = await cli(json, { folder });
  expect(reportOf(stdout).states).toEqual({ path: 'unchanged', environment: 'unchanged' });
});

test('demo catches the regression in less than a minute, keeps comment and report, and talks to nobody', async () => {
  const { folder } = benchRepository({}, {});
  const watch = watchConnections();
  const { code, stdout, stderr, durationMs } = await cli(['demo'], { folder, env: watch.env, keeps: true });
  expect([code, durationMs < 60_000]).toEqual([0, true]);
  expect(stderr).toMatch(/look after \d+ rounds: /);
  expect(stdout).toContain('The regression was caught');
  for (const kind of ['comment', 'report']) {
    const path = new RegExp(`^${kind} +(\\S+)$`, 'm').exec(stdout)?.[1] ?? '';
    expect(readFileSync(path, 'utf8')).toContain('countWords/4000');
  }
  expect([watch.byNode(), watch.byGit()]).toEqual([[], []]);
});

// Group D of docs/internals/attacks.md: benchmarks that do not end, do not stop, take everything, or reach for the other side.
// Through the built action as a runner starts it; each attack is first shown to work on a naive one.

import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { allocs, attack, doing, IS_FULL, naively, says } from '../support/attack.ts';
import { benchRepository, printed } from '../support/bench-repository.ts';
import { startGitHub } from '../support/github.ts';
import { cli } from '../support/program.ts';
import { pullRequest, serverFolder, step } from '../support/runner.ts';
import { temporaryFolder } from '../support/temporary.ts';

const inFull: (name: string, run: () => Promise<void>) => void = IS_FULL ? test : () => {};
const seconds = (count: number) => ({ 'max-minutes': String(count / 60) });

/** As long as nothing but the machine is slow. */
const SOON_MS = 20_000;

describe('T08', () => {
  test('the naive one keeps all that is printed in memory', async () => {
    const flood = doing('head -c 200000000 /dev/zero');
    expect((await naively([flood, {}])).peakBytes).toBeGreaterThan(300e6);
  });

  inFull('the naive one falls over one line of 600 MB', async () => {
    const line = doing("head -c 600000000 /dev/zero | tr '\\0' x");
    const { code, stderr } = await naively([line, {}], { timeoutMs: 60_000 });
    expect([code, stderr]).not.toEqual([0, '']);
  });

  test.each([
    ['2 GiB of it', 'head -c 2147483648 /dev/zero', seconds(60)],
    ['a line of 600 MB', "head -c 600000000 /dev/zero | tr '\\0' x", seconds(60)],
    ['lines without end', 'yes', seconds(60)],
    ['lines without end on the other stream', 'yes >&2', seconds(2)],
  ])('ours ends %s in time, and stays small', async (_, script, limits) => {
    const repository = benchRepository({ ...allocs(7), keys: limits }, doing(script));
    const { outputs, peakBytes, stdout } = await attack(repository);
    expect(outputs['verdict']).toBe('error');
    expect(stdout).toMatch(/printed more than 64 MiB and was killed|did not end within/);
    expect(peakBytes).toBeLessThan(300e6);
  });
});

describe('T09', () => {
  const stubborn = doing("trap '' TERM INT HUP; while :; do sleep 1; done");

  test('the naive one waits for ever', async () => {
    expect((await naively([stubborn, {}], { timeoutMs: 3_000 })).isTimedOut).toBe(true);
  });

  test('ours ends it at the deadline and the grace, and reports', async () => {
    const ended = await attack(benchRepository({ ...allocs(7), keys: seconds(2) }, stubborn));
    expect(ended.outputs['verdict']).toBe('error');
    expect(ended.durationMs).toBeLessThan(SOON_MS);
    expect(ended.summary).toContain('did not end within');
    expect(existsSync(ended.outputs['report-html'] ?? '')).toBe(true);
  });
});

describe('T10', () => {
  test('the naive one waits for whoever holds the output open', async () => {
    expect((await naively([doing('sleep 60 &'), {}], { timeoutMs: 3_000 })).isTimedOut).toBe(true);
  });

  test('ours goes on after a moment', async () => {
    const { code, durationMs } = await attack(benchRepository(allocs(7), doing('sleep 60 &')));
    expect(code).toBe(0);
    expect(durationMs).toBeLessThan(SOON_MS);
  });

  /** Notes itself where the other side looks for it. */
  const daemon = (pids: string) =>
    doing(`setsid -f sh -c 'echo $$ >> ${pids}; while sleep 0.05; do :; done' >/dev/null 2>&1 </dev/null; sleep 0.2`);
  const looks = (pids: string, found: string) =>
    doing(
      // One that has ended and that nobody has asked about is still listed, without its arguments.
      `for p in $(cat ${pids} 2>/dev/null); do test -z "$(tr -d '\\0' </proc/$p/cmdline 2>/dev/null)" || echo $p >> ${found}; done`,
    );
  const both = () => {
    const folder = temporaryFolder('daemon-');
    const [pids, found] = [join(folder, 'pids'), join(folder, 'found')];
    return { pids, found, commits: [looks(pids, found), daemon(pids)] as const };
  };

  test('the naive one measures base beside what head left running, and leaves it to the runner', async () => {
    const { found, commits } = both();
    expect((await naively(commits)).survivors()).not.toEqual([]);
    expect(existsSync(found)).toBe(true);
  });

  test('ours ends it before base is measured again, and says so', async () => {
    const { pids, found, commits } = both();
    const { code, outputs, summary } = await attack(benchRepository(...commits));
    expect([code, outputs['verdict']]).toEqual([0, 'pass']);
    expect(existsSync(pids)).toBe(true);
    expect(existsSync(found)).toBe(false);
    expect(summary).toContain('left processes running, which were killed');
  });
});

describe('T11', () => {
  /** So deep, two from each, half of them out of reach of a group; each starts another one when it is asked to end. */
  const bomb = (depth: number) => ({
    ...allocs(7),
    files: {
      'attack.sh': `n=$1; trap 'test $n -gt 0 && bash attack.sh $((n - 1)) &' TERM
if [ "$n" -gt 0 ]; then bash attack.sh $((n - 1)) & setsid bash attack.sh $((n - 1)) & fi
while :; do sleep 1; done\n`,
    },
    invocations: [`!bash attack.sh ${depth}`],
  });
  const depth = IS_FULL ? 8 : 4;

  test('the naive one is left with all of it', async () => {
    const { survivors } = await naively([bomb(depth), {}], { timeoutMs: 4_000 });
    expect(survivors().length).toBeGreaterThan(2 ** depth);
  });

  test('ours ends every process of a bomb with a fuse', async () => {
    const { outputs, durationMs } = await attack(benchRepository({ ...allocs(7), keys: seconds(3) }, bomb(depth)));
    expect(outputs['verdict']).toBe('error');
    expect(durationMs).toBeLessThan(2 * SOON_MS);
  });

  // tail keeps a line without end until there is no memory.
  const hog = (kilobytes: number) => ({
    invocations: [`!bash hog.sh; echo '${says(7)}'`],
    files: hogFile(kilobytes),
  });
  const hogFile = (kilobytes: number) => ({
    'hog.sh': `ulimit -v ${kilobytes}\nhead -c 8G /dev/zero | tail -n 1\n`,
  });
  const kilobytes = IS_FULL ? 2_000_000 : 100_000;

  test('the naive one does not notice that the memory was too small', async () => {
    const silent = { ...hog(kilobytes), invocations: ['!bash hog.sh >/dev/null'] };
    expect((await naively([allocs(7), silent])).outputs['verdict']).toBe('pass');
  });

  test('ours makes an error of it', async () => {
    const failing = { invocations: ['!bash -o pipefail hog.sh >/dev/null'], files: hogFile(kilobytes) };
    const { code, outputs, summary } = await attack(benchRepository(allocs(7), failing));
    expect([code, outputs['verdict']]).toEqual([1, 'error']);
    expect(summary).toContain('failed (exit code 1');
  });
});

describe('T12', () => {
  const base = {
    invocations: ['!cat value'],
    files: { value: `${says(7)}\n`, '.gitignore': '.count\nbuild\n' },
    config: 'run: sh bench.sh\nsetup: mkdir -p build && cp value build/value\n',
  };
  /** Slower, and base as much: nobody is to see it. Size and time of the file are as before. */
  const drags = (path: string) => ({
    invocations: [`!bash attack.sh; echo '${says(9)}'`],
    files: {
      'attack.sh': `t=../base/${path}; touch -r $t "$TMPDIR/time"; echo '${says(9)}' > $t; touch -r "$TMPDIR/time" $t\n`,
    },
  });

  test('the naive one measures a base that head has made as slow as itself', async () => {
    const { outputs, summary } = await naively([base, drags('value')]);
    expect(outputs['verdict']).toBe('pass');
    expect(summary).toContain('| encode | 9 | 9 |');
  });

  test.each(['value', 'build/value'])('ours finds that %s was changed before base is measured again', async (path) => {
    const { code, outputs, summary } = await attack(benchRepository(base, drags(path)));
    expect([code, outputs['verdict']]).toEqual([1, 'error']);
    expect(summary).toContain('the tree of base changed while head was measured');
    expect(summary).toContain(`\`${path}\``);
  });

  test.each([
    ['a new file', 'touch ../base/conftest.py', '`conftest.py`'],
    ['one that is gone', 'rm -f ../base/value', '`value`'],
    ['the bit that makes it run', 'chmod +x ../base/value', '`value`'],
  ])('also %s', async (_, script, named) => {
    const { outputs, summary } = await attack(benchRepository(base, doing(script)));
    expect(outputs['verdict']).toBe('error');
    expect(summary).toContain(named);
  });

  test('also what setup of head does', async () => {
    // The tree of base is elsewhere meanwhile, and can be found.
    const setup = 'test $BENCH_REFEREE_SIDE = base || for file in ../*/*/value; do echo x >> $file; done';
    const { outputs, summary } = await attack(
      benchRepository({ ...base, config: `run: sh bench.sh\nsetup: ${setup}\n` }, {}),
    );
    expect(outputs['verdict']).toBe('error');
    expect(summary).toContain('`value`');
  });

  test('what setup of head puts into the place of base is not measured', async () => {
    const setup = 'test $BENCH_REFEREE_SIDE = base || { mkdir ../base && echo 9 > ../base/value; }';
    const { outputs } = await attack(benchRepository({ ...base, config: `run: sh bench.sh\nsetup: ${setup}\n` }, {}));
    expect(outputs['verdict']).toBe('pass');
  });

  test('what a side does to its own tree is its own business', async () => {
    const busy = doing('mkdir -p out; date +%N > out/$RANDOM; date +%N > value');
    expect((await attack(benchRepository(busy, {}))).outputs['verdict']).toBe('pass');
  });
});

describe('T41', () => {
  const FIVE_SECONDS = 5_000 + 2_000;
  const sleeping = { invocations: ['!sleep 60'] };
  const cancelled = async (given: Parameters<typeof attack>[1], repository = benchRepository(sleeping, {})) => {
    const ended = await attack(repository, given);
    expect([ended.code, ended.outputs['verdict']]).toEqual([1, 'error']);
    return ended;
  };

  test('the naive one ends without a word and leaves the benchmark running', async () => {
    const signal = { name: 'SIGTERM', when: /started/ } as const;
    const repository = [{ invocations: ['!echo started >&2; sleep 60'] }, {}] as const;
    const { outputs, survivors } = await naively(repository, { signal });
    expect(outputs['verdict']).toBeUndefined();
    expect(survivors()).not.toEqual([]);
  });

  test('in a run of base ours ends it and claims nothing', async () => {
    const { stdout, durationMs } = await cancelled({
      signal: { name: 'SIGINT', when: /seed \w+/, afterMs: 300 },
    });
    expect(stdout).toContain('cancelled');
    expect(durationMs).toBeLessThan(FIVE_SECONDS);
  });

  test('while git fetches from a server that does not answer', async () => {
    const hanging = createServer(() => {});
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
    const { durationMs } = await cancelled({
      signal: { name: 'SIGINT', when: /fetch [0-9a-f]{40}/, afterMs: 500 },
      inputs: { head: 'd'.repeat(40) },
      env: { GITHUB_SERVER_URL: url },
    });
    hanging.closeAllConnections();
    hanging.close();
    expect(durationMs).toBeLessThan(FIVE_SECONDS);
  });

  test('between two tries of git', async () => {
    const broken = createServer((_, response) => response.writeHead(503).end());
    await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
    const { durationMs } = await cancelled({
      signal: { name: 'SIGINT', when: /waiting 3 s/ },
      inputs: { head: 'd'.repeat(40) },
      env: { GITHUB_SERVER_URL: url },
    });
    broken.closeAllConnections();
    broken.close();
    expect(durationMs).toBeLessThan(FIVE_SECONDS);
  });

  test('while it waits for GitHub the verdict stands, and the wait ends', async () => {
    const github = await startGitHub();
    const repository = benchRepository(allocs(7), allocs(7));
    const { head, base } = pullRequest(repository, 1);
    const seed = { number: 1, headSha: head.sha, baseSha: base.sha, headRef: head.ref, baseRef: base.ref };
    await github.seed({ folder: repository.folder, pullRequests: [seed] });
    const body = { message: 'You have exceeded a secondary rate limit.' };
    github.fault({ method: 'POST', path: /comments$/, status: 403, times: 9, body });
    const { outputs, durationMs } = await attack(repository, {
      apiUrl: github.url,
      inputs: { comment: 'always' },
      signal: { name: 'SIGINT', when: /waiting 60 s/ },
    });
    expect(outputs['verdict']).toBe('pass');
    expect(await github.comments(1)).toEqual([]);
    expect(durationMs).toBeLessThan(SOON_MS);
    await github.close();
  });

  test('killed without warning it says nothing, and the post step ends what it left and takes its folder away', async () => {
    const repository = benchRepository({ invocations: ["!trap '' TERM; (setsid sleep 60 &); sleep 60"] }, {});
    serverFolder(repository);
    const ended = await attack(repository, {
      signal: { name: 'SIGKILL', when: /seed \w+/, afterMs: 500 },
      keepsRunning: true,
    });
    expect([ended.code, ended.outputs['verdict'], ended.summary]).toEqual([null, undefined, '']);
    expect(ended.survivors().length).toBeGreaterThan(1);
    const { temporary, state } = ended;
    const post = await step(repository, { entry: 'post', temporary, state });
    expect([post.code, readdirSync(temporary)]).toEqual([0, []]);
    expect(ended.survivors()).toEqual([]);
    expect(readFileSync(join(repository.folder, 'bench.sh'), 'utf8')).not.toBe('');
  });
});

describe('T56', () => {
  /** Base works until the file is there. Whoever makes it is 25 % slower. */
  const commits = (flag: string) => ({
    base: { invocations: [`!test ! -e ${flag} && echo '${says(8)}'`] },
    spoiler: { invocations: [`!touch ${flag}; echo '${says(10)}'`] },
    slower: { invocations: [says(10)] },
  });
  const SETUP = { config: 'run: sh bench.sh\nsetup: sh setup.sh\n', files: { 'setup.sh': 'true\n' } };
  const spoil = (flag: string) => ({ files: { 'setup.sh': `touch ${flag}\n` } });
  const flagFile = () => join(temporaryFolder('shared-'), 'spoiled');

  test('the naive one passes a head whose setup keeps base from running', async () => {
    const flag = flagFile();
    const { base, slower } = commits(flag);
    const { outputs } = await naively([
      { ...base, ...SETUP },
      { ...slower, ...spoil(flag) },
    ]);
    expect(outputs['verdict']).toBe('pass');
  });

  test('ours cannot tell, and says why', async () => {
    const flag = flagFile();
    const { base, slower } = commits(flag);
    const repository = benchRepository({ ...base, ...SETUP }, { ...slower, ...spoil(flag) });
    const { outputs, summary } = await attack(repository);
    expect(outputs['verdict']).toBe('inconclusive');
    expect(summary).toContain('base ran at first and failed in round 1');
  });

  test.each(['1', '2', '3', '4'])('ours neither where the run of head does it (seed %s)', async (seed) => {
    const flag = flagFile();
    const { base, spoiler } = commits(flag);
    const { folder } = benchRepository(base, spoiler);
    const { stdout } = await cli(['check', '--head', 'HEAD', '--seed', seed, '--format', 'json'], { folder });
    expect(JSON.parse(stdout)).toMatchObject({ verdict: 'inconclusive' });
  });
});

describe('T57', () => {
  /** Works as long as the file is there: a service that was there before, and is nobody's child. */
  const startService = (flag: string) =>
    spawn(process.execPath, ['-e', SERVICE, flag], { stdio: 'ignore', timeout: 120_000 });
  const SERVICE = `
    const { existsSync } = require('node:fs');
    setInterval(() => { while (existsSync(process.argv[1])); }, 10);`;

  const PAUSE = 'sleep 0.4';
  const WORKING = (flag: string) => `touch ${flag}; ${PAUSE}; rm ${flag}`;
  const ROUNDS = { rounds: '6' };
  const took = (ms: number) => printed({ encode: ms });

  /** After its warm-up head is 25 % slower in four of six invocations, in which the service works for it. */
  const commits = (flag: string) => {
    const period = [true, true, true, true, false, false];
    const isSlow = [false, ...Array.from({ length: 6 }, () => period).flat()];
    const head = isSlow.map((slow) =>
      slow ? `!${WORKING(flag)}; echo '${took(10)}'` : `!${PAUSE}; echo '${took(8)}'`,
    );
    return [{ invocations: [`!${PAUSE}; echo '${took(8)}'`] }, { invocations: head }] as const;
  };

  test('the naive one believes what came last', async () => {
    const [base, head] = commits(join(temporaryFolder('service-'), 'work'));
    expect((await naively([base, head], { inputs: ROUNDS })).outputs['verdict']).toBe('pass');
  });

  test('ours counts the slow invocations, however disturbed the machine was', async () => {
    const flag = join(temporaryFolder('service-'), 'work');
    const service = startService(flag);
    try {
      const [base, head] = commits(flag);
      const { outputs } = await attack(benchRepository({ ...base, keys: ROUNDS }, head));
      // Without the fast ones alone it cannot pass; whether six rounds prove it depends on who else uses the machine.
      expect(['fail', 'inconclusive']).toContain(outputs['verdict']);
    } finally {
      service.kill('SIGKILL');
    }
  });
});

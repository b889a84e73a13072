// Group E of docs/internals/attacks.md, first half: result files and the configuration. Through the built action as a runner
// starts it; each attack is first shown to work on a naive one.

import { lstatSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { allocs, attack, doing, naively, says } from '../support/attack.ts';
import { type BenchRepository, benchRepository, type Commit } from '../support/bench-repository.ts';
import type { StepEnded } from '../support/runner.ts';
import { temporaryFolder } from '../support/temporary.ts';

const outputFile = { 'output-file': 'out/result.json' };
const BASE_TIME_MS = 15_000;

/** A benchmark that leaves something in the place of its result. */
const leaving = (script: string): Commit => {
  const { files, ...commit } = doing(`rm -rf out; mkdir out; ${script}`);
  return { ...commit, files: { ...files, '.gitignore': '.count\nout\n' } };
};
const good = leaving(`echo '${says(7)}' > out/result.json`);

describe('T13', () => {
  const DEEP = `node -e 'process.stdout.write("[".repeat(1e5) + "]".repeat(1e5))' > out/result.json`;

  test.each([
    ['waits for a pipe', 'mkfifo out/result.json', ({ isTimedOut }: StepEnded) => isTimedOut],
    ['falls over a folder', 'mkdir out/result.json', ({ stderr }: StepEnded) => stderr.includes('EISDIR')],
    ['is broken by depth', DEEP, ({ code }: StepEnded) => code !== 0],
  ])('the naive one %s', async (_, script, falls) => {
    const ended = await naively([leaving(script), {}], { inputs: outputFile, timeoutMs: 3_000 });
    expect(falls(ended)).toBe(true);
  });

  test.each([
    ['a pipe', 'mkfifo out/result.json'],
    ['a folder', 'mkdir out/result.json'],
    ['a device', 'ln -s /dev/zero out/result.json'],
    ['500 MB', 'truncate -s 500M out/result.json'],
    ['100,000 levels', DEEP],
  ])('ours refuses %s at once', async (_, script) => {
    const repository = benchRepository({ ...good, keys: outputFile }, leaving(script));
    const { outputs, summary, durationMs, peakBytes } = await attack(repository);
    expect(outputs['verdict']).toBe('error');
    expect(summary).toContain('warm-up, head');
    expect(durationMs).toBeLessThan(BASE_TIME_MS);
    expect(peakBytes).toBeLessThan(300e6);
  });
});

describe('T15', () => {
  const SECRET = 'the-content-of-another-file';
  const outside = (text: string) => {
    const path = join(temporaryFolder('outside-'), 'secret');
    writeFileSync(path, text);
    return path;
  };
  const result = () => outside(JSON.stringify([{ name: SECRET, unit: 'allocs/op', value: 7 }]));
  const everywhere = ({ stdout, stderr, summary, outputs }: StepEnded) =>
    [
      stdout,
      stderr,
      summary,
      ...['report-json', 'recording']
        .map((name) => outputs[name])
        .filter((path) => path !== undefined)
        .map((path) => readFileSync(path, 'utf8')),
    ].join('\n');

  test('the naive one reads whatever a result links to', async () => {
    const { summary } = await naively([leaving(`ln -s ${result()} out/result.json`), {}], {
      inputs: outputFile,
    });
    expect(summary).toContain(SECRET);
  });

  test.each(['out/result.json', 'out'])('ours does not when %s is the link', async (link) => {
    const folder = join(result(), '..');
    const target = link === 'out' ? folder : result();
    const script = `rm -rf ${link}; ln -s ${target} ${link}`;
    const keys = link === 'out' ? { 'output-file': 'out/secret' } : outputFile;
    const ended = await attack(benchRepository({ ...leaving(script), keys }, {}));
    expect(ended.outputs['verdict']).toBe('error');
    expect(everywhere(ended)).not.toContain(SECRET);
  });

  const linked = (target: string) => {
    const repository = benchRepository({ ...allocs(7), config: 'run: sh bench.sh\n' }, {});
    const relink = (branch: string) => {
      repository.git('checkout', '--quiet', branch);
      repository.git('rm', '--quiet', '.github/bench-referee.yml');
      repository.write('.github/keep', '');
      symlinkSync(target, join(repository.folder, '.github/bench-referee.yml'));
      repository.commit('link', {});
    };
    relink('main');
    repository.git('checkout', '--quiet', '-B', 'feature');
    return repository;
  };

  test('nor a configuration that is one', async () => {
    const ended = await attack(linked(outside(`run: echo ${SECRET}\n`)));
    expect(ended.outputs['verdict']).toBe('error');
    expect(ended.summary).toContain('is not a regular file');
    expect(everywhere(ended)).not.toContain(SECRET);
  });
});

/** Also under the name that this action gave its folder of reports in earlier versions. */
const REPORT_NAMES =
  '"$RUNNER_TEMP"/{naive,bench-referee}/{naive.md,recording-bench-referee.json,report.json,report.md,report.html}';
const planting = (plant: string) =>
  doing(`mkdir -p "$RUNNER_TEMP"/{naive,bench-referee}; for f in ${REPORT_NAMES}; do ${plant}; done`);

describe('T50', () => {
  const pipes = planting('mkfifo "$f" || true');

  test('the naive one waits for ever for somebody who reads the pipe at the path of its report', async () => {
    const { isTimedOut } = await naively([pipes, {}], { timeoutMs: 3_000 });
    expect(isTimedOut).toBe(true);
  });

  test.each(['index', 'measure'] as const)('ours (%s) writes beside it', async (entry) => {
    const ended = await attack(benchRepository(pipes, {}), { entry, timeoutMs: 60_000 });
    expect([ended.isTimedOut, ended.code]).toEqual([false, 0]);
    for (const name of entry === 'measure' ? ['recording'] : ['recording', 'report-json', 'report-html'])
      expect(statSync(ended.outputs[name] ?? '').isFile()).toBe(true);
  });
});

describe('T51', () => {
  const outside = () => {
    const path = join(temporaryFolder('outside-'), 'precious');
    writeFileSync(path, 'kept');
    return path;
  };
  const links = (target: string) => planting(`ln -sf ${target} "$f"`);

  test('the naive one overwrites whatever the path of its report links to', async () => {
    const target = outside();
    await naively([links(target), {}]);
    expect(readFileSync(target, 'utf8')).not.toBe('kept');
  });

  test.each(['index', 'measure'] as const)('ours (%s) does not', async (entry) => {
    const target = outside();
    const ended = await attack(benchRepository(links(target), {}), { entry });
    expect([ended.code, readFileSync(target, 'utf8')]).toEqual([0, 'kept']);
    expect(lstatSync(ended.outputs['recording'] ?? '').isFile()).toBe(true);
  });

  test('nor through a link in the place of the folder', async () => {
    const folder = join(outside(), '..');
    const plant = doing(`ln -sfn ${folder} "$RUNNER_TEMP"/bench-referee`);
    await attack(benchRepository(plant, {}));
    expect(readdirSync(folder)).toEqual(['precious']);
  });
});

const budget = (limit: string, ...more: string[]) =>
  ['run: sh bench.sh', 'budgets:', '  - metric: "*"', `    max-regression: ${limit}`, ...more, ''].join('\n');

describe('T20', () => {
  test('the naive one takes the limit and the command of the pull request', async () => {
    const head = { ...allocs(14), config: 'run: sh bench.sh\nlimit: 200\n' };
    expect((await naively([allocs(7), head])).outputs['verdict']).toBe('pass');
    const faked = { ...allocs(14), config: `run: echo '${says(7)}'\n` };
    expect((await naively([allocs(7), faked])).outputs['verdict']).toBe('pass');
  });

  test.each([
    ['a higher limit', budget('90%'), 'max-regression'],
    ['another command', `run: echo '${says(7)}'\n`, 'run'],
    ['no budgets that fail', budget('5%', '    level: report'), 'level'],
  ])('ours judges by what base says, and shows %s', async (_, config, named) => {
    const repository = benchRepository({ ...allocs(7), config: budget('5%') }, { ...allocs(14), config });
    const { code, outputs, summary } = await attack(repository);
    expect([code, outputs['verdict']]).toEqual([1, 'fail']);
    expect(summary).toContain('This pull request changes the configuration');
    expect(summary).toContain(named);
  });

  test('a benchmark that was changed is named', async () => {
    const tests = (text: string) => ({ 'bench/encode_test.go': text });
    const { summary } = await attack(
      benchRepository({ ...allocs(7), files: tests('heavy') }, { files: tests('light') }),
    );
    expect(summary).toMatch(/base and head differ in .*bench\/encode_test\.go/);
  });
});

describe('T21', () => {
  const config = (setup: string) => `run: sh bench.sh\nsetup: ${setup}\n`;

  test('the naive one passes a head that does not even build', async () => {
    const head = { files: { 'setup.sh': 'exit 4\n' }, invocations: ['!true'] };
    const base = { ...allocs(7), config: config('sh setup.sh'), files: { 'setup.sh': 'exit 0\n' } };
    expect((await naively([base, head])).outputs['verdict']).toBe('pass');
  });

  test('the pull request that brings the gate passes, and is told what comes next', async () => {
    const repository = benchRepository({ files: { 'bench.sh': 'exit 1\n' }, config: 'run: sh bench.sh\n' }, {});
    repository.git('checkout', '--quiet', 'main');
    repository.git('rm', '--quiet', '.github/bench-referee.yml', 'bench.sh');
    repository.commit('nothing yet', {});
    repository.git('checkout', '--quiet', '-B', 'feature');
    repository.commit('bring it', {
      config: 'run: bash new.sh\n',
      files: { 'new.sh': `echo '${says(7)}'\n` },
    });
    const { code, outputs, summary } = await attack(repository);
    expect([code, outputs['verdict']]).toEqual([0, 'pass']);
    expect(summary).toContain('the base commit has no gate yet');
    expect(summary).toContain('every benchmark is new');
  });

  // By the contract of `new:`, and not `inconclusive`: whoever wants it otherwise writes `new: fail`.
  test('a base that does not build leaves everything new, by what the configuration says of that', async () => {
    const broken = (more: string) =>
      benchRepository(
        { ...allocs(7), config: `${config('sh setup.sh')}${more}`, files: { 'setup.sh': 'exit 4\n' } },
        { files: { 'setup.sh': 'exit 0\n' } },
      );
    const lenient = await attack(broken(''));
    expect([lenient.code, lenient.outputs['verdict']]).toEqual([0, 'pass']);
    expect(lenient.summary).toContain('setup, base');
    expect((await attack(broken('new: fail\n'))).outputs['verdict']).toBe('fail');
  });

  test('a head that does not build is an error', async () => {
    const { code, outputs, summary } = await attack(
      benchRepository(
        { ...allocs(7), config: config('sh setup.sh'), files: { 'setup.sh': 'exit 0\n' } },
        { files: { 'setup.sh': 'exit 4\n' } },
      ),
    );
    expect([code, outputs['verdict']]).toEqual([1, 'error']);
    expect(summary).toContain('setup, head');
  });
});

describe('T22', () => {
  const levels = 'abcdefghi'.split('');
  const bomb = `a: &a [${'x,'.repeat(9)}]\n${levels
    .slice(1)
    .map((name, index) => `${name}: &${name} [${`*${levels[index]},`.repeat(9)}]`)
    .join('\n')}\nrun: sh bench.sh\n`;
  const plain = 'run: sh bench.sh\n';

  test('the naive one explodes, or takes the last of two limits', async () => {
    const exploded = await naively([{ ...allocs(7), config: bomb }, {}], { timeoutMs: 3_000 });
    expect(exploded.isTimedOut || exploded.code !== 0).toBe(true);
    const twice = { ...allocs(7), config: `${plain}limit: 5\nlimit: 900\n` };
    expect((await naively([twice, allocs(14)])).outputs['verdict']).toBe('pass');
  });

  const cases: [string, string, RegExp][] = [
    ['an alias bomb', bomb, /alias/i],
    ['10 MB', `${plain}${'# x\n'.repeat(2_500_000)}`, /at most 1048576 are read/],
    ['100 KB', `${plain}${'# x\n'.repeat(25_000)}`, /at most 65536 are read/],
    ['a key twice', `${plain}rounds: 2\nrounds: 3\n`, /yml:3:1/],
    ['an unknown key', `${plain}constructor: 1\n`, /yml:2:1/],
    ['a tag', 'run: !!js/function "x"\n', /yml:1:6/],
    ['a merge key with a prototype', `${plain}<<: {__proto__: {rounds: 1}}\n`, /yml:2/],
    ['a tab', `${plain}budgets:\n\t- metric: x\n`, /yml:3/],
    ['two documents', `${plain}---\n${plain}`, /yml:2/],
    ['a number that is none', `${plain}alpha: 1e999\n`, /yml:2:8/],
    ['nothing', '\n', /nothing to measure/],
  ];

  test.each(cases)('ours refuses %s with its line, in no time', async (_, config, sentence) => {
    const { outputs, stdout, durationMs, peakBytes } = await attack(
      // Head leaves the file alone: a valid one of head would be used.
      benchRepository({ ...allocs(7), config }, { files: { 'code.txt': 'changed' } }),
      // A file that cannot be read does not say that there is no check run.
      { inputs: { 'github-token': '' } },
    );
    expect(outputs['verdict']).toBe('error');
    expect(stdout).toMatch(sentence);
    expect(durationMs).toBeLessThan(BASE_TIME_MS);
    expect(peakBytes).toBeLessThan(300e6);
  });

  test('a byte order mark is none of it', async () => {
    const repository: BenchRepository = benchRepository({ ...allocs(7), config: `\ufeff${plain}` }, {});
    expect((await attack(repository)).outputs['verdict']).toBe('pass');
  });
});

// Group C of docs/internals/attacks.md, first half: what a repository, a name or a benchmark can make git do. Through the built
// action as a runner starts it; each attack is first shown to work on a naive one.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { allocs, attack, doing, naive, naively } from '../support/attack.ts';
import { type BenchRepository, benchRepository } from '../support/bench-repository.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** A path that exists once somebody ran what should not run. */
const canaryPath = () => join(temporaryFolder('canary-'), 'ran');

describe('T14', () => {
  // Asked in base, where nothing was done: how many of git's answers are wrong.
  const sound = `n=0; git cat-file -p HEAD:bench.sh >/dev/null 2>&1 || n=100; git log -1 >/dev/null 2>&1 || n=100
    test ! -e .git/objects/info/alternates || n=100
    echo '[{"name": "broken", "unit": "allocs/op", "value": '$((n + 1))'}]'`;
  const destroys = `d=$(git rev-parse --git-common-dir); find $d/objects -type f -exec sh -c 'chmod u+w "$1"; echo x > "$1"' _ {} ';'
    mkdir -p $d/objects/info; echo /nowhere >> $d/objects/info/alternates; ${sound}`;
  const commits = [
    { files: { 'check.sh': sound }, config: 'run: bash check.sh\n' },
    { files: { 'check.sh': destroys } },
  ] as const;

  test('what head does to its objects breaks base in the naive one', async () => {
    // Git itself cannot go on.
    expect((await naively(commits)).stderr).toMatch(/fatal|error/);
  });

  test('and not in ours, in which base is another repository', async () => {
    const { outputs } = await attack(benchRepository(...commits));
    const report = JSON.parse(readFileSync(outputs['report-json'] ?? '', 'utf8')) as {
      comparisons: { base: { values: number[] }; head: { values: number[] } }[];
    };
    expect(report.comparisons[0]).toMatchObject({ base: { values: [1, 1] }, head: { values: [101, 101] } });
  });
});

describe('T16', () => {
  const sha = 'a'.repeat(40);
  const injections = (canary: string): [string, string][] => [
    ['head', `--upload-pack=touch ${canary}`],
    ['base', `-oProxyCommand=touch\${IFS}${canary}`],
    ['head', `HEAD;touch ${canary}`],
    ['base', `$(touch ${canary})`],
    ['base', `main\ntouch ${canary}`],
    ['head', `\ufeff${sha}`],
    ['base', 'refs/heads/main:refs/heads/x'],
    ['head', ':(top)'],
  ];

  test.each(
    injections('CANARY')
      .map(([input], index) => [input, index] as const)
      .filter(([, i]) => [2, 3, 4].includes(i)),
  )('the naive one runs what stands in %s (%i)', async (_, index) => {
    const canary = canaryPath();
    const [name, value] = injections(canary)[index]!;
    await naively([allocs(7), {}], { inputs: { [name]: value } });
    expect(existsSync(canary)).toBe(true);
  });

  test.each(injections('CANARY').map(([name, value], index) => [name, value, index] as const))(
    '%s %j is refused before git is started',
    async (name, _, index) => {
      const canary = canaryPath();
      const trace = canaryPath();
      const value = injections(canary)[index]![1];
      const { code, outputs, stdout } = await attack(benchRepository(allocs(7), {}), {
        inputs: { [name]: value },
        env: { GIT_TRACE: trace },
      });
      expect([code, outputs['verdict'], existsSync(canary)]).toEqual([1, 'error', false]);
      expect(stdout).toContain(`::error::input "${name}"`);
      // The checkout is looked at beforehand; nothing that was given is an argument of any git.
      const arguments_ = existsSync(trace) ? readFileSync(trace, 'utf8') : '';
      expect(arguments_).not.toMatch(/fetch|ls-remote|clone/);
      expect(arguments_.includes(value)).toBe(false);
    },
  );

  test('39 hex digits are no SHA, and a tag that is called like a SHA is not taken for it', async () => {
    const repository = benchRepository(allocs(7), allocs(8));
    const base = repository.git('rev-parse', 'main');
    const short = await attack(repository, { inputs: { base: base.slice(0, 39) } });
    expect(short.outputs['verdict']).toBe('error');
    expect(short.summary).toContain('Use all 40 characters of a SHA');
    repository.git('update-ref', `refs/tags/${base}`, 'feature');
    const { outputs } = await attack(repository, { inputs: { base } });
    expect(outputs).toMatchObject({ 'base-sha': base, verdict: 'fail' });
  });
});

describe('T17', () => {
  /** Programs that the user has configured for files, which a tree can name. */
  const configured = (canary: string) => {
    const path = join(temporaryFolder('home-'), 'gitconfig');
    const settings = `[filter "fmt"]\n\tsmudge = "touch ${canary}; cat"\n\trequired = true\n[safe]\n\tdirectory = *\n`;
    writeFileSync(path, settings);
    return { GIT_CONFIG_GLOBAL: path };
  };
  const module = (canary: string) => {
    const url = `ext::sh -c touch% ${canary}`;
    return `[submodule "x"]\n\tpath = x\n\turl = ${url}\n`;
  };
  const withGitlink = (repository: BenchRepository) => {
    repository.git('update-index', '--add', '--cacheinfo', `160000,${'b'.repeat(40)},x`);
    repository.git('commit', '--quiet', '-m', 'a submodule');
    return repository;
  };
  const hostile = (canary: string) =>
    withGitlink(
      benchRepository(allocs(7), {
        files: { '.gitmodules': module(canary), '.gitattributes': '*.txt filter=fmt\n', 'a.txt': 'a' },
      }),
    );

  test('the naive one runs filters that a tree asks for, and fetches submodules from anywhere', async () => {
    const [filter, submodule] = [canaryPath(), canaryPath()];
    await naive(hostile(submodule), { env: configured(filter) });
    expect([existsSync(filter), existsSync(submodule)]).toEqual([true, true]);
  });

  test('ours does neither, and says so', async () => {
    const [filter, submodule] = [canaryPath(), canaryPath()];
    const { code, outputs, summary } = await attack(hostile(submodule), { env: configured(filter) });
    expect([code, outputs['verdict']]).toEqual([0, 'pass']);
    expect([existsSync(filter), existsSync(submodule)]).toEqual([false, false]);
    expect(summary).toContain('submodules are not fetched');
  });

  /** A tree that git's own commands would not make. */
  const committing = (...entries: readonly [mode: string, name: string][]) => {
    const repository = benchRepository(allocs(7), {});
    const make = (input: string, ...args: string[]) =>
      execFileSync('git', args, { cwd: repository.folder, input, encoding: 'utf8' }).trim();
    const blob = make('hostile\n', 'hash-object', '-w', '--stdin');
    const folder = make(`100644 blob ${blob}\tconfig\n`, 'mktree');
    const listed = entries.map(([mode, name]) =>
      mode === '040000' ? `040000 tree ${folder}\t${name}` : `${mode} blob ${blob}\t${name}`,
    );
    const tree = make(`${repository.git('ls-tree', 'main')}\n${listed.join('\n')}\n`, 'mktree');
    const commit = repository.git('commit-tree', '-p', 'main', '-m', 'odd', tree);
    repository.git('update-ref', 'refs/heads/feature', commit);
    return repository;
  };

  test.each([
    ['.GIT', [['040000', '.GIT']]],
    ['git~1', [['040000', 'git~1']]],
    ['.git with a joiner in it', [['040000', '.g\u200cit']]],
    ['a link called .gitmodules', [['120000', '.gitmodules']]],
  ] as [string, [string, string][]][])('%s is refused with a sentence, or is harmless', async (_, entries) => {
    const { code, outputs, summary } = await attack(committing(...entries));
    expect([0, 1]).toContain(code);
    if (code === 1) expect([outputs['verdict'], summary]).toEqual(['error', expect.stringContaining('git checkout')]);
    else expect(outputs['verdict']).toBe('pass');
  });

  test('names that differ in case are two files, and a path of 5,000 characters is refused', async () => {
    const twins = committing(['100644', 'Twin'], ['100644', 'twin']);
    expect((await attack(twins)).outputs['verdict']).toBe('pass');
    const deep = benchRepository(allocs(7), {});
    const blob = deep.git('rev-parse', 'main:bench.sh');
    deep.git('update-index', '--add', '--cacheinfo', `100644,${blob},${'long-name/'.repeat(500)}x`);
    deep.git('commit', '--quiet', '-m', 'deep');
    const { outputs, summary } = await attack(deep);
    expect(outputs['verdict']).toBe('error');
    expect(summary).toContain('could not check out a commit');
  });
});

describe('T18', () => {
  const arms = (canary: string) => {
    const script = `touch ${canary}`;
    return doing(`printf '#!/bin/sh\\n${script}\\ncat\\n' > "$TMPDIR/../evil"; chmod +x "$TMPDIR/../evil"; e=$(cd "$TMPDIR/.." && pwd)/evil
      cp "$e" "$RUNNER_TEMP/bench-evil"; e="$RUNNER_TEMP/bench-evil"
      for side in base head; do (cd ../$side && for key in core.fsmonitor core.sshCommand filter.x.smudge filter.x.clean core.pager diff.external; do git config $key "$e"; done
        mkdir -p "$RUNNER_TEMP/bench-hooks"; for hook in post-checkout pre-commit post-index-change; do cp "$e" "$RUNNER_TEMP/bench-hooks/$hook"; done
        git config core.hooksPath "$RUNNER_TEMP/bench-hooks"
        d=$(git rev-parse --git-common-dir); mkdir -p $d/info $d/objects/info; echo '* filter=x' > $d/info/attributes); done
      rm -f ${canary}`);
  };
  const cleans = (temporary: string) => {
    for (const name of ['bench-evil', 'bench-hooks']) execFileSync('rm', ['-rf', join(temporary, name)]);
  };

  test('git of the naive one runs what a benchmark wrote into its settings', async () => {
    const canary = canaryPath();
    await naively([arms(canary), {}]);
    expect(existsSync(canary)).toBe(true);
  });

  test('no git of ours runs afterwards, nor in the post step', async () => {
    const canary = canaryPath();
    const repository = benchRepository(arms(canary), {});
    const temporary = temporaryFolder('runner-');
    const trace = canaryPath();
    const { code, state } = await attack(repository, {
      temporary,
      keepsRunning: true,
      env: { GIT_TRACE: trace },
    });
    expect([code, existsSync(canary)]).toEqual([0, false]);
    // Those of the benchmark come last.
    expect(readFileSync(trace, 'utf8').trim().split('\n').at(-1)).toMatch(/rev-parse --git-common-dir/);
    cleans(temporary);
    await attack(repository, { entry: 'measure', temporary: temporaryFolder('runner-'), keepsRunning: true });
    const { code: after } = await attack(repository, { entry: 'post', temporary, state });
    expect([after, existsSync(canary)]).toEqual([0, false]);
  });
});

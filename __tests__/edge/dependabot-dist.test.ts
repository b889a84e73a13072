// The scripts of the workflow that pushes a rebuilt dist into a pull request of Dependabot, run by bash with real git. The
// server is a bare repository, and `gh` answers from files.

import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { root } from '../support/docs.ts';
import { temporaryFolder } from '../support/temporary.ts';

const { jobs } = parse(readFileSync(join(root, '.github/workflows/dependabot-dist-push.yml'), 'utf8')) as {
  jobs: { push: { steps: readonly { readonly name?: string; readonly run?: string }[] } };
};
const scriptOf = (name: RegExp) => jobs.push.steps.find((step) => name.test(step.name ?? ''))!.run!;

const BRANCH = 'dependabot/npm_and_yarn/yaml-2.9.2';
const hasJq = spawnSync('jq', ['--version']).status === 0;
const describeWithPrograms = process.platform !== 'win32' && hasJq ? describe : describe.skip;

/** A folder with a `gh` that answers questions about pull requests, and nothing else. */
function ghWith(answers: Readonly<Record<string, unknown>> = {}): string {
  const bin = temporaryFolder('gh-');
  for (const [name, answer] of Object.entries(answers))
    writeFileSync(join(bin, `${name}.json`), JSON.stringify(answer));
  const script = `#!/bin/sh
for word; do case $word in
  repos/octo/demo/pulls) cat '${bin}/pulls.json' ;;
  repos/octo/demo/pulls/7/files) cat '${bin}/files.json' ;;
esac; done
`;
  writeFileSync(join(bin, 'gh'), script);
  chmodSync(join(bin, 'gh'), 0o755);
  return bin;
}

function bash(script: string, folder: string, env: Readonly<Record<string, string>>) {
  return spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GITHUB_REPOSITORY: 'octo/demo', BRANCH, ...env },
  });
}

describeWithPrograms('the pull request', () => {
  const dependabot = { number: 7, user: { login: 'dependabot[bot]' }, head: { sha: 'abc' } };

  function check(pulls: readonly object[], files: readonly string[]) {
    const bin = ghWith({ pulls, files: files.map((filename) => ({ filename })) });
    const output = join(bin, 'output');
    writeFileSync(output, '');
    const env = { PATH: `${bin}${delimiter}${process.env['PATH']}`, GITHUB_OUTPUT: output, SHA: 'abc' };
    const { status } = bash(scriptOf(/^The pull request/), bin, { ...env, GITHUB_REPOSITORY_OWNER: 'octo' });
    return { status, output: readFileSync(output, 'utf8') };
  }

  test('of Dependabot that changes packages gets a new dist', () => {
    const files = ['package.json', 'package-lock.json', 'dist/cli.js'];
    expect(check([dependabot], files)).toEqual({ status: 0, output: 'number=7\n' });
  });

  test.each([
    ['of somebody else', [{ ...dependabot, user: { login: 'octocat' } }]],
    ['with a newer head', [{ ...dependabot, head: { sha: 'def' } }]],
    ['that was closed', []],
  ])('%s gets none', (_, pulls) => {
    expect(check(pulls, ['package-lock.json'])).toEqual({ status: 0, output: '' });
  });

  test.each(['src/cli.ts', '.github/workflows/ci.yml', 'docs/dist/a.md', 'package.json5', '.gitattributes'])(
    'that also changes %s is an error',
    (file) => {
      expect(check([dependabot], ['package-lock.json', file])).toEqual({ status: 1, output: '' });
    },
  );
});

describeWithPrograms('the commit', () => {
  const IDENTITY = ['-c', 'user.name=a', '-c', 'user.email=a@localhost'];

  /** A clone of a server with one branch, and what the other workflow built. */
  function prepare(built: Readonly<Record<string, string>>) {
    const [server, clone, temporary] = ['server-', 'clone-', 'temporary-'].map(temporaryFolder) as [
      string,
      string,
      string,
    ];
    const git = (folder: string, ...args: string[]) =>
      execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
    git(server, 'init', '--quiet', '--bare');
    git(clone, 'init', '--quiet', `--initial-branch=${BRANCH}`);
    write(clone, { 'dist/cli.js': 'old', 'dist/chunks/a.js': 'old', 'src/cli.ts': 'source' });
    git(clone, 'add', '--all');
    git(clone, ...IDENTITY, 'commit', '--quiet', '-m', 'update yaml');
    git(clone, 'push', '--quiet', server, BRANCH);
    write(join(temporary, 'dist'), built);
    const env = {
      PATH: `${ghWith()}${delimiter}${process.env['PATH']}`,
      RUNNER_TEMP: temporary,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.file://${server}.insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://github.com/octo/demo',
    };
    const run = () => bash(scriptOf(/^Commit dist/), clone, env);
    return { clone, temporary, run, onServer: (...args: string[]) => git(server, ...args) };
  }

  function write(folder: string, files: Readonly<Record<string, string>>): void {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  }

  test('replaces dist as a whole, with files added and removed, and is pushed', () => {
    const { run, onServer } = prepare({ 'cli.js': 'new', 'chunks/b.js': 'new' });
    expect(run()).toMatchObject({ status: 0 });
    expect(onServer('log', '-1', '--format=%an %s', BRANCH)).toBe(
      'github-actions[bot] dist: rebuild with the updated packages',
    );
    expect(onServer('log', '-1', '--format=%b', BRANCH)).toContain('[dependabot skip]');
    expect(onServer('ls-tree', '-r', '--name-only', BRANCH).split('\n')).toEqual([
      'dist/chunks/b.js',
      'dist/cli.js',
      'src/cli.ts',
    ]);
    expect(onServer('show', `${BRANCH}:dist/cli.js`)).toBe('new');
  });

  test('is not made where dist is the same', () => {
    const { run, onServer } = prepare({ 'cli.js': 'old', 'chunks/a.js': 'old' });
    expect(run()).toMatchObject({ status: 0 });
    expect(onServer('rev-list', '--count', BRANCH)).toBe('1');
  });

  test('is not made where there is a link, or a change outside of dist', () => {
    const linked = prepare({ 'cli.js': 'new' });
    symlinkSync('/etc/passwd', join(linked.temporary, 'dist/licenses.txt'));
    const changed = prepare({ 'cli.js': 'new' });
    write(changed.clone, { 'src/cli.ts': 'other' });
    for (const { run, onServer } of [linked, changed]) {
      expect(run()).toMatchObject({ status: 1, stdout: expect.stringContaining('::error::') });
      expect(onServer('rev-list', '--count', BRANCH)).toBe('1');
    }
  });
});

// The real disk: what is read, what is refused, what is listed and removed.

import '../support/readable-errors.ts';
import { execFileSync } from 'node:child_process';
import { chmod, link, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { makeFiles } from '../../src/host/files.ts';

const onPosix: (name: string, run: () => Promise<void>) => void = process.platform === 'win32' ? () => {} : test;

let root = '';
const at = (...parts: string[]) => join(root, ...parts);
const files = () => makeFiles(at('temporary'));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('copy keeps bytes and the moment of the last change', async () => {
  const bytes = Buffer.from([0, 255, 128, 10]);
  await writeFile(at('a'), bytes);
  await utimes(at('a'), 1_700_000_000.5, 1_700_000_000.5);
  expect(await files().copy(at('a'), at('new', 'b'))).toBe(true);
  expect(await readFile(at('new', 'b'))).toEqual(bytes);
  expect((await stat(at('new', 'b'))).mtimeMs).toBe(1_700_000_000_500);
  expect(await files().copy(at('gone'), at('c'))).toBe(false);
});

onPosix('copy does not wait for a pipe', async () => {
  execFileSync('mkfifo', [at('pipe')]);
  await expect(files().copy(at('pipe'), at('b'))).rejects.toThrow('is a pipe');
});

describe('makeFolder', () => {
  test('with all that is missing above it, and also where it is there', async () => {
    await files().makeFolder(at('a', 'b', 'c'));
    await files().makeFolder(at('a', 'b', 'c'));
    expect((await stat(at('a', 'b', 'c'))).isDirectory()).toBe(true);
  });

  test('a file in the way is told', async () => {
    await writeFile(at('a'), '');
    await expect(files().makeFolder(at('a'))).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(files().makeFolder(at('a', 'b'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });

  const onLinux = process.platform === 'linux' ? test : test.skip;

  // By node's own mkdir this test never ends.
  onLinux('so is a place where nothing can be made', async () => {
    await expect(files().makeFolder('/proc/nowhere/below')).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('read', () => {
  test('gives the text, up to exactly the limit', async () => {
    await writeFile(at('a'), 'µs\n');
    expect(await files().read(at('a'), 4)).toBe('µs\n');
    await expect(files().read(at('a'), 3)).rejects.toThrow(
      `${at('a')}: has 4 bytes, but at most 3 are read. Give a smaller file.`,
    );
  });

  test('gives null for what is not there', async () => {
    await writeFile(at('a'), '');
    expect(await files().read(at('gone'), 10)).toBeNull();
    expect(await files().read(at('a', 'below-a-file'), 10)).toBeNull();
    expect(await files().read(at('a'), 10)).toBe('');
  });

  onPosix('refuses what is not a regular file, at once', async () => {
    await writeFile(at('secret'), 'secret');
    await symlink(at('secret'), at('link'));
    await mkdir(at('folder'));
    execFileSync('mkfifo', [at('pipe')]);
    const refused = (kind: string) => `is a ${kind}. Name a ${kind === 'folder' ? 'file in it' : 'regular file'}.`;
    await expect(files().read(at('link'), 10)).rejects.toThrow(refused('symbolic link'));
    await expect(files().read(at('folder'), 10)).rejects.toThrow(refused('folder'));
    await expect(files().read(at('pipe'), 10)).rejects.toThrow(refused('pipe'));
    await expect(files().read('/dev/zero', 10)).rejects.toThrow(refused('device'));
  });
});

describe('write', () => {
  test('replaces a file as a whole, keeps its rights, and leaves nothing else in the folder', async () => {
    await files().write(at('out/report.json'), 'old and longer');
    await chmod(at('out/report.json'), 0o600);
    await files().write(at('out/report.json'), 'new');
    expect(await readFile(at('out/report.json'), 'utf8')).toBe('new');
    expect((await stat(at('out/report.json'))).mode & 0o777).toBe(0o600);
    expect(await readdir(at('out'))).toEqual(['report.json']);
  });

  onPosix('refuses at once what is not a regular file, and never writes through it', async () => {
    await writeFile(at('precious'), 'kept');
    await symlink(at('precious'), at('link'));
    await symlink(at('gone'), at('dangling'));
    execFileSync('mkfifo', [at('pipe')]);
    for (const [name, kind] of [
      ['link', 'symbolic link'],
      ['dangling', 'symbolic link'],
      ['pipe', 'pipe'],
    ] as const) {
      await expect(files().write(at(name), 'x')).rejects.toThrow(`${at(name)}: is a ${kind}. Name a regular file`);
    }
    await expect(files().write('/dev/null', 'x')).rejects.toThrow('is a device');
    await expect(files().write(root, 'x')).rejects.toThrow('is a folder. Name a file in it');
    expect(await readFile(at('precious'), 'utf8')).toBe('kept');
    expect((await readdir(root)).sort()).toEqual(['dangling', 'link', 'pipe', 'precious']);
  });

  onPosix('does not change another name of the same file', async () => {
    await writeFile(at('precious'), 'kept');
    await link(at('precious'), at('report.json'));
    await files().write(at('report.json'), 'x');
    expect(await readFile(at('precious'), 'utf8')).toBe('kept');
  });
});

describe('list', () => {
  test('gives matching files with the moment of their last change, sorted, by path with slashes', async () => {
    for (const path of ['b/two.json', 'a/x/one.json', 'three.json', 'a/other.txt']) {
      await files().write(at('tree', path), '');
    }
    await utimes(at('tree/three.json'), 5, 5);
    const found = await files().list(at('tree'), (path) => path.endsWith('.json'));
    expect([...found.keys()]).toEqual(['a/x/one.json', 'b/two.json', 'three.json']);
    expect(found.get('three.json')).toBe(5_000);
    expect(found.get('b/two.json')).toBe((await stat(at('tree/b/two.json'))).mtimeMs);
  });

  onPosix('follows no link, and passes over git’s and npm’s own folders', async () => {
    await files().write(at('outside/file'), '');
    await files().write(at('tree/.git/file'), '');
    await files().write(at('tree/node_modules/file'), '');
    await symlink(at('outside'), at('tree/linked-folder'));
    await symlink(at('outside/file'), at('tree/linked-file'));
    await symlink(at('tree'), at('tree/loop'));
    expect((await files().list(at('tree'), () => true)).size).toBe(0);
  });

  test('gives nothing for a folder that is not there', async () => {
    expect((await files().list(at('gone'), () => true)).size).toBe(0);
  });
});

describe('remove', () => {
  test('takes a tree, a file, or nothing at all', async () => {
    await files().write(at('tree/a/b'), '');
    await files().write(at('file'), '');
    for (const name of ['tree', 'file', 'gone']) await files().remove(at(name));
    expect((await files().list(root, () => true)).size).toBe(0);
  });

  onPosix('takes folders that were made read-only', async () => {
    await files().write(at('cache/module/file'), '');
    await chmod(at('cache/module'), 0o555);
    await chmod(at('cache'), 0o555);
    await files().remove(at('cache'));
    await expect(stat(at('cache'))).rejects.toThrow('ENOENT');
  });

  onPosix(
    'takes a temporary folder, with what is read-only or longer than a path, and nothing that a link leads to',
    async () => {
      await files().write(at('outside/file'), 'kept');
      const own = files();
      const folder = await own.temporaryFolder('run-');
      await own.write(join(folder, 'cache/module/file'), '');
      await symlink(at('outside'), join(folder, 'cache/link'));
      execFileSync('sh', ['-c', 'for n in $(seq 25); do d=$(printf %0200d $n); mkdir $d; cd -P ./$d; done'], {
        cwd: folder,
      });
      await chmod(join(folder, 'cache/module'), 0o555);
      await own.remove(folder);
      await expect(stat(folder)).rejects.toThrow('ENOENT');
      expect(await own.read(at('outside/file'), 10)).toBe('kept');
    },
  );

  onPosix('takes a link, not what it points to', async () => {
    await files().write(at('outside/file'), 'kept');
    await symlink(at('outside'), at('link'));
    await files().remove(at('link'));
    expect(await files().read(at('outside/file'), 10)).toBe('kept');
  });
});

test('temporary folders are new, empty, and below the given one', async () => {
  const [one, two] = [await files().temporaryFolder('run-'), await files().temporaryFolder('run-')];
  expect(one).not.toBe(two);
  expect(one).toHaveLength(two.length);
  expect(one.startsWith(at('temporary', 'run-'))).toBe(true);
});

test('a temporary folder that cannot be made is told with the variables that say where it is', async () => {
  await writeFile(at('temporary'), '');
  await expect(files().temporaryFolder('run-')).rejects.toThrow(
    `temporary folder: no folder could be made in "${at('temporary')}". ` +
      'Set `RUNNER_TEMP` (on a runner) or `TMPDIR` to a folder that this user can write to.',
  );
});

import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import { findOnPath, shellFor } from '../../../src/host/shell.ts';

const none = () => null;
const among =
  (...paths: string[]) =>
  (name: string) =>
    paths.find((path) => path === name || path.split(/[\\/]/).at(-1)?.replace('.exe', '') === name) ?? null;

describe('shellFor', () => {
  test.each(['linux', 'darwin'] as const)('on %s takes bash and lets a failure anywhere count', (platform) => {
    const { command, args } = shellFor(platform, among('/bin/bash', '/bin/sh'));
    expect([command, ...args('make | tee log')]).toEqual([
      '/bin/bash',
      '--noprofile',
      '--norc',
      '-e',
      '-o',
      'pipefail',
      '-c',
      'make | tee log',
    ]);
  });

  test.each(['linux', 'darwin'] as const)('on %s falls back to sh, which has no pipefail', (platform) => {
    const { command, args } = shellFor(platform, among('/bin/sh'));
    expect([command, ...args('make')]).toEqual(['/bin/sh', '-e', '-c', 'make']);
  });

  test('on Windows takes bash from PATH', () => {
    expect(shellFor('win32', among('D:\\tools\\bash.exe')).command).toBe('D:\\tools\\bash.exe');
  });

  test('on Windows finds bash beside git, where the installer leaves it off PATH', () => {
    const find = among('C:\\Program Files\\Git\\cmd\\git.exe', 'C:\\Program Files\\Git\\bin\\bash.exe');
    const seen = shellFor('win32', (name) => (name === 'bash' ? null : find(name)));
    expect(seen.command).toBe('C:\\Program Files\\Git\\bin\\bash.exe');
  });

  test('on Windows never takes the bash of WSL', () => {
    expect(() => shellFor('win32', among('C:\\Windows\\System32\\bash.exe'))).toThrow(
      'run: bash of Git for Windows was not found. Install Git for Windows, or add its `bin` folder to PATH.',
    );
  });

  test('says what to do where there is no shell', () => {
    expect(() => shellFor('linux', none)).toThrow('run: neither bash nor sh was found. Install bash, or correct PATH.');
  });

  test('on POSIX looks where the system keeps its shells when PATH has none', () => {
    const off =
      (...paths: string[]) =>
      (name: string) =>
        paths.includes(name) ? name : null;
    expect(shellFor('linux', off('/bin/bash', '/bin/sh')).command).toBe('/bin/bash');
    expect(shellFor('darwin', off('/bin/sh')).command).toBe('/bin/sh');
    expect(() => shellFor('win32', off('/bin/sh'))).toThrow('bash of Git for Windows');
  });
});

describe('findOnPath', () => {
  const everything = () => true;

  test('takes the first folder that has it', () => {
    const exists = (path: string) => path !== '/a/bash';
    expect(findOnPath('bash', { env: { PATH: '/a:/b:/c' }, platform: 'linux', exists })).toBe('/b/bash');
  });

  test('passes over relative and empty folders, which would lie in the tree under test', () => {
    const env = { PATH: ':.:node_modules/.bin:/usr/bin' };
    expect(findOnPath('bash', { env, platform: 'linux', exists: everything })).toBe('/usr/bin/bash');
  });

  test('without PATH looks where the system keeps its own', () => {
    expect(findOnPath('sh', { env: {}, platform: 'darwin', exists: everything })).toBe('/usr/bin/sh');
  });

  test('on Windows reads `Path` whatever its case and adds .exe', () => {
    const env = { Path: 'C:\\Windows\\System32;C:\\Git\\bin' };
    expect(findOnPath('bash', { env, platform: 'win32', exists: everything })).toBe('C:\\Git\\bin\\bash.exe');
    expect(findOnPath('git', { env, platform: 'win32', exists: everything })).toBe('C:\\Windows\\System32\\git.exe');
  });

  test('only checks a path', () => {
    expect(findOnPath('/opt/bash', { env: {}, platform: 'linux', exists: everything })).toBe('/opt/bash');
    expect(findOnPath('/opt/bash', { env: {}, platform: 'linux', exists: () => false })).toBeNull();
  });
});

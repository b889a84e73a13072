import { expect, test } from '@jest/globals';
import { meteredArgs, openMeter } from '../../../src/host/meter.ts';
import { shellFor } from '../../../src/host/shell.ts';

const files = { times: '/tmp/m/times', peak: '/tmp/m/peak' };
const outer = 'report=$1; shift; "$@"; code=$?; times >"$report"; exit "$code"';
const bash = shellFor('linux', () => '/bin/bash');
const sh = shellFor('linux', (name) => (name === 'sh' ? '/bin/sh' : null));
const inner = ['/bin/bash', '--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', 'make bench'];

test('bash runs itself and writes the times afterwards', () => {
  expect(meteredArgs(bash, 'make bench', { ...files, tool: null })).toEqual([
    ...['--noprofile', '--norc', '-p', '-c', outer, 'bench-referee', files.times],
    ...inner,
  ]);
});

test('sh does the same', () => {
  expect(meteredArgs(sh, 'make bench', { ...files, tool: null })).toEqual([
    ...['-c', outer, 'bench-referee', files.times],
    ...['/bin/sh', '-e', '-c', 'make bench'],
  ]);
});

test('GNU time stands between the two', () => {
  expect(meteredArgs(bash, 'make bench', { ...files, tool: 'gnu' })).toEqual([
    ...['--noprofile', '--norc', '-p', '-c', outer, 'bench-referee', files.times],
    ...['/usr/bin/time', '-f', '%M', '-o', files.peak],
    ...inner,
  ]);
});

test('so does the one of macOS', () => {
  expect(meteredArgs(bash, 'make bench', { ...files, tool: 'mac' })).toEqual([
    ...['--noprofile', '--norc', '-p', '-c', outer, 'bench-referee', files.times],
    ...['/usr/bin/time', '-l', '-o', files.peak],
    ...inner,
  ]);
});

test('there is no meter on Windows', async () => {
  expect(await openMeter('win32', '/nowhere', { timeTool: null })).toBeNull();
});

import { describe, expect, test } from '@jest/globals';
import { describeMachine, readLoad, type SystemInfo } from '../../../src/host/machine.ts';

const facts: SystemInfo = {
  platform: 'linux',
  osRelease: 'NAME="Ubuntu"\nVERSION_ID="24.04"\nPRETTY_NAME="Ubuntu 24.04.3 LTS"\nID=ubuntu\n',
  osVersion: '#1 SMP PREEMPT_DYNAMIC',
  kernelName: 'Linux',
  kernelRelease: '6.11.0-1018-azure',
  architecture: 'x64',
  cpuModels: ['AMD EPYC 7763  64-Core Processor ', 'AMD EPYC 7763  64-Core Processor '],
  cores: 4,
  processor: { flags: ['sse4_2', 'avx2'], caches: [], governor: 'performance' },
  memoryBytes: 16_766_414_848,
  node: '24.11.1',
};

describe('describeMachine', () => {
  test('Linux on a hosted runner', () => {
    expect(describeMachine(facts, { ImageOS: 'ubuntu24', ImageVersion: '20261101.1' })).toEqual({
      os: 'Ubuntu 24.04.3 LTS',
      kernel: 'Linux 6.11.0-1018-azure',
      architecture: 'x64',
      cpu: 'AMD EPYC 7763 64-Core Processor',
      cores: 4,
      memoryBytes: 16_766_414_848,
      image: 'ubuntu24 20261101.1',
      node: '24.11.1',
      processor: facts.processor,
    });
  });

  test('outside of a runner there is no image', () => {
    expect(describeMachine(facts, {}).image).toBeNull();
    expect(describeMachine(facts, { ImageOS: '' }).image).toBeNull();
  });

  test('Linux without a name, a processor without a model', () => {
    const bare = describeMachine({ ...facts, osRelease: '', cpuModels: [] }, {});
    expect([bare.os, bare.cpu]).toEqual(['Linux', 'unknown']);
  });

  test.each([
    ["PRETTY_NAME='Debian GNU/Linux 12'", 'Debian GNU/Linux 12'],
    ['PRETTY_NAME=Void', 'Void'],
  ])('os-release: %s', (osRelease, os) => {
    expect(describeMachine({ ...facts, osRelease }, {}).os).toBe(os);
  });

  test('macOS and Windows', () => {
    expect(describeMachine({ ...facts, platform: 'darwin', osRelease: '' }, {}).os).toBe('macOS');
    const windows = {
      ...facts,
      platform: 'win32' as const,
      osRelease: '',
      osVersion: 'Windows Server 2025',
    };
    expect(describeMachine(windows, {}).os).toBe('Windows Server 2025');
  });
});

test('Windows has no load average', () => {
  expect(readLoad('win32')).toBeNull();
});

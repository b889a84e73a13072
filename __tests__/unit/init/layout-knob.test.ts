import { describe, expect, test } from '@jest/globals';
import { renderLayoutKey } from '../../../src/init/layout-knob.ts';

describe('how a build gets another memory layout', () => {
  test.each([
    ['go test -c -o bench.test .', '-ldflags=-randlayout=$BENCH_REFEREE_LAYOUT'],
    ['cargo bench --no-run', '--shuffle-sections=*=$BENCH_REFEREE_LAYOUT'],
    ['cargo bench --no-run', '-C llvm-args=-align-loops=64'],
    ['cmake -S . -B build && cmake --build build', '-Wl,--shuffle-sections=$BENCH_REFEREE_LAYOUT'],
    ['make bench', '-falign-functions=64 -falign-loops=64'],
  ])('is said for %s', (command, knob) => {
    const lines = renderLayoutKey([command]);
    expect(lines.join('\n')).toContain(knob);
    expect(lines.at(-1)).toBe('# rebuild-minutes: 10');
    expect(lines.every((line) => line.startsWith('# '))).toBe(true);
  });

  test.each(['npm run bench', 'mvn package', 'pytest'])('is not said for %s', (command) => {
    expect(renderLayoutKey([command])).toEqual([]);
  });
});

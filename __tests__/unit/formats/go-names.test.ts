// What the pattern looks like; that it runs what it should is tried with the real `go test` in e2e.

import { expect, test } from '@jest/globals';
import { buildGoFilter } from '../../../src/formats/go-names.ts';

test.each([
  ['one', ['Encode-8'], '^BenchmarkEncode$'],
  ['several, and the same again', ['Encode-8', 'Decode-8', 'Encode-8'], '^Benchmark(Encode|Decode)$'],
  ['one processor, so no suffix', ['Encode/fast'], '^BenchmarkEncode$/^fast$'],
  [
    'levels apart',
    ['Encode/size=10/fast-8', 'Decode/size=20/fast-8'],
    '^Benchmark(Encode|Decode)$/^(size=10|size=20)$/^fast(-8)?$',
  ],
  ['no deeper than the shortest', ['Encode/size=10/fast-8', 'Walk-8'], '^Benchmark(Encode|Walk)$'],
  ['a number that may be part of the name', ['A/x-4', 'A/x'], '^BenchmarkA$/^(x(-4)?|x)$'],
  [
    'only what is special is quoted',
    ['A/a.b(c|d)[e]{1}^$*+?\\#01-_=é'],
    '^BenchmarkA$/^a\\.b\\(c\\|d\\)\\[e\\]\\{1\\}\\^\\$\\*\\+\\?\\\\#01-_=é$',
  ],
  ['an empty level', ['A//b-8'], '^BenchmarkA$/^$/^b(-8)?$'],
  ['the function without a name, or with the prefix as its name', ['Benchmark'], '^Benchmark(Benchmark)?$'],
  ['the function without a name, with a suffix', ['-8'], '^Benchmark$'],
])('%s', (_, names, pattern) => {
  expect(buildGoFilter(names.map((name) => ({ group: 'example.com/x', name })))).toBe(pattern);
});

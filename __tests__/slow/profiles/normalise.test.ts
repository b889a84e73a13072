// Names and paths of two builds of the same source become equal, and names that mean different things stay different.

import { describe, expect, test } from '@jest/globals';
import { alignFiles } from '../../../src/profiles/align-files.ts';
import { parseFrameText } from '../../../src/profiles/collapsed.ts';
import { frameKey, normaliseFile, normaliseName } from '../../../src/profiles/normalise.ts';
import { measureWork } from '../../support/processor-time.ts';
import { makeProfile } from '../../support/profiles.ts';

describe('normaliseName', () => {
  test.each([
    // Rust
    ['codec::hash::h0123456789abcdef', 'codec::hash'],
    ['codec[1f2e3d4c5b6a7988]::hash', 'codec::hash'],
    ['codec::encode::{{closure}}', 'codec::encode::{{closure}}'],
    ['codec::encode::{closure#3}', 'codec::encode::{closure}'],
    ['alloc::vec::Vec<T,A>::push', 'alloc::vec::Vec<...>::push'],
    ['core::iter::sum::<u64, core::ops::Range<u64>>', 'core::iter::sum::<...>'],
    ['<alloc::vec::Vec<T> as core::clone::Clone>::clone', '<alloc::vec::Vec<...> as core::clone::Clone>::clone'],
    ['_ZN5codec4hash17h0123456789abcdefE', '_ZN5codec4hashE'],
    ['_RNvCs8K9WJNlS7Dz_5codec4hash', '_RNvC5codec4hash'],
    // Go
    ['example.com/codec.Encode.func1', 'example.com/codec.Encode.func'],
    ['example.com/codec.Encode.func2.3', 'example.com/codec.Encode.func'],
    ['main.main.gowrap1', 'main.main.gowrap'],
    ['main.walk-range2', 'main.walk-range'],
    ['main.count[go.shape.string]', 'main.count[...]'],
    ['main.(*Set[go.shape.int,go.shape.string]).Add', 'main.(*Set[...]).Add'],
    ['example.com/v2.func1x', 'example.com/v2.func1x'],
    // C and C++
    ['encode.constprop.0', 'encode'],
    ['msort_with_tmp.part.0', 'msort_with_tmp'],
    ['encode.isra.0.cold', 'encode'],
    ['encode(int) [clone .constprop.0]', 'encode(int)'],
    ['encode(int) [clone .isra.0] [clone .cold]', 'encode(int)'],
    ['encode(int) [clone .0]', 'encode(int)'],
    ['encode(int) [clone ._omp_fn.0]', 'encode(int) [clone ._omp_fn.0]'],
    ['encode.llvm.1234567890', 'encode'],
    ['std::vector<int, std::allocator<int> >::push_back(int const&)', 'std::vector<...>::push_back(int const&)'],
    ['bool operator< <int>(A<int> const&)', 'bool operator< <int>(A<...> const&)'],
    ['A::operator<(A const&)', 'A::operator<(A const&)'],
    ['std::function<void (int)>::operator()(int) const', 'std::function<...>::operator()(int) const'],
    ['main::{lambda(int)#2}::operator()(int) const', 'main::{lambda(int)}::operator()(int) const'],
    ['main::$_12::operator()() const', 'main::$_::operator()() const'],
    ['f<&A::operator->>(int)', 'f<...>(int)'],
    // JVM
    ['Codec$$Lambda$14/0x0000000800c03000.run', 'Codec$$Lambda.run'],
    ['Codec$$Lambda.0x00007f1234567890.run', 'Codec$$Lambda.run'],
    ['Codec.lambda$encode$3', 'Codec.lambda$encode'],
    ['jdk.internal.reflect.GeneratedMethodAccessor12.invoke', 'jdk.internal.reflect.GeneratedMethodAccessor.invoke'],
    // Python, JavaScript
    ['<module>', '<module>'],
    ['encode.<locals>.<lambda>', 'encode.<locals>.<lambda>'],
    ['get [Symbol.iterator]', 'get [Symbol.iterator]'],
    ['(anonymous)', '(anonymous)'],
    // Without a name
    ['0x7f3a12345678', '[unknown]'],
    ['00007f3a12345678', '[unknown]'],
    ['[unknown]', '[unknown]'],
    ['-[NSString length]', '-[NSString length]'],
    ['sha256', 'sha256'],
    ['decade', 'decade'],
  ])('%s', (name, normalised) => {
    expect(normaliseName(name)).toBe(normalised);
    expect(normaliseName(normalised)).toBe(normalised);
  });

  test('takes linear time', () => {
    for (const piece of [
      '<',
      '[',
      'a<',
      '.func1',
      '$$Lambda$1/',
      '{lambda(',
      'a[b]<',
      '.part.0',
      '::h0123456789abcdef',
      'operator<',
    ]) {
      const name = piece.repeat(2000 / piece.length);
      expect(measureWork(() => normaliseName(name)).processorMs).toBeLessThan(500);
    }
  });
});

test.each([
  ['file:///srv/codec/codec.js', '/srv/codec/codec.js'],
  ['C:\\work\\codec\\codec.c', 'C:/work/codec/codec.c'],
  ['/tmp/go-build123456/b001/codec.test', '/tmp/go-build/b001/codec.test'],
  ['/work/target/release/deps/codec-0123456789abcdef', '/work/target/release/deps/codec'],
  ['/work/./src//codec.c', '/work/src/codec.c'],
  ['/work/codec (deleted)', '/work/codec'],
])('normaliseFile %s', (file, normalised) => expect(normaliseFile(file)).toBe(normalised));

describe('parseFrameText', () => {
  test.each([
    ['hash (codec/hash.py:12)', 'hash', 'codec/hash.py', 12],
    ['hash (C:\\codec\\hash.py:12)', 'hash', 'C:\\codec\\hash.py', 12],
    ['memcpy (libc.so.6)', 'memcpy', 'libc.so.6', null],
    // Files that Python has no path for, and programs without an ending.
    ['_find_and_load (<frozen importlib._bootstrap>:1176)', '_find_and_load', '<frozen importlib._bootstrap>', 1176],
    ['<module> (<string>:1)', '<module>', '<string>', 1],
    ['main (bin/bench:7)', 'main', 'bin/bench', 7],
    ['codec/hash.py:hash:12', 'hash', 'codec/hash.py', 12],
    ['<frozen importlib._bootstrap>:_find_and_load:1176', '_find_and_load', '<frozen importlib._bootstrap>', 1176],
    ['hash(int) (.cold)', 'hash(int) (.cold)', null, null],
    ['operator() (int)', 'operator() (int)', null, null],
    ['std::hash:12', 'std::hash:12', null, null],
    ['java/util/HashMap.put_[j]', 'java/util/HashMap.put', null, null],
  ])('%s', (text, name, file, line) => expect(parseFrameText(text)).toEqual({ name, file, line }));

  test('takes linear time', () => {
    for (const piece of ['a', '(', ':1', ' (a:1', '1', '<']) {
      const text = `f (${piece.repeat(500_000 / piece.length)}`;
      expect(measureWork(() => parseFrameText(text)).processorMs).toBeLessThan(3000);
    }
  });
});

describe('alignFiles', () => {
  const filesOf = (frames: readonly { name: string; file: string | null }[]) => frames.map(({ file }) => file);

  test('removes the folders of both sides, and keeps the paths that they share', () => {
    const base = makeProfile({
      'hash /tmp/a/base/src/hash.c': 3,
      'main /tmp/a/base/src/main.c': 2,
      'qsort /usr/lib/libc.so': 1,
    });
    const head = makeProfile({
      'hash /srv/head/src/hash.c': 3,
      'main /srv/head/src/main.c': 2,
      'qsort /usr/lib/libc.so': 1,
    });
    const aligned = alignFiles({ base: [base], head: [head] });
    expect(filesOf(aligned.base[0]!.frames)).toEqual(['src/hash.c', 'src/main.c', '/usr/lib/libc.so']);
    expect(aligned.head[0]!.frames).toEqual(aligned.base[0]!.frames);
  });

  test('removes several pairs: sources, and a folder of the build', () => {
    const base = makeProfile({ 'a /b/src/a.c': 1, 'b /b/src/b.c': 1, 'x /tmp/build-1/gen/x.c': 1 });
    const head = makeProfile({ 'a /h/src/a.c': 1, 'b /h/src/b.c': 1, 'x /tmp/build-2/gen/x.c': 1 });
    const aligned = alignFiles({ base: [base], head: [head] });
    expect(aligned.head[0]!.frames.map(frameKey)).toEqual(aligned.base[0]!.frames.map(frameKey));
  });

  test('a tree below the other one', () => {
    const base = makeProfile({ 'a src/a.c': 1, 'b src/b.c': 1 });
    const head = makeProfile({ 'a /srv/head/src/a.c': 1, 'b /srv/head/src/b.c': 1 });
    const aligned = alignFiles({ base: [base], head: [head] });
    expect(filesOf(aligned.head[0]!.frames)).toEqual(['src/a.c', 'src/b.c']);
  });

  test('joins a function that moved to another file, but not two of one name', () => {
    const base = makeProfile({ 'parse lexer.c': 3, 'init a.c': 1, 'init b.c': 1 });
    const head = makeProfile({ 'parse parser.c': 3, 'init a.c': 1, 'init c.c': 1 });
    const aligned = alignFiles({ base: [base], head: [head] });
    expect(filesOf(aligned.base[0]!.frames)).toEqual(['parser.c', 'a.c', 'b.c']);
  });

  const alignedFiles = (base: Record<string, number>, head: Record<string, number>) => {
    const aligned = alignFiles({ base: [makeProfile(base)], head: [makeProfile(head)] });
    return { base: filesOf(aligned.base[0]!.frames), head: filesOf(aligned.head[0]!.frames) };
  };

  describe('a folder inside of the tree is no tree', () => {
    const trees = [
      ['relative paths', '', ''],
      ['two trees', '/tmp/base/', '/srv/head/'],
      ['one tree, which had both commits one after the other', '/srv/codec/', '/srv/codec/'],
    ] as const;

    test.each(trees)('%s: a file that moved keeps its folder', (_, base, head) => {
      const rest = base === head ? base : '';
      expect(
        alignedFiles(
          { [`hash ${base}src/old/util.py`]: 10, [`main ${base}src/main.py`]: 20 },
          { [`hash ${head}src/new/util.py`]: 50, [`main ${head}src/main.py`]: 20 },
        ),
      ).toEqual({
        base: [`${rest}src/new/util.py`, `${rest}src/main.py`],
        head: [`${rest}src/new/util.py`, `${rest}src/main.py`],
      });
    });

    test.each(trees)('%s: other functions of the same name stay apart', (_, base, head) => {
      const rest = base === head ? base : '';
      expect(
        alignedFiles(
          { [`run ${base}a/task.py`]: 10, [`run ${base}c/task.py`]: 20, [`main ${base}m.py`]: 1 },
          { [`run ${head}b/task.py`]: 50, [`run ${head}c/task.py`]: 20, [`main ${head}m.py`]: 1 },
        ),
      ).toEqual({
        base: [`${rest}a/task.py`, `${rest}c/task.py`, `${rest}m.py`],
        head: [`${rest}b/task.py`, `${rest}c/task.py`, `${rest}m.py`],
      });
    });

    test('a folder of several files that moved is below the folder of its tree', () => {
      expect(
        alignedFiles(
          { 'a /tmp/base/src/old/a.c': 1, 'b /tmp/base/src/old/b.c': 1, 'main /tmp/base/main.c': 1 },
          { 'a /srv/head/src/new/a.c': 1, 'b /srv/head/src/new/b.c': 1, 'main /srv/head/main.c': 1 },
        ),
      ).toEqual({
        base: ['src/new/a.c', 'src/new/b.c', 'main.c'],
        head: ['src/new/a.c', 'src/new/b.c', 'main.c'],
      });
    });

    test('a file that moved into a folder keeps it', () => {
      expect(
        alignedFiles({ 'hash util.py': 1, 'main main.py': 1 }, { 'hash src/util.py': 1, 'main main.py': 1 }),
      ).toEqual({ base: ['src/util.py', 'main.py'], head: ['src/util.py', 'main.py'] });
    });
  });

  test('trees beside each other, named from the folder around them', () => {
    expect(
      alignedFiles(
        { 'new base/a.rs': 1, 'new base/b.rs': 1, 'qsort /usr/lib/libc.so': 1 },
        { 'new head/a.rs': 1, 'new head/b.rs': 1, 'qsort /usr/lib/libc.so': 1 },
      ).base,
    ).toEqual(['a.rs', 'b.rs', '/usr/lib/libc.so']);
  });

  test.each([
    ['/tmp/base/', '/tmp/head/'],
    ['C:/base/', 'D:/work/head/'],
    ['http://localhost:4001/', 'http://localhost:4002/'],
  ])('one file in trees %s and %s', (base, head) => {
    const lib = 'main /usr/lib/libc.so';
    expect(alignedFiles({ [`main ${base}a.c`]: 1, [lib]: 1 }, { [`main ${head}a.c`]: 1, [lib]: 1 }).head).toEqual([
      'a.c',
      '/usr/lib/libc.so',
    ]);
  });

  test('10,000 files of the same name take linear time', () => {
    const of = (side: string) =>
      makeProfile(
        Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index} /${side}/d${index}/mod.rs`, 1])),
      );
    const sides = { base: [of('base')], head: [of('head')] };
    const { value: aligned, processorMs } = measureWork(() => alignFiles(sides));
    expect(processorMs).toBeLessThan(10_000);
    expect(filesOf(aligned.head[0]!.frames)).toEqual(filesOf(aligned.base[0]!.frames));
  });
});

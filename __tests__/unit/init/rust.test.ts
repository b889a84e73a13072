import { describe, expect, test } from '@jest/globals';
import { rust } from '../../../src/init/rust.ts';
import { gist, sourceTree } from '../../support/source-tree.ts';

const MANIFEST =
  '[package]\nname = "codec"\n\n[dev-dependencies]\ncriterion = "0.5"\n\n[[bench]]\nname = "encode"\nharness = false\n';
const CRITERION =
  'use criterion::{Criterion};\nfn b(c: &mut Criterion) {\n  c.bench_function("a", |b| {});\n  g.bench_with_input(id, &x, |b, x| {});\n}\n';
const FILTERED = `-- --noplot --warm-up-time 0.5 --measurement-time 1 --sample-size 10 "\${BENCH_REFEREE_FILTER:-}"`;
const find = (files: Record<string, string>) => rust.find(sourceTree(files)).map(gist);

describe('rust', () => {
  test('a crate with a target of Criterion.rs: only that target is built and run', () => {
    expect(find({ 'Cargo.toml': MANIFEST, 'Cargo.lock': '', 'benches/encode.rs': CRITERION })).toEqual([
      {
        tool: 'Criterion.rs',
        benchmarks: 2,
        folder: '',
        format: 'criterion-text',
        commands: [`cargo bench --bench encode ${FILTERED}`],
        setup: { folder: '', command: 'cargo bench --bench encode --no-run' },
        outputFile: null,
        steps: [
          {
            'actions/cache': {
              path: '~/.cargo/registry',
              key: `cargo-\${{ runner.os }}-\${{ hashFiles('Cargo.lock') }}`,
              'restore-keys': `cargo-\${{ runner.os }}-`,
            },
          },
        ],
      },
    ]);
  });

  test('a member of a workspace: cargo runs in the root of the workspace, and is told which package', () => {
    const suites = find({
      'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\n',
      'crates/codec/Cargo.toml': MANIFEST,
      'crates/codec/benches/encode.rs': CRITERION,
      'rust-toolchain.toml': '',
    });
    expect(suites).toMatchObject([
      {
        folder: '',
        commands: [`cargo bench -p codec --bench encode ${FILTERED}`],
        setup: { folder: '', command: 'cargo bench -p codec --bench encode --no-run' },
        steps: [expect.anything(), 'rustup show active-toolchain || rustup toolchain install'],
      },
    ]);
  });

  test('targets with a path, with a folder, and files that are no targets', () => {
    const [suite] = find({
      'Cargo.toml': `${MANIFEST}\n[[bench]]\nname = "far"\npath = "perf/far.rs" # elsewhere\n`,
      'benches/encode.rs': CRITERION,
      'benches/big/main.rs': CRITERION,
      'benches/big/data.rs': CRITERION,
      'perf/far.rs': CRITERION,
    });
    expect(suite?.setup?.command).toBe('cargo bench --bench big --bench encode --bench far --no-run');
  });

  test('features that a target requires are given to Cargo', () => {
    const bench = (name: string, features: string) =>
      `[[bench]]\nname = "${name}"\nharness = false\nrequired-features = [${features}]\n`;
    const [suite] = find({
      'Cargo.toml': `[package]\nname = "a"\n${bench('enc', '"x"')}${bench('dec', '"x", "y/z"')}`,
      'benches/enc.rs': 'use criterion::Criterion;\nc.bench_function("a", f);\n',
      'benches/dec.rs': 'use criterion::Criterion;\nc.bench_function("b", f);\n',
    });
    expect(suite?.setup?.command).toBe('cargo bench --bench dec --bench enc --features x,y/z --no-run');
    expect(suite?.commands[0]).toContain(' --features x,y/z -- ');
  });

  test.each<[string, Record<string, string>, string]>([
    [
      'a crate that the workspace leaves out runs in its own folder',
      { 'Cargo.toml': '[workspace]\nexclude = ["crates/codec"]\n', 'crates/codec/benches/encode.rs': CRITERION },
      'cargo bench --bench encode --no-run',
    ],
    [
      'a feature without which the source is empty',
      { 'Cargo.toml': '[workspace]\n', 'crates/codec/benches/encode.rs': `#![cfg(feature = "slow")]\n${CRITERION}` },
      'cargo bench -p codec --bench encode --features slow --no-run',
    ],
  ])('%s', (_, files, setup) => {
    const suites = find({ 'crates/codec/Cargo.toml': MANIFEST, ...files });
    expect(suites).toMatchObject([{ setup: { command: setup } }]);
  });

  test('targets that Cargo does not detect are not named', () => {
    const off = MANIFEST.replace('name = "codec"', 'name = "codec"\nautobenches = false');
    const [suite] = find({ 'Cargo.toml': off, 'benches/encode.rs': CRITERION, 'benches/other.rs': CRITERION });
    expect(suite?.setup?.command).toBe('cargo bench --bench encode --no-run');
  });

  test('a target with the main function of libtest is a line to check', () => {
    const [suite] = rust.find(sourceTree({ 'Cargo.toml': '[package]\nname = "a"\n', 'benches/a.rs': CRITERION }));
    expect(suite?.checks).toEqual(['benches/a.rs starts only with "harness = false" in its [[bench]] of Cargo.toml.']);
  });

  test.each([
    [{ 'rust-toolchain.toml': '[toolchain]\nchannel = "nightly"\n' }, '', 'cargo bench --no-run'],
    [{}, '#![cfg_attr(feature = "nightly", feature(test))]\n', 'cargo +nightly bench --features nightly --no-run'],
  ])('#[bench] with %j and %j', (files, head, setup) => {
    const source = `${head}#[bench]\nfn a(b: &mut test::Bencher) {}\n`;
    const [suite] = find({ 'Cargo.toml': '[package]\nname = "a"\n', 'src/lib.rs': source, ...files } as Record<
      string,
      string
    >);
    expect(suite?.setup?.command).toBe(setup);
  });

  test('divan and libtest', () => {
    const suites = find({
      'Cargo.toml': MANIFEST,
      'benches/d.rs': '#[divan::bench]\nfn a() {}\nfn main() { divan::main(); }\n',
      'src/lib.rs': '#![feature(test)]\n#[bench]\nfn b(b: &mut test::Bencher) {}\n',
    });
    expect(suites.map(({ tool, format, benchmarks }) => [tool, format, benchmarks])).toEqual([
      ['divan', 'divan', 1],
      ['libtest', 'libtest-bench', 1],
    ]);
    expect(suites.map(({ commands }) => commands)).toEqual([
      [
        `cargo bench --bench d -- --sample-count \${BENCH_REFEREE_ITERATIONS:+1 --sample-size }\${BENCH_REFEREE_ITERATIONS:-20} "\${BENCH_REFEREE_FILTER:-}"`,
      ],
      ['cargo +nightly bench -- $BENCH_REFEREE_FILTER'],
    ]);
  });

  test.each([
    ['inline tables', 'package = { name = "codec" }\nbench = [{ name = "encode", path = "perf/encode.rs" }]\n'],
    ['dotted keys', 'package.name = "codec"\n[[bench]]\nname = "encode"\npath = "perf/encode.rs"\n'],
    [
      'quoted keys, escapes and blanks',
      '[ "package" ]\n"name" = \'codec\'\n[[ bench ]]\nname = "en\\u0063ode"\npath = """\\\n  perf/encode.rs"""\n',
    ],
    [
      'text that looks like a target',
      '[package]\nname = "codec"\ndescription = """\n[[bench]]\nname = "wrong"\npath = "perf/encode.rs"\n"""\n[[bench]]\nname = "encode"\npath = "perf/encode.rs"\n',
    ],
    [
      'a byte order mark and lines of Windows',
      '\uFEFF[package]\r\nname = "codec" # ours\r\n\r\n[[bench]]\r\nname = "encode"\r\npath = "perf/encode.rs"\r\n',
    ],
  ])('a manifest with %s', (_, manifest) => {
    const [suite] = find({ 'Cargo.toml': manifest, 'perf/encode.rs': CRITERION });
    expect(suite?.setup?.command).toBe('cargo bench --bench encode --no-run');
  });

  test('a workspace that is declared by one of its settings only', () => {
    const [suite] = find({
      'Cargo.toml': 'workspace.members = ["codec"]\n',
      'codec/Cargo.toml': MANIFEST,
      'codec/benches/encode.rs': CRITERION,
    });
    const setup = { folder: '', command: 'cargo bench -p codec --bench encode --no-run' };
    expect(suite).toMatchObject({ folder: '', setup });
  });

  test.each([
    ['a manifest that is not valid', '[package]\nname = "codec"\nname = "again"\n'],
    ['a name and targets of other types', 'package = 1\nbench = "encode"\n'],
    ['tables in thousands of tables', `a = ${'{b='.repeat(5000)}1${'}'.repeat(5000)}\n`],
  ])('%s declares nothing', (_, manifest) => {
    expect(find({ 'Cargo.toml': manifest, 'benches/encode.rs': CRITERION })).toEqual([]);
  });

  test('no benchmark yet', () => {
    expect(find({ 'Cargo.toml': MANIFEST, 'src/lib.rs': '// #[bench]\n' })).toMatchObject([{ benchmarks: 0 }]);
    expect(find({ 'Cargo.toml': '[workspace]\n' })).toEqual([]);
  });
});

// Finds Rust benchmarks: the bench targets of each crate, by the tool that their sources use: Criterion.rs, divan, or
// `#[bench]` of libtest. Cargo runs in the root of the workspace, where `target` is.

import { quoteShellWord } from '../text/shell-word.ts';
import { CACHE } from './pins.ts';
import { profileByPerf } from './profile.ts';
import {
  type BenchmarkTool,
  type CountRecipe,
  type Ecosystem,
  FILTER,
  hasOneThread,
  makePace,
  makeSuite,
  type Pace,
  replaceOptions,
  type Suite,
  selectMeasuredSuites,
  type WorkflowStep,
} from './suite.ts';
import {
  asList,
  asObject,
  assignToFolders,
  asText,
  countIn,
  findInnermost,
  folderOf,
  inFolder,
  isBelow,
  isForeign,
  type Manifest,
  nameOf,
  readToml,
  relativeTo,
  type Tree,
} from './tree.ts';

interface Crate {
  readonly folder: string;
  readonly name: string;
  readonly manifest: Manifest;
  readonly root: string;
  /** Rust files below the folder, except those of crates inside it. */
  readonly sources: readonly string[];
}

interface BenchTarget {
  readonly name: string;
  readonly path: string;
  /** Features without which Cargo refuses to build it, or without which it is empty. */
  readonly features: readonly string[];
  /** Its own main function runs, not that of libtest. */
  readonly isOwnMain: boolean;
}

interface RustTool extends BenchmarkTool {
  /** Matches a target that uses the library. Null: no target does, benchmarks may be in any source. */
  readonly library: RegExp | null;
  readonly benchmark: RegExp;
  readonly pace: Pace;
  /** Arguments of the program. */
  readonly run: string;
  readonly note: string;
}

const FEW_SAMPLES = 'Few samples in each run: the rounds repeat it, and only they are independent.';

const RUST_TOOLS: readonly RustTool[] = [
  {
    name: 'Criterion.rs',
    format: 'criterion-text',
    foundBy: 'a file in `benches/` that uses `criterion::`',
    library: /\bcriterion::|\bcriterion_main!/,
    benchmark: /\.bench_(?:function|with_input)\s*\(/g,
    pace: makePace(
      1.9,
      replaceOptions('--warm-up-time 0.5 --measurement-time 1', '--warm-up-time 0.1 --measurement-time 0.3', 0.6),
    ),
    run: `--noplot --warm-up-time 0.5 --measurement-time 1 --sample-size 10 ${FILTER}`,
    note: FEW_SAMPLES,
  },
  {
    name: 'divan',
    format: 'divan',
    foundBy: 'a file in `benches/` that uses `divan::`',
    library: /\bdivan::/,
    benchmark: /^[ \t]*#\[divan::bench\b/gm,
    pace: makePace(0.3),
    run: `--sample-count \${BENCH_REFEREE_ITERATIONS:+1 --sample-size }\${BENCH_REFEREE_ITERATIONS:-20} ${FILTER}`,
    note: FEW_SAMPLES,
  },
  {
    name: 'libtest',
    format: 'libtest-bench',
    foundBy: 'a function under `#[bench]`',
    library: null,
    benchmark: /^[ \t]*#\[bench\]/gm,
    pace: makePace(1),
    // Without quotes, so that the shell splits the filter into its names.
    run: '$BENCH_REFEREE_FILTER',
    note: '#[bench] needs a nightly toolchain, because libtest is not stable.',
  },
];

export const rust: Ecosystem = {
  title: 'Rust',
  tools: RUST_TOOLS,
  reads: (path) =>
    !isForeign(path) &&
    !/(^|\/)target\//.test(path) &&
    /(^|\/)(?:Cargo\.toml|rust-toolchain(?:\.toml)?)$|\.rs$/.test(path),
  find: (tree) =>
    cratesOf(tree).flatMap((crate) => selectMeasuredSuites(RUST_TOOLS.map((tool) => suiteOf(tree, crate, tool)))),
};

function cratesOf(tree: Tree): readonly Crate[] {
  const own = tree.paths.filter(rust.reads);
  const manifests = own.filter((path) => nameOf(path) === 'Cargo.toml');
  const parsed = new Map(manifests.map((path) => [folderOf(path), readToml(tree, path)]));
  const folders = [...parsed.keys()];
  const workspaces = new Set(folders.filter((folder) => 'workspace' in (parsed.get(folder) ?? {})));
  const shares = assignToFolders(folders, own, /\.rs$/);
  return [...parsed].flatMap(([folder, manifest]) => {
    const name = asText(asObject(manifest['package'])['name']);
    if (name === null) return [];
    const sources = shares.get(folder) ?? [];
    const workspace = findInnermost(workspaces, inFolder(folder, 'Cargo.toml')) ?? folder;
    const root = isExcluded(asObject(parsed.get(workspace)?.['workspace']), relativeTo(workspace, folder))
      ? folder
      : workspace;
    return [{ folder, name, manifest, sources, root }];
  });
}

/** `inside` is relative to the folder of the workspace. Cargo has no patterns for exclusions. */
function isExcluded({ exclude }: Manifest, inside: string): boolean {
  return asList(exclude).some((one) => isBelow(`${inside}/`, (asText(one) ?? ' ').replace(/^\.\/|\/$/g, '')));
}

/** Feature of a target, or of a source that is empty without it. */
const NEEDED_FEATURE = /^#!\[cfg\((?:all\()?[^\]]*?\bfeature\s*=\s*"([\w-]+)"/gm;

/** Cargo detects `benches/name.rs` and `benches/name/main.rs`. Others have a `path`. */
function targetsOf(tree: Tree, { folder, manifest, sources }: Crate): readonly BenchTarget[] {
  const declared = asList(manifest['bench']).map(asObject);
  const isDetected = asObject(manifest['package'])['autobenches'] !== false;
  return sources.flatMap((path) => {
    const inside = relativeTo(folder, path);
    const file = /^benches\/([^/]+)(?:\.rs|\/main\.rs)$/.exec(inside)?.[1];
    const target =
      declared.find((one) => one['path'] === inside) ??
      declared.find((one) => one['path'] === undefined && one['name'] === file);
    if (target === undefined && (file === undefined || !isDetected)) return [];
    const name = asText(target?.['name']) ?? file ?? '';
    const required = asList(target?.['required-features']).flatMap((one) => asText(one) ?? []);
    const inSource = Array.from((tree.text(path) ?? '').matchAll(NEEDED_FEATURE), ([, feature = '']) => feature);
    return [{ name, path, features: [...required, ...inSource], isOwnMain: target?.['harness'] === false }];
  });
}

/** `parts` are paths of targets. Null: all of them. */
function suiteOf(tree: Tree, crate: Crate, tool: RustTool, parts: readonly string[] | null = null): Suite {
  const { name, format, library, benchmark, run, note, pace } = tool;
  const all = targetsOf(tree, crate).filter(({ path }) => parts === null || parts.includes(path));
  const places = library === null ? crate.sources : all.map(({ path }) => path);
  const files = places.filter((path) => (tree.text(path) ?? '').search(library ?? benchmark) >= 0);
  const targets = all.filter(({ path }) => files.includes(path));
  const nightly = library === null ? findNightlyFeatures(tree, files) : [];
  const needed = [...new Set([...targets.flatMap((target) => target.features), ...nightly])].join(',');
  const features = needed === '' ? '' : ` --features ${quoteShellWord(needed)}`;
  // Benchmarks of libtest may be in any source, so all targets of the package are built.
  const names = library === null ? [] : targets.map((target) => ` --bench ${quoteShellWord(target.name)}`);
  const select = packageFlag(crate) + names.join('') + features;
  const isNightly = library === null && !hasNightly(tree, crate.root);
  const cargo = isNightly ? 'cargo +nightly bench' : 'cargo bench';
  const command = `${cargo}${select} -- ${run}`;
  const idle = library === null ? [] : targets.filter((target) => !target.isOwnMain);
  return makeSuite({
    tool: name,
    format,
    files,
    project: inFolder(crate.folder, 'Cargo.toml'),
    metric: 'time',
    // They may be made by functions of the project.
    benchmarks: Math.max(countIn(tree, files, benchmark), targets.length),
    folder: crate.root,
    commands: [command],
    setup: { folder: crate.root, command: `${cargo}${select} --no-run` },
    notes: [note],
    checks: idle.map((target) => `${target.path} starts only with "harness = false" in its [[bench]] of Cargo.toml.`),
    isOneThread: hasOneThread(tree, crate.sources),
    steps: [...stepsOf(tree, crate), ...(isNightly ? [INSTALL_NIGHTLY] : [])],
    pace,
    parts: library === null ? [] : files,
    narrow: library === null ? null : (some) => suiteOf(tree, crate, tool, some),
    counted: recipe(tree, crate, features),
    profiled: profileByPerf(command),
    irrelevant: listTestFolders(tree, files),
  });
}

const INSTALL_NIGHTLY: WorkflowStep = {
  run: 'rustup toolchain install nightly --profile minimal',
  comment: '#[bench] is not stable',
};

function hasNightly(tree: Tree, root: string): boolean {
  return ['rust-toolchain.toml', 'rust-toolchain'].some((name) =>
    /\bnightly\b/.test(tree.text(inFolder(root, name)) ?? ''),
  );
}

/** Features under which the crate asks for libtest. */
function findNightlyFeatures(tree: Tree, paths: readonly string[]): readonly string[] {
  const pattern = /#!\[cfg_attr\([^\]]*?\bfeature\s*=\s*"([\w-]+)"[^\]]*?\bfeature\(test\)/g;
  return paths.flatMap((path) => Array.from((tree.text(path) ?? '').matchAll(pattern), ([, name = '']) => name));
}

/** Folders of integration tests, which `cargo bench` does not build. None if anything but a test may read one of them. */
function listTestFolders(tree: Tree, benchmarks: readonly string[]): readonly string[] {
  const isTest = (path: string) => /(?:^|\/)tests\//.test(path);
  const own = tree.paths.filter(rust.reads);
  const manifests = own.filter((path) => nameOf(path) === 'Cargo.toml');
  const names = [...own.filter((path) => !isTest(path)), ...manifests].map((path) => tree.text(path) ?? '');
  if (manifests.some(isTest) || benchmarks.some(isTest) || names.some((text) => NAMES_TESTS.test(text))) return [];
  const folders = manifests.map((path) => inFolder(folderOf(path), 'tests'));
  return folders.filter((folder) => tree.paths.some((path) => isBelow(path, folder))).map((folder) => `${folder}/**`);
}

/** A path in quotes, which is no address, through a folder `tests`. In a comment of documentation it reads nothing. */
const NAMES_TESTS = /^(?!\s*\/\/)(?!.*:\/\/).*"(?:[^"\n]*\/)?tests(?:\/[^"\n]*)?"/m;

/** A crate that uses a layer of CodSpeed marks its benchmarks. */
function recipe(tree: Tree, crate: Crate, features: string): CountRecipe | null {
  const manifests = [crate.folder, crate.root].map((folder) => tree.text(inFolder(folder, 'Cargo.toml')) ?? '');
  if (!manifests.some((text) => /\bcodspeed-(?:criterion|divan|bencher)-compat\b/.test(text))) return null;
  const flag = packageFlag(crate);
  return {
    setup: `cargo install --quiet --locked cargo-codspeed && cargo codspeed build${flag}${features}`,
    commands: [`cargo codspeed run${flag}`],
    isTimed: false,
  };
}

/** The `-p` flag, which only a crate below the root of its workspace needs. */
function packageFlag({ root, folder, name }: Crate): string {
  return root === folder ? '' : ` -p ${quoteShellWord(name)}`;
}

function stepsOf(tree: Tree, { root }: Crate): readonly WorkflowStep[] {
  const lock = inFolder(root, 'Cargo.lock');
  const hashed = tree.has(lock) ? lock : inFolder(root, 'Cargo.toml');
  const cache: WorkflowStep = {
    uses: CACHE,
    with: {
      path: '~/.cargo/registry',
      key: `cargo-\${{ runner.os }}-\${{ hashFiles('${hashed}') }}`,
      'restore-keys': `cargo-\${{ runner.os }}-`,
    },
  };
  if (!['rust-toolchain.toml', 'rust-toolchain'].some((name) => tree.has(inFolder(root, name)))) return [cache];
  const install = 'rustup show active-toolchain || rustup toolchain install';
  const run = root === '' ? install : `cd ${quoteShellWord(root)} && (${install})`;
  return [cache, { run, comment: 'the toolchain that rust-toolchain names' }];
}

// Finds Rust benchmarks: the bench targets of each crate, by the tool that their sources use: Criterion.rs, divan, or
// `#[bench]` of libtest. Cargo runs in the root of the workspace, where `target` is.

import { quoteShellWord } from '../text/shell-word.ts';
import { asList, asObject, asText, type Manifest, parseTomlManifest } from './manifest.ts';
import { CACHE } from './pins.ts';
import { profileByPerf } from './profile.ts';
import {
  type CountRecipe,
  type Ecosystem,
  evidenceOf,
  FILTER,
  type Suite,
  TIME_BECAUSE,
  type WorkflowStep,
} from './suite.ts';
import {
  assignToFolders,
  countIn,
  findInnermost,
  folderOf,
  inFolder,
  isForeign,
  nameOf,
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
  /** Features without which Cargo refuses to build it. */
  readonly features: readonly string[];
}

export const rust: Ecosystem = {
  title: 'Rust',
  tools: [
    { name: 'Criterion.rs', format: 'criterion-text', foundBy: 'a file in `benches/` that uses `criterion::`' },
    { name: 'divan', format: 'divan', foundBy: 'a file in `benches/` that uses `divan::`' },
    { name: 'libtest', format: 'libtest-bench', foundBy: 'a function under `#[bench]`' },
  ],
  reads: (path) => !isForeign(path) && !/(^|\/)target\//.test(path) && /(^|\/)Cargo\.toml$|\.rs$/.test(path),
  find: (tree) => cratesOf(tree).flatMap((crate) => suitesOf(tree, crate)),
};

function cratesOf(tree: Tree): readonly Crate[] {
  const own = tree.paths.filter(rust.reads);
  const manifests = own.filter((path) => nameOf(path) === 'Cargo.toml');
  const parsed = new Map(manifests.map((path) => [folderOf(path), parseTomlManifest(tree.text(path) ?? '')]));
  const folders = [...parsed.keys()];
  const workspaces = new Set(folders.filter((folder) => 'workspace' in (parsed.get(folder) ?? {})));
  const shares = assignToFolders(
    folders,
    own.filter((path) => path.endsWith('.rs')),
  );
  return [...parsed].flatMap(([folder, manifest]) => {
    const name = asText(asObject(manifest['package'])['name']);
    if (name === null) return [];
    const sources = shares.get(folder) ?? [];
    const root = findInnermost(workspaces, inFolder(folder, 'Cargo.toml')) ?? folder;
    return [{ folder, name, manifest, sources, root }];
  });
}

function suitesOf(tree: Tree, crate: Crate): readonly Suite[] {
  const targets = targetsOf(crate);
  const naming = (pattern: RegExp) => targets.filter(({ path }) => pattern.test(tree.text(path) ?? ''));
  const found = [
    criterionSuite(tree, crate, naming(/\bcriterion::|\bcriterion_main!/)),
    divanSuite(tree, crate, naming(/\bdivan::/)),
    libtestSuite(tree, crate, targets),
  ];
  return found.some(({ benchmarks }) => benchmarks > 0)
    ? found.filter(({ benchmarks }) => benchmarks > 0)
    : found.slice(0, 1);
}

/** Finds the targets that Cargo detects, `benches/name.rs` and `benches/name/main.rs`, and those with a `path`. */
function targetsOf({ folder, manifest, sources }: Crate): readonly BenchTarget[] {
  const declared = asList(manifest['bench'])
    .map(asObject)
    .map(({ name, path, 'required-features': features }) => ({
      name: asText(name),
      path: asText(path),
      features: asList(features).flatMap((one) => asText(one) ?? []),
    }));
  return sources.flatMap((path) => {
    const inside = relativeTo(folder, path);
    const detected = /^benches\/([^/]+)(?:\.rs|\/main\.rs)$/.exec(inside)?.[1];
    const name = declared.find((one) => one.path === inside)?.name ?? detected;
    const features = declared.find((one) => one.name === name)?.features ?? [];
    return name === undefined ? [] : [{ name, path, features }];
  });
}

type RustSuite = Pick<Suite, 'tool' | 'format' | 'commands' | 'notes'> & {
  readonly metric: string;
  readonly benchmarks: number;
  readonly paths: readonly string[];
  /** Options of Cargo that select the targets to build. */
  readonly select: string;
  /** Option of Cargo with the features that the targets require. */
  readonly features: string;
};

function suite(tree: Tree, crate: Crate, found: RustSuite): Suite {
  const { tool, format, commands, notes, benchmarks, paths, metric, select } = found;
  const manifest = inFolder(crate.folder, 'Cargo.toml');
  const counted = recipe(tree, crate, found.features);
  return {
    ...{ tool, format, commands, notes, benchmarks },
    evidence: benchmarks === 0 ? manifest : evidenceOf(benchmarks, paths),
    folder: crate.root,
    outputFile: null,
    setup: { folder: crate.root, command: `cargo bench${select} --no-run` },
    budgets: [{ metric, maxRegression: '5%', because: TIME_BECAUSE }],
    steps: stepsOf(tree, crate),
    ...(counted && { counted }),
    ...(commands[0] !== undefined && { profiled: profileByPerf(commands[0]) }),
  };
}

/** What counts the benchmarks of a crate that uses a layer of CodSpeed, which marks them. */
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

function formatTargetFlags(crate: Crate, targets: readonly BenchTarget[]): string {
  const names = targets.map(({ name }) => ` --bench ${quoteShellWord(name)}`);
  return packageFlag(crate) + names.join('') + featuresFlag(targets);
}

function featuresFlag(targets: readonly BenchTarget[]): string {
  const features = [...new Set(targets.flatMap((target) => target.features))];
  return features.length === 0 ? '' : ` --features ${quoteShellWord(features.join(','))}`;
}

function criterionSuite(tree: Tree, crate: Crate, targets: readonly BenchTarget[]): Suite {
  const paths = targets.map(({ path }) => path);
  const select = formatTargetFlags(crate, targets);
  return suite(tree, crate, {
    tool: 'Criterion.rs',
    format: 'criterion-text',
    metric: 'time',
    benchmarks: countIn(tree, paths, /\.bench_(?:function|with_input)\s*\(/g),
    paths,
    select,
    features: featuresFlag(targets),
    commands: [`cargo bench${select} -- --noplot --warm-up-time 0.5 --measurement-time 1 --sample-size 10 ${FILTER}`],
    notes: ['Few samples in each invocation: the rounds do the repeating, and only they are independent.'],
  });
}

function divanSuite(tree: Tree, crate: Crate, targets: readonly BenchTarget[]): Suite {
  const paths = targets.map(({ path }) => path);
  const select = formatTargetFlags(crate, targets);
  return suite(tree, crate, {
    tool: 'divan',
    format: 'divan',
    metric: 'time',
    benchmarks: countIn(tree, paths, /^[ \t]*#\[divan::bench\b/gm),
    paths,
    select,
    features: featuresFlag(targets),
    commands: [`cargo bench${select} -- --sample-count 20 ${FILTER}`],
    notes: ['Few samples in each invocation: the rounds do the repeating, and only they are independent.'],
  });
}

function libtestSuite(tree: Tree, crate: Crate, targets: readonly BenchTarget[]): Suite {
  const paths = crate.sources.filter((path) => countIn(tree, [path], LIBTEST) > 0);
  const features = featuresFlag(targets.filter(({ path }) => paths.includes(path)));
  const select = packageFlag(crate) + features;
  return suite(tree, crate, {
    tool: 'libtest',
    format: 'libtest-bench',
    metric: 'time',
    benchmarks: countIn(tree, paths, LIBTEST),
    paths,
    select,
    features,
    // Without quotes, so that the shell splits the filter into its names.
    commands: [`cargo bench${select} -- $BENCH_REFEREE_FILTER`],
    notes: ['#[bench] needs a nightly toolchain.'],
  });
}

const LIBTEST = /^[ \t]*#\[bench\]/gm;

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
  const pinned = ['rust-toolchain.toml', 'rust-toolchain'].some((name) => tree.has(inFolder(root, name)));
  const install = 'rustup show active-toolchain || rustup toolchain install';
  const toolchain: WorkflowStep = {
    run: root === '' ? install : `cd ${quoteShellWord(root)} && (${install})`,
    comment: 'the toolchain that rust-toolchain names',
  };
  return pinned ? [cache, toolchain] : [cache];
}

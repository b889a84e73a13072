// The shape of a repository, small enough for a test: its paths, the lines by which `init` finds benchmarks and what they read, and
// the paths that each commit changes. Lines of code are replaced by the few words that matter.

import { listDifferingPaths } from '../../../src/git/read-trees.ts';
import { isEcosystemFile } from '../../../src/init/index.ts';
import type { Tree } from '../../../src/init/tree.ts';
import type { CommitTrees } from './shares.ts';

export interface Shape {
  readonly name: string;
  /** Texts of files that `init` reads, by path; all others are empty. */
  readonly texts: Readonly<Record<string, string>>;
  /** All paths, those that a commit removed too. */
  readonly paths: readonly string[];
  /** Indexes of the paths that each commit changes, the newest first. */
  readonly commits: readonly (readonly number[])[];
}

export function makeShape(name: string, tree: Tree, commits: readonly CommitTrees[]): string {
  const changes = commits.map(({ base, head }) => listDifferingPaths(base, head));
  const wanted = tree.paths.filter((path) => isEcosystemFile(path));
  const texts = Object.fromEntries(
    wanted.flatMap((path) => {
      const text = shorten(path, tree.text(path) ?? '');
      return text === '' ? [] : [[path, text]];
    }),
  );
  const paths = [
    ...new Set([...Object.keys(texts), ...changes.flat(), ...tree.paths.filter((path) => !path.includes('/'))]),
  ].sort();
  const shape: Shape = { name, texts, paths, commits: changes.map((all) => all.map((path) => paths.indexOf(path))) };
  return `${JSON.stringify(shape, null, 1).replaceAll(/\[\s+([\d,\s]*?)\s*\]/g, (_, list) => `[${list.replaceAll(/\s+/g, '')}]`)}\n`;
}

/** Manifests are kept, without prose. */
const MANIFEST = /(?:^|\/)(?:go\.mod|Cargo\.toml|pyproject\.toml|setup\.cfg|package\.json|requirements[\w./-]*\.txt)$/;
const KEPT_KEYS = ['name', 'scripts', 'dependencies', 'devDependencies', 'packageManager', 'main', 'module', 'exports'];

/** Lines that `init` looks for, in any language, and texts in quotes that may be paths. */
const BENCHMARKS =
  /^func (?:Benchmark\w*\(\w+ \*testing\.B\)|TestMain\b|init\b)|^\s*#\[(?:divan::)?bench\]|\.bench_(?:function|with_input)\(|\bcriterion(?:::|_main!)|^[ \t]*(?:async )?def \w+\((?:[^)]*[\s,(])?benchmark\b[^)]*\)|\bbench\(/gm;
const PLACES =
  /\bos\.Getwd\(|\bruntime\.(?:Callers?|GOROOT)\(|\bfilepath\.(?:Dir|Join|Abs)\(|\/\/go:embed[^\n]*|["'`](?:\.\.?(?:\/[\w./-]*)?|[\w./-]*\.(?:md|rst|go)|(?:[\w.-]+\/)*(?:docs|CHANGES|LICENSE[\w-]*|\.github)(?:\/[\w./-]*)?)["'`]/g;
const IMPORTS = /^\s*(?:import\s+)?(?:[\w.]+\s+)?"(?:os\/exec|plugin|go\/\w+|[\w-]+(?:\.[\w-]+)+\/[\w./-]+)"$/gm;

function shorten(path: string, text: string): string {
  if (path.endsWith('package.json')) return shortenPackage(text);
  if (MANIFEST.test(path))
    return text.replaceAll(/^\s*(?:#.*|(?:description|authors|license|keywords|classifiers).*)?\n/gm, '');
  const code = text.replaceAll(/^\s*\/\/(?!go:embed).*$/gm, '');
  const found = [/^package \w+/m, ...(path.endsWith('.go') ? [IMPORTS] : []), BENCHMARKS, PLACES].flatMap(
    (pattern) => code.match(pattern) ?? [],
  );
  const isEmpty = found.length === 0 || (found.length === 1 && found[0]!.startsWith('package '));
  return isEmpty ? '' : found.map((one) => `${one}\n`).join('');
}

function shortenPackage(text: string): string {
  const all: Record<string, unknown> = JSON.parse(text);
  return JSON.stringify(Object.fromEntries(KEPT_KEYS.flatMap((key) => (key in all ? [[key, all[key]]] : []))));
}

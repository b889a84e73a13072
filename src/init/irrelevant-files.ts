// Lists files that no benchmark reads and no build needs, as exclusions for `paths`: pages, licences, settings of editors and of tools
// for people. An exclusion can be too short, which costs a measurement, but a new file can never be missing in it. So only what
// is in the repository is listed, and nothing that a source of the benchmarks may name.

import { isEcosystemFile } from './index.ts';
import type { Suite } from './suite.ts';
import { asObject, asText, nameOf, readJson, type Tree } from './tree.ts';

/** Pages and notes about changes. */
const FOLDERS = ['docs', 'doc', 'CHANGES', 'changelog.d', 'newsfragments', '.changeset', '.vscode', '.idea'];

const FILES = [
  ...['*.md', '*.rst', 'LICENSE*', 'AUTHORS*', 'CODEOWNERS', '.editorconfig', '.pre-commit-config.yaml'],
  ...['.readthedocs.yml', '.readthedocs.yaml', '.golangci.yml', '.golangci.yaml', '.git-blame-ignore-revs'],
];

export function listIrrelevantFiles(tree: Tree, suites: readonly Suite[]): readonly string[] {
  const texts = [...listTexts(tree)].join('\n').replaceAll(/\w+:\/\/[^\s"'`]*/g, '');
  if (WHOLE_FOLDER.test(texts)) return [];
  const isNamed = makeNameFinder(texts);
  const folders = FOLDERS.filter((folder) => isOfPages(tree, folder) && !isNamed(`${folder}/`));
  const files = FILES.filter((pattern) => {
    const matches = new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '[^/]*')}$`);
    const found = tree.paths.filter((path) => matches.test(path));
    return found.length > 0 && !found.some(isNamed) && !isNamed(pattern.replace('*', ''));
  });
  const [first, ...others] = suites.map(({ irrelevant }) => irrelevant);
  const ofAll = (first ?? []).filter((pattern) => others.every((one) => one.includes(pattern)));
  // Its workflow is inside for another reason.
  const github = isNamed('.github/') ? [] : ['.github/**'];
  return [...github, ...folders.map((folder) => `${folder}/**`), ...files, ...ofAll].map((pattern) => `!${pattern}`);
}

/** All texts that may say what a benchmark reads. Of package.json, only scripts that measure. */
function* listTexts(tree: Tree): Iterable<string> {
  const isOutside = (path: string) => path.endsWith('.toml') || FOLDERS.some((folder) => path.startsWith(`${folder}/`));
  for (const path of tree.paths.filter((one) => isEcosystemFile(one) && !isOutside(one))) {
    const text = tree.text(path) ?? '';
    if (/^(?:CMakeLists\.txt|pom\.xml|.*\.cmake)$/.test(nameOf(path)))
      yield text.replaceAll(/[^\s()<>"'`]+/g, ' "$&" ');
    else if (nameOf(path) !== 'package.json') yield removePages(text);
    else
      for (const [name, script] of Object.entries(asObject(readJson(tree, path)['scripts'])))
        if (/bench|perf/.test(name)) yield `"${(asText(script) ?? '').replaceAll(/\s+/g, '" "')}"`;
  }
}

/** Comments, and pages that become the documentation of a crate, are no part of a program. */
function removePages(text: string): string {
  return text
    .replaceAll(/^\s*(?:\/\/(?!go:embed)|\*\s).*$/gm, '')
    .replaceAll(/#!?\[(?:cfg_attr\([^[\]]*?,\s*)?doc\s*=\s*include_str!\([^)]*\)\)?\]/g, '');
}

/** Reads a folder as a whole: the root, one above, or that of a crate, as a value of a function or a field that sounds like it. */
const WHOLE_FOLDER =
  /\b\w*(?:dir|walk|glob|root|path|fs|file|open)\w*\s*[(:=]\s*["'`]\.{1,2}\/?["'`]|(?:dir|walk|glob)\w*(?:::\w+)?\(\s*&?(?:\w+::\w+\()?env!\("CARGO_MANIFEST_DIR"\)+(?!\)|\s*[.,])|\bgo:embed[^\n]*[\s"]\*/i;

/** Tells whether a text in quotes, or a line that embeds files, ends with a name or goes through a folder, which ends with `/`. */
function makeNameFinder(texts: string): (name: string) => boolean {
  const quoted = [...texts.matchAll(/(["'`])((?:(?!\1)[^\n]){1,300})\1/g)].map(([, , text = '']) => text);
  const embedded = [...texts.matchAll(/\bgo:embed\s+([^\n]+)/g)].flatMap(([, files = '']) => files.split(/\s+/));
  const words = [...new Set([...quoted, ...embedded])].map((word) => word.toLowerCase());
  return (name) => {
    const wanted = name.toLowerCase();
    const isFolder = wanted.endsWith('/');
    const matches = (word: string) =>
      isFolder
        ? `/${word}/`.includes(`/${wanted}`)
        : word === wanted || word.endsWith(`/${wanted}`) || (wanted.startsWith('.') && word.endsWith(wanted));
    return words.some(matches);
  };
}

/** Files that a build reads, or that a program may be made of. */
const CODE =
  /\.(?:go|rs|java|kts?|scala|gradle|c|cc|cpp|cxx|h|hh|hpp|inc|inl|cmake)$|(?:^|\/)(?:CMakeLists\.txt|package\.json|Cargo\.toml|go\.mod|pom\.xml)$/;

/** A folder in the root, without code that is compiled. */
function isOfPages(tree: Tree, folder: string): boolean {
  const inside = tree.paths.filter((path) => path.startsWith(`${folder}/`));
  return inside.length > 0 && !inside.some((path) => CODE.test(path));
}

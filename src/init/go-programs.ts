// Plans a program for each Go package with benchmarks, and the files on which its results depend: the program, which the same sources
// make byte for byte again, and what it may read when it runs. If a source hints that it reads more than its folder, the whole
// repository counts, and if that is not enough, there is no list.

import { posix } from 'node:path';
import type { Program } from './suite.ts';
import { folderOf, inFolder, isBelow, nameOf, type Tree } from './tree.ts';

export const PROGRAM = 'bench-referee.test';

/** Without these flags, the folder of the tree and the commit are part of the program. */
const SAME_BYTES = '-trimpath -buildvcs=false ';

export const buildCommand = (isSame: boolean) => `go test -c ${isSame ? SAME_BYTES : ''}-o ${PROGRAM} .`;

/** A program that starts others, reads sources by their packages, or finds files by the place of its sources. */
const READS_ANYTHING =
  /^\s*(?:import\s+)?(?:[\w.]+\s+)?"(?:os\/exec|plugin|go\/(?:build|importer|packages|parser)|golang\.org\/x\/tools\/[^"]+)"|\bruntime\.GOROOT\(/m;

/** Finds files by the place of a source, which `-trimpath` removes. */
const isByPlace = (text: string) =>
  /\bruntime\.Callers?\(/.test(text) && /\b(?:file)?path\.(?:Dir|Join|Abs)\(/.test(text);

/** A path that may begin above the folder. */
const ABOVE = /["`]\.\.(?:[/\\][^"`\n]*)?["`]|\bos\.Getwd\(/;

/** They are in the program, so far as they matter. */
const SOURCES = ['*.go', 'go.mod', 'go.sum'];
const SOURCE = /(?:\.go|(?:^|\/)go\.(?:mod|sum))$/;

const GO_FILES = /["`]([^"`\n]*\.go|(?:[^"`\n]*\/)?go\.(?:mod|sum))["`]/g;

/** `place` is the folder of the package, relative to the root. */
export function planProgram(tree: Tree, { place, run }: { readonly place: string; readonly run: string }): Program {
  const texts = readSources(tree, place);
  const isKnown = !texts.some((text) => READS_ANYTHING.test(text) || isByPlace(text));
  const dependsOn = isKnown ? listReadFiles(tree, place, texts) : [];
  return { name: nameProgram(place), folder: place, command: run, dependsOn };
}

/** Names have few kinds of characters. */
function nameProgram(place: string): string {
  return place.replaceAll(/[^\w./-]+/g, '-') || 'root';
}

/** `texts` are all that the program is made of. */
function listReadFiles(tree: Tree, place: string, texts: readonly string[]): readonly string[] {
  const isAbove = texts.some((text) => ABOVE.test(text));
  const named = texts.flatMap((text) => Array.from(text.matchAll(GO_FILES), ([, name = '']) => name));
  const area = isAbove ? '' : place;
  const below = (pattern: string) => inFolder(area, pattern);
  const program = inFolder(place, PROGRAM);
  const sources = tree.paths.filter((path) => isBelow(path, area) && SOURCE.test(path) && folderOf(path) !== place);
  const others = sources.length > 0 ? [`!${below(`**/${PROGRAM}`)}`] : [];
  const areRead = named.length > 0 && (isAbove || named.some((name) => /[*?[]/.test(name)));
  if (sources.length === 0 || areRead) return [below('**'), ...others, program];
  // Folders that Go takes for no packages may hold sources as data.
  const data = ['testdata', '_*', '.*'].filter((folder) => {
    const pattern = new RegExp(`(?:^|/)${folder.replace('.', '\\.').replace('*', '[^/]+')}/`);
    return sources.some((path) => pattern.test(path));
  });
  return [
    below('**'),
    ...SOURCES.filter((name) => sources.some((path) => path.endsWith(name.replace('*', '')))).map(
      (name) => `!${below(`**/${name}`)}`,
    ),
    inFolder(place, '*.go'),
    ...new Set(named.map((name) => posix.join(place, name)).filter((path) => sources.includes(path))),
    ...data.map((folder) => below(`**/${folder}/**`)),
    ...others,
    program,
  ];
}

const IMPORTS = /^\s*(?:import\s+)?(?:[\w.]+\s+)?"([^"\s]+)"/gm;
const MODULE = /^module\s+"?([^\s"]+)/m;

/** The texts of a package with what its benchmarks use of its tests, and of all packages of the repository that they import. */
function readSources(tree: Tree, place: string): readonly string[] {
  const modules = tree.paths.flatMap((path) => {
    const [, name = null] = (nameOf(path) === 'go.mod' && MODULE.exec(tree.text(path) ?? '')) || [];
    return name === null ? [] : [{ name, folder: folderOf(path) }];
  });
  const found = new Set([place]);
  const texts: string[] = [];
  for (const folder of found) {
    const sources = tree.paths.filter((path) => path.endsWith('.go') && folderOf(path) === folder);
    const [tests, others] = [true, false].map((isTest) =>
      sources.flatMap((path) => (path.endsWith('_test.go') === isTest ? (tree.text(path) ?? '') : [])),
    );
    for (const text of [...others!, ...(folder === place ? selectUsedTests(tests!) : [])]) {
      texts.push(text.replaceAll(/^\s*\/\/.*$/gm, ''));
      for (const [, name = ''] of text.matchAll(IMPORTS))
        for (const module of modules)
          if (isBelow(`${name}/`, module.name))
            found.add(inFolder(module.folder, name.slice(module.name.length + 1)).replace(/\/$/, ''));
    }
  }
  return texts;
}

const STARTS = /^func (?:Benchmark|TestMain\b|init\b)/m;
const DEFINED = /^(?:func\s+(?:\([^)]*\)\s*)?|var\s+|const\s+|type\s+)(\w+)|^\t(\w+)(?: [\w.*[\]]+)? = /gm;
const OWN = /^(?:Test|Example|Fuzz)/;

const packageOf = (text: string) => /^package\s+(\w+)/m.exec(text)?.[1];

/** The files with benchmarks, and those of the same package that define something with a name that another one of them contains. */
function selectUsedTests(texts: readonly string[]): readonly string[] {
  const used = new Set(texts.filter((text) => STARTS.test(text)));
  const rest = texts.map((text) => {
    const names = Array.from(text.matchAll(DEFINED), ([, name, grouped = '']) => name ?? grouped);
    return { text, names: names.filter((name) => !OWN.test(name)) };
  });
  for (const user of used) {
    const words = new Set(user.match(/\w+/g));
    for (const { text, names } of rest)
      if (packageOf(text) === packageOf(user) && names.some((name) => words.has(name))) used.add(text);
  }
  return [...used];
}

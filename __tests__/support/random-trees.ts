// Random pairs of trees that differ in little, with rules and scripts, for tests of what may be left out: links of all kinds,
// submodules, modes, names in another case, renames. And what a command reads of such a tree, found by the file system itself.

import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { randomOf } from '../../bench/random.ts';
import type { TreeRules } from '../../src/git/decide-by-trees.ts';

/** What is at a path. The text of a link is its target, that of a submodule its commit. */
export interface RandomFile {
  readonly mode: '100644' | '100755' | '120000' | '160000';
  readonly text: string;
}

export type RandomTree = ReadonlyMap<string, RandomFile>;

export interface TreeCase {
  readonly base: RandomTree;
  readonly head: RandomTree;
  readonly rules: TreeRules;
  /** Files that the command and `setup` start, as the shell finds them. */
  readonly started: readonly string[];
}

const FOLDERS = ['', 'codec', 'codec/data', 'docs', 'shared', 'shared/deep', 'vendor', 'vendor/lib', 'Codec', 'tools'];
const NAMES = ['a.txt', 'A.txt', 'b.txt', 'run.sh', 'bench.sh', 'data', 'link', 'lib', 'größe', 'x y'];
const PATTERNS = [
  ...[
    'codec/**',
    'codec/*',
    'vendor/*/**',
    'vendor/**',
    'shared/deep/**',
    '**/*.txt',
    'tools/**',
    '*.txt',
    'codec/data/**',
  ],
  ...['codec/data/a.txt', 'go.sum', '!docs/**', '!**/b.txt', '!vendor/*', '!codec/data/**', '!shared/**', 'c?dec/**'],
];

export function makeCase(seed: number): TreeCase {
  const { uniform: random } = randomOf(seed);
  const choose = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const randomPath = () => [choose(FOLDERS), choose(NAMES)].filter(Boolean).join('/');
  const randomTarget = (path: string) => {
    const kind = random();
    const up = '../'.repeat(path.split('/').length - 1);
    if (kind < 0.05) return choose(['/etc/hostname', '../../../out', `${up}../out`, '.', './', 'nothing']);
    return `${up}${kind < 0.5 ? choose(FOLDERS.slice(1)) : randomPath()}`;
  };
  const randomFile = (path: string): RandomFile => {
    const kind = random();
    if (kind < 0.22) return { mode: '120000', text: randomTarget(path) };
    if (kind < 0.3)
      return {
        mode: '160000',
        text: Math.floor(random() * 2 ** 32)
          .toString(16)
          .padStart(40, '1'),
      };
    return { mode: kind < 0.4 ? '100755' : '100644', text: `${random()}\n` };
  };
  const place = (tree: Map<string, RandomFile>, path: string, file: RandomFile) => {
    const isFree = [...tree.keys()].every((other) => !other.startsWith(`${path}/`) && !path.startsWith(`${other}/`));
    if (isFree) tree.set(path, file);
  };
  const base = new Map<string, RandomFile>([['bench.sh', { mode: '100755', text: 'true\n' }]]);
  const files = 6 + Math.floor(random() * 14);
  for (let count = 0; count < files; count++) {
    const path = randomPath();
    place(base, path, randomFile(path));
  }
  const patterns = Array.from({ length: 1 + Math.floor(random() * 3) }, () => choose(PATTERNS));
  const script = () => {
    const path = random() < 0.7 ? choose([...base.keys()]).replace('x y', 'link') : randomPath().replace('x y', 'link');
    const [folder, name] = [dirname(path).replace(/^\.$/, ''), basename(path)];
    const ways = [
      `sh ${path}`,
      `bash "${path}" --quick`,
      `cd ./${folder} && ./${name} x`,
      `F=${folder || '.'}; sh $F/${name}`,
    ];
    return { text: choose(ways), path };
  };
  const [run, setup] = [script(), random() < 0.3 ? script() : null];
  const started = [run.path, ...(setup === null ? [] : [setup.path])];
  const head = new Map(base);
  for (let changes = 1 + Math.floor(random() * 2); changes > 0; changes--) {
    // What a list easily forgets: scripts and submodules.
    const easy = [...head].filter(([path, { mode }]) => mode === '160000' || started.includes(path));
    const path = choose(easy.length > 0 && random() < 0.4 ? easy.map(([own]) => own) : [...head.keys()]);
    const file = head.get(path) ?? { mode: '100644', text: '' };
    const kind = random();
    if (kind < 0.6) {
      const isLink = file.mode === '120000';
      head.set(path, isLink ? { ...file, text: randomTarget(path) } : { ...file, text: file.text.replace(/\d/, 'a') });
    } else if (kind < 0.7 && file.mode.startsWith('100')) {
      head.set(path, { ...file, mode: file.mode === '100644' ? '100755' : '100644' });
    } else if (kind < 0.85) {
      head.delete(path);
      const to = kind < 0.78 ? path.toUpperCase() : randomPath();
      place(head, to, file);
    } else {
      const to = randomPath();
      place(head, to, randomFile(to));
    }
  }
  return {
    ...{ base, head, started },
    rules: {
      ...{ config: '.github/bench-referee.yml', benchmarkFiles: [] },
      setup: setup === null ? null : { script: setup.text, workingDirectory: '.' },
      commands: [{ script: run.text, workingDirectory: '.', paths: patterns, dependsOn: [] }],
    },
  };
}

/** Returns the commands of `git fast-import` that make a commit of the tree. */
export function importTree(ref: string, tree: RandomTree): string {
  const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const lines = [...tree].map(([path, { mode, text }]) =>
    mode === '160000' ? `M ${mode} ${text} ${path}\n` : `M ${mode} inline ${path}\n${data(text)}`,
  );
  return `commit ${ref}\ncommitter A <a@localhost> 1700000000 +0000\n${data('c')}deleteall\n${lines.join('')}\n`;
}

/** Writes the tree into a folder. Every file of a submodule changes with its commit. */
function writeTree(folder: string, tree: RandomTree): void {
  for (const [path, { mode, text }] of tree) {
    const at = join(folder, path);
    mkdirSync(dirname(at), { recursive: true });
    if (mode === '160000') {
      mkdirSync(join(at, 'deep'), { recursive: true });
      for (const name of [...NAMES, 'deep/z']) writeFileSync(join(at, name), text);
    } else if (mode === '120000') symlinkSync(text, at);
    else {
      writeFileSync(at, text);
      chmodSync(at, mode === '100755' ? 0o755 : 0o644);
    }
  }
}

/** Matches as documented, apart from the program. */
function matches(pattern: string, path: string): boolean {
  const source = pattern
    .replaceAll(/[.+^$()|[\]{}\\]/g, '\\$&')
    .replaceAll('**/', '\u0001')
    .replaceAll('**', '\u0002')
    .replaceAll('*', '[^/]*')
    .replaceAll('?', '[^/]')
    .replaceAll('\u0001', '(?:.*/)?')
    .replaceAll('\u0002', '.*');
  return new RegExp(`^${source}$`, 'su').test(path);
}

function isInside(patterns: readonly string[], path: string): boolean {
  const last = patterns.findLast((pattern) => matches(pattern.replace(/^!/, ''), path));
  return last === undefined ? patterns[0]!.startsWith('!') : !last.startsWith('!');
}

/** Deepest path that is walked, because links can lead in circles. */
const MAX_DEPTH = 5;

/**
 * Returns what the command reads of the tree: the content and the mode of each file inside of `paths`, under every name that it has
 * through links, and of the scripts that it starts. `?` stands for what is not in the tree.
 */
export function readAsCommand(folder: string, tree: RandomTree, { rules, started }: TreeCase): Map<string, string> {
  mkdirSync(folder, { recursive: true });
  writeTree(folder, tree);
  const root = realpathSync(folder);
  const { paths } = rules.commands[0]!;
  const read = new Map<string, string>();
  const note = (path: string) => {
    const real = existsSync(join(root, path)) ? realpathSync(join(root, path)) : null;
    const isOutside = real === null || (real !== root && !real.startsWith(`${root}${sep}`));
    if (isOutside) return void read.set(path, '?');
    const stats = statSync(real);
    if (stats.isFile()) read.set(path, `${stats.mode} ${readFileSync(real, 'utf8')}`);
  };
  const walk = (path: string, depth: number) => {
    for (const name of readdirSync(join(root, path))) {
      const own = path === '' ? name : `${path}/${name}`;
      const real = existsSync(join(root, own)) ? realpathSync(join(root, own)) : null;
      const isBelow = real === root || (real?.startsWith(`${root}${sep}`) ?? false);
      const isFolder = isBelow && statSync(real!).isDirectory();
      if (!isFolder) {
        if (isInside(paths, own)) note(own);
      } else if (depth < MAX_DEPTH) walk(own, depth + 1);
    }
  };
  walk('', 0);
  for (const path of started) if (existsSync(join(root, path))) note(path);
  return read;
}

// Whether what a command names is in the repository: a script, a file, a package, a target of a build. For the commands that `init`
// writes, as a stub of each tool has seen them.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface ToolCall {
  /** Absolute. */
  readonly folder: string;
  readonly tool: string;
  readonly words: readonly string[];
}

/** The sentence about what is missing. Null: it is all there, or the tool makes it itself. */
export function findMissing(root: string, call: ToolCall, before: readonly ToolCall[]): string | null {
  // A build has made it.
  if (existsSync(join(call.folder, 'build/bin', call.tool))) return null;
  const check = CHECKS[call.tool];
  if (check === undefined) return `no check of the tool ${call.tool}`;
  return check({ root, before, ...call });
}

interface Check extends ToolCall {
  readonly root: string;
  readonly before: readonly ToolCall[];
}

const read = (...path: readonly string[]) => (existsSync(join(...path)) ? readFileSync(join(...path), 'utf8') : '');
const manifestOf = (folder: string) => JSON.parse(read(folder, 'package.json') || '{}');

/** The folder, and all above it up to the root. */
function above(root: string, folder: string): readonly string[] {
  return folder === root || folder === dirname(folder) ? [folder] : [folder, ...above(root, dirname(folder))];
}

function filesBelow(folder: string, pattern: RegExp): readonly string[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((path) => pattern.test(path))
    .map((path) => join(folder, path));
}

const textsOf = (folder: string, pattern: RegExp) =>
  filesBelow(folder, pattern)
    .map((path) => read(path))
    .join('\n');

const ofPackages = ({ root, folder, tool, words }: Check): string | null => {
  const [first = '', ...rest] = words.filter((word) => word !== '--silent');
  if (['ci', 'i', 'install'].includes(first)) {
    const isLocked = words.some((word) => /^(?:ci|--frozen-lockfile|--immutable)$/.test(word));
    const locks = ['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml'];
    if (!existsSync(join(folder, 'package.json'))) return 'no package.json to install';
    return isLocked && !locks.some((name) => existsSync(join(folder, name))) ? 'no lock file' : null;
  }
  const name = first === 'run' || first === 'exec' ? (rest[0] ?? '') : first;
  if (tool !== 'npx' && first !== 'exec' && manifestOf(folder).scripts?.[name] !== undefined) return null;
  if (tool === 'npm') return `no script ${name}`;
  const declared = above(root, folder).flatMap((one) => {
    const { dependencies, devDependencies } = manifestOf(one);
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  return declared.includes(name) ? null : `no script and no program ${name}`;
};

const CHECKS: Readonly<Record<string, (check: Check) => string | null>> = {
  npm: ofPackages,
  npx: ofPackages,
  pnpm: ofPackages,
  yarn: ofPackages,
  node({ folder, words }) {
    const file = words.find((word) => !word.startsWith('-'));
    if (file === undefined) return null;
    const found = ['', '.js', '/index.js'].some(
      (ending) => /\.\w+$/.test(file + ending) && existsSync(join(folder, file + ending)),
    );
    return found || existsSync(join(folder, file, 'index.js')) ? null : `no file ${file}`;
  },
  go({ root, folder }) {
    if (!above(root, folder).some((one) => existsSync(join(one, 'go.mod')))) return 'no module';
    return /^func Benchmark/m.test(
      readdirSync(folder)
        .map((name) => (name.endsWith('_test.go') ? read(folder, name) : ''))
        .join('\n'),
    )
      ? null
      : 'no benchmark in the package';
  },
  'bench-referee.test': () => null,
  cargo({ folder, words }) {
    const valuesAfter = (flag: string) => words.flatMap((word, index) => (word === flag ? [words[index + 1]!] : []));
    const manifests = filesBelow(folder, /(?:^|\/)Cargo\.toml$/);
    const [name] = valuesAfter('-p');
    const own =
      name === undefined
        ? join(folder, 'Cargo.toml')
        : manifests.find((path) => read(path).includes(`name = "${name}"`));
    if (own === undefined) return `no crate ${name}`;
    const missing = valuesAfter('--bench').filter(
      (one) => !read(own).includes(`name = "${one}"`) && !existsSync(join(dirname(own), 'benches', `${one}.rs`)),
    );
    const features = valuesAfter('--features').flatMap((list) => list.split(','));
    const unknown = features.filter((one) => !new RegExp(`^${one} = \\[`, 'm').test(read(own)));
    return missing.length + unknown.length === 0 ? null : `no target or feature ${[...missing, ...unknown].join(', ')}`;
  },
  cmake({ folder, words }) {
    const lists = textsOf(folder, /CMakeLists\.txt$|\.cmake$/);
    if (words[0] === '-S') {
      const options = words.flatMap((word) => /^-D((?!CMAKE_)\w+)=ON$/.exec(word)?.[1] ?? []);
      const unknown = options.filter((name) => !new RegExp(`option\\(${name} [^)]*OFF\\)`).test(lists));
      return existsSync(join(folder, 'CMakeLists.txt')) && unknown.length === 0
        ? null
        : `no project or option ${unknown}`;
    }
    const added = Array.from(lists.matchAll(/add_executable\(\s*"?([^\s")]+)/g), ([, name = '']) => name);
    const patterns = added.map((name) => new RegExp(`^${name.replaceAll(/\$\{[^}]*\}/g, '\\w+')}$`));
    const unknown = words
      .slice(words.indexOf('--target') + 1)
      .filter((name) => !patterns.some((one) => one.test(name)));
    return unknown.length === 0 ? null : `no target ${unknown.join(', ')}`;
  },
  git: ({ root }) => (existsSync(join(root, '.gitmodules')) ? null : 'no submodule'),
  mvn({ folder, words }) {
    const module = words[words.indexOf('-pl') + 1] ?? '';
    if (!words.includes('-pl')) return existsSync(join(folder, 'pom.xml')) ? null : 'no project';
    return read(folder, 'pom.xml').includes(`<module>${module}</module>`) ? null : `no module ${module}`;
  },
  gradlew({ folder, words }) {
    const [, project = '', task = ''] = /^(?::(.*):)?([^:]+)$/.exec(words.at(-1) ?? '') ?? [];
    const build = join(folder, ...project.split(':'));
    if (project !== '' && !read(folder, 'settings.gradle.kts').includes(`${project}"`)) return `no project ${project}`;
    const declares = task === 'jmhJar' ? /me\.champeau\.jmh/ : /shadow/;
    const texts = read(build, 'build.gradle.kts') + (task === 'jmhJar' ? textsOf(folder, /\.gradle\.kts$/) : '');
    return declares.test(texts) ? null : `no task ${task}`;
  },
  java: () => null,
  python3: ({ words }) => (words.join(' ') === '-m venv .venv' ? null : 'an unknown program'),
  pip({ folder, words }) {
    const files = words.flatMap((word, index) => (words[index - 1] === '-r' ? [word] : []));
    const groups = words.flatMap((word, index) => (words[index - 1] === '--group' ? [word] : []));
    const missing = files.filter((name) => !existsSync(join(folder, name)));
    const unknown = groups.filter((name) => !new RegExp(`^${name} = \\[`, 'm').test(read(folder, 'pyproject.toml')));
    return missing.length + unknown.length === 0 ? null : `no file or group ${[...missing, ...unknown].join(', ')}`;
  },
  uv: checkPython,
  poetry: ({ folder }) => (existsSync(join(folder, 'poetry.lock')) ? null : 'no lock file'),
  python: checkPython,
};

/** A module that Python starts must be installed before, by its name or by a list. */
function checkPython({ folder, words, before }: Check): string | null {
  const module = words.includes('-m') ? (words[words.indexOf('-m') + 1] ?? '') : null;
  if (module === null || module === 'pip') return null;
  const installed = before.flatMap((call) => call.words).join('\n');
  const lists = textsOf(folder, /pyproject\.toml$|requirements[\w-]*\.txt$/);
  const name = new RegExp(`(?<![\\w-])${basename(module)}(?![\\w-])`);
  return name.test(installed) || name.test(lists) ? null : `${module} is not installed`;
}

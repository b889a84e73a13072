// Decides how to install a Python project: by uv, Poetry or PDM, or by pip into `.venv`. Each tree gets its own
// environment, because each side must import its own code.

import { posix } from 'node:path';
import { quoteShellWord } from '../text/shell-word.ts';
import {
  asList,
  asObject,
  asText,
  folderOf,
  inFolder,
  isBelow,
  type Manifest,
  nameOf,
  nearestFile,
  readToml,
  relativeTo,
  type Tree,
} from './tree.ts';

export interface PythonInstall {
  /** Empty if nothing is to be installed. */
  readonly setup: string;
  /** Starts the environment's Python. `-m` and a module may follow. */
  readonly python: string;
  /** Tool that the runner needs besides Python. */
  readonly tool: 'uv' | 'poetry' | 'pdm' | null;
  /** Part of the key of the download cache. */
  readonly inputs: readonly string[];
  /** Lists of requirements, relative to the root, that are not installed, and that nothing names. */
  readonly unused: readonly string[];
}

const VENV_PYTHON = '.venv/bin/python';

interface LockTool {
  readonly tool: NonNullable<PythonInstall['tool']>;
  readonly lock: string;
  readonly python: string;
  /** Adds packages to the environment, without a change of the lock file. */
  readonly add: string;
  /** `groups` are optional groups that have to be named. */
  install(groups: readonly string[]): string;
}

const LOCK_TOOLS: readonly LockTool[] = [
  {
    tool: 'uv',
    lock: 'uv.lock',
    python: 'uv run --no-sync python',
    add: 'uv pip install -q',
    install: () => 'uv sync --locked --all-extras --all-groups',
  },
  {
    tool: 'poetry',
    lock: 'poetry.lock',
    python: VENV_PYTHON,
    add: `${VENV_PYTHON} -m pip install -q`,
    install: (groups) =>
      `POETRY_VIRTUALENVS_IN_PROJECT=true poetry install --all-extras${groups.length === 0 ? '' : ` --with ${groups.map(quoteShellWord).join(',')}`}`,
  },
  {
    tool: 'pdm',
    lock: 'pdm.lock',
    python: 'pdm run python',
    add: 'pdm run python -m pip install -q',
    install: () => 'PDM_CHECK_UPDATE=0 pdm install --frozen-lockfile -G :all --with-pip',
  },
];

/**
 * Packages in `needs` that no file of the project lists are installed by name, and so are those in `more`, which may have a version.
 */
export function planInstall(
  tree: Tree,
  folder: string,
  needs: readonly string[],
  more: readonly string[] = [],
): PythonInstall {
  const locked = LOCK_TOOLS.find(({ lock, tool }) => findLock(tree, folder, lock, tool) !== null);
  if (locked === undefined) return planPipInstall(tree, folder, needs, more);
  const { tool, python, add, install, lock } = locked;
  const manifest = readPyproject(tree, folder);
  const listed = joinDependencies(manifest);
  const missing = selectMissing([...needs, ...more], listed);
  const steps = [
    install(findOptionalGroups(manifest, needs)),
    ...(missing.length === 0 ? [] : [`${add} ${missing.join(' ')}`]),
  ];
  const unused = listUnusedRequirements(tree, folder, []);
  return { setup: steps.join(' && '), python, tool, inputs: [findLock(tree, folder, lock, tool)!], unused };
}

/** A workspace of uv has its lock file in its root. */
function findLock(tree: Tree, folder: string, lock: string, tool: LockTool['tool']): string | null {
  const path = inFolder(folder, lock);
  if (tree.has(path)) return path;
  const above = tool === 'uv' ? nearestFile(tree, folder, [lock]) : null;
  const workspace = asObject(asObject(asObject(readPyproject(tree, folderOf(above ?? ''))['tool'])['uv'])['workspace']);
  return above !== null && Object.keys(workspace).length > 0 ? above : null;
}

/** Groups of Poetry that are not installed unless they are named. */
function findOptionalGroups(manifest: Manifest, needs: readonly string[]): readonly string[] {
  const groups = Object.entries(asObject(asObject(asObject(manifest['tool'])['poetry'])['group']));
  return groups.flatMap(([name, group]) => {
    const { optional, dependencies } = asObject(group);
    const isNeeded = needs.some((need) => Object.keys(asObject(dependencies)).includes(need));
    return optional === true && isNeeded ? [name] : [];
  });
}

const INSTALL = '.venv/bin/pip install -q';

function planPipInstall(tree: Tree, folder: string, needs: readonly string[], more: readonly string[]): PythonInstall {
  const manifest = readPyproject(tree, folder);
  const project = asObject(manifest['project']);
  const extras = asObject(project['optional-dependencies']);
  const groups = asObject(manifest['dependency-groups']);
  const textOf = (name: string) => tree.text(inFolder(folder, name)) ?? '';
  const wanted = listRequirements(tree, folder).filter(
    (name) => name === 'requirements.txt' || needs.some((need) => namesPackage(textOf(name), need)),
  );
  const extra = findListNaming(extras, needs);
  const group = findListNaming(groups, needs);
  const ofHatch = listHatchDependencies(manifest, needs);
  const isPackage =
    'project' in manifest ||
    'build-system' in manifest ||
    ['setup.py', 'setup.cfg'].some((name) => tree.has(inFolder(folder, name)));
  const declared = [
    ...wanted.map(textOf),
    joinTexts(project['dependencies']),
    joinTexts(extras[extra ?? '']),
    joinTexts(groups[group ?? '']),
    ...ofHatch,
  ].join('\n');
  const words = [
    ...wanted.flatMap((name) => ['-r', quoteShellWord(name)]),
    ...(isPackage ? ['-e', quoteShellWord(extra === null ? '.' : `.[${extra}]`)] : []),
    ...(group === null ? [] : ['--group', quoteShellWord(group)]),
    ...(extra === null && group === null ? ofHatch.map(quoteShellWord) : []),
    ...selectMissing([...needs, ...more], declared),
  ];
  const inputs = [...wanted, 'pyproject.toml', 'setup.py', 'setup.cfg'].map((name) => inFolder(folder, name));
  // Older versions of pip do not support dependency groups.
  const upgrade = group === null ? [] : [`${INSTALL} --upgrade pip`];
  const steps = ['python3 -m venv .venv', ...upgrade, `${INSTALL} ${words.join(' ')}`];
  return {
    setup: words.length === 0 ? '' : steps.join(' && '),
    python: VENV_PYTHON,
    tool: null,
    inputs: inputs.filter((path) => tree.has(path)),
    unused: listUnusedRequirements(tree, folder, wanted),
  };
}

const INCLUDED = /^\s*(?:-[rc]|--requirement|--constraint)[\s=]*([^\s#]+)/gm;

/** `wanted` are relative to the folder. A list that one of them includes is used, and so is one that any code or manifest names. */
function listUnusedRequirements(tree: Tree, folder: string, wanted: readonly string[]): readonly string[] {
  const used = new Set(wanted.map((name) => inFolder(folder, name)));
  for (const path of used)
    for (const [, name = ''] of (tree.text(path) ?? '').matchAll(INCLUDED)) used.add(posix.join(folderOf(path), name));
  const readers = tree.paths.filter((path) => /(?:\.py|\.toml|\.cfg|\.ini|\.in)$/.test(path) && isBelow(path, folder));
  const texts = readers.map((path) => tree.text(path) ?? '').join('\n');
  // Code may build the names of the lists itself.
  if (readers.some((path) => nameOf(path) === 'setup.py' && /requirements/.test(tree.text(path) ?? ''))) return [];
  const lists = listRequirements(tree, folder).map((name) => inFolder(folder, name));
  return lists.filter((path) => !used.has(path) && !texts.includes(nameOf(path)));
}

/** The files in the folder and in its `requirements/`, relative to the folder. */
function listRequirements(tree: Tree, folder: string): readonly string[] {
  return tree.paths
    .filter((path) => isBelow(path, folder))
    .map((path) => relativeTo(folder, path))
    .filter((path) => /^(?:requirements[\w.-]*|[\w.-]*requirements|requirements\/[\w.-]+)\.txt$/.test(path));
}

export function readPyproject(tree: Tree, folder: string): Manifest {
  return readToml(tree, inFolder(folder, 'pyproject.toml'));
}

/** The key whose list names a needed package, such as `dev` for `dev = ["pytest-benchmark"]`. */
function findListNaming(lists: Manifest, needs: readonly string[]): string | null {
  const isNaming = (list: unknown) => needs.some((need) => namesPackage(joinTexts(list), need));
  return Object.keys(lists).find((key) => isNaming(lists[key])) ?? null;
}

/** The dependencies of the environment of Hatch that has a needed package. */
function listHatchDependencies(manifest: Manifest, needs: readonly string[]): readonly string[] {
  const environments = Object.values(asObject(asObject(asObject(manifest['tool'])['hatch'])['envs']));
  const lists = environments.map((one) =>
    ['dependencies', 'extra-dependencies'].flatMap((key) =>
      asList(asObject(one)[key]).flatMap((text) => asText(text) ?? []),
    ),
  );
  return lists.find((list) => needs.some((need) => namesPackage(list.join('\n'), need))) ?? [];
}

function joinTexts(list: unknown): string {
  return asList(list)
    .filter((one) => asText(one) !== null)
    .join('\n');
}

/** All packages of a manifest, of which a tool with a lock file installs those of each group. */
function joinDependencies(manifest: Manifest): string {
  const tools = asObject(manifest['tool']);
  const [project, poetry, pdm, uv] = [manifest['project'], tools['poetry'], tools['pdm'], tools['uv']].map(asObject);
  const parts = [
    ...['dependencies', 'optional-dependencies'].map((key) => project![key]),
    ...['dependencies', 'dev-dependencies', 'group'].map((key) => poetry![key]),
    ...[manifest['dependency-groups'], pdm!['dev-dependencies'], uv!['dev-dependencies']],
  ];
  return JSON.stringify(parts);
}

/** Words of a shell for packages that are not listed. */
function selectMissing(packages: readonly string[], listed: string): readonly string[] {
  return packages.filter((one) => !namesPackage(listed, one.replace(/==.*/, ''))).map(quoteShellWord);
}

/** `pytest-benchmark` does not name `pytest`. */
export function namesPackage(text: string, need: string): boolean {
  return new RegExp(`(?<![\\w.-])${need}(?![\\w.-]*[\\w])`, 'i').test(text);
}

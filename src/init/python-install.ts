// Decides how to install a Python project: by uv, by Poetry, or by pip into `.venv`. Each tree gets its own
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
  readonly tool: 'uv' | 'poetry' | null;
  /** Part of the key of the download cache. */
  readonly inputs: readonly string[];
  /** Lists of requirements, relative to the root, that are not installed, and that nothing names. */
  readonly unused: readonly string[];
}

const VENV_PYTHON = '.venv/bin/python';

/** Packages in `needs` that no file of the project lists are installed by name. */
export function planInstall(tree: Tree, folder: string, needs: readonly string[]): PythonInstall {
  const [uvLock, poetryLock] = [inFolder(folder, 'uv.lock'), inFolder(folder, 'poetry.lock')];
  if (tree.has(uvLock)) {
    const setup = 'uv sync --locked --all-extras --all-groups';
    const unused = listUnusedRequirements(tree, folder, []);
    return { setup, python: 'uv run --no-sync python', tool: 'uv', inputs: [uvLock], unused };
  }
  if (tree.has(poetryLock)) {
    const setup = 'POETRY_VIRTUALENVS_IN_PROJECT=true poetry install --all-extras';
    const unused = listUnusedRequirements(tree, folder, []);
    return { setup, python: VENV_PYTHON, tool: 'poetry', inputs: [poetryLock], unused };
  }
  return planPipInstall(tree, folder, needs);
}

const INSTALL = '.venv/bin/pip install -q';

function planPipInstall(tree: Tree, folder: string, needs: readonly string[]): PythonInstall {
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
  const isPackage =
    'project' in manifest ||
    'build-system' in manifest ||
    ['setup.py', 'setup.cfg'].some((name) => tree.has(inFolder(folder, name)));
  const declared = [
    ...wanted.map(textOf),
    joinTexts(project['dependencies']),
    joinTexts(extras[extra ?? '']),
    joinTexts(groups[group ?? '']),
  ].join('\n');
  const words = [
    ...wanted.flatMap((name) => ['-r', quoteShellWord(name)]),
    ...(isPackage ? ['-e', quoteShellWord(extra === null ? '.' : `.[${extra}]`)] : []),
    ...(group === null ? [] : ['--group', quoteShellWord(group)]),
    ...needs.filter((need) => !namesPackage(declared, need)),
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

function joinTexts(list: unknown): string {
  return asList(list)
    .filter((one) => asText(one) !== null)
    .join('\n');
}

/** `pytest-benchmark` does not name `pytest`. */
export function namesPackage(text: string, need: string): boolean {
  return new RegExp(`(?<![\\w.-])${need}(?![\\w.-]*[\\w])`, 'i').test(text);
}

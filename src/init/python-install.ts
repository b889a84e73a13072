// Decides how to install a Python project: by uv, by Poetry, or by pip into `.venv`. Each tree gets its own
// environment, because each side must import its own code.

import { quoteShellWord } from '../text/shell-word.ts';
import { asList, asObject, asText, inFolder, type Manifest, parseTomlManifest, type Tree } from './tree.ts';

export interface PythonInstall {
  /** Command that installs the project in a tree. Empty if nothing is to be installed. */
  readonly setup: string;
  /** Command that starts the environment's Python. `-m` and a module may follow. */
  readonly python: string;
  /** Tool that the runner needs besides Python. Null: none. */
  readonly tool: 'uv' | 'poetry' | null;
  /** Files that are part of the key of the download cache. */
  readonly inputs: readonly string[];
}

/** Decides the installation. Packages in `needs` that no file of the project lists are installed by name. */
export function planInstall(tree: Tree, folder: string, needs: readonly string[]): PythonInstall {
  const at = (name: string) => inFolder(folder, name);
  const has = (name: string) => tree.has(at(name));
  if (has('uv.lock')) {
    return {
      setup: 'uv sync --locked --all-extras --all-groups',
      python: 'uv run --no-sync python',
      tool: 'uv',
      inputs: [at('uv.lock')],
    };
  }
  if (has('poetry.lock')) {
    return {
      setup: 'POETRY_VIRTUALENVS_IN_PROJECT=true poetry install --all-extras',
      python: '.venv/bin/python',
      tool: 'poetry',
      inputs: [at('poetry.lock')],
    };
  }
  return planPipInstall(tree, folder, needs);
}

const VENV = 'python3 -m venv .venv';
/** Older versions of pip do not support dependency groups. */
const UPGRADE = '.venv/bin/pip install -q --upgrade pip && ';

function planPipInstall(tree: Tree, folder: string, needs: readonly string[]): PythonInstall {
  const manifest = readPyproject(tree, folder);
  const project = asObject(manifest['project']);
  const extras = asObject(project['optional-dependencies']);
  const groups = asObject(manifest['dependency-groups']);
  const files = requirementFiles(tree, folder);
  const wanted = files.filter((name) => {
    const text = tree.text(inFolder(folder, name)) ?? '';
    return name === 'requirements.txt' || needs.some((need) => namesPackage(text, need));
  });
  const extra = findListNaming(extras, needs);
  const group = findListNaming(groups, needs);
  const isPackage =
    'project' in manifest ||
    'build-system' in manifest ||
    ['setup.py', 'setup.cfg'].some((name) => tree.has(inFolder(folder, name)));
  const declared = [
    ...wanted.map((name) => tree.text(inFolder(folder, name)) ?? ''),
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
  return {
    setup:
      words.length === 0
        ? ''
        : `${VENV} && ${group === null ? '' : UPGRADE}.venv/bin/pip install -q ${words.join(' ')}`,
    python: '.venv/bin/python',
    tool: null,
    inputs: inputs.filter((path) => tree.has(path)),
  };
}

/** The requirements files in the folder and in its `requirements/`, relative to the folder. */
export function requirementFiles(tree: Tree, folder: string): readonly string[] {
  return tree.paths
    .filter((path) => path.startsWith(folder === '' ? '' : `${folder}/`))
    .map((path) => (folder === '' ? path : path.slice(folder.length + 1)))
    .filter((path) => /^(?:requirements[\w.-]*|[\w.-]*requirements|requirements\/[\w.-]+)\.txt$/.test(path));
}

/** Empty if there is none. */
export function readPyproject(tree: Tree, folder: string): Manifest {
  return parseTomlManifest(tree.text(inFolder(folder, 'pyproject.toml')) ?? '');
}

/** The key whose list names a needed package, such as `dev` for `dev = ["pytest-benchmark"]`. Null: none. */
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

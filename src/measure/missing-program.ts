// Explains why a command did not find a program, a package or a script: it is in the checkout but not in the commit, so a
// clean clone does not have it, or the script has Windows line ends. A diagnostic in, a better one or the same out.

import { posix } from 'node:path';
import { UserError } from '../errors.ts';
import type { ChildResult, Files, Host } from '../host/host.ts';
import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { installCommand, LOCK_FILES } from '../text/install-command.ts';
import type { InvocationFolders } from './run-benchmark.ts';

const EXPLAINED: ReadonlySet<string> = new Set(['command-not-found', 'command-file-missing', 'command-failed']);

const SEARCHED = 8 * 1024;

export async function explainMissingProgram(
  { files, folder }: Pick<Host, 'files' | 'folder'>,
  place: Pick<InvocationFolders, 'folder' | 'workingDirectory' | 'headTree'>,
  { failure, result, script }: { failure: Diagnostic; result: ChildResult; script: string },
): Promise<Diagnostic> {
  if (!EXPLAINED.has(failure.code)) return failure;
  const { command } = failure.data as { command?: string };
  const output = `${result.stdout.slice(-SEARCHED)}\n${result.stderrTail.slice(-SEARCHED)}`;
  const windowsScript = await findScriptWithCarriageReturn(files, place.folder, { script, output });
  if (windowsScript !== null) return makeError('script-line-ends', failure.location, { command, path: windowsScript });
  const checkout = await findCheckout(files, folder);
  if (checkout === null) return failure;
  const tree =
    place.workingDirectory === '.' ? place.folder : place.folder.slice(0, -place.workingDirectory.length - 1);
  for (const { path, kind, name } of await listCandidates(files, checkout, { output, place, tree })) {
    const isThere = await exists(files, posix.join(checkout, path));
    if (!isThere || (await exists(files, posix.join(tree, path)))) continue;
    // Base may lack what head adds: that is a file of the commit.
    const { headTree } = place;
    if (headTree === null ? kind === 'file' : await exists(files, posix.join(headTree, path))) continue;
    const install = await findInstallCommand(files, checkout, { path, kind, workingDirectory: place.workingDirectory });
    return makeError('program-not-in-commit', failure.location, { command, name, path, install: install ?? undefined });
  }
  return failure;
}

/** A path in the checkout that the command may have looked for. */
interface Candidate {
  readonly path: string;
  /** Where programs of this kind are installed; `file` for any other one. */
  readonly kind: 'node' | 'python' | 'php' | 'file';
  /** What was not found, as it was printed. Untrusted. */
  readonly name: string;
}

// Names of programs and packages as shells, package managers, Node and Python print them. A path upwards is none.
const NAME = String.raw`((?:@[\w.-]+\/)?[\w][\w.-]*)`;
const PROGRAMS = [
  new RegExp(String.raw`\b(?:sh|bash|dash|zsh): (?:(?:line )?\d+: )?${NAME}: (?:command )?not found`, 'g'),
  new RegExp(String.raw`\bzsh: command not found: ${NAME}`, 'g'),
  new RegExp(String.raw`\b[Cc]ommand "${NAME}" not found`, 'g'),
  new RegExp(`'${NAME}' is not recognized as an internal or external command`, 'g'),
];
const NODE_PACKAGE = new RegExp(String.raw`Cannot find (?:module|package) '${NAME}(?:\/[^']*)?'`, 'g');
const PYTHON_MODULE = /\bNo module named '?(\w+)/g;
const RELATIVE_FILE = /bash: (?:line \d+: )?((?:\.\/)?[\w@.-]+(?:\/[\w@.-]+)*): No such file or directory/g;

async function listCandidates(
  files: Files,
  checkout: string,
  { output, place, tree }: { output: string; place: Pick<InvocationFolders, 'workingDirectory'>; tree: string },
): Promise<Candidate[]> {
  const folders = foldersUpwards(place.workingDirectory);
  const programs = PROGRAMS.flatMap((pattern) => namesIn(output, pattern));
  const modules = namesIn(output, PYTHON_MODULE);
  const environments = modules.length === 0 ? [] : await findPythonEnvironments(files, checkout, folders);
  const inTree = namesIn(output, /Cannot find module '(\/[^'\n]+)'/g).flatMap((path) =>
    path.startsWith(`${tree}/`) ? [path.slice(tree.length + 1)] : [],
  );
  const relative = namesIn(output, RELATIVE_FILE).map((path) => posix.join(place.workingDirectory, path));
  const candidates = [
    ...[...relative, ...inTree].map((path) => ({ path, name: path })),
    ...programs.flatMap((name) =>
      folders.flatMap((folder) => PROGRAM_FOLDERS.map((bin) => ({ path: posix.join(folder, bin, name), name }))),
    ),
    ...namesIn(output, NODE_PACKAGE).flatMap((name) =>
      folders.map((folder) => ({ path: posix.join(folder, 'node_modules', name), name })),
    ),
    ...modules.flatMap((name) =>
      environments.flatMap((folder) => [name, `${name}.py`].map((file) => ({ path: posix.join(folder, file), name }))),
    ),
  ];
  return candidates
    .filter(({ path }) => !path.startsWith('..'))
    .map(({ path, name }) => ({ path, name, kind: kindOf(path) }));
}

/** Where package managers put programs. */
const PROGRAM_FOLDERS = ['node_modules/.bin', '.venv/bin', 'venv/bin', 'vendor/bin'];

/** Maximum number of names that are looked for. Each costs a few calls. */
const MAX_NAMES = 5;

function namesIn(output: string, pattern: RegExp, limit = MAX_NAMES): string[] {
  return [...new Set([...output.matchAll(pattern)].map(([, name]) => name!))].slice(0, limit);
}

function kindOf(path: string): Candidate['kind'] {
  if (/(?:^|\/)node_modules\//.test(path)) return 'node';
  if (/(?:^|\/)\.?venv\//.test(path)) return 'python';
  return /(?:^|\/)vendor\/bin\//.test(path) ? 'php' : 'file';
}

function foldersUpwards(folder: string): string[] {
  return folder === '.' || folder === '' ? ['.'] : [folder, ...foldersUpwards(posix.dirname(folder))];
}

async function findPythonEnvironments(files: Files, checkout: string, folders: readonly string[]): Promise<string[]> {
  const packages: string[] = [];
  for (const folder of folders.flatMap((parent) => ['.venv', 'venv'].map((name) => posix.join(parent, name)))) {
    const text = await readSmallFile(files, posix.join(checkout, folder, 'pyvenv.cfg'));
    const version = /^version(?:_info)? *= *(\d+\.\d+)/m.exec(text ?? '')?.[1];
    if (version !== undefined) packages.push(`${folder}/lib/python${version}/site-packages`);
  }
  return packages;
}

/** The top folder of the repository around a folder; null if there is none. */
async function findCheckout(files: Files, folder: string): Promise<string | null> {
  if (await exists(files, posix.join(folder, '.git'))) return folder;
  const above = posix.dirname(folder);
  return above === folder ? null : findCheckout(files, above);
}

/** The command that makes a path of this kind, by the lock file above it; null if it is not known. */
async function findInstallCommand(
  files: Files,
  checkout: string,
  { path, kind, workingDirectory }: Pick<Candidate, 'path' | 'kind'> & { readonly workingDirectory: string },
): Promise<string | null> {
  if (kind === 'file') return null;
  if (kind === 'php') return 'composer install --no-interaction';
  const [environment = ''] = /^.*?(?:node_modules|\.?venv)(?=\/)/.exec(path) ?? [];
  const folder = posix.dirname(environment);
  const has = (name: string) => exists(files, posix.join(checkout, folder, name));
  const command = kind === 'node' ? await nodeInstall(has) : await pythonInstall(has, posix.basename(environment));
  // `setup` runs in the working directory too.
  const way = posix.relative(workingDirectory, folder);
  return way === '' ? command : `cd ${way} && ${command}`;
}

type HasFile = (name: string) => Promise<boolean>;

async function nodeInstall(has: HasFile): Promise<string> {
  const isModern = await has('.yarnrc.yml');
  for (const [lock, id] of Object.entries(LOCK_FILES)) {
    if (await has(lock)) return installCommand(id, { isLocked: true, isModern });
  }
  return installCommand('npm', { isLocked: false, isModern });
}

async function pythonInstall(has: HasFile, environment: string): Promise<string> {
  if (await has('uv.lock')) return 'uv sync --locked';
  if (await has('poetry.lock')) return 'POETRY_VIRTUALENVS_IN_PROJECT=true poetry install --all-extras';
  const requirements = (await has('requirements.txt')) ? '-r requirements.txt' : '-e .';
  return `python3 -m venv ${environment} && ${environment}/bin/pip install ${requirements}`;
}

/** What shells and `env` print if the name of the interpreter ends in a carriage return; `sh` says only "not found". */
const LOST_INTERPRETER = /\^M|\\r|\r|required file not found|: not found/;

const MAX_SCRIPTS = 20;

/** A script whose first line ends as on Windows, if that may be why it did not start. */
async function findScriptWithCarriageReturn(
  files: Files,
  folder: string,
  { script, output }: { script: string; output: string },
): Promise<string | null> {
  if (!LOST_INTERPRETER.test(output)) return null;
  const words = namesIn(
    `${script}\n${output}`,
    /(?<![\w@./-])((?:\.\/)?[\w@.-]*\w(?:\/[\w@.-]*\w)*)(?![\w/])/g,
    Infinity,
  );
  const paths = words.filter((word) => /[./]/.test(word) && !word.includes('..')).slice(0, MAX_SCRIPTS);
  for (const path of paths) {
    const text = await readSmallFile(files, posix.join(folder, path));
    if (text !== null && /^[^\n]*\r\n/.test(text)) return path;
  }
  return null;
}

async function exists(files: Files, path: string): Promise<boolean> {
  try {
    return (await files.read(path, MAX_BYTES)) !== null;
  } catch (error) {
    // Something other than a small regular file: a folder, a link, or a large file.
    if (error instanceof UserError) return true;
    throw error;
  }
}

const MAX_BYTES = 64 * 1024;

async function readSmallFile(files: Files, path: string): Promise<string | null> {
  try {
    return await files.read(path, MAX_BYTES);
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}

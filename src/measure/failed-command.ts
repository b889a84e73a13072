// Explains why a command, of a benchmark or of setup, did not end as it should. The result of a child process in, one diagnostic out.
// A program, package or script that was not found may be in the checkout but not in the commit, so that a clean clone does not have
// it, or it may have Windows line ends.

import { posix } from 'node:path';
import { recoverFrom, UserError } from '../errors.ts';
import type { ChildResult, Files, Host } from '../host/host.ts';
import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { installCommand, LOCK_FILES } from '../text/install-command.ts';
import type { InvocationFolders } from './run-benchmark.ts';

interface CommandLimits {
  /** Name of a benchmark's command. Absent: setup. */
  readonly command?: string | undefined;
  readonly script: string;
  readonly deadlineMs: number;
  /** Duration that was enough before; absent if it is not known. */
  readonly usualMs?: number | undefined;
  readonly outputLimitBytes: number;
}

type Place = Pick<InvocationFolders, 'folder' | 'workingDirectory' | 'headTree' | 'location'>;

const NETWORK =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNRESET|ECONNREFUSED|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b|Could not resolve host|Temporary failure in name resolution|[Ff]ailed to (?:connect|establish a new connection)|[Cc]onnection (?:timed out|refused|reset)|[Nn]etwork is unreachable|dial tcp|TLS handshake timeout|Read timed out/;

const SEARCHED = 8 * 1024;

const NOT_FOUND = 127;

const EXPLAINED: ReadonlySet<string> = new Set(['command-not-found', 'command-file-missing', 'command-failed']);

/** A diagnostic that says as well as it can why a command failed. Null if nothing is wrong or the run was cancelled. */
export async function explainFailure(
  host: Pick<Host, 'files' | 'folder'>,
  place: Place,
  result: ChildResult,
  limits: CommandLimits,
): Promise<Diagnostic | null> {
  const failure = explainEnding(place, result, limits);
  if (failure === null || !EXPLAINED.has(failure.code)) return failure;
  return (await explainMissingProgram(host, place, result, limits)) ?? failure;
}

function explainEnding(
  { location, workingDirectory }: Place,
  result: ChildResult,
  { command, script, deadlineMs, usualMs, outputLimitBytes }: CommandLimits,
): Diagnostic | null {
  const { ending, exitCode, detail, durationMs } = result;
  const folder = { workingDirectory: workingDirectory === '.' ? undefined : workingDirectory };
  switch (ending) {
    case 'exit': {
      if (exitCode === 0) return null;
      if (exitCode === NOT_FOUND) {
        // A script that changes its folder may mean a path in any folder.
        const path = /\b(?:cd|pushd)\b/.test(script) ? undefined : MISSING_FILE.exec(result.stderrTail)?.[1];
        if (path !== undefined) return makeError('command-file-missing', location, { command, path, ...folder });
        return makeError('command-not-found', location, { command });
      }
      const output = result.stderrTail + result.stdout.slice(-SEARCHED);
      const isNetwork = (command === undefined && NETWORK.test(output)) || undefined;
      return makeError('command-failed', location, { command, exitCode: exitCode ?? -1, durationMs, isNetwork });
    }
    case 'deadline':
      return makeError('command-too-slow', location, { command, limitMs: deadlineMs, usualMs });
    case 'flood':
      return makeError('output-too-long', location, { command, limitBytes: outputLimitBytes });
    case 'signal':
      return makeError('command-killed', location, { command, signal: detail });
    case 'unstartable':
      return makeError('command-not-started', location, { command, reason: detail.replace(/\.$/, ''), ...folder });
    case 'cancelled':
    case 'stopped':
      return null;
  }
}

/** Matches what bash prints about a missing program with a relative path, and a missing script that it was started with. */
const MISSING_FILE = /^.*bash: (?:line \d+: (?=\S*\/))?((?!\/)\S+): No such file or directory$/m;

async function explainMissingProgram(
  { files, folder }: Pick<Host, 'files' | 'folder'>,
  place: Place,
  result: ChildResult,
  { command, script }: CommandLimits,
): Promise<Diagnostic | null> {
  const { location, workingDirectory, headTree } = place;
  const output = `${result.stdout.slice(-SEARCHED)}\n${result.stderrTail.slice(-SEARCHED)}`;
  const windowsScript = await findScriptWithCarriageReturn(files, place.folder, script, output);
  if (windowsScript !== null) return makeError('script-line-ends', location, { command, path: windowsScript });
  const checkout = await findCheckout(files, folder);
  if (checkout === null) return null;
  const tree = workingDirectory === '.' ? place.folder : place.folder.slice(0, -workingDirectory.length - 1);
  for (const { path, kind, name } of await listCandidates(files, checkout, { output, workingDirectory, tree })) {
    const isThere = await exists(files, posix.join(checkout, path));
    if (!isThere || (await exists(files, posix.join(tree, path)))) continue;
    // Base may lack what head adds: that is a file of the commit.
    if (headTree === null ? kind === 'file' : await exists(files, posix.join(headTree, path))) continue;
    const install = await findInstallCommand(files, checkout, { path, kind, workingDirectory });
    return makeError('program-not-in-commit', location, { command, name, path, install: install ?? undefined });
  }
  return null;
}

/** A path in the checkout that the command may have looked for. */
interface Candidate {
  readonly path: string;
  /** Kind of program, which says where it is installed; `file` for any other one. */
  readonly kind: 'node' | 'python' | 'php' | 'file';
  /** Name that was not found, as it was printed. Untrusted. */
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
  { output, workingDirectory, tree }: { output: string; workingDirectory: string; tree: string },
): Promise<Candidate[]> {
  const folders = foldersUpwards(workingDirectory);
  const modules = namesIn(output, PYTHON_MODULE);
  const environments = modules.length === 0 ? [] : await findPythonEnvironments(files, checkout, folders);
  const inTree = namesIn(output, /Cannot find module '(\/[^'\n]+)'/g).flatMap((path) =>
    path.startsWith(`${tree}/`) ? [path.slice(tree.length + 1)] : [],
  );
  const relative = namesIn(output, RELATIVE_FILE).map((path) => posix.join(workingDirectory, path));
  const bins = folders.flatMap((parent) => PROGRAM_FOLDERS.map((bin) => posix.join(parent, bin)));
  const packages = folders.map((parent) => posix.join(parent, 'node_modules'));
  const below = (parents: readonly string[], file: string, name = file) =>
    parents.map((parent) => ({ path: posix.join(parent, file), name }));
  const candidates = [
    ...[...relative, ...inTree].map((path) => ({ path, name: path })),
    ...PROGRAMS.flatMap((pattern) => namesIn(output, pattern)).flatMap((name) => below(bins, name)),
    ...namesIn(output, NODE_PACKAGE).flatMap((name) => below(packages, name)),
    ...modules.flatMap((name) =>
      environments.flatMap((parent) => [...below([parent], name), ...below([parent], `${name}.py`, name)]),
    ),
  ];
  return candidates
    .filter(({ path }) => !path.startsWith('..'))
    .map(({ path, name }) => ({ path, name, kind: kindOf(path) }));
}

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

async function findCheckout(files: Files, folder: string): Promise<string | null> {
  if (await exists(files, posix.join(folder, '.git'))) return folder;
  const above = posix.dirname(folder);
  return above === folder ? null : findCheckout(files, above);
}

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

/** Matches the output of shells and `env` if the name of the interpreter ends in a carriage return; `sh` says only "not found". */
const LOST_INTERPRETER = /\^M|\\r|\r|required file not found|: not found/;

const PATHS = /(?<![\w@./-])((?:\.\/)?[\w@.-]*\w(?:\/[\w@.-]*\w)*)(?![\w/])/g;

const MAX_SCRIPTS = 20;

/** A script whose first line ends as on Windows, if that may be why it did not start. */
async function findScriptWithCarriageReturn(
  files: Files,
  folder: string,
  script: string,
  output: string,
): Promise<string | null> {
  if (!LOST_INTERPRETER.test(output)) return null;
  const words = namesIn(`${script}\n${output}`, PATHS, Infinity);
  const paths = words.filter((word) => /[./]/.test(word) && !word.includes('..')).slice(0, MAX_SCRIPTS);
  for (const path of paths) {
    const text = await readSmallFile(files, posix.join(folder, path));
    if (text !== null && /^[^\n]*\r\n/.test(text)) return path;
  }
  return null;
}

async function exists(files: Files, path: string): Promise<boolean> {
  return (await readSmallFile(files, path)) !== null;
}

const MAX_BYTES = 64 * 1024;

/** The text of a file; empty if it is something else, such as a folder, a link, or a large file. */
function readSmallFile(files: Files, path: string): Promise<string | null> {
  return files.read(path, MAX_BYTES).catch(recoverFrom(UserError, () => ''));
}

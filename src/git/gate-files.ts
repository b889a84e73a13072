// Finds the files that run the gate: the workflow, the workflows and local actions that it uses, and theirs. The tree of base and
// the path of the workflow in, paths out. Base's copy decides, which is safe: for a file to use another one, it has to change, and
// then it is a changed file of the gate itself. If anything is unusual, any workflow or action may be one.

import { posix } from 'node:path';
import { UserError } from '../errors.ts';
import { parseYaml } from '../settings/yaml.ts';
import type { TreeFiles } from './read-trees.ts';

export interface GateSources {
  /** Workflows. */
  readonly files: ReadonlySet<string>;
  /** Folders of local actions. Anything below may be read. */
  readonly folders: ReadonlySet<string>;
  /** Whether the files by which other servers start the gate are some, too. */
  readonly hasOtherServers: boolean;
}

const WORKFLOW = /^\.(?:github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml$/;
const WORKFLOW_FOLDERS = /^\.(?:github|gitea|forgejo)\/(?:workflows|actions)\//;
const ACTION_NAMES = ['action.yml', 'action.yaml'];
const ACTION = /(?:^|\/)action\.ya?ml$/;

/** Files by which other servers start the gate. */
const OTHER_SERVERS =
  /^(?:\.gitlab\/ci|\.circleci|\.buildkite|\.woodpecker)\/|^(?:\.gitlab-ci|\.woodpecker|azure-pipelines|bitbucket-pipelines)\.ya?ml$|^Jenkinsfile$/;

/** Files by which git checks out others. */
const OF_GIT = /(?:^|\/)(?:\.gitattributes|\.gitmodules)$/;

/** Files whose text is needed to find the others. */
export function mayRunGate(path: string): boolean {
  return WORKFLOW.test(path) || ACTION.test(path);
}

/**
 * Whether a file decides what is built or run, wherever the benchmarks are. Null: it is not known what runs the gate, so any
 * workflow and any action is such a file.
 */
export function isGateFile(path: string, gate: GateSources | null): boolean {
  if (OF_GIT.test(path)) return true;
  if (gate === null) return WORKFLOW_FOLDERS.test(path) || ACTION.test(path) || OTHER_SERVERS.test(path);
  if (gate.files.has(path) || (gate.hasOtherServers && OTHER_SERVERS.test(path))) return true;
  return listFoldersAbove(path).some((folder) => gate.folders.has(folder));
}

interface GateQuestion {
  /** Of base. */
  readonly files: TreeFiles;
  readonly changed: readonly string[];
  /** Path of the workflow. Empty: none runs the gate, and those count that name it. Null: not known. */
  readonly workflow: string | null;
}

type ReadObjects = (ids: readonly string[], maxBytes: number) => Promise<ReadonlyMap<string, string>>;

/** Null: not known, or of no importance, because nothing changes that may run the gate. */
export async function findGateFiles(
  { files, changed, workflow }: GateQuestion,
  read: ReadObjects,
): Promise<GateSources | null> {
  const isInAction = (path: string) =>
    listFoldersAbove(path).some((folder) => ACTION_NAMES.some((name) => files.has(`${folder}/${name}`)));
  if (workflow === null || !changed.some((path) => isGateFile(path, null) || isInAction(path))) return null;
  const readTexts = async (paths: readonly string[]) => {
    const ids = paths.map((path) => idOfText(files, path));
    const texts = await read([...new Set(ids.filter((id) => id !== null))], MAX_BYTES);
    return ids.map((id) => (id === null ? null : (texts.get(id) ?? null)));
  };
  const first = workflow === '' ? await findNaming(files, readTexts) : [workflow];
  if (first.length === 0) return null;
  const found = new Set(first);
  const folders = new Set<string>();
  for (let next: readonly string[] = first; next.length > 0; ) {
    const used = (await readTexts(next)).map((text) => (text === null ? null : readReferences(text)));
    const added = new Set<string>();
    for (const [index, references] of used.entries()) {
      if (references === null || (ACTION.test(next[index]!) && references.isClimbing)) return null;
      for (const path of references.paths) {
        const place = locate(files, path);
        if (place === null) return null;
        if (place.folder !== null) folders.add(place.folder);
        if (!found.has(place.file)) added.add(place.file);
        found.add(place.file);
      }
    }
    next = [...added];
  }
  return { files: found, folders, hasOtherServers: workflow === '' };
}

/** Handwritten files are smaller. */
const MAX_BYTES = 512 * 1024;

/** Null for anything but a plain file of that name in the tree. */
function idOfText(files: TreeFiles, path: string): string | null {
  const file = files.get(path);
  return file?.mode.startsWith('100') ? file.id : null;
}

/** Workflows that name this program. */
async function findNaming(
  files: TreeFiles,
  readTexts: (paths: readonly string[]) => Promise<(string | null)[]>,
): Promise<string[]> {
  const workflows = [...files.keys()].filter((path) => WORKFLOW.test(path));
  const texts = workflows.length === 0 ? [] : await readTexts(workflows);
  return workflows.filter((_, index) => /bench-referee/i.test(texts[index] ?? 'bench-referee'));
}

/** The file of a workflow or of an action that a path names, with the folder of an action. Null for anything unusual. */
function locate(files: TreeFiles, path: string): { readonly file: string; readonly folder: string | null } | null {
  if (WORKFLOW.test(path)) return { file: path, folder: null };
  const [file, ...others] = ACTION_NAMES.map((name) => `${path}/${name}`).filter((name) => files.has(name));
  if (file === undefined || others.length > 0) return null;
  for (const [name, { mode }] of files) if (name.startsWith(`${path}/`) && !mode.startsWith('100')) return null;
  return { file, folder: path };
}

interface References {
  /** Workflows, and folders of actions, relative to the root. */
  readonly paths: readonly string[];
  /** Whether a path that may lead out of the folder is named anywhere. */
  readonly isClimbing: boolean;
}

/** Null for a text that is not understood completely. */
function readReferences(text: string): References | null {
  const paths = listUses(text)?.map(toPath);
  if (paths === undefined || paths.includes(null)) return null;
  return { paths: paths.flatMap((path) => path || []), isClimbing: text.includes('..') };
}

/** All values of a key `uses`, at any depth. Null if the text is no plain YAML. */
function listUses(text: string): string[] | null {
  const uses: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (/^uses$/i.test(key) && typeof inner === 'string') uses.push(inner.trim());
      visit(inner);
    }
  };
  try {
    const { value, repeatedKeys } = parseYaml(text, { label: 'workflow', file: null });
    if (repeatedKeys.length > 0) return null;
    visit(value);
    return uses;
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}

/** An action of another repository, or an image. A workflow of another one may use local actions of this one. */
const ELSEWHERE = /^(?:docker:\/\/.+|(?:https?:\/\/)?[\w-][^\s@{}]*\/[^\s@{}]+@[^\s{}]+)$/;

/** Empty for an action of another repository. Null for anything unusual, which the action of the whole repository is too. */
function toPath(use: string): string | null {
  if (ELSEWHERE.test(use)) return /\.ya?ml@/i.test(use) ? null : '';
  if (!use.startsWith('./') || /[\\$@]/.test(use)) return null;
  const path = posix.normalize(use).replace(/\/$/, '');
  return path === '.' || path.startsWith('..') ? null : path;
}

/** All but the root. */
function listFoldersAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

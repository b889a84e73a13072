// Plans a suite of asv. It measures the environment of the tree, with a copy of its configuration, because that of the project may name
// branches and servers that a tree does not have. What asv would put into an environment by its matrix is installed and set here.

import { quoteShellWord } from '../text/shell-word.ts';
import { planInstall } from './python-install.ts';
import type { PythonParts } from './python-suite.ts';
import { FILTER, makePace } from './suite.ts';
import {
  asList,
  asObject,
  asText,
  countIn,
  filesWith,
  folderOf,
  inFolder,
  isBelow,
  type Manifest,
  nameOf,
  parseManifest,
  relativeTo,
  type Tree,
} from './tree.ts';

/** The gate writes these into a tree, next to those of the project. */
const ASV_CONFIG = 'bench-referee-asv.json';
const ASV_RESULTS = 'bench-referee-asv';

export function planAsv(tree: Tree, folder: string, sources: readonly string[]): PythonParts {
  const config = tree.paths.find((path) => nameOf(path) === 'asv.conf.json' && isBelow(path, folder));
  const at = config === undefined ? folder : folderOf(config);
  const settings = parseManifest(removeComments(tree.text(config ?? '') ?? ''));
  const { packages, variables, checks } = readMatrix(settings);
  const installed = planInstall(tree, folder, ['asv'], packages);
  const up = ascend(relativeTo(folder, at));
  const inside = at === folder ? '' : `cd ${quoteShellWord(relativeTo(folder, at))} && `;
  const program = installed.python.startsWith('.') ? up + installed.python : installed.python;
  const changes = `repo="${ascend(at) || '.'}", branches=["HEAD"], environment_type="existing", results_dir="${ASV_RESULTS}"`;
  const copy = `${program} -c 'from asv import util; c = util.load_json("asv.conf.json", js_comments=True); c.update(${changes}); util.write_json("${ASV_CONFIG}", c)'`;
  const run = `${variables}${program} -m asv --config ${ASV_CONFIG} run -E existing --set-commit-hash HEAD --record-samples -a rounds=1 -a repeat=3 -a warmup_time=0.05 --bench ${FILTER}`;
  const place = inFolder(at, asText(settings['benchmark_dir']) ?? 'benchmarks');
  const all = config === undefined ? [] : filesWith(tree, sources, ASV).filter((path) => isBelow(path, at));
  const inPlace = all.filter((path) => isBelow(path, place));
  const files = inPlace.length > 0 ? inPlace : all;
  return {
    tool: 'asv',
    format: 'asv',
    metric: ASV_METRICS.find(([, pattern]) => countIn(tree, files, pattern) > 0)?.[0] ?? 'track',
    pattern: ASV,
    files,
    commands: [`${inside}rm -rf ${ASV_RESULTS} && ${run} >&2 && cat ${ASV_RESULTS}/*.json ${ASV_RESULTS}/*/*.json`],
    installed,
    prepare: `${inside}${program} -m asv machine --yes && ${copy}`,
    notes: ['Few samples in each run: the rounds repeat it, and only they are independent.'],
    checks,
    // A process and three samples.
    pace: makePace(1),
  };
}

/** asv allows comments and commas at the end. Texts stay as they are. */
function removeComments(text: string): string {
  const plain = text.replaceAll(
    /("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (_, quoted?: string) => quoted ?? '',
  );
  return plain.replaceAll(/("(?:[^"\\]|\\.)*")|,(?=\s*[\]}])/g, (_, quoted?: string) => quoted ?? '');
}

interface Matrix {
  readonly packages: readonly string[];
  /** Assignments for a shell, each with a blank after it. */
  readonly variables: string;
  readonly checks: readonly string[];
}

/** Before asv 0.5 the matrix is the requirements alone. Of several values, the first counts. */
function readMatrix(settings: Manifest): Matrix {
  const matrix = asObject(settings['matrix']);
  const isPlain = !['req', 'env', 'env_nobuild'].some((key) => key in matrix);
  const packages = Object.entries(asObject(isPlain ? matrix : matrix['req'])).flatMap(([key, values]) => {
    const name = key.replace(/^pip\+/, '');
    const [version = '', ...others] = listValues(values);
    if (version === null || !/^[\w.-]+$/.test(name)) return [];
    return [version === '' || others.length > 0 ? name : `${name}==${version}`];
  });
  const variables = ['env', 'env_nobuild'].flatMap((key) => Object.entries(asObject(matrix[key])));
  const set = variables.flatMap(([name, values]) => {
    const [value = null] = listValues(values);
    return value === null || !/^\w+$/.test(name) ? [] : [`${name}=${quoteShellWord(value)} `];
  });
  const several = variables.filter(([, values]) => listValues(values).length > 1).map(([name]) => name);
  const checks = several.map(
    (name) => `The matrix of asv has several values of ${name}. The gate measures with the first.`,
  );
  return { packages, variables: set.join(''), checks };
}

/** A value alone is a list of one. Null leaves a package or a variable out. */
function listValues(values: unknown): readonly (string | null)[] {
  return (Array.isArray(values) ? asList(values) : [values]).map((value) =>
    typeof value === 'number' ? String(value) : asText(value),
  );
}

/** Empty for an empty folder. */
function ascend(folder: string): string {
  return folder === '' ? '' : '../'.repeat(folder.split('/').length);
}

const ASV = /^[ \t]*def (?:time|timeraw|mem|peakmem|track)_\w+\(/gm;

/** A gate limits the first one that the project measures, by the names of its benchmarks. */
const ASV_METRICS: readonly (readonly [metric: string, pattern: RegExp])[] = [
  ['time', /^[ \t]*def time(?:raw)?_\w+\(/gm],
  ['memory', /^[ \t]*def mem_\w+\(/gm],
  ['peakmemory', /^[ \t]*def peakmem_\w+\(/gm],
];

// Makes the suite of a Python tool: what is the same for all of them, which is the installation, the steps of the workflow, and the
// files that do not matter.

import { SETUP_PYTHON } from './pins.ts';
import { type PythonInstall, planInstall, readPyproject } from './python-install.ts';
import { makeSuite, type Suite, type SuiteParts, versionInputs, type WorkflowStep } from './suite.ts';
import { asObject, countIn, inFolder, nearestFile, type Tree } from './tree.ts';

type GivenParts = Omit<SuiteParts, 'benchmarks' | 'project' | 'folder' | 'setup' | 'steps' | 'irrelevant'>;

export interface PythonParts extends GivenParts {
  readonly pattern: RegExp;
  readonly installed: PythonInstall;
  /** Follows the installation. */
  readonly prepare?: string;
}

export function pythonSuite(tree: Tree, folder: string, { pattern, installed, prepare, ...parts }: PythonParts): Suite {
  const benchmarks = countIn(tree, parts.files, pattern);
  const { setup: install } = benchmarks > 0 ? installed : planInstall(tree, folder, []);
  return makeSuite({
    ...parts,
    folder,
    benchmarks,
    project: inFolder(folder, 'a Python project'),
    setup: { folder, command: prepare === undefined ? installed.setup : `${installed.setup} && ${prepare}` },
    install: install === '' ? null : { language: 'python', folder, command: install },
    steps: stepsOf(tree, folder, installed),
    irrelevant: installed.unused,
  });
}

function stepsOf(tree: Tree, folder: string, { tool, inputs }: PythonInstall): readonly WorkflowStep[] {
  const file = nearestFile(tree, folder, ['.python-version', '.tool-versions']);
  const project = asObject(readPyproject(tree, folder)['project']);
  const versionFile = file ?? ('requires-python' in project ? inFolder(folder, 'pyproject.toml') : null);
  const version = versionInputs('python', versionFile, '3.x');
  const cache: Record<string, string> =
    tool === null && inputs.length > 0 ? { cache: 'pip', 'cache-dependency-path': inputs.join('\n') } : {};
  const python: WorkflowStep = { uses: SETUP_PYTHON, with: { ...version, ...cache } };
  return tool === null ? [python] : [python, { run: `pipx install ${tool}` }];
}

// Finds other tools that compare benchmarks or sizes in a repository, and says what to do with each; docs/migrating.md has the
// details.

import { MAX_PERCENT } from '../model/verdict.ts';
import { WORKFLOWS } from './gates.ts';
import { dependenciesOf, isForeign, nameOf, readJson, type Tree } from './tree.ts';

export interface OtherTool {
  readonly name: string;
  readonly path: string;
  readonly section: string;
  /** One sentence each. */
  readonly advice: readonly string[];
}

interface KnownTool {
  readonly name: string;
  readonly section: string;
  /** Matches the step of a workflow that runs the tool. */
  readonly step: RegExp;
  /** Matches a package among the dependencies of a project. */
  readonly dependency: RegExp | null;
  advise(text: string): readonly string[];
}

const KNOWN_TOOLS: readonly KnownTool[] = [
  {
    name: 'github-action-benchmark',
    section: 'github-action-benchmark',
    step: /\buses:\s*['"]?benchmark-action\/github-action-benchmark@/,
    dependency: null,
    advise: (text) => [
      'Keep it for pushes to the default branch if you use its charts, and let the gate judge pull requests.',
      adviseThreshold(text),
    ],
  },
  {
    name: 'CodSpeed',
    section: 'codspeed',
    step: /\buses:\s*['"]?CodSpeedHQ\/action@/i,
    dependency: /^(?:@codspeed\/.+|pytest-codspeed|codspeed-[\w-]+-compat)$/,
    advise: () => [
      'It can stay next to the gate, which measures time. The gate can also count instructions of the same benchmarks: `count: instructions`.',
    ],
  },
  {
    name: 'Bencher',
    section: 'bencher',
    step: /\buses:\s*['"]?bencherdev\/bencher@/,
    dependency: null,
    advise: () => ['Keep it for pushes to the default branch if you use its history.'],
  },
  {
    name: 'size-limit',
    section: 'size-limit',
    step: /\buses:\s*['"]?andresz1\/size-limit-action@/,
    dependency: /^size-limit$/,
    advise: () => [
      "It can have its own gate: build the package, and run `init --name size -- 'npx size-limit --json || true'`.",
      '`|| true` is for its own `limit`: a command that fails gives no verdict.',
    ],
  },
];

/** The threshold of github-action-benchmark is a ratio of two values. */
function adviseThreshold(text: string): string {
  const of = (key: string) => new RegExp(`^\\s*${key}-threshold:\\s*['"]?(\\d+(?:\\.\\d+)?)%`, 'm').exec(text)?.[1];
  const [key, ratio] = of('fail') === undefined ? ['alert', of('alert') ?? '200'] : ['fail', of('fail')!];
  const limit = Number((Number(ratio) - 100).toFixed(6));
  const threshold = `\`${key}-threshold: ${ratio}%\``;
  if (limit < 0 || limit > MAX_PERCENT) {
    return `Its ${threshold} has no equivalent: a limit is a change of 0% to ${MAX_PERCENT}%. Start with the limit in the configuration.`;
  }
  return `Its ${threshold} is \`max-regression: ${limit}%\` here. A limit can be tighter, because one runner measures both sides.`;
}

/** Each at the first file that names it: a workflow, or else the manifest of a project. */
export function findOtherTools(tree: Tree): readonly OtherTool[] {
  const workflows = tree.paths.filter((path) => path.startsWith(`${WORKFLOWS}/`));
  const manifests = tree.paths.filter((path) => MANIFEST.test(nameOf(path)) && !isForeign(path));
  return KNOWN_TOOLS.flatMap(({ name, section, step, dependency, advise }) => {
    const path =
      workflows.find((one) => step.test(tree.text(one) ?? '')) ??
      manifests.find((one) => dependency !== null && wordsOf(tree, one).some((word) => dependency.test(word)));
    return path === undefined ? [] : [{ name, path, section, advice: advise(tree.text(path) ?? '') }];
  });
}

const MANIFEST = /^(?:package\.json|Cargo\.toml|pyproject\.toml|requirements[\w.-]*\.txt)$/;

/** All words of a file that is not package.json. */
function wordsOf(tree: Tree, path: string): readonly string[] {
  if (nameOf(path) === 'package.json') return dependenciesOf(readJson(tree, path));
  return (tree.text(path) ?? '').match(/[\w-]+/g) ?? [];
}

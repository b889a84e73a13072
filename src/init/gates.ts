// The gates of a repository: the names that a new gate gets, and the workflows that run a gate already. A repository may
// have several gates, each with a workflow, a configuration and a check of its own.

import type { Tree } from './tree.ts';

export interface GateNames {
  /** Name of the check run, of the workflow and of its file without the ending. */
  readonly check: string;
  /** Id of the job. It differs from the check, because both are listed beside a pull request. */
  readonly job: string;
  readonly config: string;
}

export const WORKFLOWS = '.github/workflows';

/** Names of the gate that needs no `--name`. The check and the configuration are the defaults of the action. */
export const FIRST_GATE: GateNames = { check: 'bench-referee', job: 'measure', config: '.github/bench-referee.yml' };

/** `name` is the value of `--name`, or null for the first gate. */
export function nameGate(name: string | null): GateNames {
  if (name === null) return FIRST_GATE;
  const check = `${FIRST_GATE.check}-${name}`;
  return { check, job: `${FIRST_GATE.job}-${name}`, config: `.github/${check}.yml` };
}

export interface ExistingGate {
  readonly workflow: string;
  readonly config: string;
}

const USES_ACTION = /\buses:\s*['"]?[\w.-]+\/bench-referee[/@]/;
const CONFIG_INPUT = /^\s*config:\s*['"]?([^'"\s#]+)/m;

export function findGates(tree: Tree): readonly ExistingGate[] {
  return tree.paths
    .filter((path) => path.startsWith(`${WORKFLOWS}/`))
    .flatMap((workflow) => {
      const text = tree.text(workflow) ?? '';
      const [, config = FIRST_GATE.config] = CONFIG_INPUT.exec(text) ?? [];
      return USES_ACTION.test(text) ? [{ workflow, config }] : [];
    });
}

/** Matches the configuration of a gate that got a name from `init`. */
const NAMED_CONFIG = /^\.github\/bench-referee-[\w.-]+\.ya?ml$/;

/** Any gate without a name of `init` is the first gate. */
export function findGate(tree: Tree, names: GateNames): ExistingGate | null {
  const isFirst = names === FIRST_GATE;
  const isSame = ({ config }: ExistingGate) => (isFirst ? !NAMED_CONFIG.test(config) : config === names.config);
  return findGates(tree).find(isSame) ?? null;
}

/** Whether a file may be a workflow or a configuration, whose text is needed here. */
export function isGateFile(path: string): boolean {
  return /^\.github\/(?:workflows\/)?[^/]+\.ya?ml$/.test(path);
}

export function findFormatsInUse(tree: Tree): ReadonlySet<string> {
  const texts = findGates(tree).map(({ config }) => tree.text(config) ?? '');
  return new Set(texts.flatMap((text) => /^format:\s*['"]?([\w-]+)/m.exec(text)?.[1] ?? []));
}

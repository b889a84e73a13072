import { describe, expect, test } from '@jest/globals';
import { FIRST_GATE, findFormatsInUse, findGate, findGates, nameGate } from '../../../src/init/gates.ts';
import { sourceTree } from '../../support/source-tree.ts';

const WEB = nameGate('web');
const gate = (config?: string) =>
  `    steps:\n      - uses: octo/bench-referee@v1\n${config === undefined ? '' : `        with:\n          config: ${config}\n`}`;

describe('the gates of a repository', () => {
  test('are the workflows that use the action, each with its configuration', () => {
    const tree = sourceTree({
      '.github/workflows/a.yml': gate(),
      '.github/workflows/b.yml': gate(`'${WEB.config}' # the web`),
      '.github/workflows/c.yml': '- uses: actions/checkout@v6',
      'd.yml': gate(),
    });
    expect(findGates(tree)).toEqual([
      { workflow: '.github/workflows/a.yml', config: FIRST_GATE.config },
      { workflow: '.github/workflows/b.yml', config: WEB.config },
    ]);
  });

  test('a named gate is found by its configuration', () => {
    const tree = sourceTree({ '.github/workflows/a.yml': gate(), '.github/workflows/b.yml': gate(WEB.config) });
    expect(findGate(tree, WEB)?.workflow).toBe('.github/workflows/b.yml');
    expect(findGate(tree, nameGate('api'))).toBeNull();
  });

  test('a workflow of a named gate is not the first gate', () => {
    expect(findGate(sourceTree({ '.github/workflows/b.yml': gate(WEB.config) }), FIRST_GATE)).toBeNull();
  });

  test('a workflow with a configuration elsewhere is the first gate', () => {
    const tree = sourceTree({ '.github/workflows/a.yml': gate('perf/gate.yml') });
    expect(findGate(tree, FIRST_GATE)).toEqual({ workflow: '.github/workflows/a.yml', config: 'perf/gate.yml' });
  });

  test('the formats in use are those of the configurations', () => {
    const tree = sourceTree({
      '.github/workflows/a.yml': gate(),
      '.github/workflows/b.yml': gate(WEB.config),
      [FIRST_GATE.config]: 'run: x\nformat: go\n',
      [WEB.config]: "format: 'vitest-bench'\n",
    });
    expect(findFormatsInUse(tree)).toEqual(new Set(['go', 'vitest-bench']));
  });
});

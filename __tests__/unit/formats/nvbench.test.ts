import { expect, test } from '@jest/globals';
import { recogniseFormat } from '../../../src/formats/index.ts';
import { nvbench } from '../../../src/formats/nvbench.ts';
import { readWith } from '../../support/read-format.ts';

const summary = (tag: string, name: string, value: unknown, fields: object = {}) => ({
  tag,
  name,
  hint: 'duration',
  ...fields,
  data: [{ name: 'value', type: 'float64', value }],
});
const gpu = (value: unknown) => summary('nv/cold/time/gpu/mean', 'GPU Time', value);

const report = (...states: object[]) => ({
  meta: { version: { nvbench: {} } },
  benchmarks: [{ name: 'copy', states: states.map((state) => ({ name: 'Device=0', ...state })) }],
});

test('the shown times and rates of every state', () => {
  const json = report(
    {
      summaries: [
        summary('nv/cold/sample_size', 'Samples', '9', { hint: 'sample_size' }),
        summary('nv/cold/time/gpu/median', 'Median GPU Time', '1', { hide: 'Hidden by default.' }),
        gpu('2.5e-04'),
        summary('nv/cold/bw/item_rate', 'Elem/s', '64000', { hint: 'item_rate' }),
      ],
    },
    { name: '', summaries: [summary('nv/cpu_only/time/cpu/mean', 'CPU Time', '0.5')] },
  );
  expect(recogniseFormat(JSON.stringify(json))).toBe(nvbench);
  expect(readWith(nvbench, json)).toEqual({
    found: [
      ['copy [Device=0]', 'GPU Time', 2.5e-4],
      ['copy [Device=0]', 'Elem/s', 64000],
      ['copy', 'CPU Time', 0.5],
    ],
    problems: [],
  });
  const { measurements } = nvbench.parse({ path: 'in', text: JSON.stringify(json) });
  expect(measurements.map(({ primary }) => primary)).toEqual([true, false, true]);
});

const AT = 'in: $.benchmarks[0].states[0]';
test.each<[state: object, problem: string]>([
  [
    { is_skipped: true, skip_reason: 'Unexpected error: out of memory', summaries: [gpu('1')] },
    `error ${AT}: "copy [Device=0]" failed: "out of memory".`,
  ],
  [{ is_skipped: true, skip_reason: 'too large' }, `warning ${AT}: "copy [Device=0]" was skipped: "too large".`],
  [
    { summaries: null },
    `error ${AT}: "copy [Device=0]" has no result. It failed, or the run was stopped: see the output of the tool.`,
  ],
  [
    { summaries: [gpu('nan')] },
    `error ${AT}: "copy [Device=0]" has no usable \`GPU Time\`: "nan". See the output of the tool.`,
  ],
  [
    { summaries: [gpu(5)] },
    `error ${AT}: "copy [Device=0]" has no usable \`GPU Time\`: "5". See the output of the tool.`,
  ],
])('%j has no result', (state, problem) => {
  const { found, problems } = readWith(nvbench, report(state));
  expect(found).toEqual([]);
  expect(problems).toContain(problem);
});

test('a secondary value that is no number is a warning', () => {
  const rate = summary('nv/cold/bw/item_rate', 'Elem/s', 'inf', { hint: 'item_rate' });
  expect(readWith(nvbench, report({ summaries: [gpu('1'), rate] }))).toEqual({
    found: [['copy [Device=0]', 'GPU Time', 1]],
    problems: [`warning ${AT}: "copy [Device=0]" has no usable \`Elem/s\`: "inf". See the output of the tool.`],
  });
});

test('a run of no benchmark is a failure', () => {
  expect(readWith(nvbench, { meta: {}, benchmarks: null }).problems).toEqual([
    'error in: no benchmark has a result. Check `--benchmark`.',
  ]);
});

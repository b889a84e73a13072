import { expect, test } from '@jest/globals';
import { recogniseFormat } from '../../../src/formats/index.ts';
import { phpbench } from '../../../src/formats/phpbench.ts';
import { readWith } from '../../support/read-format.ts';

const xml = (...variants: string[]) =>
  `<?xml version="1.0"?>\n<phpbench version="1"><suite><env/><benchmark class="\\Acme\\CodecBench"><subject name="benchSort">\n${variants.join('\n')}\n</subject></benchmark></suite></phpbench>`;
const variant = (...content: string[]) => `<variant revs="100">${content.join('')}</variant>`;
const parameters = (name: string) => `<parameter-set name="${name}"><parameter name="n" value="1"/></parameter-set>`;

test('every iteration, by class, method and set of parameters', () => {
  const text = xml(
    variant(parameters(''), '<iteration time-avg="0.5" mem-peak="64"/>', '<iteration time-avg="1.5E-5"/>'),
    variant(parameters('large'), '<iteration time-avg="2" mem-peak="64"/>'),
  );
  expect(recogniseFormat(text)).toBe(phpbench);
  expect(readWith(phpbench, text)).toEqual({
    found: [
      ['benchSort', 'time', 0.5, 0.000015],
      ['benchSort', 'mem_peak', 64],
      ['benchSort # large', 'time', 2],
      ['benchSort # large', 'mem_peak', 64],
    ],
    problems: [],
  });
  expect(phpbench.parse({ path: 'in', text }).measurements[0]!.group).toBe('\\Acme\\CodecBench');
});

test.each<[variant: string, problem: string]>([
  [
    variant(parameters('a'), '<errors><error code="0">no such codec</error></errors>'),
    'error in:3: "benchSort # a" failed. See the output of the tool.',
  ],
  [
    variant(parameters('')),
    'error in:3: "benchSort" has no result. It failed, or the run was stopped: see the output of the tool.',
  ],
  [variant('<iteration time-net="3"/>'), 'error in:3: "benchSort" has no usable `time`. See the output of the tool.'],
  [
    variant('<iteration time-avg="INF"/>'),
    'error in:3: "benchSort" has no usable `time`: "INF". See the output of the tool.',
  ],
])('%s', (content, problem) => {
  expect(readWith(phpbench, xml(content))).toEqual({ found: [], problems: [problem] });
});

test('a failed assertion is a warning', () => {
  const text = xml(variant('<failures><failure>no</failure></failures>', '<iteration time-avg="2"/>'));
  expect(readWith(phpbench, text)).toEqual({
    found: [['benchSort', 'time', 2]],
    problems: ['warning in:3: "benchSort" is over its limit.'],
  });
});

test('the filter is a pattern for classes and methods', () => {
  const filter = phpbench.filter!([
    { group: '\\Acme\\CodecBench', name: 'benchSort # small' },
    { group: '\\Acme\\CodecBench', name: 'benchSort # large' },
    { group: '\\OtherBench', name: 'benchEncode' },
  ]);
  expect(filter).toBe('(Acme\\\\CodecBench::benchSort|OtherBench::benchEncode)$');
  const found = ['Acme\\CodecBench::benchSort', 'Acme\\CodecBench::benchSortAll', 'OtherBench::benchEncode'];
  expect(found.filter((path) => new RegExp(filter).test(path))).toEqual([found[0], found[2]]);
});

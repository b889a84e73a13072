import { expect, test } from '@jest/globals';
import { divan } from '../../../src/formats/divan.ts';
import { inWords } from '../../support/diagnostics.ts';

const HEAD = 'd  fastest │ slowest │ median │ mean │ samples │ iters';

function parse(...rows: string[]) {
  const text = [HEAD, ...rows].join('\n');
  expect(divan.recognises(text)).toBe(true);
  const { measurements, problems } = divan.parse({ path: 'out', text });
  return {
    found: measurements.map(({ name, metric, unit, values }) => [name, metric, unit, ...values]),
    problems: problems.map(inWords).map(({ where, message }) => `${where}: ${message}`),
  };
}

const row = (start: string, value = '2 ns') => `${start}  1 ns │ 3 ns │ ${value} │ 2 ns │ 10 │ 100`;
const group = (start: string) => `${start}   │      │      │      │    │`;

test('paths, and names with bars, numbers and spaces', () => {
  const { found, problems } = parse(
    group('├─ g'),
    row('│  ├─ sleep 2 ms'),
    row('│  ╰─ a │ b', '1.5 s'),
    group('├─ h  (ignored)'),
    row('╰─ z', '1 m'),
  );
  expect(found).toEqual([
    ['d::g::sleep 2 ms', 'time', 'sec', 2e-9],
    ['d::g::a │ b', 'time', 'sec', 1.5],
    ['d::z', 'time', 'sec', 60],
  ]);
  expect(problems).toEqual([]);
});

test('counters of each second, but no counts of the allocator', () => {
  const beside = (value: string) => `   x ${value} │ ${value} │ ${value} │ ${value} │ │`;
  const { found } = parse(
    row('╰─ a'),
    beside('2 KB/s').replace('x ', ''),
    beside('2 MiB/s').replace('x ', ''),
    beside('3 Kitem/s').replace('x ', ''),
    beside('4 char/s').replace('x ', ''),
    beside('5 GHz').replace('x ', ''),
    '   alloc:  │ │ │ │ │',
    beside('100 B').replace('x ', ''),
  );
  expect(found.slice(1)).toEqual([
    ['d::a', 'throughput', 'B/s', 2000, 2 * 2 ** 20],
    ['d::a', 'items', '1/s', 3000],
    ['d::a', 'chars', '1/s', 4],
  ]);
});

test.each([
  [[row('├─ a')], 'out: the run did not end. Results may be missing. Check that the command ran to its end.'],
  [
    [row('├─ a'), HEAD, row('╰─ a')],
    'out:3: the run did not end. Results may be missing. Check that the command ran to its end.',
  ],
  [
    [row('├─ a'), '╰─ b  hello'],
    'out:3: "d::b hello" has no result. It failed, or the run was stopped: see the output of the tool.',
  ],
  [
    [row('├─ a'), row('╰─ b', '2 x')],
    'out:3: "d::b" has no result. It failed, or the run was stopped: see the output of the tool.',
  ],
  [
    [row('├─ a'), "thread 'main' panicked at x.rs:1:1:", row('╰─ b')],
    'out:3: the run crashed: "thread \'main\' panicked at x.rs:1:1:". Results after it are missing. Run it alone to see why.',
  ],
])('%j', (rows, problem) => expect(parse(...rows).problems).toEqual([problem]));

test('filter: the path, of which the threads are no part', () => {
  const filter = (...names: string[]) => divan.filter!(names.map((name) => ({ group: null, name })));
  expect(filter('d::a (x)', 'd::b::t=2')).toBe(String.raw`^(d::a \(x\)|d::b(::t=2)?)$`);
});

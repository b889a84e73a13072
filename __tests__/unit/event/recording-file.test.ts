import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { userError } from '../../../src/errors.ts';
import { checkLegs, parseRecording, readRecordings, renderRecording } from '../../../src/event/recording-file.ts';
import { about } from '../../../src/model/location.ts';
import { SIDES, type Side } from '../../../src/model/measurement.ts';
import { type RecordedInvocation, type Recording, recordingSchema } from '../../../src/model/recording.ts';
import { makeFakeHost } from '../../support/fake-host.ts';
import { measureWork } from '../../support/processor-time.ts';
import { aRecording } from '../../support/recordings.ts';

const recording = aRecording({ Encode: { base: [1, [2, 3]], head: [4, 5] } });

test('what is written can be read again', () => {
  expect(parseRecording(renderRecording(recording), 'r.json')).toEqual(recording);
});

test('one of a version that knew less of the machine can be read, and judged', () => {
  const { processor, toolchain, observations, ...environment } = recording.environment;
  const { cpus, nice, ...schedule } = recording.schedule;
  const { changes, ...earlier } = recording;
  expect([processor, toolchain, observations, cpus, nice, changes]).toEqual(Array(6).fill(undefined));
  const old = { ...earlier, environment, schedule };
  expect(parseRecording(JSON.stringify(old), 'r.json')).toEqual(old);
});

test.each<[string, unknown, RegExp]>([
  [
    'no recording',
    { version: 1 },
    /^r\.json: \$\.name: this is not a recording: ".*"\. Pass the file that `measure` wrote, unchanged\.$/,
  ],
  [
    'of another version',
    { ...recording, version: 7 },
    /another version of bench-referee wrote this recording \(version 7\)\. Use the same version/,
  ],
  ['with a key too many', { ...recording, verdict: 'pass' }, /Unrecognized key: 'verdict'/],
  [
    'that names no commit',
    { ...recording, commits: { ...recording.commits, head: { sha: 'main', how: '' } } },
    /\$\.commits\.head\.sha: .* "must be a full commit SHA"/,
  ],
])('a file that is %s', (_, value, message) => {
  expect(() => parseRecording(JSON.stringify(value), 'r.json')).toThrow(message);
});

describe('attempts that were put aside', () => {
  const { series: _, ...rest } = aRecording({ Encode: { base: [1, 2], head: [1, 2] } });
  const one = (side: Side, round: number, outcome: RecordedInvocation['outcome'], command = 0) => ({
    ...rest.invocations[0]!,
    ...{ side, round, outcome, command },
  });
  const attempt = (outcome: RecordedInvocation['outcome'], command = 0) =>
    [1, 2].flatMap((round) => SIDES.map((side) => one(side, round, outcome, command)));
  const parse =
    (invocations: RecordedInvocation[], more: Partial<Recording> = {}) =>
    () =>
      parseRecording(JSON.stringify({ ...rest, ...more, series: [], invocations }), 'r.json');
  const aside = attempt('disturbed');

  test('as blocks are read, also where the time was over before the last attempt', () => {
    expect(parse([...aside, ...attempt('ok')])).not.toThrow();
    expect(parse([...aside, ...aside, one('base', 1, 'cut')])).not.toThrow();
  });

  test.each<[string, RecordedInvocation[], RegExp]>([
    [
      'of one side',
      [...aside.filter(({ side }) => side === 'head'), ...attempt('ok')],
      /round 1 was put aside as disturbed, but not the same number of times on both sides/,
    ],
    ['of one side once more', [...aside, one('head', 2, 'disturbed'), ...attempt('ok')], /round 2 .*both sides/],
    [
      'of the warm-up',
      [one('base', 0, 'disturbed'), one('head', 0, 'disturbed')],
      /its warm-up, which has no values, was put aside/,
    ],
    [
      'more than twice',
      [...aside, ...aside, ...aside, ...attempt('ok')],
      /round 1 was put aside as disturbed too many times/,
    ],
  ])('%s are refused', (_name, invocations, message) => {
    expect(parse(invocations)).toThrow(message);
  });

  test('of one command are refused, and where base was not measured', () => {
    const two = { schedule: { ...rest.schedule, commands: ['a', 'b'] } };
    expect(parse([...aside, ...attempt('ok'), ...attempt('ok', 1)], two)).toThrow(/for every command/);
    const { environment, commits } = rest;
    const baseline = { path: 'b', commit: commits.base, measuredOn: null, commands: ['a'], environment };
    expect(parse([...aside, ...attempt('ok')], { baseline })).toThrow(/base was not measured/);
  });
});

describe('texts', () => {
  const [series] = recording.series;
  const NAMES = ['group', 'name', 'metric', 'unit'] as const;

  test.each(NAMES)('a %s of 1,000 characters is read, and a longer one is refused', (key) => {
    const named = (length: number) => ({ ...recording, series: [{ ...series!, [key]: 'n'.repeat(length) }] });
    expect(parseRecording(renderRecording(named(1000)), 'r.json')).toEqual(named(1000));
    expect(() => parseRecording(renderRecording(named(1001)), 'r.json')).toThrow(
      `r.json: $.series[0].${key}: the text "${'n'.repeat(59)}…" has 1001 characters. ` +
        'Shorten it to at most 1000 characters where it is defined, and measure again.',
    );
  });

  test('a command may be a long script, and no text is without a bound', () => {
    const { schedule } = recording;
    const running = (length: number) => ({
      ...recording,
      schedule: { ...schedule, commands: ['#'.repeat(length)] },
    });
    expect(parseRecording(renderRecording(running(131_072)), 'r.json')).toEqual(running(131_072));
    expect(() => parseRecording(renderRecording(running(1_000_001)), 'r.json')).toThrow('$.schedule.commands[0]');
    expect(unboundedTexts(z.toJSONSchema(recordingSchema, { io: 'input' }))).toEqual([]);
  });

  /** The places of a JSON Schema where a text of any length may stand. */
  function unboundedTexts(schema: unknown, at = ''): string[] {
    if (typeof schema !== 'object' || schema === null) return [];
    const isBounded = ['maxLength', 'pattern', 'enum', 'const'].some((key) => key in schema);
    const own = 'type' in schema && schema.type === 'string' && !isBounded ? [at] : [];
    return [...own, ...Object.entries(schema).flatMap(([key, inner]) => unboundedTexts(inner, `${at}/${key}`))];
  }
});

describe('values', () => {
  const [series] = recording.series;
  const withValue = (value: number) => ({
    ...recording,
    series: [{ ...series!, base: { ...series!.base, values: [[value], [2, 3]] } }],
  });

  test.each([1e30, -1e30, 1e-30, -1e-30, 0, -0])('%d is read', (value) => {
    expect(parseRecording(renderRecording(withValue(value)), 'r.json').series[0]!.base.values[0]).toEqual([value + 0]);
  });

  test.each([1e308, -1.1e30, 1e-300, 5e-324, -1e-31])('%d is refused', (value) => {
    expect(() => parseRecording(renderRecording(withValue(value)), 'r.json')).toThrow(
      'r.json: $.series[0].base.values[0][0]: this is not a recording: "a value must be 0 or a number between ' +
        '1e-30 and 1e+30, of either sign". Pass the file that `measure` wrote, unchanged.',
    );
  });
});

describe('references', () => {
  const [series] = recording.series;
  const withBase = (invocations: number[], values: number[][]) => ({
    ...recording,
    series: [{ ...series!, base: { invocations, values } }],
  });

  test.each<[string, number[], number[][]]>([
    ['out of range', [0, 4], [[1], [2]]],
    ["to the other side's invocation", [0, 1], [[1], [2]]],
    ['twice to the same', [0, 0], [[1], [2]]],
    ['in the wrong order', [2, 0], [[1], [2]]],
    ['more than there are values', [0, 2], [[1]]],
  ])('%s', (_, invocations, values) => {
    const text = renderRecording(withBase(invocations, values));
    expect(() => parseRecording(text, 'r.json')).toThrow(
      'r.json: the values of "Encode" on base do not belong to runs of that side',
    );
  });

  test('of two series of one metric to the same invocation', () => {
    const twice = (more: object) => ({ ...recording, series: [series!, { ...series!, ...more }] });
    expect(() => parseRecording(renderRecording(twice({})), 'r.json')).toThrow(
      'r.json: "Encode" on base has two values of one metric from the same run',
    );
    const onHead = { base: { invocations: [], values: [] } };
    expect(() => parseRecording(renderRecording(twice(onHead)), 'r.json')).toThrow('"Encode" on head has two values');
    for (const other of [{ name: 'Decode' }, { group: 'a' }, { metric: 'size' }, { unit: 's' }])
      expect(parseRecording(renderRecording(twice(other)), 'r.json')).toEqual(twice(other));
  });

  test('of two series of one metric to different invocations', () => {
    const of = (at: number) => ({
      ...series!,
      ...Object.fromEntries(
        SIDES.map((side) => [
          side,
          { invocations: [series![side].invocations[at]!], values: [series![side].values[at]!] },
        ]),
      ),
    });
    const parts = { ...recording, series: [of(0), of(1)] };
    expect(parseRecording(renderRecording(parts), 'r.json')).toEqual(parts);
  });

  test('of counts', () => {
    const { invocations } = recording;
    const counts = { placements: [], methods: ['process' as const], ended: 'complete' as const, invocations };
    const counted = (more: object, given: object = {}) =>
      renderRecording({ ...recording, counts: { ...counts, series: [series!], ...more }, ...given } as Recording);
    expect(() => parseRecording(counted({}), 'r.json')).not.toThrow();
    expect(() => parseRecording(counted({ series: [series!, series!] }), 'r.json')).toThrow('two values of one metric');
    expect(() => parseRecording(counted({ invocations: [] }), 'r.json')).toThrow('do not belong to runs');
    const strange = invocations.map((one) => ({ ...one, command: 1 }));
    expect(() => parseRecording(counted({ invocations: strange }), 'r.json')).toThrow(
      'belongs to none of its commands',
    );
  });

  test('of profiles to a benchmark that was profiled already', () => {
    const stacks = { parents: [], functions: [] };
    const one = { command: 0, unit: 'ns', hasStacks: true, functions: [], stacks, runs: [] };
    const profiled = (...names: (string | null)[]) => {
      const benchmarks = names.map((name) => ({ ...one, benchmark: name === null ? null : { group: null, name } }));
      const profiles = { ended: 'complete' as const, durationMs: 0, settings: [null], benchmarks, problems: [] };
      return renderRecording({ ...recording, profiles });
    };
    expect(() => parseRecording(profiled('Encode', 'Decode', null), 'r.json')).not.toThrow();
    expect(() => parseRecording(profiled('Encode', 'Encode'), 'r.json')).toThrow('its profiles name');
    expect(() => parseRecording(profiled(null, null), 'r.json')).toThrow('its profiles name');
  });

  test('to a command that is none', () => {
    const invocations = recording.invocations.map((one) => ({ ...one, command: 1 }));
    expect(() => parseRecording(renderRecording({ ...recording, invocations }), 'r.json')).toThrow(
      'belongs to none of its commands',
    );
  });
});

describe('places', () => {
  const at = (given: object) => ({
    ...recording,
    places: [{ group: null, name: 'Encode', file: 'a_test.go', line: 3, ...given }],
  });

  test.each(['a_test.go', 'ü x/b-c.d/e_test.go', '.github/x.js', '..a/b..', 'x'.repeat(1000)])('can be %s', (file) => {
    const placed = at({ file });
    expect(parseRecording(JSON.stringify(placed), 'r.json')).toEqual(placed);
  });

  test.each<[string, object]>([
    ['absolute', { file: '/etc/passwd' }],
    ['above the root', { file: '../a.go' }],
    ['above the root on the way', { file: 'a/../../b.go' }],
    ['a step that goes nowhere', { file: './a.go' }],
    ['a folder', { file: 'a/' }],
    ['an empty part', { file: 'a//b.go' }],
    ['empty', { file: '' }],
    ['a path of Windows', { file: 'a\\b.go' }],
    ['a line break', { file: 'a\nb.go' }],
    ['what hides', { file: 'a\u202eog.b' }],
    ['half a character', { file: 'a\ud800b' }],
    ['too long', { file: 'x'.repeat(1001) }],
    ['no text', { file: 1 }],
    ['line 0', { line: 0 }],
    ['no whole line', { line: 1.5 }],
    ['beyond all lines', { line: 1_000_001 }],
    ['with a key too many', { column: 1 }],
  ])('are refused that are %s', (_, given) => {
    expect(() => parseRecording(JSON.stringify(at(given)), 'r.json')).toThrow(
      /^r\.json: \$\.places\[0\].*: (this is not a recording|the text)/,
    );
  });

  test('are refused when there are two for one benchmark, or more than anybody has', () => {
    const [place] = at({}).places;
    const twice = { ...recording, places: [place, { ...place, line: 4 }] };
    expect(() => parseRecording(JSON.stringify(twice), 'r.json')).toThrow(
      'r.json: a benchmark has two source lines. Pass the file that `measure` wrote, unchanged.',
    );
    const places = Array.from({ length: 10_001 }, (_, index) => ({ ...place, name: `B${index}` }));
    expect(() => parseRecording(JSON.stringify({ ...recording, places }), 'r.json')).toThrow(/\$\.places/);
  });

  test('no path takes long to refuse', () => {
    const file = `${'a/'.repeat(100_000)}..`;
    const refuse = () => expect(() => parseRecording(JSON.stringify(at({ file })), 'r.json')).toThrow(/\$\.places/);
    expect(measureWork(refuse).processorMs).toBeLessThan(3000);
  });
});

describe('legs', () => {
  test('of one pair and with different names belong together', () => {
    expect(() => checkLegs([recording, { ...recording, name: 'arm' }])).not.toThrow();
  });

  test('are at most as many as GitHub starts from one matrix, and none of more is read', async () => {
    const { host } = makeFakeHost(() => ({}));
    const paths = Array.from({ length: 257 }, (_, index) => `/ws/${index}.json`);
    const missing = userError('no-recording-named', about('command line'), {});
    await expect(readRecordings(host, paths, missing)).rejects.toThrow(
      /257 recordings match, but one report takes at most 256/,
    );
    await expect(readRecordings(host, [], missing)).rejects.toThrow('command line: no recording');
  });

  test('of one name do not, nor do those of another head', () => {
    expect(() => checkLegs([recording, recording])).toThrow(
      'recordings: two recordings have the name "bench-referee". Give each leg of the matrix its own `name` when it measures.',
    );
    const commits = { ...recording.commits, head: { sha: 'c'.repeat(40), how: 'head' } };
    expect(() => checkLegs([recording, { ...recording, name: 'arm', commits }])).toThrow(
      'recording "arm": it compares "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb..cccccccccccccccccccccccccccccccccccccccc", which are not the commits of the first recording. Report recordings of one base and one head together.',
    );
  });
});

// Profiles that a pull request could write to break the program: name to bytes, and a part of the sentence that is
// expected. Null: the file is read, and only must not break anything.

import { gzipSync } from 'node:zlib';

export interface HostileProfile {
  readonly bytes: Uint8Array;
  /** Part of the sentence. Null: it is a profile, if a strange one. */
  readonly says: string | null;
}

/** Markup, and what a terminal or a Markdown renderer would act on. */
export const HOSTILE_NAME =
  '</script><img src=x onerror=alert(1)>\u202e\u001b[31m`"\'&|@octocat[x](http://evil.example/)<!--\u0000';

function varint(value: number | bigint): number[] {
  const bytes: number[] = [];
  for (let rest = BigInt(value); ; rest >>= 7n) {
    if (rest < 128n) return [...bytes, Number(rest)];
    bytes.push(Number(rest & 127n) | 128);
  }
}

function field(number: number, content: readonly number[] | Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([...varint(number * 8 + 2), ...varint(content.length)]), Buffer.from(content)]);
}

function numberField(number: number, value: number | bigint): Buffer {
  return Buffer.from([...varint(number * 8), ...varint(value)]);
}

/** The parts of a small correct profile of pprof: one function and one sample. */
function pprofParts(name = 'main'): Record<'types' | 'location' | 'function' | 'texts' | 'sample', Buffer> {
  return {
    types: field(1, Buffer.concat([numberField(1, 1), numberField(2, 2)])),
    location: field(4, Buffer.concat([numberField(1, 1), field(4, numberField(1, 1))])),
    function: field(5, Buffer.concat([numberField(1, 1), numberField(2, 3), numberField(4, 4)])),
    texts: Buffer.concat(['', 'cpu', 'nanoseconds', name, 'main.go'].map((text) => field(6, Buffer.from(text)))),
    sample: field(2, Buffer.concat([numberField(1, 1), numberField(2, 10)])),
  };
}

function pprof(replaced: Partial<ReturnType<typeof pprofParts>> = {}, ...more: readonly Buffer[]): Buffer {
  return Buffer.concat([...Object.values({ ...pprofParts(), ...replaced }), ...more]);
}

const MINUS_ONE = 2n ** 64n - 1n;

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function cpuprofile(nodes: readonly object[], samples: readonly number[], timeDeltas: readonly unknown[]): Buffer {
  return json({ nodes, samples, timeDeltas });
}

function node(id: number, children: readonly number[] = [], functionName = 'f'): object {
  return { id, children, callFrame: { functionName, url: 'f.js', scriptId: '1', lineNumber: 1, columnNumber: 1 } };
}

const SPEEDSCOPE = { $schema: 'https://www.speedscope.app/file-format-schema.json' };

function speedscope(profile: object, frames: readonly object[] = [{ name: 'a' }]): Buffer {
  return json({ ...SPEEDSCOPE, shared: { frames }, profiles: [{ name: 'x', unit: 'seconds', ...profile }] });
}

function lines(count: number, line: (index: number) => string): Buffer {
  return Buffer.from(Array.from({ length: count }, (_, index) => line(index)).join('\n'));
}

function perf(...stack: readonly string[]): string {
  return `prog 1 1.0: 1000 cpu-clock: \n${stack.join('\n')}\n\n`;
}

const MEGABYTE = 1024 * 1024;

/** Returns all of them. Made anew at each call, because some are large. */
export function makeHostileProfiles(): Readonly<Record<string, () => HostileProfile>> {
  const refused = (bytes: () => Uint8Array, says: string) => () => ({ bytes: bytes(), says });
  const read = (bytes: () => Uint8Array) => () => ({ bytes: bytes(), says: null });
  return {
    'an empty file': refused(() => Buffer.alloc(0), 'has no samples'),
    'only zeros': refused(() => Buffer.alloc(1000), 'a field of the number 0'),
    'random text': refused(() => Buffer.from('hello, I am no profile'), 'is not a profile in a known format'),
    'a gzip that breaks off': refused(() => gzipSync(pprof()).subarray(0, 40), 'broken compressed data'),
    'a gzip of nothing but its header': refused(() => Buffer.from([0x1f, 0x8b, 8, 0]), 'broken compressed data'),
    'a gzip with a wrong checksum': refused(() => {
      const bytes = gzipSync(pprof());
      bytes[bytes.length - 6] = bytes[bytes.length - 6]! ^ 1;
      return bytes;
    }, 'broken compressed data'),
    'a gzip bomb of a gigabyte': refused(() => {
      const part = gzipSync(Buffer.alloc(64 * MEGABYTE));
      return Buffer.concat(Array.from({ length: 16 }, () => part));
    }, 'when decompressed'),
    'a gzip in a gzip': refused(() => gzipSync(gzipSync(pprof())), 'is not a profile in a known format'),
    'a file of 65 MB': refused(() => Buffer.alloc(65 * MEGABYTE, 'a 1\n'), 'at most 64 MB are read'),
    'pprof: a number of eleven bytes': refused(
      () => pprof({ sample: Buffer.from([0x12, ...Array(12).fill(0xff), 1]) }),
      'a number of more than 10 bytes',
    ),
    'pprof: a number of 70 bits': refused(
      () => pprof({}, Buffer.from([0x60, ...Array(9).fill(0xff), 0x7f])),
      'a number of more than 64 bits',
    ),
    'pprof: a length beyond the end': refused(
      () => pprof({}, Buffer.from([0x12, 0xff, 0xff, 0x7f])),
      'more than there are',
    ),
    'pprof: a length below zero': refused(
      () => pprof({}, Buffer.from([0x12, ...varint(MINUS_ONE)])),
      'more than there are',
    ),
    'pprof: a group': refused(() => pprof({}, Buffer.from([0x13])), 'wire type 3'),
    'pprof: a sample without values': refused(() => pprof({ sample: field(2, numberField(1, 1)) }), '0 of 1 values'),
    'pprof: a value below zero': refused(
      () => pprof({ sample: field(2, Buffer.concat([numberField(1, 1), numberField(2, MINUS_ONE)])) }),
      'a value below zero',
    ),
    'pprof: a sample at no location': refused(
      () => pprof({ sample: field(2, Buffer.concat([numberField(1, 7), numberField(2, 1)])) }),
      'location 7, which is missing',
    ),
    'pprof: a location in no function': refused(
      () => pprof({ function: Buffer.alloc(0) }),
      'function 1, which is missing',
    ),
    'pprof: a name that is no text of the table': refused(
      () => pprof({ function: field(5, Buffer.concat([numberField(1, 1), numberField(2, 900)])) }),
      'no text of the number 900',
    ),
    'pprof: an id of zero': refused(() => pprof({ location: field(4, field(4, numberField(1, 1))) }), 'the id 0'),
    'pprof: an id above 2⁵³': refused(
      () => pprof({ location: field(4, Buffer.concat([numberField(1, 2n ** 60n), field(4, numberField(1, 1))])) }),
      'the id 1152921504606',
    ),
    'pprof: twenty million empty samples': refused(
      () =>
        Buffer.concat([
          Buffer.from(pprof({ sample: Buffer.alloc(0) })),
          Buffer.alloc(40 * MEGABYTE, Buffer.from([0x12, 0])),
        ]),
      'profile',
    ),
    'pprof: ten million texts': refused(
      () => Buffer.concat([pprof(), Buffer.alloc(40 * MEGABYTE, Buffer.from([0x32, 0]))]),
      'too many',
    ),
    'pprof: a million locations': refused(
      () =>
        Buffer.concat([
          pprof(),
          ...Array.from({ length: 600_000 }, (_, index) => field(4, numberField(1, index + 10))),
        ]),
      'too many',
    ),
    'pprof: a stack of a million calls': refused(
      () => pprof({ sample: field(2, Buffer.concat([field(1, Buffer.alloc(MEGABYTE, 1)), numberField(2, 1)])) }),
      'deep',
    ),
    'pprof: hostile names': read(() => pprof({ texts: pprofParts(HOSTILE_NAME).texts })),
    'cpuprofile: a cycle': refused(
      () => cpuprofile([node(1, [2]), node(2, [3]), node(3, [2])], [1, 2], [0, 1]),
      'a node with one parent',
    ),
    'cpuprofile: a cycle of parents without a root': refused(
      () =>
        cpuprofile(
          [
            { ...node(1), parent: 2 },
            { ...node(2), parent: 1 },
          ],
          [1, 2],
          [0, 1],
        ),
      'a node that calls itself',
    ),
    'cpuprofile: a node that is its own child': refused(
      () => cpuprofile([node(1, [1])], [1], [0]),
      'a node that calls itself',
    ),
    'cpuprofile: two nodes of one id': refused(
      () => cpuprofile([node(1), node(1)], [1], [0]),
      'an id that no other node has',
    ),
    'cpuprofile: a sample in no node': refused(() => cpuprofile([node(1)], [1, 9], [0, 1]), 'samples[1]'),
    'cpuprofile: times that are no numbers': refused(() => cpuprofile([node(1)], [1, 1], [0, '1']), 'timeDeltas[1]'),
    'cpuprofile: fewer times than samples': refused(() => cpuprofile([node(1)], [1, 1], [0]), 'as many as samples'),
    'cpuprofile: only times below zero': refused(() => cpuprofile([node(1)], [1, 1], [0, -5]), 'has no samples'),
    'cpuprofile: times that overflow': refused(
      () =>
        Buffer.from(
          '{"nodes":[{"id":1,"callFrame":{"functionName":"f","url":""}}],"samples":[1,1],"timeDeltas":[0,1e308]}',
        ),
      'too large for a number',
    ),
    'cpuprofile: JSON that breaks off': refused(
      () => cpuprofile([node(1)], [1, 1], [0, 1]).subarray(0, 90),
      'stands in place of "JSON"',
    ),
    'cpuprofile: a stack of 20,000 calls': refused(
      () =>
        cpuprofile(
          Array.from({ length: 20_000 }, (_, id) => node(id, id < 19_999 ? [id + 1] : [])),
          [5, 5],
          [0, 1],
        ),
      'more than 4096 deep',
    ),
    'cpuprofile: 50,000 nodes': refused(
      () =>
        cpuprofile(
          Array.from({ length: 50_000 }, (_, id) => node(id, [], `f${id}`)),
          [5, 5],
          [0, 1],
        ),
      'too many',
    ),
    'cpuprofile: JSON of brackets': refused(
      () => Buffer.concat([Buffer.from('{"timeDeltas":'), Buffer.alloc(12 * MEGABYTE, '[')]),
      'deep',
    ),
    'cpuprofile: JSON of empty objects': refused(
      () => Buffer.concat([Buffer.from('{"timeDeltas":['), Buffer.alloc(12 * MEGABYTE, '{},'), Buffer.from('{}]}')]),
      'too many',
    ),
    'cpuprofile: JSON of a million keys': refused(
      () => Buffer.from(`{"timeDeltas":{${lines(1_000_000, (index) => `"${index.toString(36)}":1,`)}"":1}}`),
      'too many',
    ),
    'cpuprofile: as many nodes as are read': read(() =>
      cpuprofile(
        Array.from({ length: 30_000 }, (_, id) => node(id + 1, [], `f${id}`)),
        [5, 5],
        [0, 1],
      ),
    ),
    'speedscope: as many samples as are read': read(() =>
      speedscope(
        {
          type: 'sampled',
          samples: Array.from({ length: 140_000 }, (_, index) => [index % 7, 1, 2, 3, 4]),
          weights: Array(140_000).fill(1),
        },
        Array.from({ length: 10 }, (_, index) => ({ name: `f${index}` })),
      ),
    ),
    'cpuprofile: JSON of 50 MB': refused(
      () => Buffer.concat([Buffer.from('{"timeDeltas":"'), Buffer.alloc(50 * MEGABYTE, 'x'), Buffer.from('"}')]),
      'at most 16 MB',
    ),
    'cpuprofile: keys of the prototype': read(() =>
      Buffer.from(
        '{"__proto__":{"polluted":1},"nodes":[{"id":1,"callFrame":{"functionName":"constructor","url":"__proto__"}}],"samples":[1,1],"timeDeltas":[0,5]}',
      ),
    ),
    'cpuprofile: hostile names': read(() => cpuprofile([node(1, [], HOSTILE_NAME)], [1, 1], [0, 5])),
    'speedscope: a frame that is missing': refused(
      () => speedscope({ type: 'sampled', samples: [[7]], weights: [1] }),
      'profiles[0].samples[0]',
    ),
    'speedscope: a weight below zero': refused(
      () => speedscope({ type: 'sampled', samples: [[0]], weights: [-1] }),
      'weights[0]',
    ),
    'speedscope: time that runs backwards': refused(
      () =>
        speedscope({
          type: 'evented',
          events: [
            { type: 'O', at: 5, frame: 0 },
            { type: 'C', at: 1, frame: 0 },
          ],
        }),
      'a time from 5',
    ),
    'speedscope: an end without a beginning': refused(
      () => speedscope({ type: 'evented', events: [{ type: 'C', at: 1, frame: 0 }] }),
      'the function that began last',
    ),
    'speedscope: a stack of 100,000 calls': refused(
      () => speedscope({ type: 'sampled', samples: [Array(100_000).fill(0)], weights: [1] }),
      'more than 4096 deep',
    ),
    'speedscope: hostile names': read(() =>
      speedscope({ type: 'sampled', samples: [[0]], weights: [1] }, [{ name: HOSTILE_NAME, file: HOSTILE_NAME }]),
    ),
    'collapsed: a million different stacks': refused(
      () => lines(1_200_000, (index) => `main;${(index % 1000).toString(36)};${((index / 1000) | 0).toString(36)};x 1`),
      'too many',
    ),
    'collapsed: as many stacks as are read': read(() =>
      lines(190_000, (index) => `main;${(index % 700).toString(36)};${(index >> 5).toString(36)} 1`),
    ),
    'collapsed: as many functions as are read': read(() => lines(49_000, (index) => `f${index} 1`)),
    'collapsed: a million functions': refused(() => lines(1_000_000, (index) => `f${index} 1`), 'too many'),
    'collapsed: a stack of 100,000 calls': refused(
      () => Buffer.from(`${'a;'.repeat(100_000)}b 1\n`),
      'more than 4096 deep',
    ),
    'collapsed: a line without end': refused(
      () => Buffer.concat([Buffer.from('a 1\n'), Buffer.alloc(8 * MEGABYTE, 'a;')]),
      ':2',
    ),
    'collapsed: a value below zero': refused(() => Buffer.from('a;b 4\na;c -3\n'), ':2'),
    'collapsed: hostile names': read(() => Buffer.from(`main;${HOSTILE_NAME.replace(/[\n;]/g, '')} 5\n`)),
    'perf-script: a line that is no frame': refused(
      () => Buffer.from(`${perf('\tdead beef (x)')}prog 1 1.0: 1 cpu-clock: \n\t!!\n\n`),
      ':5',
    ),
    'perf-script: a header that never ends': refused(
      () => Buffer.from(`${perf('\tdead beef (x)')}${'a '.repeat(300_000)}\n`),
      'process, thread, time and event',
    ),
    'perf-script: brackets without end': refused(
      () => Buffer.from(`${perf('\tdead beef (x)')}prog 1 1.0: 1 cpu-clock: \n\tdead ${'('.repeat(300_000)}\n\n`),
      'a function and a program in brackets',
    ),
    'perf-script: brackets and spaces without end': refused(
      () => Buffer.from(`${perf('\tdead beef (x)')}prog 1 1.0: 1 cpu-clock: \n\tdead ${'( ) '.repeat(20_000)}!\n\n`),
      'a function and a program in brackets',
    ),
    'perf-script: hostile names': read(() => Buffer.from(perf(`\tdead ${HOSTILE_NAME.replace(/[()]/g, '')} (x)`))),
    'callgrind: a name that was never written': refused(
      () => Buffer.from('# callgrind format\nevents: Ir\nfn=(1)\n1 5\n'),
      'a number of a name that was written before',
    ),
    'callgrind: a cost before its events': refused(
      () => Buffer.from('# callgrind format\nfn=a\n1 5\n'),
      'before the first cost',
    ),
    'callgrind: a cost below zero': refused(() => Buffer.from('# callgrind format\nevents: Ir\nfn=a\n1 -5\n'), ':4'),
    'callgrind: a million functions': refused(
      () =>
        Buffer.concat([
          Buffer.from('# callgrind format\nevents: Ir\n'),
          lines(1_000_000, (index) => `fn=f${index}\n1 1`),
        ]),
      'too many',
    ),
    'callgrind: hostile names': read(() =>
      Buffer.from(`# callgrind format\nevents: Ir\nfl=${HOSTILE_NAME}\nfn=${HOSTILE_NAME}\n1 5\n`),
    ),
  };
}

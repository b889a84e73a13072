// A Host whose world is a script: each invocation is answered by a function, a clock that only moves when
// something takes time, files in memory. Remembers what was asked, in order.

import type { ChildResult, ChildSpec, Host } from '../../src/host/host.ts';
import { LOCAL_TRIGGER } from '../../src/host/trigger.ts';
import { TODAY } from './today.ts';

export interface FakeHost {
  readonly host: Host;
  /** What was run, as `side: script`, in order. */
  readonly runs: readonly string[];
  readonly specs: readonly ChildSpec[];
  readonly log: readonly string[];
  /** By path; what a command writes, a test writes here. */
  readonly files: Map<string, { readonly text: string; readonly changedMs: number }>;
  cancel(): void;
}

/** A child that ended well after 100 ms and printed nothing, unless said otherwise. */
export type Answer = Partial<ChildResult>;

/** As a number of processors. */
export interface TakenByOthers {
  readonly others?: number;
  readonly steal?: number;
}

interface World {
  readonly env?: Host['env'];
  readonly secrets?: readonly string[];
  /**
   * What others take while the n-th child runs, or while nothing does (null), at that moment. Without it nobody can tell
   * where the time of the processors goes.
   */
  readonly taken?: (spec: ChildSpec | null, at: { readonly nth: number; readonly ms: number }) => TakenByOthers;
}

export function makeFakeHost(
  answer: (spec: ChildSpec, nth: number) => Answer,
  { env = {}, secrets = [], taken }: World = {},
): FakeHost {
  const runs: string[] = [];
  const specs: ChildSpec[] = [];
  const log: string[] = [];
  const files: FakeHost['files'] = new Map();
  const cancelling = new AbortController();
  let nowMs = 1000;
  const cpu = { total: 0, busy: 0, stolen: 0, own: 0 };
  const pass = (ms: number, spec: ChildSpec | null) => {
    const { others = 0, steal = 0 } = taken?.(spec, { nth: specs.length, ms: nowMs }) ?? {};
    const own = spec === null ? 0 : 1;
    cpu.total += ms * MACHINE.cores;
    cpu.busy += ms * (own + others);
    cpu.own += ms * own;
    cpu.stolen += ms * steal;
    nowMs += ms;
  };
  const say = (kind: string) => (line: string) => void log.push(`${kind}${line}`);
  const host: Host = {
    program: ['bench-referee'],
    env,
    folder: '/repository',
    trigger: LOCAL_TRIGGER,
    log: {
      info: say(''),
      warning: say('warning: '),
      error: say('error: '),
      quote: (title, text) => void log.push(`${title}: ${text}`),
    },
    progress: { begin() {}, end: say(''), close() {} },
    clock: {
      nowMs: () => nowMs,
      today: () => TODAY,
      time: () => `${TODAY}T00:00:00.000Z`,
      sleep: (ms) => Promise.resolve(pass(ms, null)),
    },
    files: {
      read: (path) => Promise.resolve(files.get(path)?.text ?? null),
      readProfile: (path) => {
        const text = files.get(path)?.text;
        return Promise.resolve(text === undefined ? null : Buffer.from(text));
      },
      write: (path, text) => Promise.resolve(void files.set(path, { text, changedMs: nowMs })),
      writeProgram: (path, text) => Promise.resolve(void files.set(path, { text, changedMs: nowMs })),
      list: (folder, matches) => Promise.resolve(listed(files, folder, matches)),
      measureSize: (path) => {
        const text = files.get(path)?.text;
        return Promise.resolve({ none: text === undefined ? null : Buffer.byteLength(text), gzip: null, brotli: null });
      },
      readBytes: (path) => {
        const text = files.get(path)?.text;
        return Promise.resolve(text === undefined ? null : Buffer.from(text));
      },
      digest: (folder, isWanted) =>
        Promise.resolve(
          new Map(
            [...listed(files, folder, (path) => isWanted(path, false)).keys()].map((path) => [
              path,
              files.get(`${folder}/${path}`)!.text,
            ]),
          ),
        ),
      keep() {
        throw new Error('nothing is kept while measuring');
      },
      restore() {},
      copyClone: () => Promise.resolve(false),
      copy: () => Promise.reject(new Error('nothing is copied while measuring')),
      stamps: () => new Map(),
      markProgram: () => null,
      moveIfUsed: () => 0,
      makeFolder: () => Promise.resolve(),
      move: () => Promise.resolve(),
      remove: () => Promise.resolve(),
      temporaryRoot: '/tmp',
      temporaryFolder: (prefix) => Promise.resolve(`/tmp/${prefix}x`),
    },
    secrets,
    cancelled: cancelling.signal,
    run(spec) {
      runs.push(`${spec.env['BENCH_REFEREE_SIDE']}: ${spec.script}`);
      specs.push(spec);
      const result = { ...ENDED_WELL, ...answer(spec, specs.length) };
      pass(result.durationMs, spec);
      return Promise.resolve(result);
    },
    services: NO_SERVICES,
    git: () => Promise.reject(new Error('no git runs beside a measurement')),
    findProgram: (name) => `/usr/bin/${name}`,
    machine: () => Promise.resolve(MACHINE),
    resolveAffinity: (affinity) => Promise.resolve(affinity),
    observe: () => Promise.resolve({ load: null, cpu: taken ? { ...cpu } : null, mhz: null }),
    load: () => null,
  };
  return { host, runs, specs, log, files, cancel: () => cancelling.abort() };
}

/** Nothing is started, and whatever is asked answers. */
export const NO_SERVICES: Host['services'] = {
  start() {
    throw new Error('no service is started');
  },
  findFreePort: () => Promise.resolve(20_000),
  probePort: () => Promise.resolve(true),
  probeUrl: () => Promise.resolve(200),
};

export const ENDED_WELL: ChildResult = {
  ending: 'exit',
  exitCode: 0,
  detail: '',
  durationMs: 100,
  stdout: '',
  stderrTail: '',
  usage: null,
};

const MACHINE = {
  os: 'linux',
  kernel: 'Linux 6.11',
  architecture: 'x64',
  cpu: 'a processor',
  cores: 4,
  memoryBytes: 16e9,
  image: null,
  node: '24.0.0',
};

function listed(files: FakeHost['files'], folder: string, matches: (path: string) => boolean): Map<string, number> {
  const inside = [...files].flatMap(([path, { changedMs }]) =>
    path.startsWith(`${folder}/`) ? [[path.slice(folder.length + 1), changedMs] as const] : [],
  );
  return new Map(inside.filter(([path]) => matches(path)).sort(([left], [right]) => (left < right ? -1 : 1)));
}

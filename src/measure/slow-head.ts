// Makes head slower than it is, for a canary: a run that has to turn red. Two ways, because a median of samples that are shorter than
// a pause does not see the pauses. Where a tool of Python or Node.js reads its clock around such samples, each reading takes a share of
// the time since the one before. Everything else is paused from outside. Both take real time: no number is changed.

import { delimiter } from 'node:path';
import type { ChildSpec, Files } from '../host/host.ts';

/** Formats of tools that time samples of microseconds, and report their median or the shortest. */
const CLOCK_READERS: Readonly<Record<string, 'python' | 'node'>> = {
  'pytest-benchmark': 'python',
  pyperf: 'python',
  asv: 'python',
  tinybench: 'node',
  'vitest-bench': 'node',
  mitata: 'node',
  cronometro: 'node',
};

export type SlowDown = Pick<ChildSpec, 'slowdown'> & { readonly env: Readonly<Record<string, string>> };

/** `env`: that of the invocation. `slowdown`: 0.2 is a fifth more time. */
export async function slowDown(
  files: Pick<Files, 'write'>,
  { temporary, format, env, slowdown }: { temporary: string; format: string; env: SlowDown['env']; slowdown: number },
): Promise<SlowDown> {
  const reader = Object.hasOwn(CLOCK_READERS, format) ? CLOCK_READERS[format] : undefined;
  if (reader === undefined) return { slowdown, env: {} };
  const folder = `${temporary}/${FOLDER}`;
  if (reader === 'python') {
    await files.write(`${folder}/sitecustomize.py`, pythonClock(slowdown));
    return { env: { PYTHONPATH: [folder, env['PYTHONPATH']].filter(Boolean).join(delimiter) } };
  }
  const file = `${folder}/slow-clock.cjs`;
  await files.write(file, nodeClock(slowdown));
  const option = `--require ${JSON.stringify(file.replaceAll('\\', '/'))}`;
  return { env: { NODE_OPTIONS: [env['NODE_OPTIONS'], option].filter(Boolean).join(' ') } };
}

const FOLDER = 'slow-clock';

/** Python imports the module of this name when it starts. The one that it hides is imported afterwards. */
const pythonClock = (slowdown: number) => `import sys, time

def slow(name):
    read = getattr(time, name)
    last = read()
    def clock():
        nonlocal last
        now = read()
        end = now + (now - last) * ${slowdown}
        while now < end:
            now = read()
        last = now
        return now
    # pytest-benchmark looks its clock up again by this name.
    clock.__module__, clock.__name__, clock.__qualname__ = "time", name, name
    setattr(time, name, clock)

for name in ("perf_counter", "perf_counter_ns", "process_time"):
    slow(name)

sys.path[:] = [path for path in sys.path if path != __file__.rpartition("/")[0]]
this = sys.modules.pop(__name__)
try:
    import sitecustomize
except ImportError:
    sys.modules[__name__] = this
`;

const nodeClock = (slowdown: number) => `'use strict';
const slow = (read, share) => {
  let last = read();
  return () => {
    let now = read();
    const end = now + share(now - last);
    while (now < end) now = read();
    last = now;
    return now;
  };
};
const { performance } = require('node:perf_hooks');
const now = slow(performance.now.bind(performance), (ms) => ms * ${slowdown});
Object.defineProperty(performance, 'now', { value: now, configurable: true, writable: true });
const bigint = slow(process.hrtime.bigint, (ns) => BigInt(Math.round(Number(ns) * ${slowdown})));
process.hrtime = (since) => {
  const at = bigint() - (since ? BigInt(since[0]) * 1000000000n + BigInt(since[1]) : 0n);
  return [Number(at / 1000000000n), Number(at % 1000000000n)];
};
process.hrtime.bigint = bigint;
`;

// Starts a service: a child that runs until it is stopped, and can be paused meanwhile. Also finds ports, and asks whether something
// answers there. A service is ended like any other child, with all of its processes.

import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { nullIfThrown } from '../errors.ts';
import { asEffect } from './cancel.ts';
import { type ChildContext, runChild } from './child.ts';
import type { ChildResult, PortOwner, ServiceProcess, Services } from './host.ts';
import { addLiveProcesses, readTicks, TICK_MS } from './live-processes.ts';
import { parseHighWater } from './meter.ts';
import { listProcessesOf, nameOfProcess, ownerOf, signalAll } from './process-tree.ts';
import { slowTree } from './slow-tree.ts';

export function makeServices(world: Omit<ChildContext, 'timeTool'>): Services {
  return { start: makeStarter(world), findFreePort, probePort, probeUrl };
}

function makeStarter(world: Omit<ChildContext, 'timeTool'>): Services['start'] {
  return (spec) => {
    const stopping = new AbortController();
    let child: { readonly pid: number; readonly marker: string } | null = null;
    let result: ChildResult | null = null;
    const service: ChildContext['service'] = {
      stop: stopping.signal,
      started(one) {
        child = one;
      },
    };
    const limits = { deadlineMs: Number.POSITIVE_INFINITY, outputLimitBytes: 0, meter: false, slowdown: null };
    const ended = asEffect(async () => {
      result = await runChild({ ...spec, ...limits }, { ...world, timeTool: null, service });
      return result;
    });
    const pids = () => (world.platform === 'linux' && child !== null ? listProcessesOf(child.marker) : []);
    const forget = addLiveProcesses(pids);
    let endSlowness: (() => void) | null = null;
    const restoreSpeed = () => {
      endSlowness?.();
      endSlowness = null;
    };
    void ended.finally(() => {
      forget();
      restoreSpeed();
    });
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
      if (child !== null && result === null) signalAll({ ...child, platform: world.platform, signal: name });
    };
    return {
      ended,
      result: () => result,
      usage() {
        const all = pids();
        const peaks = all.flatMap((pid) => parseHighWater(readText(`/proc/${pid}/status`)) ?? []);
        const ticks = readTicks(all);
        return {
          cpuMs: ticks === null ? null : ticks * TICK_MS,
          peakBytes: peaks.length === 0 ? null : Math.max(...peaks),
        };
      },
      resetPeak() {
        // Not all systems allow it. The peak is then that since the start, on both sides.
        for (const pid of pids()) nullIfThrown(() => writeFileSync(`/proc/${pid}/clear_refs`, '5'));
      },
      listPorts: () => listPorts(pids()),
      findOwner: (port) => findOwner(port, pids()),
      pause() {
        restoreSpeed();
        signal('SIGSTOP');
      },
      resume() {
        signal('SIGCONT');
        if (spec.slowdown && child !== null && result === null && world.platform !== 'win32')
          endSlowness ??= slowTree(child.pid, world.platform, spec.slowdown);
      },
      async stop() {
        restoreSpeed();
        // A process that is paused does not hear that it should end.
        signal('SIGCONT');
        stopping.abort();
        return ended;
      },
    } satisfies ServiceProcess;
  };
}

/** Ports that systems do not give to connections by default, all of the same length. */
const PORTS = { from: 20_000, to: 32_000 } as const;

const TRIES = 200;

async function findFreePort(taken: ReadonlySet<number>): Promise<number | null> {
  for (let nth = 0; nth < TRIES; nth += 1) {
    const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));
    if (!taken.has(port) && (await canListen(port))) return port;
  }
  return null;
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

const PROBE_MS = 5_000;

const probePort: Services['probePort'] = async (port) =>
  (await ask('127.0.0.1', port, null)) !== null || (await ask('::1', port, null)) !== null;

const probeUrl: Services['probeUrl'] = async (url) => {
  const { hostname, port, pathname, search, host } = new URL(url);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept: */*\r\nConnection: close\r\n\r\n`;
  const name = hostname.replace(/^\[|\]$/g, '');
  const answer = await ask(name, Number(port || 80), request);
  return Number(/^HTTP\/\d(?:\.\d)? (\d{3})/.exec(answer ?? '')?.[1] ?? 0) || null;
};

/** Answer: an empty text for a mere connection. Null: nothing answered. */
function ask(host: string, port: number, request: string | null): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    let answer = '';
    const end = (found: string | null) => {
      socket.destroy();
      resolve(found);
    };
    socket.setTimeout(PROBE_MS, () => end(null));
    socket.once('error', () => end(null));
    socket.once('close', () => end(null));
    socket.once('connect', () => (request === null ? end('') : socket.write(request)));
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      if (answer.includes('\n') || answer.length > 1_000) end(answer);
    });
  });
}

/** Sockets that listen, by their inodes (proc(5)). */
function readListeners(): Map<string, number> {
  const lines = ['tcp', 'tcp6'].flatMap((table) => readText(`/proc/net/${table}`).split('\n').slice(1));
  return new Map(
    lines.flatMap((line): [string, number][] => {
      const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
      const port = Number.parseInt(local.slice(local.lastIndexOf(':') + 1), 16);
      return state === LISTENING ? [[inode, port]] : [];
    }),
  );
}

const LISTENING = '0A';

function listSockets(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  const links = nullIfThrown(() => readdirSync(folder)) ?? [];
  return links.flatMap((link) => {
    const target = nullIfThrown(() => readlinkSync(`${folder}/${link}`));
    return /^socket:\[(\d+)\]$/.exec(target ?? '')?.[1] ?? [];
  });
}

function listPorts(pids: readonly number[]): number[] {
  const listeners = readListeners();
  const ports = pids.flatMap(listSockets).flatMap((inode) => listeners.get(inode) ?? []);
  return [...new Set(ports)].sort((one, other) => one - other);
}

function findOwner(port: number, own: readonly number[]): PortOwner {
  const inodes = new Set([...readListeners()].flatMap(([inode, at]) => (at === port ? [inode] : [])));
  const isOwner = (pid: number) => listSockets(pid).some((inode) => inodes.has(inode));
  if (inodes.size === 0 || own.some(isOwner)) return 'own';
  const other = ownerOf(isOwner);
  // The proxy of a container is another user's, and the container may be the service.
  return other === null ? 'own' : { name: nameOfProcess(other) ?? 'unknown' };
}

function readText(path: string): string {
  return nullIfThrown(() => readFileSync(path, 'latin1')) ?? '';
}

// Runs the services of a command: starts them one after the other, waits until each is ready, and ends or pauses them when the command
// has ended. While one side is measured, no service of the other side runs: it has been ended, or all of its processes are paused.

import type { ChildSpec, Host, ServiceProcess } from '../host/host.ts';
import { type Diagnostic, makeError, makeWarning, withOutput } from '../model/diagnostic.ts';
import { PORT_VARIABLE, portVariableOf, type ServiceSetting, type ServiceUsage } from '../model/service.ts';
import { formatOutputTitle } from '../render/messages/measuring-log.ts';
import { readLastLines } from './last-lines.ts';
import { commandName, type InvocationFolders, sideEnvironment } from './run-benchmark.ts';
import { type NotReady, waitUntilReady } from './service-ready.ts';

export interface ServicesTask {
  readonly services: readonly ServiceSetting[];
  readonly env: Readonly<Record<string, string>>;
  readonly affinity: ChildSpec['affinity'];
  readonly slowdown: number | null;
  readonly mask: (text: string) => string;
  readonly ofRun: ServicesOfRun;
}

/** Services that outlive an invocation of the run. */
export interface ServicesOfRun {
  /** By tree and command. */
  readonly kept: Map<string, RunningServices>;
  /** Ports given so far. None is given twice: what one side left behind cannot listen where the other is measured. */
  readonly ports: Set<number>;
}

export function makeServicesOfRun(): ServicesOfRun {
  return { kept: new Map(), ports: new Set() };
}

interface RunningServices {
  readonly ports: readonly number[];
  readonly running: readonly RunningService[];
}

export interface RunningService {
  readonly setting: ServiceSetting;
  readonly process: ServiceProcess;
  /** Port that its command names. */
  readonly port: number;
}

export interface Serving {
  /** Variables with the ports, for the command. */
  readonly env: Readonly<Record<string, string>>;
  /** Reason why a service cannot be used, with its last lines. Null: all are ready. */
  readonly failure: Diagnostic | null;
  /** Call it when the command has ended, or was not started. */
  finish(): Promise<ServedResult>;
}

export interface ServedResult {
  readonly usages: readonly ServiceUsage[];
  readonly problems: readonly Diagnostic[];
}

/** Attempts with other ports, if something else listens on one of them. */
const MAX_ATTEMPTS = 3;

export async function startServices(
  host: Host,
  place: InvocationFolders,
  task: ServicesTask,
  deadlineMs: number,
): Promise<Serving> {
  const key = JSON.stringify([place.folder, place.home, task.services]);
  const untilMs = host.clock.nowMs() + deadlineMs;
  for (let attempt = 1; ; attempt += 1) {
    const known = task.ofRun.kept.get(key) ?? null;
    const ports = known?.ports ?? (await choosePorts(host, task.ofRun, task.services.length));
    if (ports === null) return makeFailure(makeError('service-without-port', place.location, {}));
    const env = Object.fromEntries(ports.map((port, index) => [portVariableOf(index), String(port)]));
    const running: RunningService[] = [];
    let unready: { readonly service: RunningService; readonly why: NotReady } | null = null;
    for (const [index, setting] of task.services.entries()) {
      const before = known?.running.find((one) => one.setting === setting);
      const port = Number(env[PORT.exec(setting.command)?.[0] ?? PORT_VARIABLE] ?? ports[0]);
      const service = before ?? { setting, port, process: await start(host, place, { ...task, ports: env }, index) };
      running.push(service);
      service.process.resume();
      const context = { place, env: { ...task.env, ...env }, ports: env, untilMs };
      const why = await waitUntilReady(host, service, { ...context, wasReady: before !== undefined });
      if (why !== null) {
        unready = { service, why };
        break;
      }
    }
    if (unready === null) return serve(host, place, { task, key, ports, running, env });
    task.ofRun.kept.delete(key);
    const { service, why } = unready;
    const isTaken = why.kind === 'foreign' && attempt < MAX_ATTEMPTS;
    const failure = await describeFailure(host, place, service, { why, mask: task.mask });
    for (const one of running.toReversed()) await one.process.stop();
    if (!isTaken || known !== null) return makeFailure(failure);
  }
}

const PORT = new RegExp(String.raw`\b${PORT_VARIABLE}(?:_\d+)?\b`);

function makeFailure(failure: Diagnostic): Serving {
  return { env: {}, failure, finish: () => Promise.resolve({ usages: [], problems: [] }) };
}

interface ReadyServices extends RunningServices {
  readonly task: ServicesTask;
  readonly key: string;
  readonly env: Serving['env'];
}

function serve(host: Host, place: InvocationFolders, { task, key, ports, running, env }: ReadyServices): Serving {
  const kept = running.filter(({ setting }) => setting.keep);
  if (kept.length > 0) task.ofRun.kept.set(key, { ports, running: kept });
  for (const { process } of kept) process.resetPeak();
  const before = new Map(kept.map((one) => [one, one.process.usage().cpuMs ?? 0]));
  return {
    env,
    failure: null,
    async finish() {
      const usages = running.map((one, index): ServiceUsage => {
        const { cpuMs, peakBytes } = one.process.usage();
        const spentMs = cpuMs === null ? null : Math.max(0, cpuMs - (before.get(one) ?? 0));
        const name = running.length === 1 ? 'service' : `service ${index + 1}`;
        return { name, cpuMs: spentMs, peakBytes };
      });
      const broken = host.cancelled.aborted ? undefined : running.find(({ process }) => process.result() !== null);
      const problems: Diagnostic[] = [];
      if (broken !== undefined)
        problems.push(
          await describeFailure(host, place, broken, { why: { kind: 'ended', wasReady: true }, mask: task.mask }),
        );
      const stays = broken === undefined && !host.cancelled.aborted ? kept : [];
      for (const one of running.toReversed()) {
        if (stays.includes(one)) one.process.pause();
        else if ((await one.process.stop()).wasForced) problems.push(warnAboutSignal(place, one));
      }
      if (stays.length === 0) task.ofRun.kept.delete(key);
      return { usages, problems };
    },
  };
}

/** Ends services that were kept. */
export async function endServices({ kept }: ServicesOfRun): Promise<void> {
  for (const { running } of kept.values()) for (const { process } of running.toReversed()) await process.stop();
  kept.clear();
}

function warnAboutSignal(place: InvocationFolders, { setting }: RunningService): Diagnostic {
  return makeWarning('service-killed', place.location, { service: commandName(setting.command) });
}

/** Ends the service, whose last lines are then known. */
async function describeFailure(
  host: Host,
  place: InvocationFolders,
  { setting, process, port }: RunningService,
  { why, mask }: { readonly why: NotReady; readonly mask: ServicesTask['mask'] },
): Promise<Diagnostic> {
  const [listened] = process.listPorts();
  const result = await process.stop();
  const output = readLastLines(result, mask);
  if (output.length > 0) host.log.quote(formatOutputTitle(place.location), output.join('\n'));
  const service = commandName(setting.command);
  const { location } = place;
  if (why.kind === 'foreign')
    return withOutput(makeError('service-port-taken', location, { service, port, program: why.name }), output);
  if (why.kind === 'ended') {
    const { ending, exitCode, detail } = result;
    const how = {
      exitCode: exitCode ?? undefined,
      reason: ending === 'exit' ? undefined : detail,
      wasReady: why.wasReady,
    };
    return withOutput(makeError('service-ended', location, { service, ...how }), output);
  }
  const { status, exitCode } = why;
  const other = listened !== undefined && listened !== port ? listened : undefined;
  const found = { seconds: setting.readySeconds, port, status, exitCode, other };
  return withOutput(makeError('service-not-ready', location, { service, ...found }), output);
}

async function choosePorts(host: Host, { ports: given }: ServicesOfRun, count: number): Promise<number[] | null> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = await host.services.findFreePort(given);
    if (port === null) return null;
    given.add(port);
    ports.push(port);
  }
  return ports;
}

async function start(
  host: Host,
  place: InvocationFolders,
  { services, env, affinity, slowdown, ports }: ServicesTask & { readonly ports: Serving['env'] },
  index: number,
): Promise<ServiceProcess> {
  // That of the command is emptied before each invocation.
  const temporary = `${place.temporary}-service-${index}`;
  await host.files.remove(temporary);
  await host.files.makeFolder(temporary);
  return host.services.start({
    script: services[index]!.command,
    folder: place.folder,
    env: { ...env, ...sideEnvironment({ ...place, temporary }), ...ports },
    affinity: affinity ?? null,
    slowdown,
  });
}

// A service that a command needs while it runs, such as a server. Its settings, and what is measured of it.

import * as z from 'zod';
import { textSchema } from './field-schemas.ts';
import type { Measurement } from './measurement.ts';

export const MAX_READY_SECONDS = 3600;
export const DEFAULT_READY_SECONDS = 30;

export const serviceSchema = z.strictObject({
  command: textSchema,
  /** URL that answers below 400, or command that exits with 0. Null: its port accepts connections. */
  ready: textSchema.nullable(),
  readySeconds: z.int().min(1).max(MAX_READY_SECONDS),
  /** Whether it runs once on each side. If not, it is started and ended around each invocation. */
  keep: z.boolean(),
});

export type ServiceSetting = z.infer<typeof serviceSchema>;

/** Variable with the port of the first service; those of further ones end in `_2`, `_3` etc. */
export const PORT_VARIABLE = 'BENCH_REFEREE_PORT';

export function portVariableOf(index: number): string {
  return index === 0 ? PORT_VARIABLE : `${PORT_VARIABLE}_${index + 1}`;
}

/** Replaces ports by their variables: load tools name a result after its URL, and the port is another one in each invocation. */
export function hidePorts(text: string, ports: Readonly<Record<string, string>>): string {
  return Object.entries(ports).reduce(
    (shown, [name, port]) => shown.replaceAll(new RegExp(`(?<=:)${port}(?!\\d)`, 'g'), () => `$${name}`),
    text,
  );
}

/** Metrics of a service. A budget for all metrics does not mean them. */
export const SERVICE_METRICS = { peak: 'service-max-rss', cpu: 'service-cpu-time' } as const;

/** Use of a service during an invocation. Null: the system does not report it. */
export interface ServiceUsage {
  /** `service`, or its number if there are several. */
  readonly name: string;
  readonly cpuMs: number | null;
  /** Peak memory of its largest process. */
  readonly peakBytes: number | null;
}

export function toServiceMeasurements(usages: readonly ServiceUsage[]): Measurement[] {
  return usages.flatMap(({ name, cpuMs, peakBytes }) => {
    const shared = { group: null, name, better: 'lower', primary: false } as const;
    return [
      ...(peakBytes === null ? [] : [{ ...shared, metric: SERVICE_METRICS.peak, unit: 'B', values: [peakBytes] }]),
      ...(cpuMs === null ? [] : [{ ...shared, metric: SERVICE_METRICS.cpu, unit: 's', values: [cpuMs / 1000] }]),
    ];
  });
}

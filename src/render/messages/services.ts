// Messages about services of a command and about built files.

import { asUntrustedText } from '../rich-text.ts';
import { code, type Field, flag, message, number, optional, text } from './message.ts';

/** First line of the command that starts it. */
const service: Field<string, ReturnType<typeof asUntrustedText>> = { ...text, show: asUntrustedText };

export const SERVICE_MESSAGES = {
  'files-unmatched':
    'no file of base or head matches {patterns:texts} after `setup`. Correct the patterns, which are relative to the root of the repository, or build the files in `setup`.',
  'files-too-many': message(
    { pattern: text, count: number, limit: number },
    '{pattern} matches {count} files, and at most {limit} are measured. Use a narrower pattern.',
  ),
  /** `reason`: a signal, or why it could not be started. `wasReady`: it ended while the command ran. */
  'service-ended': message(
    { service, exitCode: optional(number), reason: optional(code), wasReady: flag },
    ({ wasReady }) =>
      `service {service} ended ${wasReady ? 'while the command ran' : 'before it was ready'}[ (exit code {exitCode})][ ({reason})]. Its command must stay in the foreground.`,
  ),
  /** `status`: of its URL. `exitCode`: of its ready command. Neither: nothing answered. `other`: port on which it listens instead. */
  'service-not-ready': message(
    {
      ...{ service, seconds: number, port: number },
      ...{ status: optional(number), exitCode: optional(number), other: optional(number) },
    },
    ({ status, exitCode, other }) => {
      const state =
        status !== undefined
          ? 'its URL answered with status {status}'
          : exitCode !== undefined
            ? 'its `ready` command exited with {exitCode}'
            : 'nothing answered on port {port}';
      const remedy =
        other === undefined
          ? 'Raise `ready-seconds`, or run the service alone to see why.'
          : 'It listens on port {other}. Let it listen on `$BENCH_REFEREE_PORT`.';
      return `service {service} was not ready within {seconds second}: ${state}. ${remedy}`;
    },
  ),
  'service-port-taken': message(
    { service, port: number, program: text },
    'service {service} does not have its port {port}: {program} listens there. Let each service listen only on the port that it is given.',
  ),
  'service-without-port':
    'no free port was found for a service. End programs on this machine that listen on ports between 20000 and 32000.',
  'service-killed': message(
    { service },
    'service {service} did not end within 2 s of SIGTERM, so it was killed. Let it end at that signal, because each invocation waits for it.',
  ),
} as const;

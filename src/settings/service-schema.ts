// The schema of `service:` in the file: a command, a mapping, or a list of them. Text in, checked values out.

import * as z from 'zod';
import { DEFAULT_READY_SECONDS, MAX_READY_SECONDS, PORT_VARIABLE, type ServiceSetting } from '../model/service.ts';
import { describeMapping } from './command-schema.ts';
import * as build from './field-builders.ts';
import { defineInteger, yesOrNo } from './fields.ts';
import { encodeExpectation } from './mistake.ts';
import { defineFileOption } from './option.ts';

const IS_URL = /^\s*https?:/i;
const PORTS = new RegExp(String.raw`\$\{?${PORT_VARIABLE}(?:_\d+)?\}?`, 'g');

const ready = build.defineField('ready', (text, refuse) => {
  if (!IS_URL.test(text)) return text;
  const url = text.trim().replaceAll(PORTS, '80');
  // Of a server under test, no certificate can be checked.
  return /^http:/i.test(url) && URL.canParse(url) ? text.trim() : refuse('value-unreadable');
});

const fields = {
  command: build.text('service-command'),
  ready,
  'ready-seconds': defineInteger('ready-seconds', 1, MAX_READY_SECONDS, /^\+?\d+$/),
  keep: yesOrNo,
};

const USUAL = { ready: null, readySeconds: DEFAULT_READY_SECONDS, keep: false } as const;

const mapping = z
  .strictObject(
    {
      ...fields,
      ready: ready.optional(),
      'ready-seconds': fields['ready-seconds'].optional(),
      keep: yesOrNo.optional(),
    },
    { error: encodeExpectation('service') },
  )
  .transform(
    ({ command, ready: url = null, 'ready-seconds': readySeconds = USUAL.readySeconds, keep = USUAL.keep }) =>
      ({ command, ready: url, readySeconds, keep }) satisfies ServiceSetting,
  );

const text = fields.command.transform((command): ServiceSetting => ({ command, ...USUAL }));

const servicesSchema = build.listOf<ServiceSetting>(
  build.textOrMapping(text.meta(fields.command.meta() ?? {}), mapping, describeMapping(fields)),
  'service',
);

export const serviceOption = defineFileOption<readonly ServiceSetting[], readonly ServiceSetting[]>({
  schema: servicesSchema,
  preset: [],
  presetText: 'none',
  help: 'A server that runs next to the command on each side, on the port in `BENCH_REFEREE_PORT`.',
  details: 'See [below](#service).',
});

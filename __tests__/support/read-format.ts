// What a format reads in a text, in the few words that its tests compare: names, metrics and values, and problems as
// the `parse` command prints them with their severity in front.

import type { Format } from '../../src/formats/format.ts';
import { inWords } from './diagnostics.ts';

export function readWith(format: Format, input: string | object, path = 'in') {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  const { measurements, problems } = format.parse({ path, text });
  return {
    found: measurements.map(({ name, metric, values }) => [name, metric, ...values]),
    problems: problems.map(inWords).map(({ where, message, severity }) => `${severity} ${where}: ${message}`),
  };
}

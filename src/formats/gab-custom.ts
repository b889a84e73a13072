// Reads the custom JSON of github-action-benchmark, for each of its two tools. It is the project's own JSON except for the
// direction, which depends on the tool and is not in the file. Neither format is ever detected.

import type { BetterDirection } from '../model/measurement.ts';
import type { Format } from './format.ts';
import { json } from './json.ts';

export const gabCustom = makeCustomFormat('lower', {
  id: 'gab-custom',
  description: 'custom JSON of github-action-benchmark, smaller is better: [{"name", "unit", "value"}]',
  aliases: ['customSmallerIsBetter'],
});

export const gabCustomBigger = makeCustomFormat('higher', {
  id: 'gab-custom-bigger',
  description: 'custom JSON of github-action-benchmark, bigger is better: [{"name", "unit", "value"}]',
  aliases: ['customBiggerIsBetter'],
});

function makeCustomFormat(
  direction: BetterDirection,
  identity: Pick<Format, 'id' | 'description' | 'aliases'>,
): Format {
  return {
    ...json,
    ...identity,
    recognises: () => false,
    fits: json.recognises,
    parse: (source) => {
      const { measurements, problems } = json.parse(source);
      const directed = measurements.map((measurement) => ({ ...measurement, better: measurement.better ?? direction }));
      return { measurements: directed, problems };
    },
  };
}

// The custom JSON of github-action-benchmark, `[{name, unit, value}]`, as its two tools read it. It is the project's
// own JSON but for the direction, which is in the name of the tool and not in the file; so neither is ever guessed.

import type { Better } from '../model/measurement.ts';
import type { Format } from './format.ts';
import { json } from './json.ts';

export const gabCustom = customFormat('lower', {
  id: 'gab-custom',
  title: 'custom JSON of github-action-benchmark, smaller is better: [{"name", "unit", "value"}]',
  aliases: ['customSmallerIsBetter'],
});

export const gabCustomBigger = customFormat('higher', {
  id: 'gab-custom-bigger',
  title: 'custom JSON of github-action-benchmark, bigger is better: [{"name", "unit", "value"}]',
  aliases: ['customBiggerIsBetter'],
});

function customFormat(
  direction: Better,
  told: { readonly id: string; readonly title: string; readonly aliases: readonly string[] },
): Format {
  return {
    ...told,
    advice: json.advice,
    ...(json.definitions && { definitions: json.definitions }),
    recognises: () => false,
    fits: json.recognises,
    parse: (source) => {
      const { measurements, problems } = json.parse(source);
      return {
        measurements: measurements.map(({ better, ...rest }) => ({ ...rest, better: better ?? direction })),
        problems,
      };
    },
  };
}

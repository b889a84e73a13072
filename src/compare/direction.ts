// Finds directions that contradict their unit. In: a Recording and the `units` of the configuration. Out: one warning
// for the results whose tool reports the opposite of what is usual for the unit. The tool's direction is used
// nevertheless, because only the team can know.

import { cite } from '../model/cite.ts';
import type { Problem } from '../model/problem.ts';
import type { Recording } from '../model/recording.ts';
import { describe } from '../units/table.ts';
import { tidy } from '../units/tidy.ts';
import { type Grouping, settingFor } from './group.ts';

export function contraryDirections({ series }: Recording, { units }: Pick<Grouping, 'units'>): Problem[] {
  const contrary = series.filter(({ metric, unit, better }) => {
    const base = tidy(unit).unit;
    const known = describe(base);
    const isStated = settingFor(units, metric, base).better !== undefined;
    return better !== null && better !== known.better && !known.guessed && !isStated;
  });
  const [first] = contrary;
  if (first === undefined) return [];
  const more = contrary.length === 1 ? '' : ` and ${contrary.length - 1} more`;
  const message = `the results say of ${cite(first.metric)} of ${cite(first.name)}${more} that ${first.better} is better, which is unusual for the unit ${cite(first.unit)}. If that is right, confirm it in the configuration under \`units\`; if not, correct what the benchmark writes.`;
  return [{ where: 'units', message, severity: 'warning' }];
}

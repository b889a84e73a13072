// Finds directions that contradict their unit. In: a Recording and the `units` of the configuration. Out: one warning
// for the results whose tool reports the opposite of what is usual for the unit. The tool's direction is used
// nevertheless, because only the team can know.

import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { Recording } from '../model/recording.ts';
import { quoteText } from '../text/quote-text.ts';
import { tidyUnit } from '../units/tidy.ts';
import { unitDescriptionOf } from '../units/unit-description.ts';
import { type GroupingOptions, unitSettingFor } from './group.ts';

export function warnAboutDirections(
  { series }: Recording,
  { units }: Pick<GroupingOptions, 'units'>,
): Problem[] {
  const contrary = series.filter(({ metric, unit, better }) => {
    const base = tidyUnit(unit).unit;
    const known = unitDescriptionOf(base);
    const isStated = unitSettingFor(units, metric, base).better !== undefined;
    return better !== null && better !== known.better && !known.guessed && !isStated;
  });
  const [first] = contrary;
  if (first === undefined) return [];
  const more = contrary.length === 1 ? '' : ` and ${contrary.length - 1} more`;
  const message = `the results say of ${quoteText(first.metric)} of ${quoteText(first.name)}${more} that ${first.better} is better, which is unusual for the unit ${quoteText(first.unit)}. If that is right, confirm it in the configuration under \`units\`; if not, correct what the benchmark writes.`;
  return [legacyProblem({ where: 'units', message, severity: 'warning' })];
}

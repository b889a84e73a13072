// Finds directions that contradict their unit. In: a Recording and the `units` of the configuration. Out: one warning
// for the results whose tool reports the opposite of what is usual for the unit. The tool's direction is used
// nevertheless, because only the team can know.

import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import { tidyUnit } from '../units/tidy.ts';
import { unitDescriptionOf } from '../units/unit-description.ts';
import { type GroupingOptions, unitSettingFor } from './group.ts';

export function warnAboutDirections({ series }: Recording, { units }: Pick<GroupingOptions, 'units'>): Diagnostic[] {
  const contrary = series.flatMap(({ name, metric, unit, better }) => {
    const base = tidyUnit(unit).unit;
    const known = unitDescriptionOf(base);
    const isStated = unitSettingFor(units, metric, base).better !== undefined;
    if (better === null || better === known.better || known.guessed || isStated) return [];
    return [{ benchmark: name, metric, unit, better }];
  });
  const [first] = contrary;
  if (first === undefined) return [];
  return [makeWarning('direction-unusual', about('units'), { ...first, others: contrary.length - 1 })];
}

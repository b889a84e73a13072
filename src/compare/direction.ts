// Warns about directions that only the team can know: the tool reports the opposite of what is usual for the unit, or the
// direction of the unit is a guess. It is used nevertheless.

import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import { tidyUnit } from '../units/tidy.ts';
import { unitDescriptionOf } from '../units/unit-description.ts';
import { type GroupingOptions, unitSettingFor } from './group.ts';

export function warnAboutDirections({ series }: Recording, { units }: Pick<GroupingOptions, 'units'>): Diagnostic[] {
  const unstated = series.flatMap(({ name, metric, unit, better }) => {
    const base = tidyUnit(unit).unit;
    const isStated = unitSettingFor(units, metric, base).better !== undefined;
    return isStated ? [] : [{ benchmark: name, metric, unit, better, base, known: unitDescriptionOf(base) }];
  });
  const contrary = unstated.flatMap(({ benchmark, metric, unit, better, known }) =>
    better === null || better === known.better || known.guessed ? [] : [{ benchmark, metric, unit, better }],
  );
  const guessed = new Map(
    unstated.flatMap(({ base, better, known }) =>
      better === null && !known.evident ? [[base, known.better] as const] : [],
    ),
  );
  return [
    ...contrary
      .slice(0, 1)
      .map((first) => makeWarning('direction-unusual', about('units'), { ...first, others: contrary.length - 1 })),
    ...[...guessed]
      .slice(0, 1)
      .map(([unit, better]) =>
        makeWarning('direction-guessed', about('units'), { unit, better, others: guessed.size - 1 }),
      ),
  ];
}

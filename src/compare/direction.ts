// Warns about directions that only the team can know: the tool reports the opposite of what is usual for the unit, or the
// direction of the unit is a guess. It is used nevertheless.

import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import type { BetterDirection } from '../model/measurement.ts';
import type { Recording } from '../model/recording.ts';
import { tidyUnit } from '../units/tidy.ts';
import { unitDescriptionOf } from '../units/unit-description.ts';
import { type GroupingOptions, unitSettingFor } from './group.ts';

export function warnAboutDirections({ series }: Recording, { units }: Pick<GroupingOptions, 'units'>): Diagnostic[] {
  const contrary: { benchmark: string; metric: string; unit: string; better: BetterDirection }[] = [];
  const guessed = new Map<string, BetterDirection>();
  for (const { name: benchmark, metric, unit, better } of series) {
    const base = tidyUnit(unit).unit;
    const usual = unitDescriptionOf(base);
    if (unitSettingFor(units, metric, base).better !== undefined) continue;
    if (better === null && !usual.evident) guessed.set(base, usual.better);
    if (better !== null && better !== usual.better && !usual.guessed)
      contrary.push({ benchmark, metric, unit, better });
  }
  const [[unusual], [guess]] = [contrary, [...guessed]];
  const warnings: Diagnostic[] = [];
  if (unusual !== undefined)
    warnings.push(makeWarning('direction-unusual', about('units'), { ...unusual, others: contrary.length - 1 }));
  if (guess !== undefined) {
    const [unit, better] = guess;
    warnings.push(makeWarning('direction-guessed', about('units'), { unit, better, others: guessed.size - 1 }));
  }
  return warnings;
}

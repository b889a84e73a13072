// Converts the output of another tool to results for benchstat's tables: names as the report shows them, values in base
// units. In: bytes. Out: results.

import type { ForeignResult } from '../benchstat/index.ts';
import { parseToolOutput } from '../formats/index.ts';
import { decodeText } from '../formats/plain-text.ts';
import { withRecordedNames } from '../measure/series.ts';
import type { Measurement } from '../model/measurement.ts';
import { tidyUnit, toMetricUnit } from '../units/tidy.ts';

/** Null: no other tool is recognised, so the file is Go benchmark text. */
export function parseForeignResults(path: string, bytes: Uint8Array): ForeignResult[] | null {
  const text = decodeText(bytes);
  const { format, measurements } = withRecordedNames(parseToolOutput({ path, text }, 'auto'));
  // The output of `go test -json` contains Go benchmark text, but not line by line.
  if (format === null || (format === 'go' && !/^\s*\{/.test(text))) return null;
  return measurements.map((measurement) => resultOf(measurement, format));
}

function resultOf(measurement: Measurement, format: string): ForeignResult {
  const { name, group, values } = measurement;
  const { unit, factor } = tidyUnit(measurement.unit);
  return {
    name,
    configuration: group === null ? {} : { [format === 'go' ? 'pkg' : 'group']: group },
    unit: toMetricUnit(measurement.metric, unit),
    values: values.map((value) => value * factor),
  };
}

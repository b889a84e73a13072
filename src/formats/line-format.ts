// The frame of the formats that read lines, as `json-format.ts` is that of JSON. Some tools can write JSON too.

import type { DataOf } from '../render/messages/index.ts';
import type { Format } from './format.ts';
import { type JsonReader, parseJson } from './json-format.ts';
import { type LineRules, parseLines } from './lines.ts';

interface LineFormat extends Omit<Format, 'parse'>, LineRules {
  /** Advice for an output without results. */
  readonly noResults: DataOf<'no-results'>;
  /** For an output that begins with a bracket. */
  readonly json?: JsonReader;
}

export function lineFormat(format: LineFormat): Format {
  const { json, noResults } = format;
  const parse: Format['parse'] = (source) =>
    json !== undefined && /^\s*[[{]/.test(source.text)
      ? parseJson(source, json)
      : parseLines(source, format, noResults);
  return { ...format, parse };
}

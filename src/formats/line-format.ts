// The frame of the formats that read lines and nothing else, as `json-format.ts` is that of JSON.

import type { DataOf } from '../render/messages/index.ts';
import type { Format } from './format.ts';
import { type LineRules, parseLines } from './lines.ts';

interface LineFormat extends Omit<Format, 'parse'>, LineRules {
  /** Advice for an output without results. */
  readonly noResults: DataOf<'no-results'>;
}

export function lineFormat(format: LineFormat): Format {
  return { ...format, parse: (source) => parseLines(source, format, format.noResults) };
}

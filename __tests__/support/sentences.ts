// Sentences that many findings end with, made by the program, so that new words are written in `src` alone.

import { formatRichText } from '../../src/render/rich-text.ts';
import { formatLimitSentence } from '../../src/render/words.ts';

/** `limit` as it is printed: `5%`, `none`. */
export function sayLimit(limit: string): string {
  return formatRichText(formatLimitSentence(limit));
}

// Characters that show nothing, although Unicode classifies them as letters, marks or symbols: Hangul fillers, the
// braille blank, the combining grapheme joiner.

/** Escapes to put between the brackets of a regular expression. */
export const BLANK_LETTERS = '\\u034F\\u115F\\u1160\\u2800\\u3164\\uFFA0';

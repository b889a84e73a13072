// Letters by their class, blank to the eye: Hangul fillers, the braille blank, the combining grapheme joiner.

/** As it stands in the brackets of a regular expression. */
export const BLANK_LETTERS = '\\u034F\\u115F\\u1160\\u2800\\u3164\\uFFA0';

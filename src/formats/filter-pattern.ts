// Builds regular expressions from benchmark names, for tools that accept one. They mean the same in POSIX extended
// syntax and in Rust, Java and JavaScript.

/**
 * The pattern matches this text only. `]` and `}` are not escaped: alone they match themselves, and POSIX
 * does not allow the escape.
 */
export function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.|?*+()[{]/g, '\\$&');
}

/** The pattern matches what one of the patterns matches. The group is plain, because POSIX has no other. */
export function joinPatterns(patterns: readonly string[]): string {
  return `^(${[...new Set(patterns)].join('|')})$`;
}

/** The longest text with which all texts begin. The list must not be empty. */
export function commonPrefixOf(texts: readonly string[]): string {
  return texts.reduce((start, text) => {
    let length = 0;
    while (length < start.length && start[length] === text[length]) length++;
    return start.slice(0, length);
  });
}

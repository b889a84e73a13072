// Name patterns of the configuration: `*` within one part, `**` across parts, `?` one character. Everything
// else stands for itself, brackets and braces too, because benchmark names are full of them.

/** Whether a text as a whole matches a pattern. Parts are separated by `/`. */
export function pattern(glob: string): (text: string) => boolean {
  const source = glob.replaceAll(/\*\*\/|\*\*|\*|\?|[^*?]+/g, (token) => {
    if (token === '**/') return '(?:.*/)?';
    if (token === '**') return '.*';
    if (token === '*') return '[^/]*';
    if (token === '?') return '[^/]';
    return token.replaceAll(/[\\^$.|+()[\]{}/]/g, '\\$&');
  });
  const expression = new RegExp(`^(?:${source})$`, 'su');
  return (text) => expression.test(text);
}

/**
 * A list of patterns over something that goes by several names: selected when a pattern without `!` matches
 * one of them (or there is none such), and dropped when one with `!` does.
 */
export function patterns(globs: readonly string[]): (names: readonly string[]) => boolean {
  const includes = globs.filter((glob) => !glob.startsWith('!')).map(pattern);
  const excludes = globs.filter((glob) => glob.startsWith('!')).map((glob) => pattern(glob.slice(1)));
  return (names) =>
    (includes.length === 0 || includes.some((matches) => names.some(matches))) &&
    !excludes.some((matches) => names.some(matches));
}

// Name patterns of the configuration: `*` matches within one part, `**` across parts, `?` one character. Everything
// else matches itself, brackets and braces too, because benchmark names are full of them. The names are untrusted, so
// no pattern may become a regular expression: matching takes at most pattern × name steps.

const TOKENS = /\*\*\/|\*\*|./gsu;
const SLASH = 0x2f;

/** Returns a function that reports whether a whole text matches the pattern. Parts are separated by `/`. */
export function compilePattern(glob: string): (text: string) => boolean {
  const tokens = glob.match(TOKENS) ?? [];
  return (text) => {
    const characters = codePointsOf(text);
    const reached = new Uint8Array(characters.length + 1);
    reached[0] = 1;
    for (const token of tokens) {
      advanceMarks(reached, characters, token);
      if (!reached.includes(1)) return false;
    }
    return reached[characters.length] === 1;
  };
}

/**
 * Returns a function that selects something by its names. It is selected when a pattern without `!` matches one of
 * them, or when there is no such pattern. It is dropped when a pattern with `!` matches one of them.
 */
export function compilePatterns(globs: readonly string[]): (names: readonly string[]) => boolean {
  const includes = globs.filter((glob) => !glob.startsWith('!')).map(compilePattern);
  const excludes = globs.filter((glob) => glob.startsWith('!')).map((glob) => compilePattern(glob.slice(1)));
  return (names) =>
    (includes.length === 0 || includes.some((matches) => names.some(matches))) &&
    !excludes.some((matches) => names.some(matches));
}

/**
 * Matches one token of a pattern. On entry, `reached[n]` is 1 if the tokens before it can match exactly the first n
 * characters of the text. On return, it is 1 if they can do so together with this token.
 */
function advanceMarks(reached: Uint8Array, characters: readonly number[], token: string): void {
  const { length } = characters;
  switch (token) {
    case '**':
      reached.fill(1, reached.indexOf(1));
      return;
    case '**/':
      // The token also matches the empty text, so marks stay.
      for (let at = reached.indexOf(1); at < length; at += 1)
        if (characters[at] === SLASH) reached[at + 1] = 1;
      return;
    case '*':
      for (let at = 0; at < length; at += 1)
        if (reached[at] === 1 && characters[at] !== SLASH) reached[at + 1] = 1;
      return;
    case '?':
      moveMarks(reached, characters, { code: SLASH, isWanted: false });
      return;
    default:
      moveMarks(reached, characters, { code: token.codePointAt(0)!, isWanted: true });
  }
}

/**
 * Moves each mark one character on if that character is the given one (or is another one), and drops the other marks.
 */
function moveMarks(
  reached: Uint8Array,
  characters: readonly number[],
  { code, isWanted }: { code: number; isWanted: boolean },
): void {
  // Backwards, so that no mark is moved twice.
  for (let at = characters.length - 1; at >= 0; at -= 1)
    reached[at + 1] = (characters[at] === code) === isWanted ? reached[at]! : 0;
  reached[0] = 0;
}

/** Splits the text into code points. A lone half of a surrogate pair is a character of its own. */
function codePointsOf(text: string): number[] {
  const codes: number[] = [];
  for (const character of text) codes.push(character.codePointAt(0)!);
  return codes;
}

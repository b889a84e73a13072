// Name patterns of the configuration: `*` within one part, `**` across parts, `?` one character. Everything
// else stands for itself, brackets and braces too, because benchmark names are full of them. The names come from
// strangers, so no pattern may become a regular expression: matching takes at most pattern × name steps.

const TOKENS = /\*\*\/|\*\*|./gsu;
const SLASH = 0x2f;

/** Whether a text as a whole matches a pattern. Parts are separated by `/`. */
export function pattern(glob: string): (text: string) => boolean {
  const tokens = glob.match(TOKENS) ?? [];
  return (text) => {
    const characters = codePointsOf(text);
    const reached = new Uint8Array(characters.length + 1);
    reached[0] = 1;
    for (const token of tokens) {
      advance(reached, characters, token);
      if (!reached.includes(1)) return false;
    }
    return reached[characters.length] === 1;
  };
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

/**
 * Matches one token of a pattern. `reached[n]` is 1 where the tokens before it can match exactly the first n
 * characters of the text, and afterwards where they can do so together with this one.
 */
function advance(reached: Uint8Array, characters: readonly number[], token: string): void {
  const { length } = characters;
  switch (token) {
    case '**':
      reached.fill(1, reached.indexOf(1));
      return;
    case '**/':
      // It also matches nothing, so what was reached stays so.
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

/** Moves each mark one character on where that character is the given one (or is another), and drops the rest. */
function moveMarks(
  reached: Uint8Array,
  characters: readonly number[],
  { code, isWanted }: { code: number; isWanted: boolean },
): void {
  // From the end, so that no mark is moved twice.
  for (let at = characters.length - 1; at >= 0; at -= 1)
    reached[at + 1] = (characters[at] === code) === isWanted ? reached[at]! : 0;
  reached[0] = 0;
}

/** Half of a surrogate pair that stands alone is a character of its own. */
function codePointsOf(text: string): number[] {
  const codes: number[] = [];
  for (const character of text) codes.push(character.codePointAt(0)!);
  return codes;
}

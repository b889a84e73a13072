// Name patterns of the configuration: `*` matches within one part, `**` across parts, `?` one character. Everything
// else matches itself, brackets and braces too, because benchmark names are full of them. Names and patterns are untrusted: a
// test takes at most one step for each character of the name and 32 characters of the pattern, whatever they are.

/** Maximum number of characters of a pattern that is written. Names have at most as many. */
export const MAX_PATTERN_CHARACTERS = 1_000;

const STARS = /\*\*\/|\*\*|\*/g;
const TOKENS = new RegExp(`(?:${STARS.source})+|[^*]`, 'gu');

/** The whole text has to match the pattern. Parts are separated by `/`. */
export function compilePattern(glob: string): (text: string) => boolean {
  if (!/[*?]/.test(glob)) return (text) => text === glob;
  // Half a character at its end could be the beginning of another one in the text.
  const start = glob.slice(0, glob.search(/[*?]/)).replace(/[\ud800-\udbff]$/, '');
  let automaton: Automaton | null = null;
  return (text) => {
    if (!text.startsWith(start)) return false;
    automaton ??= makeAutomaton(glob.slice(start.length));
    return has(runAutomaton(automaton, text.slice(start.length)), automaton.final);
  };
}

/**
 * A pattern as the states that a text goes through (Baeza-Yates and Gonnet 1992, extended by loops): one bit for each, 32 in a
 * word. A state is left for the next one by the character that follows in the pattern, or stays because of a star before it.
 */
interface Automaton {
  readonly words: number;
  readonly final: number;
  readonly first: Uint32Array;
  /** States that a character leads to the next one; for characters that the pattern does not name, see `others`. */
  readonly steps: ReadonlyMap<string, Uint32Array>;
  readonly others: Uint32Array;
  /** States that stay at any character, and those that stay at any character of a part. */
  readonly staysAnywhere: Uint32Array;
  readonly staysInPart: Uint32Array;
  /** States at a folder pattern, which may be left at once for the second next one. */
  readonly skips: Uint32Array;
}

function makeAutomaton(glob: string): Automaton {
  const tokens = (glob.match(TOKENS) ?? []).flatMap((token) => (token.startsWith('*') ? mergeStars(token) : [token]));
  // A folder pattern takes two states: before it, and within the folders that it matches.
  const size = 1 + tokens.reduce((sum, token) => sum + (token.startsWith('**/') ? 2 : token[0] === '*' ? 0 : 1), 0);
  const words = Math.ceil(size / 32);
  const none = () => new Uint32Array(words);
  const [others, staysAnywhere, staysInPart, skips] = [none(), none(), none(), none()];
  const steps = new Map<string, Uint32Array>([['/', none()]]);
  const anyStep: number[] = [];
  let state = 0;
  for (const token of tokens) {
    if (token.startsWith('**/')) {
      add(skips, state);
      add(staysAnywhere, state + 1);
      add(steps.get('/')!, state + 1);
      state += 2;
    } else if (token === '**') add(staysAnywhere, state);
    else if (token === '*') add(staysInPart, state);
    else {
      if (token === '?') anyStep.push(state);
      else {
        steps.set(token, steps.get(token) ?? none());
        add(steps.get(token)!, state);
      }
      state += 1;
    }
  }
  for (const [character, step] of [...steps, ['', others] as const])
    if (character !== '/') for (const one of anyStep) add(step, one);
  const first = none();
  add(first, 0);
  skipFolders(first, skips);
  return { words, final: state, first, steps, others, staysAnywhere, staysInPart, skips };
}

/** The fewest stars that mean the same, so that nothing which may be skipped follows a folder pattern. */
function mergeStars(run: string): string[] {
  const stars = [...new Set(run.match(STARS))];
  const isAnything = stars.includes('**') || /\*\*\/\*(?!\*)/.test(run);
  return isAnything ? ['**'] : stars;
}

/** The states after a text. Without any, nothing that begins with it matches. */
function runAutomaton(automaton: Automaton, text: string): Uint32Array {
  const { words, steps, others, staysAnywhere, staysInPart } = automaton;
  let [states, next] = [automaton.first.slice(), new Uint32Array(words)];
  for (const character of text) {
    const step = steps.get(character) ?? others;
    let carry = 0;
    let alive = 0;
    for (let word = 0; word < words; word += 1) {
      const now = states[word]!;
      const stays = character === '/' ? staysAnywhere[word]! : staysAnywhere[word]! | staysInPart[word]!;
      const moved = now & step[word]!;
      next[word] = (moved << 1) | carry | (now & stays);
      carry = moved >>> 31;
      alive |= next[word]!;
    }
    if (alive === 0) return next;
    skipFolders(next, automaton.skips);
    [states, next] = [next, states];
  }
  return states;
}

/** Adds the states that follow a folder pattern which matches nothing, and those within the folders that it matches. */
function skipFolders(states: Uint32Array, skips: Uint32Array): void {
  let carry = 0;
  for (let word = 0; word < states.length; word += 1) {
    const at = states[word]! & skips[word]!;
    states[word]! |= (at << 1) | (at << 2) | carry;
    carry = (at >>> 31) | (at >>> 30);
  }
}

function add(states: Uint32Array, state: number): void {
  states[state >>> 5]! |= 1 << (state & 31);
}

function has(states: Uint32Array, state: number): boolean {
  return (states[state >>> 5]! & (1 << (state & 31))) !== 0;
}

/** The pattern can match something below a folder, whose files need not be known. */
function compileBelow(glob: string): (folder: string) => boolean {
  const automaton = makeAutomaton(glob);
  const { final, staysAnywhere, staysInPart } = automaton;
  const isEndless = has(staysAnywhere, final) || has(staysInPart, final);
  return (folder) => {
    const states = runAutomaton(automaton, `${folder}/`);
    // From each other state, some text leads to the final one.
    if (!isEndless) states[final >>> 5]! &= ~(1 << (final & 31));
    return states.some((word) => word !== 0);
  };
}

/** What patterns select in a tree, where a later pattern wins. */
export interface PathSelection {
  /** `isNamed`: the file is inside if no pattern matches it. */
  hasFile(path: string, isNamed?: boolean): boolean;
  /** For a folder whose files are not known, as of a submodule: only an exclusion of everything below, or of it, excludes it. */
  mayHaveBelow(folder: string, isNamed?: boolean): boolean;
  /** One of the paths matches the pattern, or something below one of the folders may. */
  isMatched(pattern: string, files: readonly string[], folders: readonly string[]): boolean;
}

export function selectPaths(globs: readonly string[]): PathSelection {
  const rules = globs.map((glob) => {
    const excludes = glob.startsWith('!');
    const own = excludes ? glob.slice(1) : glob;
    const [matches, mayMatchBelow] = [compilePattern(own), compileBelow(own)];
    const covers = (folder: string) => own === folder || (own.endsWith('**') && matches(`${folder}/`));
    return { glob, excludes, matches, mayMatchBelow, covers };
  });
  const isInsideByDefault = rules[0]?.excludes ?? true;
  const isInside = (isNamed: boolean, decides: (rule: (typeof rules)[number]) => boolean) => {
    const last = rules.findLast(decides);
    return last === undefined ? isInsideByDefault || isNamed : !last.excludes;
  };
  return {
    hasFile: (path, isNamed = false) => isInside(isNamed, ({ matches }) => matches(path)),
    mayHaveBelow: (folder, isNamed = false) =>
      isInside(isNamed, ({ excludes, matches, mayMatchBelow, covers }) =>
        excludes ? covers(folder) : matches(folder) || mayMatchBelow(folder),
      ),
    isMatched(pattern, files, folders) {
      const rule = rules.find(({ glob }) => glob === pattern);
      return rule !== undefined && (files.some(rule.matches) || folders.some(rule.mayMatchBelow));
    },
  };
}

/**
 * The last pattern that matches a path decides, and `!` excludes. A list that begins with an exclusion contains
 * everything else.
 */
export function compileOrderedPatterns(globs: readonly string[]): (path: string) => boolean {
  const { hasFile } = selectPaths(globs);
  return (path) => hasFile(path);
}

/**
 * Something is selected by its names when a pattern without `!` matches one of them, or when there is no such pattern.
 * It is dropped when a pattern with `!` matches one of them.
 */
export function compilePatterns(globs: readonly string[]): (names: readonly string[]) => boolean {
  const includes = globs.filter((glob) => !glob.startsWith('!')).map(compilePattern);
  const excludes = globs.filter((glob) => glob.startsWith('!')).map((glob) => compilePattern(glob.slice(1)));
  return (names) =>
    (includes.length === 0 || includes.some((matches) => names.some(matches))) &&
    !excludes.some((matches) => names.some(matches));
}

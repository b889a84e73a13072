// The words for time and size that tools and people write, with the factor to seconds and bytes. Decimal prefixes of
// bytes are powers of 1000, binary prefixes are powers of 1024 (IEC 80000-13). A tool that means 1024 by `KB` is
// converted by its format.

export interface UnitWord {
  /** Base unit, named as in benchstat. */
  readonly base: 'sec' | 'B';
  readonly factor: number;
  /** True if the word means this inside a longer unit too. `min` does not, because it may mean minimum. */
  readonly inside: boolean;
}

const TIME: readonly (readonly [factor: number, spellings: string])[] = [
  [1e-12, 'ps psec picosecond picoseconds'],
  [1e-9, 'ns nsec nanosecond nanoseconds'],
  // The micro sign U+00B5 and the Greek letter U+03BC look the same.
  [1e-6, 'us \u00b5s \u03bcs usec microsecond microseconds'],
  [1e-3, 'ms msec millisecond milliseconds'],
  [1, 's sec secs second seconds'],
];

const LONG_TIME: typeof TIME = [
  [60, 'min mins minute minutes'],
  [3600, 'h hr hrs hour hours'],
  [86_400, 'day days'],
];

const SIZE: typeof TIME = [
  [1, 'B byte bytes'],
  [1e3, 'kB KB kilobyte kilobytes'],
  [1e6, 'MB megabyte megabytes'],
  [1e9, 'GB gigabyte gigabytes'],
  [1e12, 'TB terabyte terabytes'],
  [2 ** 10, 'KiB kibibyte kibibytes'],
  [2 ** 20, 'MiB mebibyte mebibytes'],
  [2 ** 30, 'GiB gibibyte gibibytes'],
  [2 ** 40, 'TiB tebibyte tebibytes'],
];

/** Minimum length of words that are recognised in any case. Case matters in short time units: `Ms` is not `ms`. */
const MIN_ANY_CASE_LENGTH = { sec: 4, B: 2 };

const EXACT = new Map<string, UnitWord>();
const ANY_CASE = new Map<string, UnitWord>();

function learn(table: typeof TIME, base: UnitWord['base'], inside: boolean): void {
  for (const [factor, spellings] of table) {
    for (const spelling of spellings.split(' ')) {
      const word = { base, factor, inside };
      EXACT.set(spelling, word);
      if (spelling.length >= MIN_ANY_CASE_LENGTH[base]) ANY_CASE.set(spelling.toLowerCase(), word);
    }
  }
}

learn(TIME, 'sec', true);
learn(LONG_TIME, 'sec', false);
learn(SIZE, 'B', true);

/** Null if it is not a word for time or size. */
export function findUnitWord(text: string): UnitWord | null {
  return EXACT.get(text) ?? ANY_CASE.get(text.toLowerCase()) ?? null;
}

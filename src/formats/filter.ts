// Benchmark names as a regular expression for the tools that take one. What is written here means the same in
// POSIX extended expressions and in those of Rust, Java and JavaScript.

/** The text as a pattern of itself. `]` and `}` stay: alone they mean themselves, and POSIX refuses them escaped. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.|?*+()[{]/g, '\\$&');
}

/** One of the patterns and nothing around it. A plain group, because POSIX has no other. */
export function anyPattern(patterns: readonly string[]): string {
  return `^(${[...new Set(patterns)].join('|')})$`;
}

/** What all begin with. */
export function commonStart(texts: readonly string[]): string {
  return texts.reduce((start, text) => {
    let length = 0;
    while (length < start.length && start[length] === text[length]) length++;
    return start.slice(0, length);
  });
}

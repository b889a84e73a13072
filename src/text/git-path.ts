// Reads a path as git prints it in a list. A path with characters beyond ASCII, controls, quotes or backslashes is in
// double quotes, with escapes like those of C. A line in, the path out.

const ESCAPES: Readonly<Record<string, string>> = {
  ...{ a: '\x07', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r' },
  ...{ '"': '"', '\\': '\\' },
};

const QUOTED = /^"((?:[^"\\]|\\[abtnvfr"\\]|\\[0-3][0-7]{2})*)"$/;

/** A text that git does not write is returned as it is. */
export function unquoteGitPath(text: string): string {
  const inner = QUOTED.exec(text)?.[1];
  if (inner === undefined) return text;
  const pieces = inner.match(/\\[0-3][0-7]{2}|\\.|[^\\]+/g) ?? [];
  return Buffer.concat(pieces.map(bytesOf)).toString('utf8');
}

function bytesOf(piece: string): Buffer {
  if (!piece.startsWith('\\')) return Buffer.from(piece);
  const character = ESCAPES[piece.slice(1)];
  return character === undefined ? Buffer.from([Number.parseInt(piece.slice(1), 8)]) : Buffer.from(character);
}

// Splits a line of CSV (RFC 4180) into its fields. Knows no columns. Line feeds inside quotes are not supported, because
// no tool that is read writes any.

/** Returns the fields of a line. A quote inside quotes is doubled. */
export function splitCsvLine(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

// Removes from a path what differs between two builds: schemes, folders of build tools, hashes in names of programs. A
// path in, a path with forward slashes out.

/** Folders and names that a build tool numbers anew. */
const BUILDS: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/\/go-build\d+(?=\/)/g, '/go-build'],
  // Rust: `target/release/deps/codec-0123456789abcdef`.
  [/-[\da-f]{16}(?=$|\.\w+$)/g, ''],
  [/\s*\(deleted\)$/g, ''],
];

export function normaliseFile(file: string): string {
  let path = file.replace(/^file:\/\//, '').replaceAll('\\', '/');
  for (const [pattern, text] of BUILDS) path = path.replaceAll(pattern, text);
  return path.replaceAll(/\/(?:\.?\/)+/g, '/');
}

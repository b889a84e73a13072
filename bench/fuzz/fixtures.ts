// Texts to start from: the inputs of the golden cases.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FIXTURES = join(import.meta.dirname, '../../__tests__/fixtures');

/** Returns the files with matching names below a folder of the fixtures, up to `longest` characters each. */
export function readFixtures(folder: string, name: RegExp, longest = 100_000): string[] {
  const root = join(FIXTURES, folder);
  const paths = existsSync(root) ? (readdirSync(root, { recursive: true }) as string[]) : [];
  return paths
    .toSorted()
    .filter((path) => name.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .filter(({ length }) => length <= longest);
}

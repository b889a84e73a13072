// Paths in the lists of git, as git quotes them.

import { expect, test } from '@jest/globals';
import { unquoteGitPath } from '../../../src/text/git-path.ts';

test.each([
  ['src/hash.py', 'src/hash.py'],
  ['src/hä.py', 'src/hä.py'],
  [String.raw`"src/h\303\244.py"`, 'src/hä.py'],
  [String.raw`"\345\223\210\345\270\214/\360\237\220\215.py"`, '哈希/🐍.py'],
  // With core.quotePath=false, only controls, quotes and backslashes are escaped.
  [String.raw`"h\303\244/ö \"a\" \\b.py"`, String.raw`hä/ö "a" \b.py`],
  [String.raw`"a\a\b\t\n\v\f\r\001\177"`, 'a\x07\b\t\n\v\f\r\x01\x7F'],
  [String.raw`"\\303"`, String.raw`\303`],
  ['""', ''],
  // Git writes none of these.
  ['"', '"'],
  ['"src/a.py', '"src/a.py'],
  [String.raw`"\x41"`, String.raw`"\x41"`],
  [String.raw`"\400"`, String.raw`"\400"`],
  ['"a"b"', '"a"b"'],
])('%s', (text, path) => expect(unquoteGitPath(text)).toBe(path));

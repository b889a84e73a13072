// Finds benchmarks in Python: tests of pytest by file and class, those of asv by module and class.

import { type DefinitionRules, endsWithPath } from './definitions.ts';

function makeFunctionRules(sign: string, queriesFor: DefinitionRules['queriesFor']): DefinitionRules {
  return {
    description: '`def name` in its file, and in its class if it has one',
    files: ['*.py'],
    sign,
    line: '^[[:blank:]]*(async +)?(def|class) +[^(:[:space:]]+',
    parseMatch(text) {
      const [, indent, keyword, name] = /^(\s*)(?:async +)?(def|class) +(\S+)$/.exec(text) ?? [];
      if (indent === undefined) return null;
      // An indented one belongs to the last one that is not indented.
      return { name: `${indent === '' ? '' : 'inner '}${keyword} ${name}`, opens: indent === '' };
    },
    queriesFor,
  };
}

/** Finds `tests/test_codec.py::TestCodec::test_encode[large]`. */
export const pytestDefinitions = makeFunctionRules('benchmark', ({ name }) => {
  const [, file = '', nodes = ''] = /^(.+?\.py)::([^[]+)/.exec(name) ?? [];
  const [test = '', owner] = nodes.split('::').toReversed();
  const isIn = (path: string) => endsWithPath(path, file);
  if (owner === undefined) return [{ name: `def ${test}`, isIn }];
  return [
    { name: `inner def ${test}`, within: `class ${owner}`, isIn },
    // A test may be inherited. Its place is then the class.
    { name: `class ${owner}`, isIn },
  ];
});

/** Finds `suite.codec.Encode.time_large(10, 'a')`. */
export const asvDefinitions = makeFunctionRules(
  '(def|class) +((time|timeraw|mem|peakmem|track)_|Time|Mem|PeakMem|Track)',
  ({ name }) => {
    const path = name.replace(/\(.*$/s, '').split('.');
    const [method = '', owner = ''] = path.toReversed();
    const inModule = (parts: readonly string[]) => (file: string) =>
      ['.py', '/__init__.py'].some((end) => endsWithPath(file, `${parts.join('/')}${end}`));
    const ofClass = inModule(path.slice(0, -2));
    return [
      { name: `inner def ${method}`, within: `class ${owner}`, isIn: ofClass },
      { name: `class ${owner}`, isIn: ofClass },
      { name: `def ${method}`, isIn: inModule(path.slice(0, -1)) },
    ];
  },
);

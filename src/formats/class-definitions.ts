// Finds benchmarks in Java, C# and related languages: annotated methods (JMH, BenchmarkDotNet), and methods in PHP.

import { BENCHMARK_ATTRIBUTE, type DefinitionQuery, type DefinitionRules, endsWithPath } from './definitions.ts';
import type { FilterableBenchmark } from './format.ts';

interface AnnotationRules extends Pick<DefinitionRules, 'description' | 'sign'> {
  /** POSIX extended regular expression for any annotation. One that follows `sign` must not be taken for the method. */
  readonly annotation: string;
  readonly attribute: RegExp;
  readonly extensions: readonly string[];
}

function makeMethodRules({ annotation, attribute, extensions, ...rules }: AnnotationRules): DefinitionRules {
  return {
    ...rules,
    files: extensions.map((extension) => `*.${extension}`),
    line: `${annotation}|(class|object|struct|trait) +[[:alnum:]_]+|[[:alnum:]_]+ *\\(`,
    needsAttribute: true,
    parseMatch(text) {
      if (attribute.test(text)) return BENCHMARK_ATTRIBUTE;
      const owner = /^(?:class|object|struct|trait) +(\w+)$/.exec(text)?.[1];
      if (owner !== undefined) return { name: `class ${owner}`, opens: true };
      const method = /^(\w+) *\($/.exec(text)?.[1];
      return method === undefined ? null : { name: method };
    },
    queriesFor: (benchmark) => listMethodQueries(benchmark, extensions),
  };
}

/** The declarations that may define `com.example.CodecBenchmark.encode`, best first. Ignores parameters. */
function listMethodQueries({ name }: FilterableBenchmark, extensions: readonly string[]): DefinitionQuery[] {
  const path = name.replace(/[ ([].*$/s, '').split(/[.$]/);
  const [method = '', owner = ''] = path.toReversed();
  const files = extensions.map((extension) => `${owner}.${extension}`);
  const folders = path.slice(0, -2);
  const isInPackage = (file: string) => files.some((base) => endsWithPath(file, [...folders, base].join('/')));
  const isOwnFile = (file: string) => files.includes(file.slice(file.lastIndexOf('/') + 1));
  return [
    { name: method, within: `class ${owner}`, isIn: isInPackage },
    // The method may follow another class of the file, such as one for state.
    { name: method, isIn: isInPackage },
    { name: method, within: `class ${owner}`, isIn: isOwnFile },
    { name: method, within: `class ${owner}` },
  ];
}

export const jmhDefinitions = makeMethodRules({
  description: 'the method under `@Benchmark` in its class',
  sign: '@([[:alnum:]_]+\\.)*Benchmark([^[:alnum:]_]|$)',
  annotation: '@[[:alnum:]_.]+ *\\(?',
  attribute: /^@(?:\w+\.)*Benchmark\W?$/,
  extensions: ['java', 'kt', 'scala'],
});

export const benchmarkdotnetDefinitions = makeMethodRules({
  description: 'the method under `[Benchmark]` in its class',
  sign: '\\[Benchmark[](,]',
  annotation: '\\[[[:alnum:]_.]+ *\\(?',
  attribute: /^\[Benchmark *[\](,]?$/,
  extensions: ['cs', 'fs', 'vb'],
});

/** Finds `benchSort # large` of the class `\Acme\CodecBench`. */
export const phpbenchDefinitions: DefinitionRules = {
  description: '`function benchName` in its class',
  files: ['*.php'],
  sign: 'PhpBench|function +bench',
  line: '(class|function) +[[:alnum:]_]+',
  parseMatch(text) {
    const [, keyword, name] = /^(class|function) +(\w+)$/.exec(text) ?? [];
    if (name === undefined) return null;
    return keyword === 'class' ? { name: `class ${name}`, opens: true } : { name };
  },
  queriesFor({ group, name }) {
    const [owner = ''] = (group ?? '').split('\\').toReversed();
    return [{ name: name.replace(/ ?#.*$/s, ''), within: `class ${owner}` }];
  },
};

// Java and C#: methods of classes, announced by an annotation of the tool (JMH, BenchmarkDotNet).

import { ANNOUNCEMENT, type Definitions, endsWithPath, makeLocator, type Wanted } from './definitions.ts';
import type { Filterable } from './format.ts';

interface Language {
  readonly files: readonly string[];
  /** POSIX extended regular expression: the annotation that makes a method a benchmark. */
  readonly sign: string;
  /** The same: any annotation, which stands between that one and its method and is none itself. */
  readonly annotation: string;
  isAnnouncement(text: string): boolean;
  readonly extensions: readonly string[];
}

function methods({ files, sign, annotation, isAnnouncement, extensions }: Language): Definitions {
  return {
    files,
    sign,
    line: `${annotation}|(class|object|struct|trait) +[[:alnum:]_]+|[[:alnum:]_]+ *\\(`,
    locator: (matches) =>
      makeLocator(matches, {
        isAnnounced: true,
        read(text) {
          if (isAnnouncement(text)) return ANNOUNCEMENT;
          const owner = /^(?:class|object|struct|trait) +(\w+)$/.exec(text)?.[1];
          if (owner !== undefined) return { name: `class ${owner}`, opens: true };
          const method = /^(\w+) *\($/.exec(text)?.[1];
          return method === undefined ? null : { name: method };
        },
        wanted: (benchmark) => wantedOf(benchmark, extensions),
      }),
  };
}

/** `com.example.CodecBenchmark.encode`, whose parameters stand behind. */
function wantedOf({ name }: Filterable, extensions: readonly string[]): Wanted[] {
  const path = name.replace(/[ ([].*$/s, '').split(/[.$]/);
  const [method = '', owner = ''] = path.toReversed();
  const files = extensions.map((extension) => `${owner}.${extension}`);
  const folders = path.slice(0, -2);
  const isInPackage = (file: string) => files.some((one) => endsWithPath(file, [...folders, one].join('/')));
  const isOwnFile = (file: string) => files.includes(file.slice(file.lastIndexOf('/') + 1));
  return [
    { name: method, within: `class ${owner}`, isIn: isInPackage },
    // Behind a class of its own, such as one for state.
    { name: method, isIn: isInPackage },
    { name: method, within: `class ${owner}`, isIn: isOwnFile },
    { name: method, within: `class ${owner}` },
  ];
}

export const jmhDefinitions = methods({
  files: ['*.java', '*.kt', '*.scala'],
  sign: '@([[:alnum:]_]+\\.)*Benchmark([^[:alnum:]_]|$)',
  annotation: '@[[:alnum:]_.]+ *\\(?',
  isAnnouncement: (text) => /^@(?:\w+\.)*Benchmark\W?$/.test(text),
  extensions: ['java', 'kt', 'scala'],
});

export const benchmarkdotnetDefinitions = methods({
  files: ['*.cs', '*.fs', '*.vb'],
  sign: '\\[Benchmark[](,]',
  annotation: '\\[[[:alnum:]_.]+ *\\(?',
  isAnnouncement: (text) => /^\[Benchmark *[\](,]?$/.test(text),
  extensions: ['cs', 'fs', 'vb'],
});

// Finds Java, Kotlin and Scala benchmarks: JMH with Maven or Gradle. With Maven the benchmarks run from the class path,
// whether or not the project builds a fat jar. With Gradle they run from the jar that the plugin me.champeau.jmh
// creates.

import { SETUP_JAVA } from './pins.ts';
import { profileByAsyncProfiler } from './profile.ts';
import { type Ecosystem, FILTER, makeSuite, RESULTS, type Suite, type WorkflowStep } from './suite.ts';
import { assignToFolders, countIn, folderOf, inFolder, isForeign, nameOf, nearestFile, type Tree } from './tree.ts';

const BUILD = /^(?:pom\.xml|build\.gradle(?:\.kts)?)$/;
const SOURCE = /\.(?:java|kt|scala)$/;
const BENCHMARK = /^[ \t]*@(?:org\.openjdk\.jmh\.annotations\.)?Benchmark\b/gm;

export const java: Ecosystem = {
  title: 'Java',
  tools: [
    { name: 'JMH by Maven', format: 'jmh', foundBy: 'a method under `@Benchmark`, and JMH in `pom.xml`' },
    {
      name: 'JMH by Gradle',
      format: 'jmh',
      foundBy: 'a method under `@Benchmark`, and the plugin `me.champeau.jmh` in `build.gradle`',
    },
  ],
  reads: (path) => !isForeign(path) && (BUILD.test(nameOf(path)) || SOURCE.test(path)),
  find(tree) {
    const own = tree.paths.filter(java.reads);
    const builds = own.filter((path) => BUILD.test(nameOf(path)));
    const shares = assignToFolders(
      builds.map(folderOf),
      own.filter((path) => SOURCE.test(path)),
    );
    const suites = builds
      .filter((path) => /jmh/i.test(tree.text(path) ?? ''))
      .map((path) => {
        const sources = shares.get(folderOf(path)) ?? [];
        return nameOf(path) === 'pom.xml' ? mavenSuite(tree, path, sources) : gradleSuite(tree, path, sources);
      });
    const [first] = builds;
    if (suites.length > 0 || first === undefined) return suites;
    return [nameOf(first) === 'pom.xml' ? mavenSuite(tree, first, []) : gradleSuite(tree, first, [])];
  },
};

/**
 * Options of JMH. Runs are short, because the rounds do the repeating. With `-foe`, JMH fails if a benchmark fails.
 */
const OPTIONS = `-f 1 -wi 3 -w 1 -i 3 -r 1 -foe true -rf json -rff ${RESULTS} ${FILTER}`;

interface Build extends Pick<Suite, 'tool' | 'setup' | 'steps'> {
  /** Path of the file of the build. */
  readonly project: string;
  readonly sources: readonly string[];
  /** Command that starts JMH, without its options. */
  readonly jmh: string;
}

function suite(tree: Tree, { sources, jmh, ...build }: Build): Suite {
  const files = sources.filter((path) => countIn(tree, [path], BENCHMARK) > 0);
  const command = `${jmh} ${OPTIONS}`;
  return makeSuite({
    ...build,
    files,
    metric: '*',
    benchmarks: countIn(tree, files, BENCHMARK),
    format: 'jmh',
    folder: folderOf(build.project),
    commands: [command],
    profiled: profileByAsyncProfiler(command),
    outputFile: RESULTS,
    notes: [
      'One fork and three short iterations in each invocation: the rounds do the repeating, each in a virtual machine of its own.',
      'Where three seconds do not warm a benchmark up, raise -wi.',
    ],
  });
}

function mavenSuite(tree: Tree, pom: string, sources: readonly string[]): Suite {
  const folder = folderOf(pom);
  const text = tree.text(pom) ?? '';
  // A module needs its parent and its siblings, so build it from the root of the multi-module project.
  const root = reactorOf(tree, folder);
  const wrapper = tree.has(inFolder(root, 'mvnw')) ? './mvnw' : 'mvn';
  const module = root === folder ? '' : ` -pl ${folder.slice(root === '' ? 0 : root.length + 1)} -am`;
  const goals =
    'test-compile org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath -Dmdep.outputFile=target/classpath.txt';
  const install = module === '' ? goals : `install -Dmaven.test.skip.exec=true ${goals.replace('test-compile ', '')}`;
  const classes = 'target/test-classes:target/classes:$(cat target/classpath.txt)';
  return suite(tree, {
    tool: 'JMH by Maven',
    project: pom,
    sources,
    jmh: `java -cp "${classes}" org.openjdk.jmh.Main`,
    setup: { folder: root, command: `${wrapper} -B -q${module} -DskipTests ${install}` },
    steps: [setupJava(tree, folder, { text, cache: 'maven' })],
  });
}

/** The root of the multi-module project: follows the nearest pom.xml above as long as it lists modules. */
function reactorOf(tree: Tree, folder: string): string {
  if (folder === '') return '';
  const above = nearestFile(tree, folderOf(folder), ['pom.xml']);
  if (above === null || !/<modules>/.test(tree.text(above) ?? '')) return folder;
  return reactorOf(tree, folderOf(above));
}

function gradleSuite(tree: Tree, build: string, sources: readonly string[]): Suite {
  const folder = folderOf(build);
  const text = tree.text(build) ?? '';
  const settings = nearestFile(tree, folder, ['settings.gradle.kts', 'settings.gradle']);
  const root = settings === null ? folder : folderOf(settings);
  const gradle = tree.has(inFolder(root, 'gradlew')) ? './gradlew' : 'gradle';
  const inside = folder.slice(root === '' || root === folder ? root.length : root.length + 1);
  const task = `${inside === '' ? '' : `:${inside.replaceAll('/', ':')}:`}jmhJar`;
  return suite(tree, {
    tool: 'JMH by Gradle',
    project: build,
    sources,
    jmh: 'java -jar build/libs/*-jmh.jar',
    setup: { folder: root, command: `${gradle} -q --no-daemon ${task}` },
    steps: [setupJava(tree, folder, { text, cache: 'gradle' })],
  });
}

const VERSIONS = [
  /<maven\.compiler\.release>\s*([\d.]+)/,
  /<java\.version>\s*([\d.]+)/,
  /<maven\.compiler\.(?:source|target)>\s*([\d.]+)/,
  /<release>\s*([\d.]+)/,
  /JavaLanguageVersion\.of\((\d+)\)/,
  /jvmToolchain\((\d+)\)/,
  /(?:source|target)Compatibility\s*=?\s*(?:JavaVersion\.VERSION_)?['"]?([\d._]+)/,
];

/** Java version if the project does not set one. A long-term support version. */
const DEFAULT_VERSION = '21';

function setupJava(tree: Tree, folder: string, { text, cache }: { text: string; cache: string }): WorkflowStep {
  const file = nearestFile(tree, folder, ['.java-version', '.sdkmanrc', '.tool-versions']);
  const asked = VERSIONS.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  // Java 8 was also called 1.8.
  const version = asked?.replace(/^1[._]/, '').replaceAll('_', '.') ?? DEFAULT_VERSION;
  const java: Record<string, string> = file === null ? { 'java-version': version } : { 'java-version-file': file };
  return { uses: SETUP_JAVA, with: { distribution: 'temurin', ...java, cache } };
}

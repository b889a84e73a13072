// Finds Java, Kotlin and Scala benchmarks: JMH with Maven or Gradle. With Maven the benchmarks run from the class path, whether or not
// the project builds a fat jar. With Gradle they run from the jar that the plugin me.champeau.jmh creates.

import { SETUP_JAVA } from './pins.ts';
import { profileByAsyncProfiler } from './profile.ts';
import { type Ecosystem, FILTER, makeSuite, RESULTS, type Suite, versionInputs, type WorkflowStep } from './suite.ts';
import {
  assignToFolders,
  countIn,
  filesWith,
  folderOf,
  inFolder,
  isForeign,
  nameOf,
  nearestFile,
  type Tree,
} from './tree.ts';

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
    const shares = assignToFolders(builds.map(folderOf), own, SOURCE);
    const suiteOf = (path: string, sources: readonly string[]) =>
      nameOf(path) === 'pom.xml' ? mavenSuite(tree, path, sources) : gradleSuite(tree, path, sources);
    const withJmh = builds.filter((path) => /jmh/i.test(tree.text(path) ?? ''));
    if (withJmh.length > 0) return withJmh.map((path) => suiteOf(path, shares.get(folderOf(path)) ?? []));
    return builds.slice(0, 1).map((path) => suiteOf(path, []));
  },
};

/** Runs are short, because the rounds do the repeating. With `-foe`, JMH fails if a benchmark fails. */
const OPTIONS = `-f 1 -wi 3 -w 1 -i 3 -r 1 -foe true -rf json -rff ${RESULTS} ${FILTER}`;

interface Build extends Pick<Suite, 'tool' | 'setup' | 'steps'> {
  readonly project: string;
  readonly sources: readonly string[];
  /** Starts JMH, without its options. */
  readonly jmh: string;
}

function suite(tree: Tree, { sources, jmh, ...build }: Build): Suite {
  const files = filesWith(tree, sources, BENCHMARK);
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
      'One fork and three short iterations in each run: the rounds repeat it, each in its own virtual machine.',
      'Where three seconds do not warm a benchmark up, raise -wi.',
    ],
  });
}

function mavenSuite(tree: Tree, pom: string, sources: readonly string[]): Suite {
  const folder = folderOf(pom);
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
    steps: [setupJava(tree, pom, 'maven')],
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
    steps: [setupJava(tree, build, 'gradle')],
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

function setupJava(tree: Tree, build: string, cache: 'maven' | 'gradle'): WorkflowStep {
  const text = tree.text(build) ?? '';
  const file = nearestFile(tree, folderOf(build), ['.java-version', '.sdkmanrc', '.tool-versions']);
  const asked = VERSIONS.map((pattern) => pattern.exec(text)?.[1]).find((version) => version !== undefined);
  // Java 8 was also called 1.8. The usual version has long-term support.
  const version = asked?.replace(/^1[._]/, '').replaceAll('_', '.') ?? '21';
  return { uses: SETUP_JAVA, with: { distribution: 'temurin', ...versionInputs('java', file, version), cache } };
}

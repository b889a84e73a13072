// Finds Java, Kotlin and Scala benchmarks: JMH with Maven or Gradle. With Maven the benchmarks run from the class path, whether or not
// the project builds a fat jar. With Gradle they run from the jar that the plugin me.champeau.jmh creates.

import { planGradle } from './java-gradle.ts';
import { SETUP_JAVA } from './pins.ts';
import { profileByAsyncProfiler } from './profile.ts';
import {
  type Ecosystem,
  FILTER,
  makePace,
  makeSuite,
  RESULTS,
  replaceOptions,
  type Suite,
  versionInputs,
  type WorkflowStep,
} from './suite.ts';
import {
  assignToFolders,
  countIn,
  filesWith,
  folderOf,
  inFolder,
  isForeign,
  nameOf,
  nearestFile,
  relativeTo,
  type Tree,
} from './tree.ts';

const BUILD = /^(?:pom\.xml|build\.gradle(?:\.kts)?)$/;
/** Settings, catalogs of versions, and plugins of the project. */
const GRADLE_FILE = /\.gradle(?:\.kts)?$|(?:^|\/)gradle\/[\w.-]+\.versions\.toml$|(?:^|\/)gradle-wrapper\.properties$/;
const GRADLE_WRAPPER = 'gradle/wrapper/gradle-wrapper.properties';
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
  reads: (path) => !isForeign(path) && (BUILD.test(nameOf(path)) || GRADLE_FILE.test(path) || SOURCE.test(path)),
  find(tree) {
    const own = tree.paths.filter(java.reads);
    const builds = own.filter((path) => BUILD.test(nameOf(path)));
    const shares = assignToFolders(builds.map(folderOf), own, SOURCE);
    const suiteOf = (path: string, sources: readonly string[]) =>
      nameOf(path) === 'pom.xml' ? mavenSuite(tree, path, sources) : gradleSuite(tree, path, sources);
    const withJmh = builds.filter((path) => isWithJmh(tree, path));
    if (withJmh.length > 0) return withJmh.map((path) => suiteOf(path, shares.get(folderOf(path)) ?? []));
    return builds.slice(0, 1).map((path) => suiteOf(path, []));
  },
};

/** Runs are short, because the rounds do the repeating. With `-foe`, JMH fails if a benchmark fails. */
const OPTIONS = `-f 1 -wi 3 -w 1 -i 3 -r 1 -foe true -rf json -rff ${RESULTS}`;

/** A build that has JMH itself, or a module that gets it from the project. */
function isWithJmh(tree: Tree, build: string): boolean {
  if (/jmh/i.test(tree.text(build) ?? '')) return true;
  return nameOf(build) !== 'pom.xml' && planGradle(tree, folderOf(build)) !== null;
}

interface Build extends Pick<Suite, 'tool' | 'setup' | 'steps' | 'checks'> {
  readonly project: string;
  readonly sources: readonly string[];
  /** Starts JMH, without its options. */
  readonly jmh: string;
}

/** `parts` are sources. Null: all of them. */
function suite(tree: Tree, whole: Build, parts: readonly string[] | null = null): Suite {
  const { sources, jmh, ...build } = whole;
  const files = parts ?? filesWith(tree, sources, BENCHMARK);
  const classes = [...new Set(files.map((path) => nameOf(path).replace(/\.\w+$/, '')))];
  // The filter of the gate takes the place of the classes.
  const filter = parts === null ? FILTER : FILTER.replace(':-', `:-\\.(?:${classes.join('|')})\\.`);
  const command = `${jmh} ${OPTIONS} ${filter}`;
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
    // Six iterations of a second, and the start of a virtual machine.
    pace: makePace(6.7, replaceOptions('-wi 3 -w 1 -i 3 -r 1', '-wi 2 -w 300ms -i 2 -r 300ms', 1.9)),
    parts: files,
    narrow: (some) => suite(tree, whole, some),
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
  const inside = relativeTo(root, folder === root ? inFolder(root, '') : folder);
  const profile = findModuleProfile(tree.text(inFolder(root, 'pom.xml')) ?? '', inside);
  const module = root === folder ? '' : ` -pl ${inside} -am${profile === null ? '' : ` -P${profile}`}`;
  const goals =
    'test-compile org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath -Dmdep.outputFile=target/classpath.txt';
  const install = module === '' ? goals : `install -Dmaven.test.skip.exec=true ${goals.replace('test-compile ', '')}`;
  const classes = 'target/test-classes:target/classes:$(cat target/classpath.txt)';
  const isProcessed = [pom, inFolder(root, 'pom.xml')].some((path) => /jmh-generator-/.test(tree.text(path) ?? ''));
  return suite(tree, {
    tool: 'JMH by Maven',
    project: pom,
    sources,
    jmh: `java -cp "${classes}" org.openjdk.jmh.Main`,
    setup: { folder: root, command: `${wrapper} -B -q${module} -DskipTests ${install}` },
    steps: [setupJava(tree, pom, 'maven')],
    checks: isProcessed ? [] : [`${pom} does not name jmh-generator-annprocess, without which JMH finds no benchmark.`],
  });
}

/** The root of the multi-module project: follows the nearest pom.xml above as long as it lists modules. */
function reactorOf(tree: Tree, folder: string): string {
  if (folder === '') return '';
  const above = nearestFile(tree, folderOf(folder), ['pom.xml']);
  if (above === null || !/<modules>/.test(tree.text(above) ?? '')) return folder;
  return reactorOf(tree, folderOf(above));
}

/** A module may be part of the project only with a profile. Null: it always is. */
function findModuleProfile(pom: string, module: string): string | null {
  const profiles = pom.match(/<profile>[\s\S]*?<\/profile>/g) ?? [];
  const isListed = (text: string) => text.includes(`<module>${module}</module>`);
  if (isListed(profiles.reduce((rest, profile) => rest.replace(profile, ''), pom))) return null;
  const profile = profiles.find(isListed);
  return /<id>\s*([\w.-]+)\s*<\/id>/.exec(profile ?? '')?.[1] ?? null;
}

function gradleSuite(tree: Tree, build: string, sources: readonly string[]): Suite {
  const plan = planGradle(tree, folderOf(build));
  return suite(tree, {
    tool: 'JMH by Gradle',
    project: build,
    // Without a task that builds a jar of the benchmarks, there is nothing that can be run.
    sources: plan === null ? [] : sources,
    jmh: `java -jar ${plan?.jar ?? ''}`,
    setup: { folder: plan?.root ?? '', command: `${plan?.gradle ?? ''} -q --no-daemon ${plan?.task ?? ''}` },
    steps: [setupJava(tree, build, 'gradle')],
    checks: plan?.checks ?? [],
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

/** The outermost build above it that is of the same tool. */
function rootBuildOf(tree: Tree, build: string): string {
  const folder = folderOf(build);
  const names = nameOf(build) === 'pom.xml' ? ['pom.xml'] : ['build.gradle.kts', 'build.gradle'];
  const above = folder === '' ? null : nearestFile(tree, folderOf(folder), names);
  return above === null ? build : rootBuildOf(tree, above);
}

function setupJava(tree: Tree, build: string, cache: 'maven' | 'gradle'): WorkflowStep {
  const root = rootBuildOf(tree, build);
  const text = [build, root].map((path) => tree.text(path) ?? '').join('\n');
  const file = nearestFile(tree, folderOf(build), ['.java-version', '.sdkmanrc', '.tool-versions']);
  const asked = VERSIONS.map((pattern) => pattern.exec(text)?.[1]).find((version) => version !== undefined);
  // Java 8 was also called 1.8. The usual version has long-term support.
  const version = asked?.replace(/^1[._]/, '').replaceAll('_', '.') ?? '21';
  const lowest = cache === 'gradle' && isModernGradle(tree, folderOf(root)) ? 17 : 8;
  return {
    uses: SETUP_JAVA,
    with: { distribution: 'temurin', ...versionInputs('java', file, raiseVersion(version, lowest)), cache },
  };
}

/** Raises a version that cannot be installed. A newer compiler can compile for an older one. */
function raiseVersion(version: string, lowest: number): string {
  const number = Number(version);
  if (Number.isNaN(number)) return version;
  const raised = Math.max(number, lowest);
  return String(raised === 9 || raised === 10 ? 11 : raised);
}

/** Gradle itself runs on Java 17 from version 9 on. */
function isModernGradle(tree: Tree, root: string): boolean {
  const [, major = '0'] = /\bgradle-(\d+)\./.exec(tree.text(inFolder(root, GRADLE_WRAPPER)) ?? '') ?? [];
  return Number(major) >= 9;
}

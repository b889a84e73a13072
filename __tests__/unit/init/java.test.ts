import { describe, expect, test } from '@jest/globals';
import { java } from '../../../src/init/java.ts';
import { gist, sourceTree } from '../../support/source-tree.ts';

const POM =
  '<project><properties><maven.compiler.release>17</maven.compiler.release></properties><artifactId>jmh-core</artifactId></project>';
const SOURCE =
  'import org.openjdk.jmh.annotations.Benchmark;\nclass A {\n  @Benchmark\n  public void a() {}\n  @BenchmarkMode(x)\n  @Benchmark public void b() {}\n}\n';
const find = (files: Record<string, string>) => java.find(sourceTree(files)).map(gist);
const OPTIONS = `-f 1 -wi 3 -w 1 -i 3 -r 1 -foe true -rf json -rff bench-referee-results.json "\${BENCH_REFEREE_FILTER:-}"`;

describe('java', () => {
  test('Maven', () => {
    const [suite, ...others] = find({ 'pom.xml': POM, mvnw: '', 'src/main/java/A.java': SOURCE });
    expect(others).toEqual([]);
    expect(suite).toMatchObject({
      tool: 'JMH by Maven',
      benchmarks: 2,
      folder: '',
      format: 'jmh',
      commands: [
        `java -cp "target/test-classes:target/classes:$(cat target/classpath.txt)" org.openjdk.jmh.Main ${OPTIONS}`,
      ],
      steps: [{ 'actions/setup-java': { distribution: 'temurin', 'java-version': '17', cache: 'maven' } }],
    });
    expect(suite?.setup?.command).toMatch(/^\.\/mvnw -B -q -DskipTests test-compile /);
  });

  test('a module of Maven is built from the root', () => {
    const [suite] = find({
      'pom.xml': '<project><modules><module>bench</module></modules></project>',
      'bench/pom.xml': POM,
      'bench/src/main/java/A.java': SOURCE,
    });
    expect(suite).toMatchObject({ folder: 'bench', setup: { folder: '' } });
    expect(suite?.setup?.command).toMatch(/^mvn -B -q -pl bench -am -DskipTests install /);
  });

  test('Gradle with me.champeau.jmh', () => {
    const files = {
      gradlew: '',
      'settings.gradle.kts': '',
      'bench/build.gradle.kts': 'plugins { id("me.champeau.jmh") version "0.7.2" }\nkotlin { jvmToolchain(21) }\n',
      'bench/src/jmh/kotlin/A.kt': SOURCE,
    };
    expect(find(files)).toMatchObject([
      {
        tool: 'JMH by Gradle',
        folder: 'bench',
        commands: [`java -jar build/libs/*-jmh.jar ${OPTIONS}`],
        setup: { folder: '', command: './gradlew -q --no-daemon :bench:jmhJar' },
        steps: [{ 'actions/setup-java': { 'java-version': '21', cache: 'gradle' } }],
      },
    ]);
  });

  test.each<[string, Record<string, string>, string | null]>([
    ['by its name', { 'bench/build.gradle': "apply plugin: 'me.champeau.gradle.jmh'" }, ':bench:jmhJar'],
    [
      'by the catalog',
      {
        'bench/build.gradle.kts': 'plugins { alias(libs.plugins.jmh.gradle) }',
        'gradle/libs.versions.toml': '[plugins]\njmh-gradle = "me.champeau.jmh:0.7.2"\n',
      },
      ':bench:jmhJar',
    ],
    [
      'by a plugin of the project',
      {
        'bench/build.gradle.kts': 'plugins { id("my.jmh") }',
        'buildSrc/src/main/kotlin/my.jmh.gradle.kts': 'plugins { id("me.champeau.jmh") }',
      },
      ':bench:jmhJar',
    ],
    [
      'from the build above',
      { 'build.gradle': "subprojects {\n  apply plugin: 'me.champeau.jmh'\n}", 'bench/build.gradle': '' },
      ':bench:jmhJar',
    ],
    [
      'in another folder than its name says',
      {
        'settings.gradle': "include ':speed'\nproject(':speed').projectDir = file('bench')",
        'bench/build.gradle': "plugins { id 'me.champeau.jmh' }",
      },
      ':speed:jmhJar',
    ],
    [
      'and a jar of the project',
      {
        'bench/build.gradle':
          "plugins { id 'me.champeau.jmh' }\nshadowJar {\n  archiveFileName = 'benchmarks.jar'\n  manifest { attributes 'Main-Class': 'org.openjdk.jmh.Main' }\n}",
      },
      ':bench:shadowJar',
    ],
    [
      'only as a library',
      { 'bench/build.gradle': "dependencies { implementation 'org.openjdk.jmh:jmh-core:1.37' }" },
      null,
    ],
    ['in a comment', { 'bench/build.gradle': "// id 'me.champeau.jmh'" }, null],
    [
      'for others',
      { 'build.gradle': "plugins { id 'me.champeau.jmh' version '1' apply false }", 'bench/build.gradle': '' },
      null,
    ],
  ])('Gradle with the plugin %s', (_, files, task) => {
    const suites = find({ 'settings.gradle': "include ':bench'", ...files, 'bench/src/jmh/java/A.java': SOURCE });
    const found = suites.filter(({ benchmarks }) => benchmarks > 0);
    expect(found.map(({ setup }) => setup?.command)).toEqual(task === null ? [] : [`gradle -q --no-daemon ${task}`]);
  });

  test('a module that is built only with a profile of Maven', () => {
    const [suite] = find({
      'pom.xml':
        '<project><modules><module>core</module></modules><profiles><profile><id>bench</id><modules><module>perf</module></modules></profile></profiles></project>',
      'perf/pom.xml': POM,
      'perf/src/main/java/A.java': SOURCE,
    });
    expect(suite?.setup?.command).toMatch(/^mvn -B -q -pl perf -am -Pbench /);
  });

  test.each([
    ['gradle-9.1.0-bin.zip', '17'],
    ['gradle-8.5-bin.zip', '8'],
  ])('Java for %s', (distribution, version) => {
    const [suite] = find({
      'gradle/wrapper/gradle-wrapper.properties': `distributionUrl=https\\://services.gradle.org/distributions/${distribution}\n`,
      'build.gradle': "plugins { id 'me.champeau.jmh' }\nsourceCompatibility = 1.8\n",
      'src/jmh/java/A.java': SOURCE,
    });
    expect(suite?.steps).toMatchObject([{ 'actions/setup-java': { 'java-version': version } }]);
  });

  test.each([
    ['<java.version>1.7</java.version>', '8'],
    ['<java.version>1.8</java.version>', '8'],
    ['<maven.compiler.source>11</maven.compiler.source>', '11'],
    ['', '21'],
  ])('the version of %s', (text, version) => {
    const [suite] = find({ 'pom.xml': `<project>${text} jmh</project>`, 'A.java': SOURCE });
    expect(suite?.steps).toMatchObject([{ 'actions/setup-java': { 'java-version': version } }]);
  });

  test('no benchmark yet', () => {
    expect(find({ 'pom.xml': '<project/>', 'A.java': 'class A {}' })).toMatchObject([{ benchmarks: 0 }]);
    expect(find({ 'A.java': SOURCE })).toEqual([]);
  });
});

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

  test.each([
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

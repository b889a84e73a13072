// What the written configuration leaves out. Each row is a repository in which one file changes: what a benchmark or a build can
// read has to be measured. A pull request that may be slower and is not measured is worse than one that is measured for nothing.

import { describe, expect, test } from '@jest/globals';
import { decideByTrees } from '../../../src/git/decide-by-trees.ts';
import { planOf } from '../../../src/init/gates.ts';
import { findSuites } from '../../../src/init/index.ts';
import { renderConfiguration } from '../../../src/init/written-files.ts';
import { resolveCommands } from '../../../src/model/command.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { MEASURING_OPTIONS } from '../../../src/settings/measuring-options.ts';
import { resolveValues } from '../../../src/settings/option.ts';
import { sourceTree } from '../../support/source-tree.ts';

const PAGES = {
  'README.md': '',
  'CHANGES.rst': '',
  LICENSE: '',
  'docs/guide.md': '',
  'docs/img/a.png': '',
  '.golangci.yml': '',
  '.pre-commit-config.yaml': '',
  '.github/dependabot.yml': '',
  '.vscode/settings.json': '',
  'newsfragments/1.rst': '',
};
const GO_BENCH = 'package a\n\nfunc BenchmarkA(b *testing.B) {}\n';
const CPP = 'add_executable(a a.cc)\ntarget_link_libraries(a benchmark::benchmark)\n';

const REPOSITORIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  go: {
    'go.mod': 'module x\n',
    'go.sum': '',
    'a/a_test.go': GO_BENCH,
    'a/a.go': '',
    'a/testdata/x.json': '',
    'tools/go.mod': '',
  },
  rust: {
    'Cargo.toml': '[workspace]\n[package]\nname = "x"\n',
    'Cargo.lock': '',
    'rust-toolchain.toml': '',
    '.cargo/config.toml': '',
    'build.rs': '',
    'src/lib.rs': '#![doc = include_str!("../README.md")]\n// see "docs/guide.md"\n',
    'benches/a.rs': 'use criterion::Criterion;\nc.bench_function("a", f);\n',
    'benches/data/a.md': '',
    'member/Cargo.toml': '[package]\nname = "m"\n',
    'member/src/lib.rs': '',
  },
  python: {
    'pyproject.toml': '[project]\nname = "x"\n[build-system]\n',
    'setup.cfg': '',
    'x/a.py': '',
    'x/_a.pyx': '',
    'tests/test_a.py': 'def test_a(benchmark):\n    pass\n',
    'tests/conftest.py': '',
    'tests/spec.md': '',
    'requirements/test.txt': 'pytest-benchmark\n-r base.txt\n',
    'requirements/base.txt': 'numpy\n',
    'requirements/pins.txt': '',
    'requirements/lint.txt': 'ruff\n',
    'MANIFEST.in': 'include requirements/pins.txt\n',
    'tox.ini': '',
    '.python-version': '',
  },
  javascript: {
    'package.json': '{"devDependencies": {"vitest": "3"}, "scripts": {"docs": "typedoc README.md"}}',
    'package-lock.json': '',
    'src/a.ts': '',
    'a.bench.ts': 'bench("a")',
    'tsconfig.json': '',
    'vitest.config.ts': '',
    '.nvmrc': '',
    '.npmrc': '',
    'pnpm-workspace.yaml': '',
    'packages/b/package.json': '{}',
    'packages/b/README.md': '',
  },
  java: {
    'pom.xml': '<project>jmh</project>',
    'src/A.java': '@Benchmark\n',
    '.mvn/jvm.config': '',
    'src/main/resources/a.txt': '',
    mvnw: '',
  },
  gradle: {
    'build.gradle': "plugins { id 'me.champeau.jmh' }",
    'src/jmh/java/A.java': '@Benchmark\n',
    'settings.gradle': '',
    'gradle/libs.versions.toml': '',
    'gradle.properties': '',
  },
  cpp: {
    'CMakeLists.txt': CPP,
    'a.cc': 'BENCHMARK(a);\n',
    'a.h': '',
    'cmake/x.cmake': '',
    'CMakePresets.json': '',
    'third_party/z/z.c': '',
    '.gitmodules': '',
  },
};

/** Reasons of all commands after a change of one file. */
function decideAfter(files: Readonly<Record<string, string>>, changed: string) {
  const tree = sourceTree(files);
  const plan = planOf(
    findSuites(tree).flatMap(({ suites }) => suites),
    tree,
  )!;
  const text = renderConfiguration(plan, { maxMinutes: 20, uses: 'octo/bench-referee@v1' });
  const values = resolveValues(MEASURING_OPTIONS, parseConfigFile(text, 'bench.yml'));
  const treeOf = (more: Readonly<Record<string, string>>) => ({
    id: JSON.stringify(more),
    files: new Map(
      Object.keys({ ...files, ...more }).map((path) => [
        path,
        { mode: '100644', id: more[path] ?? 'as it was', target: null },
      ]),
    ),
  });
  const rules = {
    ...{ config: 'bench.yml', benchmarkFiles: [], commands: resolveCommands(values.run ?? [], values) },
    setup: values.setup === null ? null : { script: values.setup, workingDirectory: values.workingDirectory },
  };
  const gate = { files: new Set<string>(), folders: new Set<string>(), hasOtherServers: false };
  const decisions = decideByTrees({ base: treeOf({}), head: treeOf({ [changed]: 'changed' }), gate }, rules);
  return [...new Set(decisions.map(({ reason }) => reason))];
}

describe.each(Object.entries(REPOSITORIES))('in %s', (_, files) => {
  const all = { ...files, ...PAGES };

  test.each(Object.keys(files).filter((path) => path !== 'requirements/lint.txt'))('%s is measured', (path) => {
    expect(decideAfter(all, path)).toEqual([path === '.gitmodules' ? 'changed-gate' : 'changed-inside']);
  });

  test('a new file is measured, wherever it is', () => {
    for (const path of ['new.txt', 'data/new.md', 'assets/new.bin', '.tool-versions', 'a/docs/new.md'])
      expect([path, decideAfter(all, path)]).toEqual([path, ['changed-inside']]);
  });

  test.each(Object.keys(PAGES))('%s is not measured', (path) => {
    expect(decideAfter(all, path)).toEqual(['paths']);
  });
});

test('a list of requirements that nothing installs is not measured', () => {
  expect(decideAfter({ ...REPOSITORIES['python'], ...PAGES }, 'requirements/lint.txt')).toEqual(['paths']);
});

describe('integration tests of Rust', () => {
  const crate = {
    ...REPOSITORIES['rust'],
    ...PAGES,
    'tests/it.rs': 'read("../tests/data")',
    'member/tests/a/data.txt': '',
  };
  test('are not measured, and neither is their data', () => {
    expect(decideAfter(crate, 'tests/it.rs')).toEqual(['paths']);
    expect(decideAfter(crate, 'member/tests/a/data.txt')).toEqual(['paths']);
    expect(decideAfter({ ...crate, 'src/tests/mod.rs': '' }, 'src/tests/mod.rs')).toEqual(['changed-inside']);
  });

  test.each<[string, Record<string, string>]>([
    ['a benchmark includes a file', { 'benches/b.rs': '#[path = "../tests/support/mod.rs"]\nmod support;' }],
    ['a benchmark joins a path', { 'benches/b.rs': 'root().join("tests").join("data")' }],
    ['a build script reads them', { 'build.rs': 'read_dir("tests")' }],
    ['a target is there', { 'member/Cargo.toml': '[package]\nname = "m"\n[[bench]]\npath = "tests/b.rs"\n' }],
    ['a crate is there', { 'tests/x/Cargo.toml': '[package]\nname = "x"\n' }],
  ])('are measured if %s', (_, more) => {
    expect(decideAfter({ ...crate, ...more }, 'tests/it.rs')).toEqual(['changed-inside']);
  });
});

describe('pages that a benchmark reads are not left out', () => {
  const { go, rust, python, javascript, cpp, java } = REPOSITORIES as Readonly<Record<string, Record<string, string>>>;
  test.each<[string, Readonly<Record<string, string>> | undefined, Readonly<Record<string, string>>, string]>([
    ['a file of the root', go, { 'a/b_test.go': 'read("../README.md")' }, 'README.md'],
    ['any file of that kind, after one is named', go, { 'a/b_test.go': 'read("../OTHER.md")' }, 'README.md'],
    ['an embedded file', go, { 'a.go': '//go:embed README.md\nvar page string' }, 'README.md'],
    ['all embedded files', go, { 'a.go': '//go:embed *\nvar all embed.FS' }, 'LICENSE'],
    ['an embedded folder', go, { 'a.go': '//go:embed docs\nvar all embed.FS' }, 'docs/guide.md'],
    ['a file server', go, { 'a/b_test.go': 'http.FileServer(http.Dir("."))' }, 'docs/guide.md'],
    ['a folder above', go, { 'a/b_test.go': 'filepath.Walk("..", f)' }, 'README.md'],
    ['a pattern', go, { 'a/b_test.go': 'glob("../docs/*.md")' }, 'docs/guide.md'],
    ['code in the folder of pages', go, { 'docs/docs.go': 'package docs' }, 'docs/docs.go'],
    ['a page beside such code', go, { 'docs/docs.go': 'package docs' }, 'docs/guide.md'],
    ['an included text', rust, { 'benches/b.rs': 'include_str!("../README.md")' }, 'README.md'],
    ['an included folder', rust, { 'benches/b.rs': 'include_dir!("$CARGO_MANIFEST_DIR/docs")' }, 'docs/img/a.png'],
    ['the folder of the crate', rust, { 'benches/b.rs': 'WalkDir::new(env!("CARGO_MANIFEST_DIR"))' }, 'README.md'],
    ['a licence', rust, { 'benches/b.rs': 'include_bytes!("../LICENSE")' }, 'LICENSE'],
    ['a crate in the folder of pages', rust, { 'docs/Cargo.toml': '[package]\nname = "d"\n' }, 'docs/guide.md'],
    ['a path of Python', python, { 'tests/b.py': "open('docs/guide.md')" }, 'docs/guide.md'],
    ['parts of a path', python, { 'tests/b.py': "ROOT / 'docs' / name" }, 'docs/guide.md'],
    ['notes about changes', python, { 'tests/b.py': "glob('newsfragments/*')" }, 'newsfragments/1.rst'],
    ['requirements that code reads', python, { 'x/b.py': "open('requirements/lint.txt')" }, 'requirements/lint.txt'],
    ['requirements of setup.py', python, { 'setup.py': 'for f in glob(requirements)' }, 'requirements/lint.txt'],
    ['a page of JavaScript', javascript, { 'b.bench.ts': 'readFileSync(`../README.md`)' }, 'README.md'],
    [
      'a page of a script that measures',
      javascript,
      { 'package.json': '{"devDependencies": {"vitest": "3"}, "scripts": {"bench": "node run README.md"}}' },
      'README.md',
    ],
    ['a package in the folder of pages', javascript, { 'docs/package.json': '{}' }, 'docs/guide.md'],
    ['a file of GitHub', javascript, { 'b.bench.ts': "read('.github/dependabot.yml')" }, '.github/dependabot.yml'],
    ['a list of CMake in the folder of pages', cpp, { 'docs/CMakeLists.txt': '' }, 'docs/guide.md'],
    ['a file of CMake', cpp, { 'sub/CMakeLists.txt': 'file(READ ../README.md TEXT)' }, 'README.md'],
    ['a file of Maven', java, { 'b/pom.xml': '<file>README.md</file>' }, 'README.md'],
    ['a path of C++', cpp, { 'b.cc': 'std::ifstream in("../docs/guide.md");' }, 'docs/guide.md'],
    ['a path of Java', java, { 'src/B.java': 'Path.of("docs", "guide.md")' }, 'docs/guide.md'],
  ])('%s', (_, files, more, changed) => {
    expect(decideAfter({ ...files, ...PAGES, ...more }, changed)).not.toContain('paths');
  });
});

test('a command that is named may read anything, so nothing is left out', () => {
  const tree = sourceTree({ ...REPOSITORIES['go'], ...PAGES });
  expect(
    planOf(
      findSuites(tree).flatMap(({ suites }) => suites),
      null,
    )?.paths,
  ).toEqual([]);
});

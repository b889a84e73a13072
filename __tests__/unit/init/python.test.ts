import { describe, expect, test } from '@jest/globals';
import { python } from '../../../src/init/python.ts';
import { gist, sourceTree } from '../../support/source-tree.ts';

const TEST = 'def test_plain():\n    pass\n\n\ndef test_speed(benchmark):\n    benchmark(f)\n';
const find = (files: Record<string, string>) => python.find(sourceTree(files)).map(gist);
const pytest = (python: string, where: string) =>
  `${python} -m pytest --benchmark-only --benchmark-max-time=0.2 --benchmark-json=bench-referee-results.json -k "\${BENCH_REFEREE_FILTER:-}"${where}`;

describe('python', () => {
  test('a package whose extra has pytest-benchmark', () => {
    const project =
      '[project]\nname = "a"\nrequires-python = ">=3.9"\n[project.optional-dependencies]\ndev = [\n  "pytest",\n  "pytest-benchmark",\n]\n';
    expect(find({ 'pyproject.toml': project, 'tests/test_a.py': TEST })).toEqual([
      {
        tool: 'pytest-benchmark',
        benchmarks: 1,
        folder: '',
        format: 'pytest-benchmark',
        commands: [pytest('.venv/bin/python', ' tests')],
        setup: {
          folder: '',
          command: "python3 -m venv .venv && .venv/bin/pip install -q -e '.[dev]'",
        },
        outputFile: 'bench-referee-results.json',
        steps: [
          {
            'actions/setup-python': {
              'python-version-file': 'pyproject.toml',
              cache: 'pip',
              'cache-dependency-path': 'pyproject.toml',
            },
          },
        ],
      },
    ]);
  });

  test.each([
    [
      'requirements alone',
      { 'requirements.txt': 'numpy\n', 'requirements-dev.txt': 'pytest\npytest-benchmark==5.1\n' },
      '.venv/bin/pip install -q -r requirements-dev.txt -r requirements.txt',
    ],
    [
      'nothing that names the tool',
      { 'requirements.txt': 'numpy\npytest-benchmark-plus\n' },
      '.venv/bin/pip install -q -r requirements.txt pytest pytest-benchmark',
    ],
    [
      'a dependency group, for which pip has to be new',
      {
        'pyproject.toml':
          '[project]\nname = "a"\n[dependency-groups]\ntest = ["pytest", "pytest-benchmark"]\n',
      },
      '.venv/bin/pip install -q --upgrade pip && .venv/bin/pip install -q -e . --group test',
    ],
    ['a setup.py', { 'setup.py': '' }, '.venv/bin/pip install -q -e . pytest pytest-benchmark'],
    [
      'a pyproject.toml for tools only',
      { 'pyproject.toml': '[tool.black]\nline-length = 100\n' },
      '.venv/bin/pip install -q pytest pytest-benchmark',
    ],
  ])('%s', (_, files, install) => {
    const [suite] = find({ ...files, 'tests/test_a.py': TEST } as Record<string, string>);
    expect(suite?.setup?.command).toBe(`python3 -m venv .venv && ${install}`);
  });

  test('uv and Poetry', () => {
    const base = { 'pyproject.toml': '[project]\nname = "a"\n', 'test_a.py': TEST };
    expect(find({ ...base, 'uv.lock': '', '.python-version': '3.12\n' })).toMatchObject([
      {
        setup: { command: 'uv sync --locked --all-extras --all-groups' },
        commands: [pytest('uv run --no-sync python', '')],
        steps: [{ 'actions/setup-python': { 'python-version-file': '.python-version' } }, 'pipx install uv'],
      },
    ]);
    expect(find({ ...base, 'poetry.lock': '' })).toMatchObject([
      { commands: [pytest('.venv/bin/python', '')], steps: [expect.anything(), 'pipx install poetry'] },
    ]);
  });

  test('files that pytest does not collect are named; processes beside each other are not wanted', () => {
    const [suite] = find({
      'pytest.ini': '[pytest]\naddopts =\n    -q\n    -n auto\n',
      'benchmarks/bench_a.py': 'class TestA:\n    def test_speed(self, benchmark, size):\n        pass\n',
    });
    expect(suite?.commands).toEqual([
      pytest('.venv/bin/python', ' benchmarks/bench_a.py').replace(' -k', ' -n 0 -k'),
    ]);
  });

  test('pyperf and asv', () => {
    const suites = find({
      'requirements.txt': 'pyperf\n',
      'bench.py': 'import pyperf\nrunner = pyperf.Runner()\nrunner.timeit("a", stmt="pass")\n',
      'asv_bench/asv.conf.json': '{}',
      'asv_bench/benchmarks/a.py':
        'class A:\n    def time_a(self):\n        pass\n    def helper(self):\n        pass\n',
    });
    expect(suites.map(({ tool, format, benchmarks }) => [tool, format, benchmarks])).toEqual([
      ['pyperf', 'json', 1],
      ['asv', 'command', 1],
    ]);
    expect(suites[1]).toMatchObject({
      commands: ['cd asv_bench && ../.venv/bin/python -m asv run --python=same --quick'],
    });
  });

  test('no benchmark yet; a manifest without a line of Python', () => {
    expect(find({ 'pyproject.toml': '', 'a.py': 'def f(benchmarks):\n    pass\n' })).toMatchObject([
      { benchmarks: 0 },
    ]);
    expect(find({ 'docs/requirements.txt': 'mkdocs\n' })).toEqual([]);
  });
});

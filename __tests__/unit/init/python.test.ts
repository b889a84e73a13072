import { describe, expect, test } from '@jest/globals';
import { python } from '../../../src/init/python.ts';
import { gist, sourceTree } from '../../support/source-tree.ts';

const REPEAT =
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of the shell
  '${BENCH_REFEREE_ITERATIONS:+--benchmark-min-rounds=$BENCH_REFEREE_ITERATIONS --benchmark-max-time=1e-6 --benchmark-min-time=1e-9 --benchmark-calibration-precision=1}';

const TEST = 'def test_plain():\n    pass\n\n\ndef test_speed(benchmark):\n    benchmark(f)\n';
const find = (files: Record<string, string>) => python.find(sourceTree(files)).map(gist);
const pytest = (python: string, where: string) =>
  `${python} -m pytest --benchmark-only --benchmark-max-time=0.2 --benchmark-json=bench-referee-results.json ${REPEAT} -k "\${BENCH_REFEREE_FILTER:-}"${where}`;

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
        'pyproject.toml': '[project]\nname = "a"\n[dependency-groups]\ntest = ["pytest", "pytest-benchmark"]\n',
      },
      '.venv/bin/pip install -q --upgrade pip && .venv/bin/pip install -q -e . --group test',
    ],
    [
      'an extra in dotted keys, beside a comment that names another',
      {
        'pyproject.toml':
          '[project]\nname = "a"\n# old = ["pytest-benchmark"]\noptional-dependencies.dev = ["pytest-benchmark[histogram]"]\n',
      },
      ".venv/bin/pip install -q -e '.[dev]' pytest",
    ],
    [
      'groups in one line, of which one includes another',
      {
        'pyproject.toml':
          'dependency-groups = { all = [{ include-group = "x" }], bench = ["pytest-benchmark"] }\n[project]\nname = "a"\ndependencies = ["pytest>8"]\n',
      },
      '.venv/bin/pip install -q --upgrade pip && .venv/bin/pip install -q -e . --group bench',
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
    const groups = '[dependency-groups]\nbench = ["pytest", "pytest-benchmark"]\n';
    const base = { 'pyproject.toml': `[project]\nname = "a"\n${groups}`, 'test_a.py': TEST };
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

  test.each<[string, Record<string, string>, string, string]>([
    [
      'Poetry without the tool',
      { 'poetry.lock': '', 'pyproject.toml': '[tool.poetry.dependencies]\npython = "^3.9"\n' },
      'POETRY_VIRTUALENVS_IN_PROJECT=true poetry install --all-extras && .venv/bin/python -m pip install -q pytest pytest-benchmark',
      '.venv/bin/python',
    ],
    [
      'Poetry with an optional group',
      {
        'poetry.lock': '',
        'pyproject.toml':
          '[tool.poetry.group.bench]\noptional = true\n[tool.poetry.group.bench.dependencies]\npytest = "*"\npytest-benchmark = "*"\n',
      },
      'POETRY_VIRTUALENVS_IN_PROJECT=true poetry install --all-extras --with bench',
      '.venv/bin/python',
    ],
    [
      'PDM',
      { 'pdm.lock': '', 'pyproject.toml': '[tool.pdm.dev-dependencies]\ntest = ["pytest", "pytest-benchmark"]\n' },
      'PDM_CHECK_UPDATE=0 pdm install --frozen-lockfile -G :all --with-pip',
      'pdm run python',
    ],
    [
      'uv with its own list',
      { 'uv.lock': '', 'pyproject.toml': '[tool.uv]\ndev-dependencies = ["pytest"]\n' },
      'uv sync --locked --all-extras --all-groups && uv pip install -q pytest-benchmark',
      'uv run --no-sync python',
    ],
    [
      'an environment of Hatch',
      {
        'pyproject.toml':
          '[project]\nname = "a"\n[tool.hatch.envs.bench]\ndependencies = ["pytest>=8", "pytest-benchmark", "numpy"]\n',
      },
      "python3 -m venv .venv && .venv/bin/pip install -q -e . 'pytest>=8' pytest-benchmark numpy",
      '.venv/bin/python',
    ],
  ])('%s', (_, files, install, program) => {
    const [suite] = find({ ...files, 'test_a.py': TEST });
    expect(suite?.setup?.command).toBe(install);
    expect(suite?.commands).toEqual([pytest(program, '')]);
  });

  test('a member of a workspace of uv has the lock file of its root', () => {
    const suites = find({
      'uv.lock': '',
      'pyproject.toml': '[tool.uv.workspace]\nmembers = ["packages/*"]\n',
      'packages/a/pyproject.toml': '[project]\nname = "a"\ndependencies = ["pytest", "pytest-benchmark"]\n',
      'packages/a/test_a.py': TEST,
    });
    expect(suites.find(({ benchmarks }) => benchmarks > 0)).toMatchObject({
      folder: 'packages/a',
      setup: { folder: 'packages/a', command: 'uv sync --locked --all-extras --all-groups' },
    });
  });

  test.each([
    ['{"matrix": {"env_nobuild": {"SEED": ["0"]}}}', 'SEED=0 ', ' asv', 0],
    ['{"matrix": {"env": {"A": ["x y", "z"]}, "env_nobuild": {"B": "1"}}}', "A='x y' B=1 ", ' asv', 1],
    [
      '{\n  // ours\n  "matrix": {"req": {"numpy": ["1.26"], "pip+six": [""], "scipy": ["1", "2"]},},\n}',
      '',
      ' asv numpy==1.26 six scipy',
      0,
    ],
    ['{"matrix": {"setuptools": ["59.2.0"], "old": [null]}}', '', ' asv setuptools==59.2.0', 0],
  ])('the matrix of asv in %j', (config, variables, packages, checks) => {
    const [suite] = python.find(
      sourceTree({ 'setup.py': '', 'asv.conf.json': config, 'benchmarks/a.py': 'def time_a():\n' }),
    );
    expect(suite?.commands[0]).toContain(`&& ${variables}.venv/bin/python -m asv --config`);
    expect(suite?.setup?.command).toContain(`pip install -q -e .${packages} && `);
    expect(suite?.checks).toHaveLength(checks);
  });

  test('files that pytest does not collect are named; processes beside each other are not wanted', () => {
    const [suite] = find({
      'pytest.ini': '[pytest]\naddopts =\n    -q\n    -n auto\n',
      'benchmarks/bench_a.py': 'class TestA:\n    def test_speed(self, benchmark, size):\n        pass\n',
    });
    expect(suite?.commands).toEqual([pytest('.venv/bin/python', ' benchmarks/bench_a.py').replace(' -k', ' -n 0 -k')]);
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
      ['pyperf', 'pyperf', 1],
      ['asv', 'asv', 1],
    ]);
    expect(suites[1]).toMatchObject({
      commands: [
        expect.stringMatching(
          /^cd asv_bench && rm -rf bench-referee-asv && \.\.\/\.venv\/bin\/python -m asv --config \S+ run -E existing .* && cat /,
        ),
      ],
    });
  });

  test.each([
    ['def mem_a():', 'memory'],
    ['def peakmem_a():', 'peakmemory'],
    ['def track_a():', 'track'],
    ['def mem_a():\n    pass\ndef timeraw_a():', 'time'],
  ])('asv with %j limits %s', (source, metric) => {
    const files = { 'asv.conf.json': '{}', 'setup.py': '', 'benchmarks/a.py': `${source}\n    pass\n` };
    const [suite] = python.find(sourceTree(files));
    expect(suite?.budgets[0]?.metric).toBe(metric);
  });

  test.each([
    ['', '.venv/bin/python', '.'],
    ['asv_bench/', '../.venv/bin/python', '../'],
    ['a/b/', '../../.venv/bin/python', '../../'],
  ])('asv with its configuration in %j', (place, program, repository) => {
    const files = { 'setup.py': '', [`${place}asv.conf.json`]: '{}', [`${place}a.py`]: 'def time_a():\n' };
    const [suite] = python.find(sourceTree(files));
    expect(suite?.setup?.command).toContain(`${program} -c 'from asv import util;`);
    expect(suite?.setup?.command).toContain(`repo="${repository}", `);
  });

  test('no benchmark yet; a manifest without a line of Python', () => {
    expect(find({ 'pyproject.toml': '', 'a.py': 'def f(benchmarks):\n    pass\n' })).toMatchObject([{ benchmarks: 0 }]);
    expect(find({ 'docs/requirements.txt': 'mkdocs\n' })).toEqual([]);
  });
});

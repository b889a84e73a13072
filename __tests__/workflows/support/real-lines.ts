// Lines of commits on real code, for the search for the commit that broke a budget: a module of Go, a crate and a package of
// Python, as their registries have them, in twelve commits of which one makes one benchmark slower. The others change the
// code of the same files, and nothing that runs.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../support/temporary.ts';
import type { Change } from './repository.ts';
import type { Needs } from './tools.ts';

export interface RealLine extends Needs {
  readonly language: string;
  /** Folder of the code in the repository. */
  readonly folder: string;
  /** Benchmark that gets slower. */
  readonly slower: string;
  /** Configuration without the keys that all lines have. */
  readonly config: string;
  /** The commit that makes it slower, and its number from 1. */
  readonly culprit: Change;
  readonly position: number;
  /** File that the other commits change, and what they add to it. */
  readonly file: string;
  note(number: number): string;
  /** Fetches the code. Returns its files by their path in the folder. */
  fetch(): Record<string, string>;
}

/** Number of commits of a line. */
export const COMMITS = 12;

export const REAL_LINES: readonly RealLine[] = [
  {
    language: 'Go',
    needs: [['go', 'version']],
    folder: 'uuid',
    slower: 'Parse',
    config: `setup: go test -c -o uuid.test .
run: ./uuid.test -test.run='^$' -test.bench="\${BENCH_REFEREE_FILTER:-^BenchmarkParse$|String$}" -test.benchtime=20ms
format: go
`,
    culprit: {
      message: 'count the hyphens before anything is parsed',
      file: 'uuid/uuid.go',
      edit: (text) =>
        text.replace(
          /func Parse\(s string\)[^\n]*\n\tvar uuid UUID\n/,
          (start) =>
            `${start}\tfor _, c := range s {\n\t\tif c > 'z' {\n\t\t\treturn uuid, errors.New("no character of a UUID")\n\t\t}\n\t}\n`,
        ),
    },
    position: 4,
    file: 'uuid/version4.go',
    note: (number) => `\nfunc note${number}() int { return ${number} }\n`,
    fetch() {
      const answer = execFileSync('go', ['mod', 'download', '-json', 'github.com/google/uuid@v1.6.0'], {
        encoding: 'utf8',
      });
      return readFiles((JSON.parse(answer) as { readonly Dir: string }).Dir, /\.go$|^go\.mod$|^LICENSE$/);
    },
  },
  {
    language: 'Rust',
    needs: [['cargo', '--version']],
    folder: 'hex',
    slower: 'decode',
    config: `setup: cargo bench --quiet --no-run
run: cargo bench --quiet --bench kilobytes -- "\${BENCH_REFEREE_FILTER:-}"
format: libtest-bench
`,
    culprit: {
      message: 'look at every character before one is decoded',
      file: 'hex/src/lib.rs',
      edit: (text) =>
        text.replace(
          'fn val(c: u8, idx: usize) -> Result<u8, FromHexError> {\n',
          (start) =>
            `${start}    if !(c as char).is_alphanumeric() || std::hint::black_box(c).is_ascii_whitespace() {\n        return Err(FromHexError::InvalidStringLength);\n    }\n`,
        ),
    },
    position: 9,
    file: 'hex/src/error.rs',
    note: (number) => `\n#[allow(dead_code)]\nfn note_${number}() -> u32 {\n    ${number}\n}\n`,
    fetch: fetchHex,
  },
  {
    language: 'Python',
    needs: [['python3', '--version']],
    folder: 'toml',
    slower: 'test_bench.py::test_loads',
    config: `run: python3 -m pytest -q --benchmark-only --benchmark-max-time=0.1 --benchmark-json=results.json -k "$BENCH_REFEREE_FILTER" test_bench.py
format: pytest-benchmark
output-file: results.json
`,
    culprit: {
      message: 'copy the characters that are skipped',
      file: 'toml/tomli/_parser.py',
      edit: (text) => text.replace(/(def skip_chars\(.*\n)/, '$1    chars = set(sorted(chars))\n'),
    },
    position: 7,
    file: 'toml/tomli/_re.py',
    note: (number) => `\n\ndef note_${number}():\n    return ${number}\n`,
    fetch() {
      const folder = temporaryFolder('tomli-');
      execFileSync('pip', ['install', '--quiet', '--no-deps', `--target=${folder}`, 'tomli==2.0.1']);
      const code = readFiles(join(folder, 'tomli'), /\.py$/);
      const inPackage = Object.entries(code).map(([path, text]) => [`tomli/${path}`, text]);
      return { ...Object.fromEntries(inPackage), 'test_bench.py': PYTHON_BENCH };
    },
  },
];

/** Returns the commits of a line, oldest first. */
export function listChanges({ culprit, position, file, note, language }: RealLine): Change[] {
  return Array.from({ length: COMMITS }, (_, index) =>
    index + 1 === position
      ? culprit
      : { message: `${language}: add note ${index + 1}`, file, edit: (text) => `${text}${note(index + 1)}` },
  );
}

function readFiles(folder: string, wanted: RegExp): Record<string, string> {
  const names = readdirSync(folder).filter((name) => wanted.test(name));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Cargo copies a crate only for a package that depends on it. */
function fetchHex(): Record<string, string> {
  const folder = temporaryFolder('hex-');
  const manifest = '[package]\nname = "fetch"\nversion = "0.1.0"\nedition = "2021"\n\n[dependencies]\nhex = "=0.4.3"\n';
  writeFileSync(join(folder, 'Cargo.toml'), `${manifest}\n[lib]\npath = "lib.rs"\n`);
  writeFileSync(join(folder, 'lib.rs'), '');
  execFileSync('cargo', ['vendor', '--quiet', 'vendor'], { cwd: folder, stdio: 'ignore' });
  const crate = join(folder, 'vendor/hex');
  const source = (name: string) => readFileSync(join(crate, 'src', name), 'utf8');
  return {
    'Cargo.toml': RUST_MANIFEST,
    'src/lib.rs': source('lib.rs'),
    'src/error.rs': source('error.rs'),
    'benches/kilobytes.rs': RUST_BENCH,
  };
}

const RUST_MANIFEST = `[package]
name = "hex"
version = "0.4.3"
edition = "2018"

[features]
default = ["alloc", "std"]
std = ["alloc"]
alloc = []

[lib]
bench = false

[[bench]]
name = "kilobytes"
harness = false
`;

/** Prints lines as Rust's own harness does, which needs a nightly toolchain, and takes a tenth of its time. */
const RUST_BENCH = `use std::{hint::black_box, time::Instant};

fn measure<T>(name: &str, work: impl Fn() -> T) {
    let wanted = std::env::args().skip(1).find(|one| !one.starts_with('-'));
    if wanted.map_or(false, |one| !name.contains(&one)) {
        return;
    }
    let mut times: Vec<u128> = (0..30)
        .map(|_| {
            let start = Instant::now();
            for _ in 0..1000 {
                black_box(work());
            }
            start.elapsed().as_nanos() / 1000
        })
        .collect();
    times.sort();
    println!("test {} ... bench: {:>11} ns/iter (+/- {})", name, times[15], times[29] - times[0]);
}

fn main() {
    let bytes = [0x5au8; 1024];
    let text = hex::encode(bytes);
    println!("\\nrunning 2 tests");
    measure("decode", || hex::decode(black_box(&text)).unwrap());
    measure("encode", || hex::encode(black_box(&bytes)));
    println!("\\ntest result: ok. 0 passed; 0 failed; 0 ignored; 2 measured; 0 filtered out; finished in 0.01s");
}
`;

const PYTHON_BENCH = `import tomli

TEXT = "\\n".join(f'[table_{n}]\\nname = "{n}"\\nsize = {n}\\n' for n in range(20))


def test_loads(benchmark):
    benchmark(tomli.loads, TEXT)


def test_numbers(benchmark):
    benchmark(sorted, list(range(5000, 0, -1)))
`;

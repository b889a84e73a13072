// Why a Go benchmark or a package failed, which stands above or below the line that says so: what a benchmark logged, or the
// first error of the compiler or vet. Lines go in, in their order; a reason comes out as it was printed.

export interface GoReasons {
  /** A line, after what was asked because of it. */
  note(line: string): void;
  /** Results came, so that what was logged until here is of a benchmark that ended well. */
  pass(): void;
  /** Why the benchmark failed whose outcome was just read; empty: nothing says so. `below`: the line behind the outcome. */
  ofBenchmark(below: string): string;
  /** Null: the compiler said nothing of it. */
  ofPackage(name: string): string | null;
}

/** What the compiler or vet says of a package stands below its name, before or behind all results. */
const COMPILED_PACKAGE = /^# (\S+)/;
const COMPILER_ERROR = /^(?:vet: )?\S+\.go:\d+:\d+: \S/;
const OUTCOME = /^\s*--- /;
/** A line that a benchmark logged. */
const LOGGED = /^\s+\S+\.go:\d+: \S/;

export function makeGoReasons(): GoReasons {
  /** What was logged last, above the outcome as it is with -v; null: nothing, or it is of an outcome before. */
  let logged: string | null = null;
  /** An outcome came, and what is indented below it is its. */
  let isBelow = false;
  /** Whose errors of the compiler come next. */
  let compiled: string | null = null;
  const compilerErrors = new Map<string, string>();

  function end(isOutcome: boolean): void {
    isBelow = isOutcome;
    logged = null;
  }

  return {
    note(line) {
      const isOutcome = OUTCOME.test(line);
      if (isOutcome || !/^\s/.test(line)) end(isOutcome);
      else if (!isBelow && LOGGED.test(line)) logged = line;
      const [, name] = COMPILED_PACKAGE.exec(line) ?? [];
      // vet writes the name a second time, in brackets.
      if (name !== undefined && !name.startsWith('[')) compiled = name;
      if (compiled !== null && !compilerErrors.has(compiled) && COMPILER_ERROR.test(line))
        compilerErrors.set(compiled, line);
    },
    pass: () => end(false),
    ofBenchmark(below) {
      const reason = LOGGED.test(below) ? below : (logged ?? below);
      return /^\s+\S/.test(reason) ? reason.trim() : '';
    },
    ofPackage: (name) => compilerErrors.get(name) ?? null,
  };
}

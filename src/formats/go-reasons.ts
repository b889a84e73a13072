// Finds out why a Go benchmark or a package failed, from lines above or below the failure: what a benchmark logged, or
// the first error of the compiler or vet. Takes lines in their order and returns a reason as printed.

export interface GoReasons {
  /** Records a line. Must be called after `reasonOfBenchmark` for the same line. */
  note(line: string): void;
  /** Forgets what was logged, because results followed: the benchmark did not fail. */
  forgetLogged(): void;
  /** Why the benchmark of the current outcome failed. Empty: unknown. `below`: the line after the outcome. */
  reasonOfBenchmark(below: string): string;
  /** The first error of the compiler or vet for a package. Null if there is none. */
  reasonOfPackage(name: string): string | null;
}

/** Package above the errors of the compiler or vet. These errors may come before or after all results. */
const COMPILED_PACKAGE = /^# (\S+)/;
const COMPILER_ERROR = /^(?:vet: )?\S+\.go:\d+:\d+: \S/;
const OUTCOME = /^\s*--- /;
/** A line that a benchmark logged. */
const LOGGED = /^\s+\S+\.go:\d+: \S/;

export function makeGoReasons(): GoReasons {
  /** Last logged line. With -v it precedes the outcome. Null: none since the last outcome. */
  let logged: string | null = null;
  /** True after an outcome: the indented lines below belong to it. */
  let isBelow = false;
  /** Package of the next errors of the compiler. */
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
    forgetLogged: () => end(false),
    reasonOfBenchmark(below) {
      const reason = LOGGED.test(below) ? below : (logged ?? below);
      return /^\s+\S/.test(reason) ? reason.trim() : '';
    },
    reasonOfPackage: (name) => compilerErrors.get(name) ?? null,
  };
}

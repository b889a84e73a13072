// The interface of a runner of GitHub Actions: inputs, outputs, the summary, and what one step leaves for a later one. A test passes a small
// fake. The real one is in actions.ts.

/** What a command line does not have. */
export interface Runner {
  /** Text as the user wrote it; empty when it was not given. */
  input(name: string): string;
  output(name: string, value: string): void;
  /** Replaces this step's part of the job summary. */
  summary(markdown: string): Promise<void>;
  remember(key: string, value: string): void;
  recall(key: string): string;
  /** Kills processes whose TMPDIR is below that folder, on systems that reveal it (Linux). */
  endProcesses(folder: string): Promise<void>;
  /** Fails the step, without ending the process. */
  fail(message: string): void;
}

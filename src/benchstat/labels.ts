// Splits the inputs of `compare`, as typed, into the label and path of each file. It opens no file.

export interface LabelledFile {
  /** Value of `.file`. Empty for `=path`. */
  readonly label: string;
  /** Path, or `-` for standard input. */
  readonly path: string;
}

/** Splits `label=path` at the first `=`. A path given k times without a label is labelled `path#0`, `path#1`, … */
export function labelFiles(inputs: readonly string[]): LabelledFile[] {
  const total = new Map<string, number>();
  for (const input of inputs) total.set(input, (total.get(input) ?? 0) + 1);
  const seen = new Map<string, number>();
  return inputs.map((input) => {
    const equals = input.indexOf('=');
    if (equals >= 0) return { label: input.slice(0, equals), path: input.slice(equals + 1) };
    const count = seen.get(input) ?? 0;
    seen.set(input, count + 1);
    return { label: total.get(input) === 1 ? input : `${input}#${count}`, path: input };
  });
}

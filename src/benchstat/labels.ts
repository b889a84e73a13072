// The inputs of `compare` as they are typed to the label and path of each file. Opens nothing.

export interface LabelledFile {
  /** Value of `.file`; empty for `=path`. */
  readonly label: string;
  /** `-` is standard input. */
  readonly path: string;
}

/** `label=path` splits at the first `=`. A path that is named k times without a label is `path#0`, `path#1`, … */
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

// Names that come twice in one run of a tool whose benchmarks are told apart by more than a name: the second one
// is another benchmark and becomes `name#2`.

/** Counts within one run, so that the same benchmark has the same name in the next one. */
export function makeNumbering(): (name: string) => string {
  const times = new Map<string, number>();
  return (name) => {
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    return count === 1 ? name : `${name}#${count}`;
  };
}

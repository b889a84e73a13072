// Numbers names that occur twice in one run, for tools that identify a benchmark by more than its name. The second one
// is another benchmark and becomes `name#2`.

/** Returns a function that numbers the names of one run. A benchmark has the same name in the next run. */
export function makeNumbering(): (name: string) => string {
  const times = new Map<string, number>();
  return (name) => {
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    return count === 1 ? name : `${name}#${count}`;
  };
}

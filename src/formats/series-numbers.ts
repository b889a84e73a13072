// Numbers series, which are the values of one benchmark and metric, in the order in which they first appear. An output
// may have hundreds of thousands of series, and a text made for each as its key would take longer than reading it.

type SeriesIdentity = {
  readonly group?: string | null;
  readonly name: string;
  readonly metric: string;
  readonly unit: string;
};

type Numbers = Map<string, number>;

export class SeriesNumbers {
  /** Numbers by metric, unit, group and name. The name comes last, because a map for each would be large. */
  readonly #metrics = new Map<string, Map<string, Map<string | null, Numbers>>>();
  #count = 0;

  /** For a new series it is the number of series before it. */
  numberOf({ group = null, name, metric, unit }: SeriesIdentity): number {
    const units = findOrAdd(this.#metrics, metric, () => new Map());
    const groups = findOrAdd(units, unit, () => new Map());
    const names = findOrAdd(groups, group, () => new Map());
    const number = names.get(name);
    if (number !== undefined) return number;
    names.set(name, this.#count);
    return this.#count++;
  }
}

function findOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

// The JSON report as tests look at it: by the benchmark's name.

export interface JsonSide {
  readonly n: number;
  readonly median: number;
  readonly values: readonly number[];
}

export interface JsonRow {
  readonly name: string;
  readonly metric: string;
  /** The base unit in which the values are. */
  readonly unit: string;
  readonly state: string;
  readonly base: JsonSide | null;
  readonly head: JsonSide | null;
  readonly delta: number | null;
  readonly change: number | null;
  readonly interval: { readonly low: number | null; readonly high: number | null } | null;
  readonly p: number | null;
  readonly budgets: readonly unknown[];
}

export interface JsonReport {
  readonly json: Readonly<Record<string, unknown>>;
  readonly verdict: unknown;
  readonly rounds: unknown;
  readonly problems: readonly {
    readonly where: string;
    readonly code: string;
    readonly message: string;
    readonly severity: string;
  }[];
  /** By name; with several metrics by `name metric`. */
  readonly states: Readonly<Record<string, string>>;
  row(name: string): JsonRow;
}

export function reportOf(text: string): JsonReport {
  const json = JSON.parse(text) as Record<string, unknown>;
  const rows = json['comparisons'] as JsonRow[];
  const isAmbiguous = new Set(rows.map(({ name }) => name)).size < rows.length;
  const label = ({ name, metric }: JsonRow) => (isAmbiguous ? `${name} ${metric}` : name);
  return {
    json,
    verdict: json['verdict'],
    rounds: json['rounds'],
    problems: json['problems'] as JsonReport['problems'],
    states: Object.fromEntries(rows.map((row) => [label(row), row.state])),
    row(wanted) {
      const found = rows.find((row) => label(row) === wanted);
      if (found === undefined) throw new Error(`no row "${wanted}" in ${rows.map(label).join(', ')}`);
      return found;
    },
  };
}

/** Reports whether others disturbed a run so that rounds were measured again. Noise that counts invocations then differs. */
export function wasMeasuredAgain({ json }: Pick<JsonReport, 'json'>): boolean {
  return json['measuredAgain'] !== undefined;
}

// Lines of the files of Valgrind's Callgrind and Cachegrind, for what reads their totals and what reads their functions.
// Source: https://valgrind.org/docs/manual/cl-format.html

const HEADER = /^(version|creator|pid|cmd|part|desc|events?|positions|thread|totals|summary|rcalls)\s*:(.*)$/s;

/** A line `key: value` of the header or the totals. Null for all other lines. */
export function parseCallgrindHeader(line: string): { readonly key: string; readonly value: string } | null {
  const [, key, value = ''] = HEADER.exec(line) ?? [];
  return key === undefined ? null : { key, value: value.trim() };
}

export function splitWords(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** NaN for what is no count: nothing executes less than nothing. */
export function parseCost(text: string): number {
  return /^\d{1,18}$/.test(text) ? Number(text) : Number.NaN;
}

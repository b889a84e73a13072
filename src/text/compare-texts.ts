/** Orders by code units, and so in the same way on every machine, whatever its language. An absent text comes last. */
export function compareTexts(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}

// A number with its unit, as a person writes it into a budget: `50ms`, `180KB`, `1e6/s`, `3`. `units/quantity.ts`
// parses and converts it.

export interface Quantity {
  readonly value: number;
  /** Unit as written; empty for a bare number. */
  readonly unit: string;
  /** The whole text as written, for messages. */
  readonly text: string;
}

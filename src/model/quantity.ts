// A number as a person writes it into a budget, with its unit: `50ms`, `180KB`, `1e6/s`, `3`.
// `units/quantity.ts` parses it and converts it.

export interface Quantity {
  readonly value: number;
  /** As written; empty for a bare number. */
  readonly unit: string;
  /** The whole as written, for messages. */
  readonly text: string;
}

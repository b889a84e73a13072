// A claim in the description of a pull request: how much better a benchmark gets. It is untrusted text, and changes no verdict.

export interface BodyClaim {
  /** Name or pattern of benchmarks. */
  readonly name: string;
  /** Ratio: 0.2 is 20 % less time. */
  readonly improvement: number;
}

/** `impossible`: 100 % or more. `unmatched`: no benchmark has the name. `open`: not decided. */
export const CLAIM_OUTCOMES = ['proven', 'missed', 'undecided', 'unmatched', 'impossible'] as const;

export interface JudgedClaim extends BodyClaim {
  readonly outcome: (typeof CLAIM_OUTCOMES)[number];
}

// Ten small programs, and for each the edit that makes one of its benchmarks slower, the functions whose code that edit writes, and an
// edit of the same function or file that changes nothing. Sources in, sources out.

import { CASES_OF_GO } from './go.ts';
import { CASES_OF_NODE } from './node.ts';
import { CASES_OF_OTHERS } from './others.ts';

/** Replaces a text in a file, which has to have it. */
export type Edit = readonly [file: string, from: string, to: string];

export interface Case {
  readonly name: string;
  /** Programs without which it cannot be tried. */
  readonly needs: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  /** The keys of the configuration that are not the same for all. */
  readonly configuration: Readonly<Record<string, unknown>>;
  readonly planted: Edit;
  readonly refactored: Edit;
  /** The benchmark that gets slower, as the report names it. */
  readonly row: string;
  /** The function that `planted` changes, or one that it adds. */
  readonly functions: RegExp;
  /** An unused function in the language of the source. */
  readonly unused: readonly [file: string, text: string];
}

export const CASES: readonly Case[] = [...CASES_OF_NODE, ...CASES_OF_GO, ...CASES_OF_OTHERS];

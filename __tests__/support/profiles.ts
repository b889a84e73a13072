// Profiles for tests: from the own values of functions, or drawn at random as a profiler would draw samples.

import type { Profile } from '../../src/model/profile.ts';
import { CallTree } from '../../src/profiles/call-tree.ts';
import type { Random } from './random-samples.ts';
import { normal } from './seeded-noise.ts';

type ProfileFacts = Partial<Pick<Profile, 'unit' | 'quantum' | 'hasStacks'>>;

/** Makes a profile. Keys are stacks: frames with `;` between them, each a name, perhaps with a file after a space, and a line after a colon. */
export function makeProfile(values: Readonly<Record<string, number>>, facts: ProfileFacts = {}): Profile {
  const tree = new CallTree('profile');
  for (const [stack, value] of Object.entries(values)) {
    const frames = stack.split(';').map((text) => {
      const [name = '', source = ''] = text.split(' ');
      const line = /:(\d+)$/.exec(source);
      return tree.addFrame({ name, file: source.slice(0, line?.index) || null, line: line && Number(line[1]) });
    });
    tree.add(tree.find(frames), value);
  }
  return tree.finish({ unit: 'ns', hasStacks: true, ...facts });
}

export interface SampledRun {
  /** Share of each function in the time of a run, by name. */
  readonly shares: Readonly<Record<string, number>>;
  /** Samples of a run, as a mean. */
  readonly samples: number;
  /** Standard deviation of the whole run, relative to its mean. */
  readonly totalNoise?: number;
  /** Standard deviation of one function, relative to its mean. */
  readonly ownNoise?: (name: string) => number;
}

/** Value of one sample of a drawn profile: 10 ms. */
export const DRAWN_QUANTUM = 1e7;

/** Draws the profile of one run. Each function has a number of samples from a Poisson distribution. */
export function drawProfile(random: Random, { shares, samples, totalNoise = 0, ownNoise }: SampledRun): Profile {
  const pace = samples * Math.max(0.1, 1 + totalNoise * normal(random));
  const values = Object.entries(shares).map(([name, share]): [string, number] => {
    const own = Math.max(0, 1 + (ownNoise?.(name) ?? 0) * normal(random));
    return [name, DRAWN_QUANTUM * drawPoisson(random, share * pace * own)];
  });
  return makeProfile(Object.fromEntries(values), { quantum: DRAWN_QUANTUM });
}

function drawPoisson(random: Random, mean: number): number {
  if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count += 1;
  return count;
}

import { describe, expect, test } from '@jest/globals';
import type { Frame } from '../../../src/model/profile.ts';
import type { ComparedFunctions } from '../../../src/model/row-functions.ts';
import { findMainFunction, nameFunction } from '../../../src/render/main-function.ts';

const touched = { touched: true };

type Change = Partial<Frame> & { readonly by: number; readonly touched?: boolean };

/** Names are `own 1`, `own 2`, …, and `total 1`, …. */
function functionsOf(own: readonly Change[], totals: readonly Change[] = []): ComparedFunctions {
  const frameOf = (kind: string, index: number) => ({ name: `${kind} ${index + 1}`, file: 'codec/a.go', line: 3 });
  const interval = { low: 0, high: 0, touched: false };
  const attribution: ComparedFunctions['attribution'] = {
    unit: 'sec/op',
    ...{ base: 1, head: 2, runs: { base: 5, head: 5 }, samples: null, spread: null, areShares: false, unnamed: null },
    functions: own.map(({ by, ...given }, index) => ({
      ...{ ...frameOf('own', index), ...interval, base: 1, head: 1 + by, deltaSelf: by, ...given },
    })),
    totals: totals.map(({ by, ...given }, index) => ({
      ...{ ...frameOf('total', index), ...interval, deltaTotal: by, ...given },
    })),
  };
  return {
    kind: 'compared',
    attribution,
    change: 1,
    elsewhere: 0,
    isOfCommand: false,
    isProportional: false,
    graph: null,
  };
}

const nameOf = (functions: ComparedFunctions, better: 'lower' | 'higher' = 'lower') =>
  findMainFunction(functions, better)?.delta.name ?? null;

const runtime = { file: '/usr/local/go/src/runtime/malloc.go' };

describe('the function that explains a row', () => {
  test.each<[why: string, name: string | null, functions: ComparedFunctions]>([
    ['got worse most', 'own 2', functionsOf([{ by: 1 }, { by: 2 }])],
    ['is in a file of the change', 'own 2', functionsOf([{ by: 9 }, { by: 1, ...touched }])],
    ['did not get better', 'own 2', functionsOf([{ by: -9, ...touched }, { by: 1 }])],
    ['is not one that got better', null, functionsOf([{ by: -9, ...touched }, { by: -1 }])],
    ['calls what got slower from the change', 'total 2', functionsOf([{ by: 9 }], [{ by: 8 }, { by: 7, ...touched }])],
    [
      'is in the change itself before its callers',
      'own 1',
      functionsOf([{ by: 1, ...touched }], [{ by: 7, ...touched }]),
    ],
    ['belongs to the program', 'own 2', functionsOf([{ by: 9, ...runtime }, { by: 1 }])],
    ['belongs to the program, with all that it calls', 'total 1', functionsOf([{ by: 9, ...runtime }], [{ by: 8 }])],
    [
      'belongs to the runtime if nothing else is named',
      'own 1',
      functionsOf([
        { by: 9, file: null },
        { by: 1, ...runtime },
      ]),
    ],
    ['is not known', null, functionsOf([])],
  ])('%s', (_, name, functions) => expect(nameOf(functions)).toBe(name));

  test('loses operations per second', () => {
    expect(nameOf(functionsOf([{ by: 9 }, { by: -1 }]), 'higher')).toBe('own 2');
  });
});

test.each([
  ['(anonymous)', 'bench/a.mjs', 3, '(anonymous) bench/a.mjs:3'],
  ['(anonymous)', null, null, '(anonymous)'],
  ['hash', 'bench/a.mjs', 3, 'hash'],
])('%s in %s is called by its place if it has no name', (name, file, line, expected) => {
  const [delta] = functionsOf([{ by: 1, name, file, line }]).attribution.functions;
  expect(nameFunction(delta!)).toBe(expected);
});

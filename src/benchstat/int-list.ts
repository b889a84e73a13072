// A growable list of 32-bit integers, for lists of hundreds of thousands.

export interface IntList {
  push(value: number): void;
  /** Returns the numbers. Do not keep the array while the list still grows. */
  all(): Int32Array;
}

const FIRST_CAPACITY = 4096;

export function makeIntList(): IntList {
  let numbers = new Int32Array(FIRST_CAPACITY);
  let size = 0;
  return {
    push(value) {
      if (size === numbers.length) {
        const larger = new Int32Array(2 * size);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[size] = value;
      size += 1;
    },
    all: () => numbers.subarray(0, size),
  };
}

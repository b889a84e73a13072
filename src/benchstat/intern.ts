// Words of a file by number: the same bytes get the same number, counted from 0, and become a string only when
// somebody asks. For the names and units of hundreds of thousands of lines.

export interface Words {
  /** The number of `bytes[start..end)`. */
  numberOf(bytes: Uint8Array, start: number, end: number): number;
  /** The word as a byte string. */
  text(number: number): string;
}

/** The least power of two that keeps most runs from growing. */
const FIRST_CAPACITY = 1024;

export function makeWords(): Words {
  let size = 0;
  /** Open addressing, at most half full: number + 1, or 0. */
  let slots = new Int32Array(2 * FIRST_CAPACITY);
  let hashes = new Int32Array(FIRST_CAPACITY);
  /** Ends in `store`; a word begins where the one before ends. */
  let ends = new Int32Array(FIRST_CAPACITY);
  let store = Buffer.alloc(16 * FIRST_CAPACITY);

  const startOf = (number: number) => (number === 0 ? 0 : ends[number - 1]!);

  function isWord(number: number, bytes: Uint8Array, start: number, end: number): boolean {
    const from = startOf(number);
    const length = end - start;
    if (ends[number]! - from !== length) return false;
    for (let index = 0; index < length; index += 1)
      if (store[from + index] !== bytes[start + index]) return false;
    return true;
  }

  function addWord(bytes: Uint8Array, start: number, end: number, hash: number): number {
    const from = startOf(size);
    const to = from + end - start;
    if (to > store.length) {
      const larger = Buffer.alloc(2 * to);
      larger.set(store);
      store = larger;
    }
    store.set(bytes.subarray(start, end), from);
    if (size === ends.length) grow();
    hashes[size] = hash;
    ends[size] = to;
    size += 1;
    return size - 1;
  }

  function grow(): void {
    ends = larger(ends);
    hashes = larger(hashes);
    slots = new Int32Array(2 * ends.length);
    for (let number = 0; number < size; number += 1) {
      let slot = hashes[number]! & (slots.length - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = number + 1;
    }
  }

  return {
    numberOf(bytes, start, end) {
      const hash = hashOf(bytes, start, end);
      let slot = hash & (slots.length - 1);
      for (let found = slots[slot]!; found !== 0; found = slots[slot]!) {
        if (hashes[found - 1] === hash && isWord(found - 1, bytes, start, end)) return found - 1;
        slot = (slot + 1) & (slots.length - 1);
      }
      const before = slots;
      const number = addWord(bytes, start, end, hash);
      if (slots !== before) {
        slot = hash & (slots.length - 1);
        while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      }
      slots[slot] = number + 1;
      return number;
    },
    text: (number) => store.toString('latin1', startOf(number), ends[number]!),
  };
}

function larger(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(2 * array.length);
  copy.set(array);
  return copy;
}

/** FNV-1a (Fowler, Noll, Vo), with a last mix because only the low bits choose a slot. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
  return hash ^ (hash >>> 15);
}

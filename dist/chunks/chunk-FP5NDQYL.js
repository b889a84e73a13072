import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/settings/nearest.ts
var TOLERATED = 0.4;
function nearest(word, known) {
  const plain = (text) => text.toLowerCase().replaceAll(/[_\s]/g, "-");
  const ranked = known.map((candidate) => ({ candidate, distance: editDistance(plain(word), plain(candidate)) })).sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  if (best === void 0) return null;
  return best.distance <= TOLERATED * Math.max(word.length, best.candidate.length) ? best.candidate : null;
}
function editDistance(from, to) {
  let previous = [];
  let current = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const differs = from[row - 1] === to[column - 1] ? 0 : 1;
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next[column] = Math.min(
        next[column - 1] + 1,
        current[column] + 1,
        current[column - 1] + differs,
        isSwap ? previous[column - 2] + 1 : Number.POSITIVE_INFINITY
      );
    }
    previous = current;
    current = next;
  }
  return current[to.length];
}

export {
  nearest,
  editDistance
};

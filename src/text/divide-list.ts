// Divides a list into parts of a limited size, such as those that fit on a command line or into a request. Pure.

/** Each part but the last has `size` items. */
export function divideList<Item>(items: readonly Item[], size: number): Item[][] {
  const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, index) => index * size);
  return starts.map((start) => items.slice(start, start + size));
}

// Takes as many items from the start of a list as fit. Items and their sizes in, items out.

/** Ends before the first item with which the sizes add up to more than `limit`. */
export function takeWithin<Item>(
  items: readonly Item[],
  limit: number,
  sizeOf: (item: Item) => number,
): readonly Item[] {
  let used = 0;
  const end = items.findIndex((item) => {
    used += sizeOf(item);
    return used > limit;
  });
  return end < 0 ? items : items.slice(0, end);
}

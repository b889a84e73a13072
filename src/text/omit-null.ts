// What may be missing is null in memory and has no key in JSON. This is the border between the two.

export type WithoutNull<T> = { [Key in keyof T as null extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as null extends T[Key] ? Key : never]?: NonNullable<T[Key]>;
};

/**
 * Drops the keys whose value is null or undefined. Values inside other values stay. With `keys`, only these are dropped,
 * because null has a meaning in the others.
 */
export function omitNull<T extends object, Key extends keyof T = keyof T>(
  value: T,
  keys: readonly Key[] = Object.keys(value) as Key[],
): Omit<T, Key> & WithoutNull<Pick<T, Key>> {
  const kept: Partial<T> = {};
  for (const key of Object.keys(value) as Key[]) {
    if ((value[key] ?? null) !== null || !keys.includes(key)) kept[key] = value[key];
  }
  return kept as unknown as Omit<T, Key> & WithoutNull<Pick<T, Key>>;
}

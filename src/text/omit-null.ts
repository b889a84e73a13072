// What may be missing is null in memory and has no key in JSON. This is the border between the two.

/** An object without the keys whose value is null. */
export type WithoutNull<T> = { [Key in keyof T as null extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as null extends T[Key] ? Key : never]?: NonNullable<T[Key]>;
};

/** Drops the keys whose value is null or undefined. Values inside other values stay. */
export function omitNull<T extends object>(value: T): WithoutNull<T> {
  const entries = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
  return Object.fromEntries(entries) as WithoutNull<T>;
}

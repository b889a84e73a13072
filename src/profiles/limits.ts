// Bounds of what is read from a profile. A profile comes from the code of a pull request, and a small file may ask for
// much memory.

/** Largest file in bytes, after decompression. Real profiles of a benchmark have less than a tenth of it. */
export const MAX_PROFILE_BYTES = 64 * 1024 * 1024;

/** Largest file of JSON in bytes: its values take several times as much memory as its text. */
export const MAX_JSON_BYTES = 16 * 1024 * 1024;

/** Largest number of objects and lists in a file of JSON, of keys, and of values in lists. */
export const MAX_JSON_CONTAINERS = 150_000;
export const MAX_JSON_KEYS = 600_000;
export const MAX_JSON_VALUES = 1_200_000;

/** Largest number of nodes that a file lists itself. */
export const MAX_LISTED_NODES = 30_000;

/** Deepest nesting of JSON. Only old profiles of V8 nest as deep as their calls. */
export const MAX_JSON_DEPTH = 4 * 1024;

/** Largest number of functions, and of nodes in the tree of calls. */
export const MAX_FRAMES = 50_000;
export const MAX_NODES = 200_000;

/** Deepest stack. Recorders cut stacks at 127 (perf), 2,048 (async-profiler) or the limit of the language. */
export const MAX_DEPTH = 4096;

/** Longest line of a text, and longest name of a function: enough for C++ templates. */
export const MAX_LINE = 1024 * 1024;
export const MAX_NAME = 2000;

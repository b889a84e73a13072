// The lines of the configuration about builds with other memory layouts: how a build of each language takes the number of its layout.
// They are a comment, because old toolchains refuse the options.

import { ownFileUrl } from '../text/own-repository.ts';

/** What passes the number on, by the commands that build. */
const KNOBS: readonly (readonly [builder: RegExp, knob: string])[] = [
  [/\bgo (?:test|build)\b/, '-ldflags=-randlayout=$BENCH_REFEREE_LAYOUT after "go test"'],
  [
    /\bcargo\b/,
    'RUSTFLAGS="-C llvm-args=-align-loops=64 -C link-arg=-fuse-ld=lld -C link-arg=-Wl,--shuffle-sections=*=$BENCH_REFEREE_LAYOUT" before "cargo"',
  ],
  [
    /\b(?:cmake|meson|bazel|make)\b/,
    'LDFLAGS="-fuse-ld=mold -Wl,--shuffle-sections=$BENCH_REFEREE_LAYOUT" before the build, with -ffunction-sections -falign-functions=64 -falign-loops=64; without mold or lld, a first object of another size',
  ],
];

/** None for a language without a linker. */
export function renderLayoutKey(commands: readonly string[]): readonly string[] {
  const knob = KNOBS.find(([builder]) => commands.some((command) => builder.test(command)))?.[1];
  if (knob === undefined) return [];
  return [
    `# To call nothing slower that is so in one memory layout only (${ownFileUrl('docs/rebuilds.md')}), build with`,
    `# ${knob}, and set:`,
    '# rebuild-minutes: 10',
  ];
}

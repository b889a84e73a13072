// Stands in for a suite of many benchmarks: a test program of Go, or vitest. It takes no time, and adds the seconds that the real one
// takes with the same options to a file. The values of a benchmark differ by about one percent between two runs. The first argument is
// the name of the program, the others are its own.

import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const [name, ...args] = process.argv.slice(2);
const noise = () => 1 + (Math.random() - 0.5) / 50;
const spend = (seconds) => appendFileSync(process.env.FAKE_SECONDS, `${seconds}\n`);
const valueAfter = (flag) => args[args.indexOf(flag) + 1] ?? '';

if (name === 'go') {
  const script = `#!/bin/sh\nexec node '${import.meta.filename}' program "$@"\n`;
  writeFileSync(valueAfter('-o'), script, { mode: 0o755 });
} else if (name === 'npx') {
  runVitest();
} else if (name === 'program') {
  runGo();
}

/** Calibration takes as long as a fifth of the measurement, and starting a benchmark takes a twentieth of a second. */
function runGo() {
  const flag = (key) => args.findLast((arg) => arg.startsWith(`-test.${key}=`))?.split('=')[1];
  const seconds = { '1s': 1, '100ms': 0.1 }[flag('benchtime') ?? '1s'];
  const pattern = new RegExp(flag('bench') ?? '.');
  const texts = readdirSync('.').map((file) => (file.endsWith('_test.go') ? readFileSync(file, 'utf8') : ''));
  const names = Array.from(texts.join('\n').matchAll(/^func Benchmark(\w+)/gm), ([, one]) => one);
  const wanted = names.filter((one) => pattern.test(`Benchmark${one}`));
  for (const one of wanted)
    console.log(`Benchmark${one}-2 1000 ${(100 * noise()).toFixed(2)} ns/op 0 B/op 0 allocs/op`);
  spend(wanted.length * (seconds * 1.2 + 0.05));
}

/** 500 ms, after a warm-up of 100 ms. */
function runVitest() {
  const pattern = new RegExp(valueAfter('-t'));
  const filters = args.slice(args.indexOf('-t') + 2);
  const all = readdirSync('.', { recursive: true }).filter((path) => /\.bench\.ts$/.test(path));
  const files = all.filter((path) => filters.length === 0 || filters.some((one) => path.includes(one)));
  let count = 0;
  const read = (path) => {
    const text = readFileSync(path, 'utf8');
    const names = Array.from(text.matchAll(/bench\('(\w+)'/g), ([, one]) => one);
    const wanted = names.filter((one) => pattern.test(`${path} ${one}`) || pattern.test(one));
    count += wanted.length;
    const benchmarks = wanted.map((one) => ({ name: one, median: noise(), mean: 1, hz: 1000 }));
    return { filepath: path, groups: [{ fullName: path, benchmarks }] };
  };
  const report = { files: files.map(read) };
  writeFileSync(valueAfter('--outputJson'), JSON.stringify(report));
  spend(count * 0.6);
}

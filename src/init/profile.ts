// Writes the command that records a profile of a benchmark, for the comment in the configuration: the command of a suite in, the
// same one under a profiler out. It writes the file that BENCH_REFEREE_PROFILE names.

import type { ProfileRecipe } from './suite.ts';

const FILE = '"$BENCH_REFEREE_PROFILE"';

const recipeOf = (command: string): ProfileRecipe => ({ command, otherwise: null });

/** Native code, with the clock of the system, which every virtual machine has. */
export function profileByPerf(command: string): ProfileRecipe {
  const data = '"$TMPDIR/perf.data"';
  return recipeOf(
    `perf record -q -e cpu-clock -g -o ${data} ${command} > /dev/null && perf script -i ${data} > ${FILE}`,
  );
}

/** Runs a module under py-spy, or under the profiler that Python has from 3.15 on. */
export function profilePython(command: string): ProfileRecipe {
  const sampling = command.replace(' -m ', ` -m profiling.sampling run --collapsed -o ${FILE} -m `);
  return {
    command: `py-spy record --rate 500 --format raw --output ${FILE} -- ${command}`,
    otherwise: { when: 'From Python 3.15 on, without py-spy', command: sampling },
  };
}

/** Null for a command that does not start with `node`. V8 gives the time of an inlined function to its caller. */
export function profileByNode(command: string): ProfileRecipe | null {
  const [, rest] = /^node (.*)$/s.exec(command) ?? [];
  if (rest === undefined) return null;
  const place = `--cpu-prof-dir="\${BENCH_REFEREE_PROFILE%/*}" --cpu-prof-name="\${BENCH_REFEREE_PROFILE##*/}"`;
  return recipeOf(`node --no-turbo-inlining --cpu-prof ${place} ${rest}`);
}

/** `ASYNC_PROFILER` is the path of its library. JMH runs the benchmarks in another virtual machine. */
export function profileByAsyncProfiler(command: string): ProfileRecipe {
  const agent = '-agentpath:$ASYNC_PROFILER=start,event=itimer,collapsed,file=$BENCH_REFEREE_PROFILE';
  return recipeOf(`${command} -jvmArgsAppend "${agent}"`);
}

/** A profile of Go is of one package. */
export function profileGo(folder: string): ProfileRecipe {
  const benchmarks = `-bench="\${BENCH_REFEREE_FILTER:-.}" -count=1`;
  const place = folder === '' ? '.' : `./${folder}`;
  return recipeOf(`go test -run='^$' ${benchmarks} -o "$TMPDIR/bench.test" -cpuprofile=${FILE} ${place}`);
}

import { describe, expect, test } from '@jest/globals';
import { readScriptNames } from '../../../src/text/script-names.ts';

const namesOf = (script: string, folder = '.') => [...readScriptNames(script, folder).paths];

describe('paths that a script names', () => {
  test.each<[string, string, string?]>([
    ['./bench.sh', 'bench.sh'],
    ['sh bench.sh --quick', 'bench.sh'],
    ['bash "tools/run me.sh"', 'tools/run'],
    ["node 'bench/index.js'", 'bench/index.js'],
    ['go test -bench=. ./codec', 'codec'],
    ['go test ./codec/...', 'codec'],
    ['go test ./...', ''],
    ['make bench DATA=data/big.txt', 'data/big.txt'],
    ['cat data/*.txt | ./run.sh', 'data'],
    ['PATH=bin:$PATH x', 'bin'],
    ['cd sub && ./run.sh', 'sub/run.sh'],
    ['cd sub; cd deep\n./run.sh', 'sub/deep/run.sh'],
    ['cd -- sub && ./run.sh', 'sub/run.sh'],
    ['(cd sub && ./a.sh) && ./b.sh', 'b.sh'],
    ['make -C sub bench.sh', 'sub/bench.sh'],
    ['npm --prefix packages/codec run bench.js', 'packages/codec/bench.js'],
    ['./run.sh', 'sub/run.sh', 'sub'],
    ['../bench.sh', 'bench.sh', 'sub'],
    ['cd sub && ../bench.sh', 'bench.sh'],
    ['"$PWD/bench.sh"', 'bench.sh'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell evaluates it.
    ['B=tools; sh ${B}/bench.sh', 'tools/bench.sh'],
    ['$(pwd)/bench.sh', 'bench.sh'],
  ])('%s names %j', (script, path, folder = '.') => {
    expect(namesOf(script, folder)).toContain(path);
  });

  test('the point of a pattern is not the whole tree', () => {
    expect(namesOf("./a.test -test.run='^$' -test.bench=. -x 'Encode.*'")).not.toContain('');
  });
});

describe('places outside of the tree', () => {
  test.each<[string, string, string?]>([
    ['/opt/tool/bench', '/opt/tool/bench'],
    ['/usr/local/bin/bench', '/usr/local/bin/bench'],
    ['/usr/bin/../../tmp/x', '/usr/bin/../../tmp/x'],
    ['~/bin/bench', '~/bin/bench'],
    ['cd ~ && ./bench', '~'],
    ['cd $BENCH_REFEREE_HOME && ./bin/bench', '$BENCH_REFEREE_HOME'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell evaluates it.
    ['"${HOME}/bench"', '$HOME/bench'],
    ['$TOOLS/bench', '$TOOLS/bench'],
    ['"$BENCH" --json', '$BENCH'],
    ['B=/opt/tool; $B/bench', '/opt/tool'],
    ['../bench', '../bench'],
    ['cd sub && ../../bench', '../../bench'],
    ['(cd a && ./x) && ../y', '../y'],
    ['../../x', '../../x', 'sub'],
    ['PATH=/opt/bin:$PATH bench', '/opt/bin'],
    ['bench --data=/var/data', '/var/data'],
    ['C:\\tools\\bench.exe', 'C:\\tools\\bench.exe'],
    ['cat /dev/shm/x', '/dev/shm/x'],
  ])('%s: %s', (script, word, folder = '.') => {
    expect(readScriptNames(script, folder).outside).toContain(word);
  });

  test.each<[string, string?]>([
    ['/usr/bin/env bash bench.sh > /dev/null 2>&1'],
    ['/bin/sh bench.sh'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell evaluates it.
    ['go test -bench="${BENCH_REFEREE_FILTER:-.}" ./codec'],
    ['curl http://localhost:8080/x'],
    ['../bench.sh', 'sub'],
    ['cd sub && ../bench.sh'],
    ['GOMAXPROCS=2 go test -run=^$ -bench . -benchtime 100x ./...'],
    ["./x | awk '{print $NF, $1/2}'"],
    ['for i in 1 2 3; do ./bench "$i"; done'],
    ['cargo bench -- --save-baseline x'],
  ])('none in %s', (script, folder = '.') => {
    expect(readScriptNames(script, folder).outside).toEqual([]);
  });
});

test('a script of any kind takes no long time', () => {
  const started = process.cpuUsage();
  readScriptNames(`${'A=$A$A '.repeat(200)}${'cd a; ../'.repeat(1000)}${'$'.repeat(1000)}${'('.repeat(1000)}`, '.');
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
});

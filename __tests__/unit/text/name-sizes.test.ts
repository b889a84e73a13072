import { expect, test } from '@jest/globals';
import { listNameSizes } from '../../../src/text/name-sizes.ts';

test.each([
  ['Sort/n=1000-8', '/n 1000 Sort-8'],
  ['Sort/enc=json/n=1_000-8', '/n 1000 Sort/enc=json-8'],
  ['Sort/n=4k/m=2Ki', '/n 4000 Sort/m=2Ki', '/m 2048 Sort/n=4k'],
  ['BM_Sort/1024', '/1 1024 BM_Sort'],
  ['BM_Sort/n:64/threads:2', '/n 64 BM_Sort/threads:2', '/threads 2 BM_Sort/n:64'],
  ['bench_test.py::test_param[[q]-4000]', '/1 4000 bench_test.py::test_param[[q]]'],
  ['com.acme.MyBenchmark.sumAvg [label=a, size=200]', '/size 200 com.acme.MyBenchmark.sumAvg [label=a]'],
  ['Acme.Sorting.Quick(Size: 2000)', '/Size 2000 Acme.Sorting.Quick'],
  ["b.Suite.mem_list(1000, 'a b')", "/1 1000 b.Suite.mem_list('a b')"],
  ['dv::fibonacci::20', '/1 20 dv::fibonacci'],
  ['sort/quick, n=10', '/n 10 sort/quick'],
  ['sort/size=1e6', '/size 1000000 sort'],
  ['Sort-8'],
  ['sha256/v1.2.3'],
  ['sleep 300us'],
])('%s', (name, ...sizes) => {
  expect(listNameSizes(name).map(({ key, size, rest }) => `${key} ${size} ${rest}`)).toEqual(sizes);
});

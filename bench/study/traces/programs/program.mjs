// A program for the recorded traces: parses JSON. Prints the nanoseconds of one operation.

const MEASURED_FOR_MS = 80;

const records = Array.from({ length: 200 }, (_, id) => ({
  id,
  name: `name${id * 7919}`,
  tags: ['red', 'green'],
}));
const text = JSON.stringify(records);
const work = () => {
  if (JSON.parse(text).length !== records.length) throw new Error('wrong');
};
for (let i = 0; i < 200; i += 1) work();
let count = 0;
const start = performance.now();
while (performance.now() - start < MEASURED_FOR_MS) {
  work();
  count += 1;
}
console.log(((performance.now() - start) * 1e6) / count);

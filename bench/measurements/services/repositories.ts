// A server in Go, one in Node and a static page, each with a budget for its tail latency or its paint.

export interface Service {
  readonly files: Readonly<Record<string, string>>;
  /** Files of a commit that changes nothing that is measured, and of one that is slower. */
  readonly unchanged: Readonly<Record<string, string>>;
  readonly slower: Readonly<Record<string, string>>;
  /** Packages whose programs are in the folder `$TOOLS`. */
  readonly tools: readonly string[];
  readonly config: object;
  readonly metric: string;
}

const goServer = (work: number) => `package main

import (
	"crypto/sha256"
	"fmt"
	"net/http"
	"os"
)

func answer(w http.ResponseWriter, _ *http.Request) {
	sum := sha256.Sum256([]byte("request"))
	for i := 0; i < ${work}; i++ {
		sum = sha256.Sum256(sum[:])
	}
	fmt.Fprintf(w, "%x\\n", sum)
}

func main() {
	http.HandleFunc("/", answer)
	panic(http.ListenAndServe("127.0.0.1:"+os.Getenv("BENCH_REFEREE_PORT"), nil))
}
`;

const nodeServer = (work: number) => `const { createHash } = require('node:crypto');
const { createServer } = require('node:http');
createServer((_, response) => {
  let sum = 'request';
  for (let nth = 0; nth < ${work}; nth += 1) sum = createHash('sha256').update(sum).digest('hex');
  response.end(sum);
}).listen(process.env.BENCH_REFEREE_PORT, '127.0.0.1');
`;

/** The format of autocannon has the mean only, because the percentiles of a fast server are 0. */
const PRINT_P99 = `let text = '';
process.stdin.on('data', (chunk) => { text += chunk; });
process.stdin.on('end', () => {
  const { p99 } = JSON.parse(text).latency;
  console.log(JSON.stringify([{ name: 'GET / p99', unit: 'ms', value: p99 }]));
});
`;

const page = (script: string) => `<!doctype html>
<html lang="en"><head><title>Page</title><meta name="viewport" content="width=device-width">
<script>${script}</script></head>
<body><h1>A heading that is painted when the script above has ended</h1><p>${'Some text. '.repeat(200)}</p></body></html>
`;

/** Occupies the main thread before anything is painted. */
const wait = (milliseconds: number) =>
  `for (const end = performance.now() + ${milliseconds}; performance.now() < end; );`;

const budgetsOf = (metric: string) => [{ metric, 'max-regression': '10%' }];

export const SERVICES: Readonly<Record<string, Service>> = {
  go: {
    files: { 'main.go': goServer(400), 'go.mod': 'module example.com/server\n\ngo 1.21\n' },
    unchanged: { 'main.go': `${goServer(400)}\n// The same.\n` },
    slower: { 'main.go': goServer(600) },
    tools: [],
    config: {
      setup: 'go build -o server .',
      run: [
        {
          name: 'api',
          service: 'exec ./server',
          command: 'wrk -t1 -c4 -d2s --latency http://127.0.0.1:$BENCH_REFEREE_PORT/',
        },
      ],
      budgets: budgetsOf('Latency p99'),
    },
    metric: 'Latency p99',
  },
  node: {
    files: { 'server.js': nodeServer(30) },
    unchanged: { 'server.js': `${nodeServer(30)}\n// The same.\n` },
    slower: { 'server.js': nodeServer(45) },
    tools: ['autocannon@8.0.0'],
    config: {
      run: [
        {
          name: 'api',
          service: 'exec node server.js',
          command: '$TOOLS/autocannon --json -c 4 -d 2 http://127.0.0.1:$BENCH_REFEREE_PORT/',
        },
      ],
      budgets: budgetsOf('latency.average'),
    },
    metric: 'latency.average',
  },
  /** Autocannon prints percentiles in whole milliseconds: a request takes several here. */
  'node-p99': {
    files: { 'server.js': nodeServer(1200), 'p99.js': PRINT_P99 },
    unchanged: { 'server.js': `${nodeServer(1200)}\n// The same.\n` },
    slower: { 'server.js': nodeServer(1800) },
    tools: ['autocannon@8.0.0'],
    config: {
      run: [
        {
          name: 'api',
          service: 'exec node server.js',
          command: '$TOOLS/autocannon --json -c 4 -d 2 http://127.0.0.1:$BENCH_REFEREE_PORT/ | node p99.js',
          format: 'customSmallerIsBetter',
        },
      ],
      budgets: budgetsOf('value'),
    },
    metric: 'value',
  },
  page: {
    files: { 'index.html': page(wait(100)) },
    unchanged: { 'index.html': `${page(wait(100))}<!-- The same. -->\n` },
    slower: { 'index.html': page(wait(300)) },
    tools: ['lighthouse@12.8.2', 'http-server@14.1.1'],
    config: {
      run: [
        {
          name: 'page',
          service: 'exec $TOOLS/http-server . -a 127.0.0.1 -p "$BENCH_REFEREE_PORT" --silent',
          command:
            '$TOOLS/lighthouse http://127.0.0.1:$BENCH_REFEREE_PORT/ --quiet --output=json --only-categories=performance --chrome-flags="--headless=new --no-sandbox"',
        },
      ],
      rounds: '6..14',
      budgets: budgetsOf('largest-contentful-paint'),
    },
    metric: 'largest-contentful-paint',
  },
};

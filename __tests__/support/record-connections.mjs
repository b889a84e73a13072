// Loaded into a node by `--import`: writes down, before it is tried, every name that is looked up and every place
// that is connected to, one JSON object a line in the file that CONNECTIONS names. fetch, http, https, tls and
// every library on top of them come down to these.

import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const { CONNECTIONS: file } = process.env;

function note(place) {
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(place)}\n`);
}

function before(object, name, describe) {
  const original = object[name];
  object[name] = function watched(...args) {
    note(describe(args));
    return original.apply(this, args);
  };
}

// net.connect hands its normalized arguments on as one array.
before(net.Socket.prototype, 'connect', ([first, ...more]) => {
  const [options, second] = Array.isArray(first) ? first : [first, ...more];
  if (typeof options !== 'object') {
    return typeof options === 'number'
      ? { host: typeof second === 'string' ? second : 'localhost', port: options }
      : { path: options };
  }
  const { host = 'localhost', port, path } = options;
  return port === undefined ? { path } : { host, port: Number(port) };
});

for (const resolver of [dns, dns.promises]) {
  for (const [name, value] of Object.entries(resolver)) {
    const isQuestion = /^(?:lookup|resolve|reverse)/.test(name) && typeof value === 'function';
    if (isQuestion) before(resolver, name, ([host]) => ({ name: host }));
  }
}

before(dgram.Socket.prototype, 'send', (args) => ({ datagram: args.slice(1) }));
before(dgram.Socket.prototype, 'connect', ([port, host]) => ({ host: String(host), port }));

syncBuiltinESMExports();

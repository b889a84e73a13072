// Holds requests and answers against an extract of GitHub's own API description (github-openapi.json, made by
// scripts/openapi-extract.mjs). Says in sentences what GitHub would not know or not send; an empty list is good.

import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';

type Schema = Readonly<Record<string, unknown>>;

interface Endpoint {
  readonly method: string;
  /** With `{placeholders}`. */
  readonly path: string;
  readonly query: Schema;
  readonly body: Schema | null;
  /** By status; only those that the stand-in is held to. */
  readonly answers: Readonly<Record<string, Schema>>;
}

interface Extract {
  readonly endpoints: readonly Endpoint[];
  readonly schemas: Readonly<Record<string, Schema>>;
}

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Parsed JSON; undefined when there was none. */
  readonly body: unknown;
}

const extract = JSON.parse(readFileSync(new URL('./github-openapi.json', import.meta.url), 'utf8')) as Extract;

// Coerced, because everything in a query is a text; bodies are compiled apart, so that "5" is no number there.
const queryAjv = new Ajv({ strict: false, allErrors: true, coerceTypes: true });
const bodyAjv = new Ajv({ strict: false, allErrors: true });
addFormats.default(queryAjv);
addFormats.default(bodyAjv);
bodyAjv.addSchema({ schemas: extract.schemas }, 'github');

const endpoints = extract.endpoints
  .map((endpoint) => ({
    method: endpoint.method,
    path: endpoint.path,
    matches: pathPattern(endpoint.path),
    query: queryAjv.compile(endpoint.query),
    body: endpoint.body === null ? null : bodyAjv.compile(absolute(endpoint.body)),
    answers: new Map(
      Object.entries(endpoint.answers).map(([status, schema]) => [Number(status), bodyAjv.compile(absolute(schema))]),
    ),
  }))
  .sort((a, b) => b.path.length - a.path.length);

export function checkCall({ method, path, query, body }: Call): string[] {
  const where = `${method} ${path}`;
  const endpoint = findEndpoint(method, path);
  if (endpoint === undefined) return [`${where}: not among the described requests`];
  const problems: string[] = [];
  if (!endpoint.query({ ...query })) problems.push(...explain(`${where} query`, endpoint.query.errors));
  if (endpoint.body === null) {
    if (body !== undefined) problems.push(`${where}: has a body`);
  } else if (!endpoint.body(body)) {
    problems.push(...explain(`${where} body`, endpoint.body.errors));
  }
  return problems;
}

export function checkAnswer({ method, path }: Call, status: number, body: unknown): string[] {
  const validate = findEndpoint(method, path)?.answers.get(status);
  if (validate === undefined || validate(body)) return [];
  return explain(`answer to ${method} ${path}`, validate.errors);
}

function findEndpoint(method: string, path: string): (typeof endpoints)[number] | undefined {
  return endpoints.find((endpoint) => endpoint.method === method && endpoint.matches.test(path));
}

/** The last placeholder may hold slashes: a path, a branch. */
function pathPattern(template: string): RegExp {
  const source = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'path' || name === 'basehead' || name === 'ref' ? '.+' : '[^/]+',
  );
  return new RegExp(`^${source}$`);
}

/** References of the extract are relative to its own root. */
function absolute(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/schemas/', '"github#/schemas/')) as Schema;
}

function explain(where: string, errors: readonly ErrorObject[] | null | undefined): string[] {
  return (errors ?? []).map(({ instancePath, message, params }) => {
    const field = 'additionalProperty' in params ? ` "${params['additionalProperty']}"` : '';
    return `${where}${instancePath}: ${message}${field}`;
  });
}

// Cuts the few requests that we send out of GitHub's API description, as JSON Schema that ajv understands.
//
//   npm pack @octokit/openapi@23.0.2 && tar xzf octokit-openapi-23.0.2.tgz package/generated/api.github.com.json
//   node scripts/openapi-extract.mjs package/generated/api.github.com.json
//
// Writes __tests__/support/github-openapi.json. The package is 385 MB unpacked, which is why it is no dependency.
// Unlike the description, the extract allows no unknown field in a request's body, so that a misspelt one shows.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TARGET = fileURLToPath(new URL('../__tests__/support/github-openapi.json', import.meta.url));

const REPOSITORY = '/repos/{owner}/{repo}';

/** Status codes: answers whose bodies are kept too. The other answers are huge, and we read one field of each. */
const ENDPOINTS = [
  ['get', '/user', []],
  ['get', `${REPOSITORY}/commits/{ref}`, []],
  ['get', `${REPOSITORY}/commits/{ref}/check-runs`, []],
  ['get', `${REPOSITORY}/compare/{basehead}`, []],
  ['get', `${REPOSITORY}/contents/{path}`, []],
  ['get', `${REPOSITORY}/pulls`, []],
  ['get', `${REPOSITORY}/pulls/{pull_number}`, []],
  ['get', `${REPOSITORY}/activity`, ['200']],
  ['get', `${REPOSITORY}/issues/{issue_number}/events`, []],
  ['get', `${REPOSITORY}/issues/{issue_number}/comments`, ['200']],
  ['post', `${REPOSITORY}/issues/{issue_number}/comments`, ['201']],
  ['get', `${REPOSITORY}/issues/comments/{comment_id}`, ['200']],
  ['patch', `${REPOSITORY}/issues/comments/{comment_id}`, ['200']],
  ['delete', `${REPOSITORY}/issues/comments/{comment_id}`, []],
  ['get', `${REPOSITORY}/issues`, []],
  ['post', `${REPOSITORY}/issues`, []],
  ['patch', `${REPOSITORY}/issues/{issue_number}`, []],
  ['get', `${REPOSITORY}/git/ref/{ref}`, []],
  ['get', `${REPOSITORY}/git/commits/{commit_sha}`, []],
  ['post', `${REPOSITORY}/git/trees`, []],
  ['post', `${REPOSITORY}/git/commits`, []],
  ['post', `${REPOSITORY}/git/refs`, []],
  ['patch', `${REPOSITORY}/git/refs/{ref}`, []],
  ['post', `${REPOSITORY}/check-runs`, ['201']],
  ['patch', `${REPOSITORY}/check-runs/{check_run_id}`, ['200']],
];

/** Prose, and keywords of OpenAPI that JSON Schema does not know. */
const DROPPED = new Set(['description', 'example', 'examples', 'externalDocs', 'deprecated', 'discriminator', 'xml']);

const source = process.argv[2];
if (source === undefined) {
  console.error('usage: node scripts/openapi-extract.mjs <api.github.com.json>');
  process.exit(2);
}
const description = JSON.parse(readFileSync(source, 'utf8'));
const schemas = {};
const endpoints = ENDPOINTS.map(([method, path, statuses]) => extractEndpoint(method, path, statuses));
const extract = {
  origin: `@octokit/openapi ${description.info.version}, generated/api.github.com.json, cut by scripts/openapi-extract.mjs`,
  licence: 'MIT, Copyright (c) 2020 Octokit contributors',
  endpoints,
  schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
};
writeFileSync(TARGET, JSON.stringify(extract));
execFileSync('npx', ['biome', 'format', '--write', TARGET], { stdio: 'inherit' });

function extractEndpoint(method, path, statuses) {
  const operation = description.paths[path]?.[method];
  if (operation === undefined) throw new Error(`${source}: no ${method} ${path}`);
  const parameters = (operation.parameters ?? []).map(resolve);
  const body = resolve(operation.requestBody ?? {}).content?.['application/json'].schema;
  return {
    method: method.toUpperCase(),
    path,
    query: querySchema(parameters.filter((parameter) => parameter.in === 'query')),
    body: body === undefined ? null : closed(toJsonSchema(body)),
    answers: Object.fromEntries(
      statuses.map((status) => {
        const answer = resolve(operation.responses[status]);
        return [status, toJsonSchema(answer.content['application/json'].schema)];
      }),
    ),
  };
}

/** The description says only in prose that a page has at most 100 entries. */
function querySchema(parameters) {
  const properties = Object.fromEntries(
    parameters.map(({ name, schema }) => {
      const limit = name === 'per_page' ? { minimum: 1, maximum: 100 } : {};
      return [name, { ...toJsonSchema(schema), ...limit }];
    }),
  );
  return { type: 'object', properties, additionalProperties: false };
}

/** `#/components/<kind>/<name>` to what it stands for. */
function resolve(node) {
  return node.$ref === undefined ? node : resolve(lookUp(node.$ref));
}

function lookUp(pointer) {
  return pointer
    .slice(2)
    .split('/')
    .reduce((node, key) => node[key], description);
}

/** Also puts every schema it refers to into `schemas`. */
function toJsonSchema(node) {
  if (Array.isArray(node)) return node.map(toJsonSchema);
  if (typeof node !== 'object' || node === null) return node;
  if (typeof node.$ref === 'string') return { $ref: keep(node.$ref) };
  const { nullable, ...rest } = node;
  const schema = {};
  for (const [key, value] of Object.entries(rest)) {
    if (DROPPED.has(key) || key.startsWith('x-')) continue;
    schema[key] = key === 'properties' ? mapValues(value, toJsonSchema) : toJsonSchema(value);
  }
  return nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema;
}

function keep(pointer) {
  const name = pointer.split('/').at(-1);
  if (!(name in schemas)) {
    schemas[name] = {};
    schemas[name] = toJsonSchema(lookUp(pointer));
  }
  return `#/schemas/${name}`;
}

/** The schema with every object in it limited to the fields it names, unless it says that it does not name all. */
function closed(node) {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const schema = mapValues(node, closed);
  return node.properties === undefined || node.additionalProperties === true
    ? schema
    : { ...schema, additionalProperties: false };
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

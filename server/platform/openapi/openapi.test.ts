import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { apiReplies, jsonReply, noContent } from '#domain/program/api-replies.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { apiMarkdown } from './api-markdown.ts';
import { apiNouns } from './api-nouns.ts';
import { openapiDocument } from './openapi-document.ts';
import type { OpenapiDocument } from './openapi-shapes.ts';

async function servedDocument(): Promise<OpenapiDocument> {
  const { visitor } = await startTestPractice();
  return (await visitor().get('/api/openapi.json')).json<OpenapiDocument>();
}

function operationsOf({ paths }: OpenapiDocument) {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
}

test('Every call of the API has a description with its route', async () => {
  const { app } = await startTestPractice();
  const silent = app.apiRoutes.filter((route) => route.description === undefined);
  expect(silent.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
});

test('The table of replies has exactly the calls that reply with JSON', async () => {
  const { app } = await startTestPractice();
  const calls = app.apiRoutes.filter((route) => route.description?.answer === undefined);
  expect(calls.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual(
    Object.keys(apiReplies).toSorted(),
  );
  for (const { method, url, description } of calls) {
    const isNothing = jsonReply(method, url) === noContent;
    expect(description?.status === 204, `${method} ${url}`).toBe(isNothing);
  }
});

test('docs/api.md is what `npm run docs` writes', async () => {
  const { app } = await startTestPractice();
  const written = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
  expect(written).toBe(apiMarkdown(openapiDocument(app.apiRoutes)));
});

describe('GET /api/openapi.json', () => {
  test('describes every call, to everyone', async () => {
    const { app, visitor } = await startTestPractice();
    const reply = await visitor().get('/api/openapi.json');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(operationsOf(reply.json())).toHaveLength(app.apiRoutes.length);
  });

  test('names every call once', async () => {
    const ids = operationsOf(await servedDocument()).map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('declares the parameters of every path', async () => {
    for (const { path, operation } of operationsOf(await servedDocument())) {
      const declared = operation.parameters.filter((one) => one.in === 'path').map((one) => one.name);
      expect(declared, path).toEqual(Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name));
    }
  });

  test('references only its own shapes, and has no unused ones', async () => {
    const document = await servedDocument();
    const referred = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
    const names = new Set(Array.from(referred, ([, name]) => name));
    expect([...names].sort()).toEqual(Object.keys(document.components.schemas).sort());
  });

  test('gives each call one success and its refusals', async () => {
    for (const { path, method, operation } of operationsOf(await servedDocument())) {
      const statuses = Object.keys(operation.responses).map(Number);
      expect(
        statuses.filter((status) => status < 300),
        `${method} ${path}`,
      ).toHaveLength(1);
      if (path.startsWith('/api/login')) continue;
      expect(operation.responses[401] !== undefined, `${method} ${path}`).toBe(operation.security.length > 0);
    }
  });
});

// The rules that Redocly recommends, as far as nothing above holds the document to them already.
describe('The document is valid for other programs:', () => {
  test('it has servers and a license', async () => {
    const { servers, info } = await servedDocument();
    expect(servers.map(({ url }) => url)).toEqual(['/']);
    expect(info.license).toEqual({ name: 'MIT', identifier: 'MIT' });
  });

  test('each call has one described tag', async () => {
    const document = await servedDocument();
    const used = operationsOf(document).flatMap(({ operation }) => operation.tags);
    expect(used).toHaveLength(operationsOf(document).length);
    expect(document.tags.map(({ name }) => name).toSorted()).toEqual([...new Set(used)].toSorted());
    for (const { name, description } of document.tags) expect(description, name).not.toBe('');
    expect(Object.keys(apiNouns).filter((name) => !used.includes(name))).toEqual([]);
  });

  test('each call has a URL-safe operation id, a summary and a refusal', async () => {
    for (const { operation } of operationsOf(await servedDocument())) {
      expect(operation.operationId).toMatch(/^[A-Za-z0-9-._~]+$/);
      expect(operation.summary, operation.operationId).not.toBe('');
      const refusals = Object.keys(operation.responses).filter((status) => /^4[\dX]{2}$/.test(status));
      expect(refusals, operation.operationId).not.toEqual([]);
    }
  });

  test('each required security scheme is declared', async () => {
    const document = await servedDocument();
    const declared = Object.keys(document.components.securitySchemes);
    for (const { operation } of operationsOf(document)) {
      const asked = operation.security.flatMap((scheme) => Object.keys(scheme));
      expect(declared, operation.operationId).toEqual(expect.arrayContaining(asked));
    }
  });

  test('no address matches two of its paths', async () => {
    const document = await servedDocument();
    const paths = Object.keys(document.paths).map((path) => path.split('/'));
    const numbers = new Set(
      operationsOf(document).flatMap(({ operation }) =>
        operation.parameters
          .filter((one) => one.in === 'path' && one.schema.type === 'integer')
          .map(({ name }) => `{${name}}`),
      ),
    );
    const isWord = (part: string) => !part.startsWith('{');
    const isSame = (one = '', other = '') => {
      if (one === other || (!isWord(one) && !isWord(other))) return true;
      // A number is no word.
      return [one, other].some((part) => !isWord(part) && !numbers.has(part));
    };
    // A path that names everything wins over one that does not: only where each leaves something open is it unclear.
    const isMore = (one: string[], other: string[]) =>
      one.some((part, place) => !part.startsWith('{') && other[place]?.startsWith('{'));
    const unclear = paths.flatMap((one, index) =>
      paths
        .slice(index + 1)
        .filter(
          (other) => one.length === other.length && one.every((part, place) => isSame(part, other[place])),
        )
        .filter((other) => isMore(one, other) === isMore(other, one))
        .map((other) => [one.join('/'), other.join('/')]),
    );
    expect(unclear).toEqual([]);
  });
});

describe('GET /api/docs', () => {
  test('is a page during development', async () => {
    const { visitor } = await startTestPractice({ config: { isDevelopment: true } });
    const reply = await visitor().get('/api/docs');
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(reply.text).toContain('<code>POST /api/sessions</code>');
    expect(reply.text).not.toContain('<script');
  });

  test('is absent otherwise', async () => {
    const { visitor } = await startTestPractice();
    expect((await visitor().get('/api/docs')).status).toBe(404);
  });
});

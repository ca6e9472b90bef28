import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { apiMarkdown } from './api-markdown.ts';
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

test('Every call of the API says beside its route what it does', async () => {
  const { app } = await startTestPractice();
  const silent = app.apiRoutes.filter((route) => route.description === undefined);
  expect(silent.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
});

test('docs/api.md is what `npm run docs:api` writes', async () => {
  const { app } = await startTestPractice();
  const written = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
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

  test('refers only to shapes that it has, and has none that nothing refers to', async () => {
    const document = await servedDocument();
    const referred = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
    const names = new Set(Array.from(referred, ([, name]) => name));
    expect([...names].sort()).toEqual(Object.keys(document.components.schemas).sort());
  });

  test('gives each call one success and says how it refuses', async () => {
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

describe('GET /api/docs', () => {
  test('is a page to read while developing', async () => {
    const { visitor } = await startTestPractice({ config: { isDevelopment: true } });
    const reply = await visitor().get('/api/docs');
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(reply.text).toContain('<code>POST /api/sessions</code>');
    expect(reply.text).not.toContain('<script');
  });

  test('is not there otherwise', async () => {
    const { visitor } = await startTestPractice();
    expect((await visitor().get('/api/docs')).status).toBe(404);
  });
});

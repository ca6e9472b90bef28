import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileId, hostileQuery } from '#tests/builders/hostile-input.ts';
import { methodOf, pathOf, privateCalls } from '#tests/builders/valid-calls.ts';
import { expectRefusal, startAttackedPractice, stateOf, steady } from '#tests/setup/attacked-practice.ts';
import { forFile } from '#tests/setup/for-file.ts';

const attackedPractice = forFile(startAttackedPractice);

describe('An address', () => {
  test('with an invalid id answers 404', async () => {
    const practice = attackedPractice();
    const withId = practice.routes.filter(({ url }) => url.includes(':id'));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...withId), hostileId, async ({ method, url }, id) => {
        // Edition 0 is the one that ships with the program.
        fc.pre(id !== '0' || !url.includes('/editions/'));
        const name = `${method} ${url}`;
        const path = url.replace(':id', id.isWellFormed() ? encodeURIComponent(id) : '%ED%A0%80');
        const body = privateCalls[name]?.body?.(practice.ids);
        const before = await stateOf(practice);
        expectRefusal(`${method} ${path}`, await practice.therapist.request(methodOf(name), path, body));
        expect(await stateOf(practice)).toBe(before);
      }),
      { ...steady, numRuns: 150 },
    );
  });

  test('that does not exist is refused in one sentence, and nothing changes', async () => {
    const practice = attackedPractice();
    const before = await stateOf(practice);
    const long = `/api/clients/${'1'.repeat(200)}`;
    const paths = [
      '/api/clients/%',
      '/api/clients/%E0%A4%A',
      '/api/clients/%00',
      long,
      '/api/nothing',
      '/api/',
    ];
    for (const path of [...paths, '/api/clients/1/2']) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
        const body = method === 'GET' ? undefined : {};
        expectRefusal(`${method} ${path}`, await practice.therapist.request(method, path, body));
      }
    }
    expect(await stateOf(practice)).toBe(before);
  });

  test('with an unsupported method is refused in one sentence', async () => {
    const { app } = attackedPractice();
    for (const url of ['/api/clients', '/api/nothing', '/nothing']) {
      const reply = await app.inject({ method: 'PROPFIND', url });
      expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
        404,
        'text/plain; charset=utf-8',
        'There is nothing at this address',
      ]);
    }
  });

  test('with an invalid query never fails a list', async () => {
    const practice = attackedPractice();
    const lists = practice.routes.filter(({ description }) => description?.query !== undefined);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...lists), hostileQuery, async ({ method, url }, pairs) => {
        const name = `${method} ${url}`;
        const { body } = privateCalls[name] ?? {};
        const path = pathOf(name, practice.ids);
        const query = new URLSearchParams(pairs).toString();
        const before = await stateOf(practice);
        const reply = await practice.therapist.request(
          methodOf(name),
          `${path}?${query}`,
          body?.(practice.ids),
        );
        expect(reply.status, `${name} ${reply.text}`).toBeLessThan(500);
        if (reply.status < 400) return;
        expectRefusal(name, reply);
        expect(await stateOf(practice)).toBe(before);
      }),
      { ...steady, numRuns: 150 },
    );
  });
});

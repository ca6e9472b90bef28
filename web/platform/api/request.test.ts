import { afterEach, expect, test, vi } from 'vitest';
import type { Task } from '#domain/caseload/tasks/task.ts';
import { failureText, request, requestPage } from './request.ts';

afterEach(() => vi.unstubAllGlobals());

/** The server's answer to whatever is asked, or the error that stands in its place. */
function answering(answer: Response | Error): void {
  vi.stubGlobal('fetch', () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
}

test.each([
  [new Response('Title is required', { status: 400 }), '400: Title is required'],
  [new Response('', { status: 503, statusText: 'Service Unavailable' }), '503: Service Unavailable'],
  [
    new TypeError('Failed to fetch'),
    'The server cannot be reached. Please check your connection and try again.',
  ],
  [new Error(''), 'An unknown error occurred'],
])('errors have a plain message: %o', async (answer, words) => {
  answering(answer);
  const error = await request('GET /api/tasks').catch((reason: unknown) => reason);
  expect(failureText(error)).toBe(words);
});

test('a reply without a body is undefined', async () => {
  answering(new Response(null, { status: 204 }));
  expect(await request('DELETE /api/tasks/:id', { id: 1 })).toBeUndefined();
});

test("an unchanged list comes from the page's cache", async () => {
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    const tag = new Headers(init.headers).get('if-none-match');
    asked.push(tag);
    const headers = { etag: 'W/"1-5-2026-11-20"' };
    return Promise.resolve(
      tag === null ? new Response('[{"id":1}]', { headers }) : new Response(null, { status: 304, headers }),
    );
  });
  expect(await request('GET /api/tasks', { query: { limit: 3 } })).toEqual([{ id: 1 }]);
  expect(await request('GET /api/tasks', { query: { limit: 3 } })).toEqual([{ id: 1 }]);
  expect(asked).toEqual([null, 'W/"1-5-2026-11-20"']);
});

test("a page of an unchanged list still has the next page's address", async () => {
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    const isKnown = new Headers(init.headers).has('if-none-match');
    const headers = {
      etag: 'W/"1-5-2026-11-20"',
      link: '</api/tasks?after=1>; rel="next"',
      'total-count': '2',
    };
    return Promise.resolve(
      isKnown ? new Response(null, { status: 304 }) : new Response('[{"id":1}]', { headers }),
    );
  });
  const first = await requestPage('GET /api/tasks', {}, { limit: 1 });
  expect(first).toEqual({ items: [{ id: 1 }], next: '/api/tasks?after=1', total: 2 });
  expect(await requestPage('GET /api/tasks', {}, { limit: 1 })).toEqual(first);
});

test('the type of a reply is known, and cannot be claimed to be another', () => {
  const calls = [
    // @ts-expect-error There is no such call.
    () => request('GET /api/nothing'),
    // @ts-expect-error A client is found by an id.
    () => request('GET /api/clients/:id'),
    // @ts-expect-error A client is no task.
    (): Promise<Task> => request('GET /api/clients/:id', { id: 1 }),
  ];
  expect(calls).toHaveLength(3);
});

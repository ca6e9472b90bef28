import { afterEach, expect, test, vi } from 'vitest';
import { failureText, request } from './request.ts';

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
])('what went wrong is told in words: %o', async (answer, words) => {
  answering(answer);
  const error = await request('GET', '/api/tasks').catch((reason: unknown) => reason);
  expect(failureText(error)).toBe(words);
});

test('an answer without a body is undefined', async () => {
  answering(new Response(null, { status: 204 }));
  expect(await request('DELETE', '/api/tasks/1')).toBeUndefined();
});

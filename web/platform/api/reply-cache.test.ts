import { beforeEach, expect, test } from 'vitest';
import { cachedReply, cacheReply, clearReplyCache } from './reply-cache.ts';

beforeEach(clearReplyCache);

const tagged = (version: string, text: string) => ({
  headers: new Headers({ etag: `W/"${version}"` }),
  text,
});

test('the last reply of a list is cached with its ETag; one without an ETag is not', () => {
  cacheReply('/api/clients', tagged('1', '[1]'));
  cacheReply('/api/clients', tagged('2', '[1,2]'));
  cacheReply('/api/user', { headers: new Headers(), text: '{}' });
  expect(cachedReply('/api/clients')).toEqual(tagged('2', '[1,2]'));
  expect(cachedReply('/api/user')).toBeUndefined();
});

test('the oldest replies are evicted, and a very large one is not cached', () => {
  const long = 'x'.repeat(1_500_000);
  for (let index = 0; index < 6; index += 1) cacheReply(`/api/tasks?page=${index}`, tagged('1', long));
  cacheReply('/api/clients', tagged('1', 'x'.repeat(2_000_001)));
  const isKept = [0, 1, 2, 3, 4, 5].map((index) => cachedReply(`/api/tasks?page=${index}`) !== undefined);
  expect(isKept).toEqual([false, true, true, true, true, true]);
  expect(cachedReply('/api/clients')).toBeUndefined();
});

test('the cache is empty for the next user', () => {
  cacheReply('/api/clients', tagged('1', '[1]'));
  clearReplyCache();
  expect(cachedReply('/api/clients')).toBeUndefined();
});

import { beforeEach, expect, test } from 'vitest';
import { forgetReplies, keepReply, keptReply } from './kept-replies.ts';

beforeEach(forgetReplies);

const tagged = (version: string, text: string) => ({
  headers: new Headers({ etag: `W/"${version}"` }),
  text,
});

test('the last reply of a list is cached with its ETag; one without an ETag is not', () => {
  keepReply('/api/clients', tagged('1', '[1]'));
  keepReply('/api/clients', tagged('2', '[1,2]'));
  keepReply('/api/user', { headers: new Headers(), text: '{}' });
  expect(keptReply('/api/clients')).toEqual(tagged('2', '[1,2]'));
  expect(keptReply('/api/user')).toBeUndefined();
});

test('the oldest replies are evicted, and a very large one is not cached', () => {
  const long = 'x'.repeat(1_500_000);
  for (let index = 0; index < 6; index += 1) keepReply(`/api/tasks?page=${index}`, tagged('1', long));
  keepReply('/api/clients', tagged('1', 'x'.repeat(2_000_001)));
  const isKept = [0, 1, 2, 3, 4, 5].map((index) => keptReply(`/api/tasks?page=${index}`) !== undefined);
  expect(isKept).toEqual([false, true, true, true, true, true]);
  expect(keptReply('/api/clients')).toBeUndefined();
});

test('the cache is empty for the next user', () => {
  keepReply('/api/clients', tagged('1', '[1]'));
  forgetReplies();
  expect(keptReply('/api/clients')).toBeUndefined();
});

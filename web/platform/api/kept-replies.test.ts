import { beforeEach, expect, test } from 'vitest';
import { forgetReplies, keepReply, keptReply } from './kept-replies.ts';

beforeEach(forgetReplies);

const tagged = (version: string, text: string) => ({
  headers: new Headers({ etag: `W/"${version}"` }),
  text,
});

test('the last answer of a list is kept with its tag; one without a tag is not', () => {
  keepReply('/api/clients', tagged('1', '[1]'));
  keepReply('/api/clients', tagged('2', '[1,2]'));
  keepReply('/api/user', { headers: new Headers(), text: '{}' });
  expect(keptReply('/api/clients')).toEqual(tagged('2', '[1,2]'));
  expect(keptReply('/api/user')).toBeUndefined();
});

test('the oldest make room when they grow too many, and a huge one is not kept', () => {
  const long = 'x'.repeat(1_500_000);
  for (let index = 0; index < 6; index += 1) keepReply(`/api/tasks?page=${index}`, tagged('1', long));
  keepReply('/api/clients', tagged('1', 'x'.repeat(2_000_001)));
  const isKept = [0, 1, 2, 3, 4, 5].map((index) => keptReply(`/api/tasks?page=${index}`) !== undefined);
  expect(isKept).toEqual([false, true, true, true, true, true]);
  expect(keptReply('/api/clients')).toBeUndefined();
});

test('nothing is left of them for somebody else', () => {
  keepReply('/api/clients', tagged('1', '[1]'));
  forgetReplies();
  expect(keptReply('/api/clients')).toBeUndefined();
});

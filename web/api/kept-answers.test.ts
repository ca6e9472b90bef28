import { beforeEach, expect, test } from 'vitest';
import { forgetAnswers, keepAnswer, keptAnswer } from './kept-answers.ts';

beforeEach(forgetAnswers);

const tagged = (version: string, text: string) => ({
  headers: new Headers({ etag: `W/"${version}"` }),
  text,
});

test('the last answer of a list is kept with its tag; one without a tag is not', () => {
  keepAnswer('/api/clients', tagged('1', '[1]'));
  keepAnswer('/api/clients', tagged('2', '[1,2]'));
  keepAnswer('/api/user', { headers: new Headers(), text: '{}' });
  expect(keptAnswer('/api/clients')).toEqual(tagged('2', '[1,2]'));
  expect(keptAnswer('/api/user')).toBeUndefined();
});

test('the oldest make room when they grow too many, and a huge one is not kept', () => {
  const long = 'x'.repeat(1_500_000);
  for (let index = 0; index < 6; index += 1) keepAnswer(`/api/tasks?page=${index}`, tagged('1', long));
  keepAnswer('/api/clients', tagged('1', 'x'.repeat(2_000_001)));
  const isKept = [0, 1, 2, 3, 4, 5].map((index) => keptAnswer(`/api/tasks?page=${index}`) !== undefined);
  expect(isKept).toEqual([false, true, true, true, true, true]);
  expect(keptAnswer('/api/clients')).toBeUndefined();
});

test('nothing is left of them for somebody else', () => {
  keepAnswer('/api/clients', tagged('1', '[1]'));
  forgetAnswers();
  expect(keptAnswer('/api/clients')).toBeUndefined();
});

import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { forgetWhenUnseen } from './deleted-record.ts';

const queryKey = ['sessions', 7];

test('a deleted record that no page shows is removed from the cache at once', () => {
  const queries = new QueryClient();
  queries.setQueryData(queryKey, { id: 7 });
  forgetWhenUnseen(queries, queryKey);
  expect(queries.getQueryData(queryKey)).toBeUndefined();
});

test('a deleted record that a page still shows is removed when the page is left, without a request', () => {
  const queries = new QueryClient();
  queries.setQueryData(queryKey, { id: 7 });
  const asked: unknown[] = [];
  const page = new QueryObserver(queries, {
    queryKey,
    queryFn: () => asked.push('again'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const leave = page.subscribe(() => undefined);
  forgetWhenUnseen(queries, queryKey);
  expect(queries.getQueryData(queryKey)).toEqual({ id: 7 });
  leave();
  expect(queries.getQueryData(queryKey)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('a deleted record that was never loaded causes no error', () => {
  expect(() => forgetWhenUnseen(new QueryClient(), queryKey)).not.toThrow();
});

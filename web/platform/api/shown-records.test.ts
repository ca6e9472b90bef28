import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { showChange } from './shown-records.ts';

interface Named {
  id: number;
  name: string;
}

/** A page that shows a query, and what it shows. */
function shownQuery(queries: QueryClient, queryKey: string[], queryFn: () => Promise<Named[]>) {
  const observer = new QueryObserver(queries, { queryKey, queryFn });
  onTestFinished(observer.subscribe(() => {}));
  return () => observer.getCurrentResult().data;
}

test('A change shows at once, and an older reply in progress does not revert it', async () => {
  const queries = new QueryClient();
  queries.setQueryData(['sessions'], [{ id: 1, name: 'before' }]);
  const { promise, resolve } = Promise.withResolvers<Named[]>();
  const shown = shownQuery(queries, ['sessions'], () => promise);
  await showChange<Named>(queries, ['sessions'], 1, { name: 'after' });
  resolve([{ id: 1, name: 'before' }]);
  await promise;
  expect(shown()).toEqual([{ id: 1, name: 'after' }]);
});

test('A pending first load completes even if a change comes meanwhile', async () => {
  const queries = new QueryClient();
  let asked = 0;
  const first = Promise.withResolvers<Named[]>();
  const shown = shownQuery(queries, ['sessions', 'of the day'], () => {
    asked += 1;
    return asked === 1 ? first.promise : Promise.resolve([{ id: 1, name: 'after' }]);
  });
  await showChange<Named>(queries, ['sessions'], 1, { name: 'after' });
  first.resolve([{ id: 1, name: 'before' }]);
  await vi.waitFor(() => expect(shown()).toEqual([{ id: 1, name: 'after' }]), 15_000);
});

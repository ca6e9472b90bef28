import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WebsiteChange } from '#domain/practice/website-edition.ts';
import { useRecordMutation } from '#web/api/record-mutation.ts';
import { request } from '#web/api/request.ts';
import { toastOnNextPage } from '#web/ui/toast-handover.ts';

const path = '/api/website-identity';

const websiteQuery = queryOptions({
  queryKey: [path],
  queryFn: () => request('GET /api/website-identity'),
  staleTime: 0,
});

/** What the website says now. */
export function useWebsite() {
  return useQuery(websiteQuery);
}

const publicationQuery = queryOptions({
  queryKey: ['/api/website-identity/publication'],
  queryFn: () => request('GET /api/website-identity/publication'),
  staleTime: 0,
});

/** Whether the website is published, and what on it is still made up. */
export function usePublication() {
  return useQuery(publicationQuery);
}

/** Publishes the website, or takes it back from search engines. */
export function usePublish() {
  const queries = useQueryClient();
  return useRecordMutation({
    call: (isPublished: boolean) =>
      request('PUT /api/website-identity/publication', { body: { isPublished } }),
    onSaved: (publication) => queries.setQueryData(publicationQuery.queryKey, publication),
    failure: 'Update Failed',
  });
}

/**
 * Puts a new edition on the website. The app shows the practice's name too, and learns it by loading again; `letLeave`
 * is called before that.
 */
export function useSaveWebsite(letLeave: () => void) {
  return useRecordMutation({
    call: (change: WebsiteChange) => request('PUT /api/website-identity', { body: change }),
    onSaved: () => {
      toastOnNextPage({ title: 'Website Updated', description: 'Your changes are live.' });
      letLeave();
      window.location.reload();
    },
    failure: 'Update Failed',
  });
}

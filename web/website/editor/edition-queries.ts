import { queryOptions, useQuery } from '@tanstack/react-query';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import type { PastEdition, WebsiteChange, WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { toastOnNextPage } from '#web/platform/ui/toast-handover.ts';

const path = '/api/website-identity';

const editionsQuery = queryOptions({
  queryKey: [path, 'editions'],
  queryFn: () => request('GET /api/website-identity/editions'),
  staleTime: 0,
});

/** Returns the editions of the website, newest first, the shipped sample last. */
export function useEditions() {
  return useQuery(editionsQuery);
}

/** Loads an edition; the sample needs no request. */
export function useEdition({ version, createdAt }: PastEdition) {
  return useQuery({
    queryKey: [path, 'editions', version],
    queryFn: async (): Promise<WebsiteEdition> =>
      version === 0
        ? { version, createdAt, identity: sampleIdentity }
        : request('GET /api/website-identity/editions/:id', { id: version }),
  });
}

/** Saves an earlier edition as a new one. The page reloads, since the app shows the practice's name. */
export function useRestoreEdition() {
  return useRecordMutation({
    call: (change: WebsiteChange) => request('PUT /api/website-identity', { body: change }),
    onSaved: () => {
      toastOnNextPage({ title: 'Edition Restored', description: 'The website says it again, at once.' });
      window.location.reload();
    },
    failure: 'Restore Failed',
  });
}

import { queryOptions } from '@tanstack/react-query';
import { unlockDrafts } from './draft-store.ts';
import { request } from './request.ts';

/** Unlocks the drafts of whoever is signed in; gives whose they are, and keeps the key to itself. */
export function draftKeyQuery(userId: number) {
  return queryOptions({
    queryKey: ['/api/draft-key', userId],
    queryFn: async () => {
      const { key } = await request('GET /api/draft-key');
      unlockDrafts(userId, key);
      return userId;
    },
  });
}

import { queryOptions } from '@tanstack/react-query';
import { unlockDrafts } from './draft-store.ts';
import { request } from './request.ts';

/** Unlocks the signed-in user's drafts and returns the user's id; the key is not kept in the cache. */
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

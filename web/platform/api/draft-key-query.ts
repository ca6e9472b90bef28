import { queryOptions } from '@tanstack/react-query';
import { request } from './request.ts';

/** Unlocks the signed-in user's drafts and returns the user's id; the key is not kept in the cache. */
export function draftKeyQuery(userId: number) {
  return queryOptions({
    queryKey: ['/api/draft-key', userId],
    queryFn: async () => {
      // Loaded while the server replies.
      const [{ key }, { unlockDrafts }] = await Promise.all([
        request('GET /api/draft-key'),
        import('./unlock-drafts.ts'),
      ]);
      await unlockDrafts(userId, key);
      return userId;
    },
  });
}

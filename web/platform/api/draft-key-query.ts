import { queryOptions } from '@tanstack/react-query';
import { request } from './request.ts';

const importUnlocking = () => import('./unlock-drafts.ts');

// Begun with the app's scripts: every page waits for it, and would otherwise ask for it only after its first render. A
// lost connection is reported by the query.
if (typeof document !== 'undefined') void importUnlocking().catch(() => undefined);

/** Unlocks the signed-in user's drafts and returns the user's id; the key is not kept in the cache. */
export function draftKeyQuery(userId: number) {
  return queryOptions({
    queryKey: ['/api/draft-key', userId],
    queryFn: async () => {
      const [{ key }, { unlockDrafts }] = await Promise.all([
        request('GET /api/draft-key'),
        importUnlocking(),
      ]);
      await unlockDrafts(userId, key);
      return userId;
    },
  });
}

import { QueryClient } from '@tanstack/react-query';

/** The query key of the signed-in user; its data is null if nobody is. */
export const userKey = ['/api/user'] as const;

const FIVE_MINUTES_MS = 5 * 60 * 1000;

/**
 * The app's data in the browser: never stale by time, not refetched on focus, not retried, removed five minutes after
 * its last use. It is refetched after a save or when the server reports a change.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A server on the same machine answers without internet; requests find out.
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: FIVE_MINUTES_MS,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      retry: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

import { QueryClient } from '@tanstack/react-query';

/** Where it is kept who is signed in; null for nobody. */
export const userKey = ['/api/user'] as const;

const FIVE_MINUTES_MS = 5 * 60 * 1000;

/**
 * The app's data in the browser: never stale by time, not read again on focus, not retried, forgotten five minutes
 * after its last use. What changes is read again because a save or the server says so.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The practice's own computer answers without the internet too; whether it does is for the request to find out.
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

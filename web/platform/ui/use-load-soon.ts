import { useEffect } from 'react';

/** Once the page has settled: what stands on it comes first. */
const LOAD_AFTER_MS = 3_000;

/** Fetches a part of the app that waits for a click, so that the click finds it there, also without a connection. */
export function useLoadSoon(load: () => Promise<unknown>): void {
  useEffect(() => {
    // A connection lost meanwhile shows when the part is opened.
    const loading = setTimeout(() => void load().catch(() => undefined), LOAD_AFTER_MS);
    return () => clearTimeout(loading);
  }, [load]);
}

import { useEffect } from 'react';

/** After the page has settled, so that its own content loads first. */
const LOAD_AFTER_MS = 3_000;

/** Preloads a part of the app that opens on a click, so that it opens at once, even offline. */
export function useLoadSoon(load: () => Promise<unknown>): void {
  useEffect(() => {
    // A lost connection is reported when the part is opened.
    const loading = setTimeout(() => void load().catch(() => undefined), LOAD_AFTER_MS);
    return () => clearTimeout(loading);
  }, [load]);
}

import { useSearchParams } from 'react-router';

const ownState = { isOwnAddress: true };

/** Returns whether the page itself created the address with this state, as opposed to a link or the browser. */
export function isOwnAddress(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOwnAddress' in state;
}

type ChangeParams = (texts: Readonly<Record<string, string | undefined>>) => void;

/**
 * Returns a page's filters, stored in the address so that Back and shared links restore them, and a function that
 * changes some: an empty text removes a parameter, others stay.
 */
export function useAddressParams(): [URLSearchParams, ChangeParams] {
  const [params, setParams] = useSearchParams();
  function change(texts: Readonly<Record<string, string | undefined>>): void {
    // The page may lag behind the address: two changes in a row must both be kept.
    const next = new URLSearchParams(window.location.search);
    for (const [name, text] of Object.entries(texts)) {
      if (text === '') next.delete(name);
      else if (text !== undefined) next.set(name, text);
    }
    setParams(next, { replace: true, preventScrollReset: true, state: ownState });
  }
  return [params, change];
}

import { useSearchParams } from 'react-router';

const ownState = { isOwnAddress: true };

/** Whether the page itself made the address that carries this state, rather than a link or the browser. */
export function isOwnAddress(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOwnAddress' in state;
}

type ChangeParams = (texts: Readonly<Record<string, string | undefined>>) => void;

/**
 * What a page is narrowed to, kept in the address, so that Back and a shared link show the same. The function takes
 * texts by name; an empty one leaves the address, one that is not stated stays in it.
 */
export function useAddressParams(): [URLSearchParams, ChangeParams] {
  const [params, setParams] = useSearchParams();
  function change(texts: Readonly<Record<string, string | undefined>>): void {
    // The page may not have followed the address yet: two changes in a row must both stand in it.
    const next = new URLSearchParams(window.location.search);
    for (const [name, text] of Object.entries(texts)) {
      if (text === '') next.delete(name);
      else if (text !== undefined) next.set(name, text);
    }
    setParams(next, { replace: true, preventScrollReset: true, state: ownState });
  }
  return [params, change];
}

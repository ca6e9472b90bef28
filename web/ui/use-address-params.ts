import { useSearchParams } from 'react-router';

/**
 * What a list is narrowed to, kept in the address, so that Back and a shared link show the same list. The function
 * takes texts by name; an empty one leaves the address.
 */
export function useListAddress(): [URLSearchParams, (texts: Readonly<Record<string, string>>) => void] {
  const [params, setParams] = useSearchParams();
  function change(texts: Readonly<Record<string, string>>): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, text] of Object.entries(texts)) {
          if (text === '') next.delete(name);
          else next.set(name, text);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return [params, change];
}

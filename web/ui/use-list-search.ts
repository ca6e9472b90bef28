import { useState } from 'react';
import { useLocation } from 'react-router';
import { isOwnAddress } from './use-address-params.ts';

/**
 * What stands in the search box above a list, and the function that changes it. The box answers each key at once, the
 * address follows; an address that came from elsewhere, such as the menu, is followed by the box.
 */
export function useTypedSearch(search: string): [string, (typed: string) => void] {
  const { key, state } = useLocation();
  const [typed, setTyped] = useState(search);
  const [followedKey, setFollowedKey] = useState(key);
  if (key !== followedKey) {
    setFollowedKey(key);
    if (!isOwnAddress(state)) setTyped(search);
  }
  return [typed, setTyped];
}

interface ListSearch {
  /** What stands in the search box. */
  typed: string;
  search: (text: string) => void;
  /** Back to the whole list. */
  clear: () => void;
}

/** The search box of a list that can also be narrowed by other choices. */
export function useListSearch<Choices extends { search: string }>(
  choices: Choices,
  change: (changes: Choices | { search: string }) => void,
  noChoices: Choices,
): ListSearch {
  const [typed, setTyped] = useTypedSearch(choices.search);
  return {
    typed,
    search: (text) => {
      setTyped(text);
      change({ search: text });
    },
    clear: () => {
      setTyped('');
      change(noChoices);
    },
  };
}

import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { isOwnAddress, useAddressParams } from './use-address-params.ts';
import { useSettled } from './use-settled.ts';

/**
 * Returns the search box's text and a setter. The box reacts at once and the address follows; if the address changes
 * elsewhere, for example in the menu, the box follows.
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
  /** The text in the search box. */
  typed: string;
  search: (text: string) => void;
  /** Clears the search and filters. */
  clear: () => void;
}

/** After this time the address changes though what was searched is not loaded yet, so that a reload keeps it. */
const LONGEST_LOAD_MS = 300;

/**
 * The search box of a list with other filters. The address changes once typing pauses: every link of the page reacts
 * to a new address, which takes too long for each key. With `loadFound`, what a text finds is loaded first, so that
 * the address and the list change together.
 */
export function useListSearch<Choices extends { search: string }>(
  { search }: Choices,
  change: (changes: Choices) => void,
  noChoices: Choices,
  loadFound?: (text: string) => Promise<unknown>,
): ListSearch {
  const [typed, setTyped] = useTypedSearch(search);
  const [, changeAddress] = useAddressParams();
  const settled = useSettled(typed);
  const follow = useEffectEvent(async (text: string, isOutdated: () => boolean) => {
    if (text === search) return;
    if (loadFound) await Promise.race([loadFound(text), pause(LONGEST_LOAD_MS)]);
    if (!isOutdated()) changeAddress({ search: text });
  });
  useEffect(() => {
    let isOutdated = false;
    void follow(settled, () => isOutdated);
    return () => {
      isOutdated = true;
    };
  }, [settled]);
  return {
    typed,
    search: setTyped,
    clear: () => {
      setTyped('');
      change(noChoices);
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

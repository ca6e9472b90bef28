import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { isOwnAddress, useAddressParams } from './use-address-params.ts';
import { useSettled } from './use-settled.ts';

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

/**
 * The search box of a list that can also be narrowed by other choices. The address follows it once typing pauses: a new
 * address is told to every link of the page, which is more than a key may take.
 */
export function useListSearch<Choices extends { search: string }>(
  { search }: Choices,
  change: (changes: Choices) => void,
  noChoices: Choices,
): ListSearch {
  const [typed, setTyped] = useTypedSearch(search);
  const [, changeAddress] = useAddressParams();
  const settled = useSettled(typed);
  const follow = useEffectEvent((text: string) => {
    if (text !== search) changeAddress({ search: text });
  });
  useEffect(() => follow(settled), [settled]);
  return {
    typed,
    search: setTyped,
    clear: () => {
      setTyped('');
      change(noChoices);
    },
  };
}

import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
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

/** What connects the search box of a list with its page. */
export interface ListSearch {
  /** The search in the address. */
  searched: string;
  /** Empties the box. */
  box: RefObject<{ empty: () => void } | null>;
  /** Loads what a text finds. */
  loadFound: ((text: string) => Promise<unknown>) | undefined;
}

/** Returns the search of a list with other filters, for its `ListFilterBar`, and a function that clears them all. */
export function useListSearch<Choices extends { search: string }>(
  { search }: Choices,
  change: (changes: Choices) => void,
  noChoices: Choices,
  loadFound?: (text: string) => Promise<unknown>,
): { search: ListSearch; clear: () => void } {
  const box: ListSearch['box'] = useRef(null);
  return {
    search: { searched: search, box, loadFound },
    clear: () => {
      box.current?.empty();
      change(noChoices);
    },
  };
}

/** After this time the address changes though what was searched is not loaded yet, so that a reload keeps it. */
const LONGEST_LOAD_MS = 300;

/**
 * Returns the text in a list's search box and a setter, for the box alone: a key need not render the page. The address
 * changes once typing pauses, because every link of the page reacts to a new address. With `loadFound`, what the text
 * finds is loaded first, so that the address and the list change together.
 */
export function useSearchBox({ searched, box, loadFound }: ListSearch): [string, (typed: string) => void] {
  const [typed, setTyped] = useTypedSearch(searched);
  const [, changeAddress] = useAddressParams();
  const settled = useSettled(typed);
  const follow = useEffectEvent(async (text: string, isOutdated: () => boolean) => {
    if (text === searched) return;
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
  useImperativeHandle(box, () => ({ empty: () => setTyped('') }), [setTyped]);
  return [typed, setTyped];
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

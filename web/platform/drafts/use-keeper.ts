import { useEffect, useState, useSyncExternalStore } from 'react';
import { useKeepsTyping } from './kept-typing.ts';
import type { OpenKeepers } from './open-keepers.ts';

interface HeardKeeper<State> {
  readonly state: State;
  open(): void;
  close(): void;
  flush(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/**
 * Something that is saved while it is worked on, and its state. Give the component around it the key as key: another one
 * has its own draft.
 */
export function useKeeper<State, Kept extends HeardKeeper<State>>(
  open: OpenKeepers<Kept & HeardKeeper<State>>,
  key: string,
  make: () => Kept,
): { state: State; keeper: Kept } {
  const [entry] = useState(() => open.at(key, make));
  const { keeper } = entry;
  const [subscribe] = useState(() => (listener: () => void) => keeper.subscribe(listener));
  const state = useSyncExternalStore(subscribe, () => keeper.state);
  useKeepsTyping(true);

  useEffect(() => open.show(key, entry), [open, key, entry]);
  useEffect(() => {
    const retry = () => void keeper.flush();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [keeper]);

  return { state, keeper };
}

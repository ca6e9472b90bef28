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
 * Returns a saver with its state. Set the surrounding component's key to the same key, so that another record has its
 * own draft.
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

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AutosaveStatus } from './autosave.ts';
import type { OpenSavers } from './open-savers.ts';
import { useSavesInput } from './saved-input.ts';
import { useReportSaving } from './saving-reports.ts';

interface ObservableSaver<State> {
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
export function useSaver<State extends { status: AutosaveStatus }, Open extends ObservableSaver<State>>(
  open: OpenSavers<Open & ObservableSaver<State>>,
  key: string,
  make: () => Open,
): { state: State; saver: Open } {
  const [entry] = useState(() => open.at(key, make));
  const { saver } = entry;
  const state = useSyncExternalStore(saver.subscribe, () => saver.state);
  useSavesInput(true);
  useReportSaving(state.status);

  useEffect(() => open.show(key, entry), [open, key, entry]);
  useEffect(() => {
    const retry = () => void saver.flush();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [saver]);

  return { state, saver };
}

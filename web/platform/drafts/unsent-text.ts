import { useDraftStorage } from '#web/platform/api/draft-state.ts';

/** Returns `stored` once the disk has everything typed, a warning if it cannot take it, and nothing in between. */
export function useUnsentText(stored: string): string {
  const storage = useDraftStorage();
  const texts = {
    stored,
    unavailable: 'This device cannot keep it: please leave this page open.',
    storing: '',
  };
  return texts[storage];
}

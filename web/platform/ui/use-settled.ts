import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 150;

/** Returns the typed text once typing pauses, so that not every key sends a request. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  // Clearing the search needs no delay.
  return typed === '' ? '' : settled;
}

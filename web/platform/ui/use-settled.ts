import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 150;

/** What was typed, once typing pauses: nothing is asked of the server for every key. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  // Back to everything needs no waiting.
  return typed === '' ? '' : settled;
}

import { useEffect, useEffectEvent } from 'react';

/** Calls `sign` on Ctrl or ⌘ Enter, from anywhere on the page except in a dialog. */
export function useSignKey(isHeard: boolean, sign: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isKey = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isKey || !isHeard || document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    sign();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}

import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { releaseEarlyActions } from './early-actions.ts';
import { rememberTypedValues, restoreTypedValues, type TypedValue } from './typed-values.ts';

/**
 * Stands behind the page while React takes it over, and hands React what happened before it came. The
 * fields are read in the last moment before React's own code touches them, and written right after it has:
 * a letter typed meanwhile has no time to get lost.
 */
export function AfterHydration({ onHydrated }: { onHydrated: () => void }) {
  const typed = useRef<TypedValue[]>([]);
  useInsertionEffect(() => {
    typed.current = rememberTypedValues();
  }, []);
  useLayoutEffect(() => restoreTypedValues(typed.current.splice(0)), []);
  useEffect(() => {
    onHydrated();
    releaseEarlyActions();
  }, [onHydrated]);
  return null;
}

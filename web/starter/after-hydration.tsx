import { useEffect } from 'react';
import { releaseEarlyActions } from './early-actions.ts';
import { restoreTypedValues, type TypedValue } from './typed-values.ts';

/** Stands beside the page while React takes it over, and then hands React what happened before it came. */
export function AfterHydration({ typed }: { typed: readonly TypedValue[] }) {
  useEffect(() => {
    restoreTypedValues(typed);
    releaseEarlyActions();
  }, [typed]);
  return null;
}

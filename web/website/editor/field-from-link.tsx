import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router';

/** Moves the focus to the field of the form around it that a link led to. */
export function FieldFromLink() {
  const { setFocus } = useFormContext();
  const { state, key } = useLocation();
  const field = fieldOf(state);
  // Also for a second press on the same link, which has a key of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (field !== undefined) setFocus(field);
  }, [field, key, setFocus]);
  return null;
}

function fieldOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('field' in state)) return undefined;
  return typeof state.field === 'string' ? state.field : undefined;
}

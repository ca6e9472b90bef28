import { useMemo } from 'react';
import { useClock } from './use-clock.ts';

/** Returns the minute that has begun, and the next one once it begins, also when the device wakes. */
export function useCurrentMinute(): Date {
  const minute = useClock(() => `${new Date().toISOString().slice(0, 16)}:00.000Z`);
  return useMemo(() => new Date(minute), [minute]);
}

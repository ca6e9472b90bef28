import { useEffect, useState } from 'react';

/** After this time users wonder whether anything is happening. */
const LATE_AFTER_MS = 8_000;

/** Returns whether a pending operation takes so long that a message is due. */
export function useIsLate(isUnderWay: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const waiting = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => {
      clearTimeout(waiting);
      setLate(false);
    };
  }, [isUnderWay]);
  return isLate;
}

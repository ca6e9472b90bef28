import { useEffect, useState } from 'react';

/** After so long somebody wonders whether anything happens at all. */
const LATE_AFTER_MS = 8_000;

/** Whether something that is under way has taken so long that a word is due. */
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

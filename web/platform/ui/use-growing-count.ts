import { startTransition, useEffect, useState } from 'react';

/**
 * Returns 0 at first, and after the first picture up to `most`, `step` more at a time, so that keys and clicks need not
 * wait for all of them.
 */
export function useGrowingCount(most: number, step: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count >= most) return;
    const growing = setTimeout(() => startTransition(() => setCount(Math.min(most, count + step))));
    return () => clearTimeout(growing);
  }, [count, most, step]);
  return count;
}

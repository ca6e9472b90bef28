import { startTransition, useEffect, useState } from 'react';

/** Turns true when somebody opens the browser's search in the page, which only finds what is drawn. */
export function useWholeListForFind(): boolean {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const look = (event: KeyboardEvent) => {
      const isFind = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f';
      if (isFind) startTransition(() => setWhole(true));
    };
    window.addEventListener('keydown', look);
    return () => window.removeEventListener('keydown', look);
  }, []);
  return isWhole;
}

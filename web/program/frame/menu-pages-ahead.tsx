import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { practicePages } from './practice-pages.ts';

/** Lets the app start and show its first page before. */
const WAIT_MS = 2_000;

/** Loads the scripts of the pages in the menu while nobody waits for them, so that a press shows the page at once. */
export function MenuPagesAhead() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isIdle && practicePages.map(({ to }) => <PrefetchPageLinks key={to} page={to} />);
}

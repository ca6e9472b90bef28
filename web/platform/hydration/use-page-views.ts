import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { trackPageView } from './analytics.ts';

/** Records a page view when React changes the page; the page starter has recorded the first one. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    trackPageView(pathname);
  }, [pathname]);
}

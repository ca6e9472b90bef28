import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { trackPageView } from './analytics.ts';

/** Notes a page view when React changes the page; the first page was noted by the page starter. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    trackPageView(pathname);
  }, [pathname]);
}

import type { Day } from '#domain/platform/dates.ts';

/** The number of views of a website page on a day. */
export interface PageViews {
  day: Day;
  path: string;
  views: number;
}

/** Returns a page's name in reports: its path, or a name for each language's home page. */
export function pageName(path: string): string {
  if (path === '/es') return 'Home in Spanish';
  return path === '/' ? 'Home' : path;
}

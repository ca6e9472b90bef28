import type { Day } from '#domain/platform/dates.ts';

/** How often a page of the website was seen on a day. */
export interface PageViews {
  day: Day;
  path: string;
  views: number;
}

/** What reports call a page of the website: by its path, and the first of each language by its name. */
export function pageName(path: string): string {
  if (path === '/es') return 'Home in Spanish';
  return path === '/' ? 'Home' : path;
}

import type { Day } from '#domain/dates.ts';

/** How often a page of the website was seen on a day. */
export interface PageViews {
  day: Day;
  path: string;
  views: number;
}

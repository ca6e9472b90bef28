import { type Day, plusDays } from '#domain/platform/dates.ts';
import { isWeekend } from '#domain/platform/week.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { addPageViews } from '#server/website/page-views/page-view-store.ts';
import type { Dice } from './dice.ts';

const daysCounted = 200;
/** Page views on a good day, by path. */
const pages: Readonly<Record<string, number>> = {
  '/': 14,
  '/services': 7,
  '/services/sensory': 5,
  '/services/fine-motor': 3,
  '/about': 4,
  '/contact': 3,
};

/** Adds some months of website visitors. */
export async function addVisitors(queries: Queries, dice: Dice, today: Day): Promise<void> {
  for (let daysAgo = daysCounted; daysAgo > 0; daysAgo -= 1) {
    const day = plusDays(today, -daysAgo);
    const views = Object.entries(pages).map(([path, most]) => ({
      day,
      path,
      views: dice.between(1, isWeekend(day) ? Math.ceil(most / 2) : most),
    }));
    await addPageViews(queries, views);
  }
}

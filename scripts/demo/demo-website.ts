import type { ConsultationState } from '#domain/consultations/consultation-state.ts';
import { DEFAULT_TIME_ZONE, dayOf, momentOf, plusDays } from '#domain/dates.ts';
import { isWeekend } from '#domain/week.ts';
import type { Queries } from '#server/database/tables.ts';
import { addPageViews } from '#server/page-views/page-view-store.ts';
import type { Dice } from './dice.ts';

const daysCounted = 200;
/** How often each page is seen on a good day. */
const pages: Readonly<Record<string, number>> = {
  '/': 14,
  '/services': 7,
  '/services/sensory': 5,
  '/services/fine-motor': 3,
  '/about': 4,
  '/contact': 3,
};
const families: readonly { parent: string; child: string; daysAgo: number; state: ConsultationState }[] = [
  { parent: 'Jordan Example', child: 'Riley Example', daysAgo: 2, state: 'new' },
  { parent: 'Morgan Example', child: 'Quinn Example', daysAgo: 6, state: 'contacted' },
  { parent: 'Taylor Example', child: 'Rowan Example', daysAgo: 13, state: 'client' },
  { parent: 'Casey Example', child: 'Sage Example', daysAgo: 34, state: 'client' },
  { parent: 'Drew Example', child: 'Wren Example', daysAgo: 47, state: 'closed' },
];

/** Visitors of the website over some months, and the families among them who wrote. */
export async function seedWebsite(queries: Queries, dice: Dice, now: Date): Promise<void> {
  const today = dayOf(now, DEFAULT_TIME_ZONE);
  for (let daysAgo = daysCounted; daysAgo > 0; daysAgo -= 1) {
    const day = plusDays(today, -daysAgo);
    const views = Object.entries(pages).map(([path, most]) => ({
      day,
      path,
      views: dice.between(1, isWeekend(day) ? Math.ceil(most / 2) : most),
    }));
    await addPageViews(queries, views);
  }
  for (const { parent, child, daysAgo, state } of families) {
    const at = momentOf(plusDays(today, -daysAgo), '20:15', DEFAULT_TIME_ZONE);
    await queries
      .insertInto('consultation_requests')
      .values({
        parent_name: parent,
        child_name: child,
        child_age: '6',
        email: `${parent.split(' ')[0]?.toLowerCase()}@example.com`,
        phone: '555-0150',
        school: '',
        concerns: 'Getting dressed in the morning takes a long time.',
        referral_source: 'The website',
        insurance_check: false,
        state,
        notes: null,
        therapist_id: null,
        client_id: null,
        created_at: at,
        updated_at: at,
      })
      .execute();
  }
}

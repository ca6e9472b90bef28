import { settingsOf } from '#web/website/site/content/page-settings.ts';

/** The settings of the home page, also used by pages without their own, such as the app's screens. */
export const homeSettings = settingsOf({
  path: '/',
  title: 'Pediatric Occupational Therapy for Ages 3-21',
  description:
    'Help with handwriting, busy bodies, loud rooms, and daily skills. Warm, practical occupational therapy for children and teens.',
  keywords:
    'pediatric occupational therapy, school occupational therapist, fine motor skills, sensory processing, handwriting help, Long Island',
});

/** Returns a county as people search for it. */
export function countyKeyword(county: string, state: string): string {
  return `${county} County ${state}`;
}

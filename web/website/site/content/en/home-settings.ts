import type { PageSettings } from '#web/website/site/content/page-settings.ts';

/** What the home page tells; pages without settings of their own tell it too, the app's screens among them. */
export const homeSettings: PageSettings = {
  path: '/',
  title: 'Pediatric Occupational Therapy for Ages 3-21',
  description:
    'Help with handwriting, busy bodies, loud rooms, and daily skills. Warm, practical occupational therapy for children and teens.',
  keywords:
    'pediatric occupational therapy, school occupational therapist, fine motor skills, sensory processing, handwriting help, Long Island',
  type: 'website',
  image: '/share/home.png',
};

/** A county that the practice serves, as people look for it. */
export function countyKeyword(county: string, state: string): string {
  return `${county} County ${state}`;
}

import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import type { PageOpening } from '#web/website/site/content/content-shapes.ts';
import { settingsOf } from '#web/website/site/content/page-settings.ts';

/** The page's label in the footer. */
export const name = 'Our Therapists';

export const settings = settingsOf({
  path: '/team',
  title: 'Our Therapists',
  description:
    'Meet the occupational therapists of this practice: who they are, their licenses, and the languages they speak with families.',
  keywords: 'occupational therapists, licensed OT, pediatric therapists, languages, New York',
});

export function teamOpening({ practiceName }: PublicIdentity): PageOpening {
  return {
    eyebrow: name,
    title: 'The people who work with your child',
    lead: `Every therapist of ${practiceName}, in a few words. Tell us whom you would like to meet, or ask who could be a good fit for your child.`,
  };
}

export const listTitle = 'Who we are';
export const licenseLabel = 'License';
export const languagesLabel = 'Speaks';

/** The link to the longer story of the main therapist. */
export function moreAbout({ therapist }: PublicIdentity): string {
  return `More about ${therapist.firstName}`;
}

/** The link from the About page. */
export const meetEverybody = 'Meet all of our therapists';

export const closingTitle = 'Not sure who is the right fit?';
export const closingText = 'Tell us about your child, and we can choose together.';

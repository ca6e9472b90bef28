import type { PublicIdentity } from './public-identity.ts';

/** A section of the website's settings with a form of its own. */
export interface WebsiteSection {
  path: string;
  label: string;
  /** The fields that its form saves. */
  saves: readonly (keyof PublicIdentity)[];
  /** The public page that shows most of it. */
  shownAt: string;
}

const WEBSITE_PATH = '/settings/website';

/** The sections by what they are about. */
export const websiteSections = {
  practice: {
    path: WEBSITE_PATH,
    label: 'Practice',
    saves: [
      'practiceName',
      'tagline',
      'phone',
      'email',
      'hours',
      'callWithinDays',
      'serviceArea',
      'address',
      'profiles',
    ],
    shownAt: '/contact',
  },
  therapist: {
    path: `${WEBSITE_PATH}/therapist`,
    label: 'Therapists',
    saves: ['therapist'],
    shownAt: '/about',
  },
  prices: {
    path: `${WEBSITE_PATH}/prices`,
    label: 'Services & Prices',
    saves: ['consultationRateCents', 'claims'],
    shownAt: '/services',
  },
  words: {
    path: `${WEBSITE_PATH}/words`,
    label: 'Words',
    saves: ['testimonials', 'frequentQuestions'],
    shownAt: '/',
  },
  pictures: {
    path: `${WEBSITE_PATH}/pictures`,
    label: 'Pictures',
    saves: ['portrait', 'logo', 'accent'],
    shownAt: '/about',
  },
  publishing: {
    path: `${WEBSITE_PATH}/publishing`,
    label: 'Publishing',
    saves: ['trueAsShipped'],
    shownAt: '/',
  },
} as const satisfies Record<string, WebsiteSection>;

/** Returns the section whose form has the field, by its name, such as "therapist.license". */
export function sectionOf(field: string): WebsiteSection {
  const [part] = field.split('.');
  const sections: readonly WebsiteSection[] = Object.values(websiteSections);
  return sections.find(({ saves }) => saves.some((one) => one === part)) ?? websiteSections.practice;
}

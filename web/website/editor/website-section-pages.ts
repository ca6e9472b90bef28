import { websiteSections } from '#domain/website/identity/website-sections.ts';
import type { SectionPage } from '#web/people/settings/settings-section.ts';

const { practice, therapist, prices, words, pictures, publishing } = websiteSections;

/** The pages of the website's settings, in the order of the list beside them. */
export const websiteSectionPages: readonly SectionPage[] = [
  { to: practice.path, label: practice.label },
  { to: therapist.path, label: therapist.label, below: ['/settings/website/team'] },
  { to: prices.path, label: prices.label, below: ['/settings/website/services'] },
  { to: words.path, label: words.label },
  { to: pictures.path, label: pictures.label },
  { to: '/settings/website/pages', label: 'Pages', below: ['/settings/website/pages'] },
  { to: '/settings/website/spanish', label: 'Spanish' },
  { to: publishing.path, label: publishing.label, below: ['/settings/website/editions'] },
];

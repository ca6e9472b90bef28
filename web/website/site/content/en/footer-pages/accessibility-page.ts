import { settingsOf } from '#web/website/site/content/page-settings.ts';
import type { FooterPageStart } from './footer-page-start.ts';

export const accessibilityPage: FooterPageStart = {
  settings: settingsOf({
    path: '/accessibility',
    title: 'Accessibility',
    description:
      'How this website and our visits are made for people with disabilities, and whom to tell when something is in the way.',
    keywords: 'accessibility, disability, WCAG, screen reader, occupational therapy practice',
  }),
  eyebrow: 'Accessibility',
  title: 'For everyone who comes to us',
  text: `We want each family to be able to read this website, reach us, and come to a visit.

# This website

We aim for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. The pages work with a keyboard and with screen readers. Text can be made larger. Colors follow your device, light or dark. Pages stay still if your device asks for less motion.

# Our visits

- Where we meet: [say how a person in a wheelchair gets to the place, or that you come to the home or school].
- If you are deaf or hard of hearing: [say how you arrange a sign language interpreter or other help, at no cost to the family].
- If you need large print or a file to listen to: tell us, and we will make it.
- Service animals are welcome.

# Tell us what is in the way

Call {phone} or write to {email}. Say what you tried to do and where it stopped. We answer within [number] business days and will find another way for you meanwhile.`,
  source: 'Americans with Disabilities Act, Title III; 28 CFR 36.303',
};

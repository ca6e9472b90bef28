import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';

/** The first link of every page, for keyboard users. */
export const skipLink = 'Skip to main content';

/** The pages that header and footer link to. */
export const pageNames = {
  home: 'Home',
  services: 'Services',
  about: 'About',
  contact: 'Contact',
};

/** Accessible names of the site's menu and its buttons. */
export const menuLabel = 'Main';
export const openMenu = 'Menu';
export const closeMenu = 'Close menu';

export const therapistLogin = 'Therapist Login';

/** The button at the end of every page. */
export const schedule = 'Schedule a Consultation';

export function callText({ phone }: PublicIdentity): string {
  return `Call ${phone}`;
}

/** Between that button and the phone number. */
export const orCall = 'or call';

export const breadcrumbLabel = 'Breadcrumb';

/** Labels a shipped text as a sample. */
export const sampleMark = 'Sample';

/** Alternative texts of the pictures. */
export const pictures = {
  therapist: 'Drawing of a therapist',
  growingSteps: 'Four children of growing age stand on four steps made of blocks.',
  twoVoices: 'A parent and a therapist talk at a small table.',
};

export const footerTitles = {
  quickLinks: 'Quick Links',
  services: 'Services',
  practice: 'Practice Information',
};

export function rightsText({ practiceName }: PublicIdentity): string {
  return `${practiceName}. All rights reserved.`;
}

export const newsletter = {
  title: 'Newsletter',
  lead: 'Play ideas and school tips. Your mail program opens with a note to us, ready to send.',
  emailLabel: 'Email address',
  emailExample: 'you@example.com',
  subscribe: 'Subscribe',
  /** The message that the visitor's mail program opens with. */
  messageName: 'Message',
  message: 'Please add me to your newsletter.',
  emailName: 'Email',
};

export function newsletterSubject({ practiceName }: PublicIdentity): string {
  return `Newsletter of ${practiceName}`;
}

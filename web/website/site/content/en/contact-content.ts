import type { PageOpening } from '#web/website/site/content/content-shapes.ts';

export const contactOpening: PageOpening = {
  eyebrow: 'Contact',
  title: 'Tell us about your child',
  lead: 'Send the form, call, or write. It costs nothing to ask, and you do not need a referral to talk with us.',
};

export const contactTexts = {
  areaTitle: 'Service area',
  phoneTitle: 'Phone',
  emailTitle: 'Email',
  hoursTitle: 'Hours',
  schoolTitle: 'School-based services',
  school:
    "We come to your child's school during the school day. If OT is on the IEP or 504 plan, ask your district about working with us.",
  appointmentsTitle: 'Appointments',
  appointments:
    'All visits are by appointment. Send the form or call, and ask for a time that works for your family.',
};

export const detailsTitle = 'Contact information';

/** The accessible name of the part with the form, and its heading. */
export const formLabel = 'Consultation form';
export const formTitle = 'Schedule a Consultation';

/** Links to footer pages. */
export const languageLink = 'Language help';
export const privacyLink = 'Privacy';

export const nextStepsTitle = 'What happens next';

export const questionsTitle = 'Questions parents ask';

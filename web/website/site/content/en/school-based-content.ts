import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import type { ClaimedPoint } from '#web/website/site/content/claimed-text.ts';
import type { ClosingWords, PageOpening, Point } from '#web/website/site/content/content-shapes.ts';

export const schoolOpening: PageOpening = {
  eyebrow: 'School-Based Therapy',
  title: 'Help where the school day happens',
  lead: 'We join the team at your school. We work at the desk, in the hall, and at the lunch table, so that new skills show up where your child needs them.',
};

export const schoolServicesTitle = 'Nine ways we support a school';

export const schoolServices: readonly ClaimedPoint[] = [
  {
    title: 'On-Site Therapy',
    text: {
      claim: 'groups',
      words:
        'Sessions in the building, alone or in a small group. We push into class when we can, and pull out when quiet helps.',
      otherwise: 'Sessions in the building. We push into class when we can, and pull out when quiet helps.',
    },
  },
  {
    title: 'IEP and 504 Support',
    text: 'We evaluate, write goals that can be measured, come to meetings, and report on progress.',
  },
  {
    title: 'Classroom Modifications',
    text: 'A better chair, a slant board, less glare, a clear desk. Small changes that help the whole class.',
  },
  {
    title: 'Assistive Technology',
    text: 'From pencil grips to speech-to-text. We find the right tool, set it up, and teach how to use it.',
  },
  {
    title: 'Handwriting',
    text: 'Grip, letter forms, spacing, and speed. And a plan for typing when that is the better way.',
  },
  {
    title: 'Sensory Support',
    text: 'Movement breaks, quiet corners, and tools that help a student stay calm and alert.',
  },
  {
    title: 'Teacher Training',
    text: 'Short, useful workshops for teachers and aides, and help in the room when it counts.',
  },
  {
    title: 'Transition Planning',
    text: 'Moves to a new grade, a new school, or life after school go better with a plan.',
  },
  {
    title: 'Crisis Intervention',
    text: 'When a student is in distress, we help the team keep everyone safe, calm the moment, and learn from it.',
  },
];

export const schoolsTitle = 'Schools we serve';

/** The link to the footer page for schools. */
export const schoolsLink = 'For schools and districts';

/** Returns where the practice works, with its own counties. */
export function schoolsServed({ serviceArea }: PublicIdentity): string[] {
  return [
    ...serviceArea.counties.map((county) => `${county} County school districts`),
    'Private schools',
    'Charter schools',
    'Special education schools',
    'Early intervention programs',
  ];
}

export const approachTitle = 'Our four-step approach';

export const schoolApproach: readonly Point[] = [
  {
    title: 'Assessment',
    text: 'We watch the student in class, talk with the teacher, and test the skills behind the struggle.',
  },
  {
    title: 'Team Meeting',
    text: 'Parents, teachers, and staff agree on what matters. We set goals everyone can follow.',
  },
  {
    title: 'Implementation',
    text: 'Therapy starts, the room changes, and the adults learn what to do between sessions.',
  },
  {
    title: 'Monitoring',
    text: 'We track each goal, share the numbers in plain words, and change course when we need to.',
  },
];

export const plansTitle = 'IEP or 504: what is the difference?';

export const plans: readonly Point[] = [
  {
    title: 'IEP',
    text: 'An Individualized Education Program is for a child who needs special education. It can list occupational therapy as a service, with goals, and with the number of minutes a week. It is free through the public school.',
  },
  {
    title: '504 Plan',
    text: 'A 504 plan is for a child with a disability who needs changes or supports to take part in school. Think of extra time, a keyboard, or movement breaks. Some plans also list therapy.',
  },
];

export const closing: ClosingWords = {
  title: 'A meeting coming up?',
  text: 'Send us the date. We can look at the plan with you before you sit down with the school.',
};

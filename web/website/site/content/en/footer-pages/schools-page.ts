import { settingsOf } from '#web/website/site/content/page-settings.ts';
import type { FooterPageStart } from './footer-page-start.ts';

export const schoolsPage: FooterPageStart = {
  settings: settingsOf({
    path: '/for-schools',
    title: 'OT for Schools and Districts',
    description:
      'For districts, schools, and preschools that need an occupational therapist: what we do, and the papers we bring.',
    keywords:
      'school occupational therapist, district contract, related service provider, CPSE, CSE, OT evaluation',
  }),
  eyebrow: 'For Schools',
  title: 'An OT for your students',
  text: `Does your school or district need an occupational therapist? This page tells what we do and which papers you can ask us for. It prints on one sheet.

# What we do in schools

- Therapy at school, as the IEP or the 504 plan says.
- Evaluations and reports for your committee.
- Advice for teachers and aides, in the room.
- Short talks for staff: [name the topics that you offer, or remove this line].

# Where and when

{area}. [Say how many hours a week are open, and from when.]

# Papers

We send these when you ask for them:

- New York State license and registration: [license number].
- National provider number (NPI): [number].
- Liability insurance: [insurer and limits of the policy].
- Fingerprint clearance by the State Education Department: [say whether you have it].
- Tax form W-9.
- Names of people who know our work: [say whether you offer them].

# How to reach us

Call {phone} or write to {email}. Please tell us your role, your district, and what you need. Do not send a student's name or records by email. We will tell you a safe way.`,
  source: '',
};

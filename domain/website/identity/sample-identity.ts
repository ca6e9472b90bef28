import { weekOf } from './opening-hours.ts';
import { servicesAsShipped } from './own-services.ts';
import type { PublicIdentity } from './public-identity.ts';
import { noAddress } from './public-place.ts';
import { SAMPLE_PRACTICE_NAME } from './sample-practice-name.ts';
import { SAMPLE_COUNTIES, SAMPLE_SERVICE_AREA } from './sample-service-area.ts';
import { noSpanish } from './spanish-website.ts';
import { noClaimConfirmed } from './website-claims.ts';

/**
 * What the website shows until the practice writes its own: a made-up practice with a made-up therapist.
 * Nobody said these testimonials and nobody holds these credentials, so each is marked as a sample.
 */
export const sampleIdentity: PublicIdentity = {
  practiceName: SAMPLE_PRACTICE_NAME,
  tagline: 'Pediatric occupational therapy for schools and families',
  therapist: {
    firstName: 'Nora',
    lastName: 'Wrenfield',
    postNominals: 'MS, OTR/L',
    role: 'Pediatric occupational therapist',
    introduction:
      'I have spent twelve years on classroom rugs and kitchen floors, working out with kids why a thing is hard. Once we know why, we can change it. I keep it playful, I tell you what I see, and I show you what to try tonight.',
    biography: [
      'I became an occupational therapist because of my little brother. He was bright and funny, and he could not hold a pencil for more than a minute. His school OT gave him a slant board, a short pencil, and a lot of praise. By spring he was writing comic books. I wanted to do that for other kids.',
      'Since then I have worked in public schools, preschools, and homes across Long Island. I have sat in on a few hundred IEP and 504 meetings. I know how a school day runs, and how tired a child can be by the time they get home to you.',
      'I run this practice on my own. That means the person who answers your call is the person who will work with your child, write the plan, and sit next to you at the meeting.',
    ],
    credentials: [
      { text: "Master's degree in occupational therapy", isSample: true },
      { text: 'Licensed occupational therapist in New York State', isSample: true },
      { text: 'Nationally board certified by NBCOT', isSample: true },
      { text: 'Advanced training in sensory integration', isSample: true },
      { text: '12 years in Long Island schools and homes', isSample: true },
    ],
    license: '',
    languages: [],
  },
  phone: '(516) 555-0142',
  email: 'hello@example.com',
  hours: {
    week: {
      ...weekOf(() => [{ opens: '08:00', closes: '17:00' }]),
      Saturday: [],
      Sunday: [],
    },
    note: 'Weekends by request',
  },
  serviceArea: {
    summary: 'Schools throughout NY and Long Island',
    short: SAMPLE_SERVICE_AREA,
    counties: [...SAMPLE_COUNTIES],
    state: 'NY',
  },
  consultationRateCents: 5000,
  rateSetOn: null,
  callWithinDays: null,
  claims: noClaimConfirmed,
  profiles: [],
  address: noAddress,
  footerPages: {},
  services: servicesAsShipped,
  portrait: null,
  logo: null,
  spanish: { ...noSpanish, isShown: true },
  accent: 'teal',
  team: [],
  trueAsShipped: [],
  testimonials: [
    {
      quote:
        'Homework used to end in tears. Now he sits down, writes his sentences, and runs off to play. I did not think second grade could feel like this.',
      author: 'Mom of a 7-year-old, Nassau County',
      stars: 5,
      childProgress: 'Writes full sentences that his teacher can read',
      consentDate: null,
      consentBy: '',
      consentHow: '',
      isSample: true,
    },
    {
      quote:
        'We learned what was behind the meltdowns. A quiet corner, a heavy backpack on the walk to school, and a plan everyone follows. Mornings are calm.',
      author: 'Dad of a 5-year-old, Suffolk County',
      stars: 5,
      childProgress: 'Gets dressed and out the door without a fight',
      consentDate: null,
      consentBy: '',
      consentHow: '',
      isSample: true,
    },
    {
      quote:
        'She came to our 504 meeting with clear notes and real ideas for the classroom. The teachers asked her to stay and show them more.',
      author: 'Mom of a 10-year-old, Nassau County',
      stars: 5,
      childProgress: 'Uses her keyboard and finishes tests on time',
      consentDate: null,
      consentBy: '',
      consentHow: '',
      isSample: true,
    },
    {
      quote:
        'My son makes his own lunch and takes the bus to his job site. Two years ago that was a dream. She never talked down to him.',
      author: 'Dad of a 17-year-old, Suffolk County',
      stars: 5,
      childProgress: 'Cooks, packs, and travels on his own',
      consentDate: null,
      consentBy: '',
      consentHow: '',
      isSample: true,
    },
  ],
  frequentQuestions: [
    {
      question: 'How do I know if my child needs OT?',
      answer:
        'Look at the day. If dressing, eating, writing, playing, or getting along with others is much harder for your child than for friends of the same age, it is worth a talk. You do not need to be sure before you call.',
      source: '',
      reviewedOn: null,
    },
    {
      question: 'Do we need a note from the doctor?',
      answer:
        "Not to talk with us, and not always to start. Since March 31, 2023, an OT in New York with three years of practice may treat your child without a referral for 10 visits or 30 days, whichever comes first. Ask us if your therapist may. You first get a written note that your plan may not pay without a referral. To go on, ask your child's doctor or nurse practitioner for one.",
      source: 'New York Education Law 7901(2), chapter 601 of 2022; 8 NYCRR 76.11',
      reviewedOn: '2026-11-22',
    },
    {
      question: 'What is the difference between an IEP and a 504 plan?',
      answer:
        'An IEP is for a child who needs special education. It can list OT as a service, with goals. A 504 plan is for a child with a disability who needs changes or supports to take part in class. Both come at no cost to you through the public school.',
      source: '34 CFR 300.17 and 300.320 (IEP); 34 CFR 104.33 (504 plan)',
      reviewedOn: '2026-11-22',
    },
    {
      question: 'How do we ask the school for OT?',
      answer:
        'Write a letter to the Committee on Special Education in your district and ask for an evaluation. For a child of 3 or 4, write to the Committee on Preschool Special Education. We can help you say what you see at home.',
      source: '8 NYCRR 200.4(a) and 200.16(b)',
      reviewedOn: '2026-11-22',
    },
    {
      question: 'Do you take insurance?',
      answer:
        'Plans differ a lot. Check the insurance box on the form, and ask us what we can find out. Ask your plan, too: does it pay for OT, and what is your share? Ask for the cost in writing before you decide.',
      source: '',
      reviewedOn: null,
    },
    {
      question: 'How long will my child need therapy?',
      answer:
        'Some children need a few months. Some need support through a whole stage of school. Ask us which goals we would set, how often we would check them, and how we would know that it is time to stop.',
      source: '',
      reviewedOn: null,
    },
  ],
};

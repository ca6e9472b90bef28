import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { consultationRate } from '#domain/website/identity/public-identity-text.ts';
import type { ClaimedPoint, Words } from '#web/website/site/content/claimed-text.ts';
import type { ClosingWords, PageOpening } from '#web/website/site/content/content-shapes.ts';
import { type RateWords, rateTermsFor } from '#web/website/site/content/rate-terms.ts';

export const consultationOpening: PageOpening = {
  eyebrow: 'Parent Consultations',
  title: 'Bring a question. Leave with a plan.',
  lead: 'You know your child best. We know the skills behind the struggle. Together we can get a lot done in one hour.',
};

export const waysTitle: Words = { claim: 'video', words: 'In person or by video', otherwise: 'In person' };

export const consultationWays: readonly ClaimedPoint[] = [
  {
    title: 'In Person',
    text: 'At your home, at school, or in the community. We can see the space, meet your child, and try things on the spot.',
  },
  {
    title: 'Virtual',
    text: {
      claim: 'video',
      words: 'By video, from your couch. Show us a clip from your phone or share a report on the screen.',
    },
  },
];

export const schedulingText: Words = {
  claim: 'eveningsAndWeekends',
  words: 'Flexible scheduling on evenings and weekends',
  otherwise: 'Flexible scheduling',
};

export const rateTitle = 'Rate and scheduling';

/** Follows the price of an hour. */
export const rateUnit = 'per consultation hour';

/** Follows the word for a free consultation. */
export const freeUnit = 'consultation';

/** Returns the texts next to the price: hours and terms. */
export function rateTerms(identity: PublicIdentity): string[] {
  return rateTermsFor(rateWords, identity, 'en');
}

const rateWords: RateWords = {
  hours: (hours) => `Office hours are ${hours}.`,
  contract: { claim: 'noContract', words: 'No package to buy, no contract.' },
  paidTime: 'You pay for the time you use.',
  setOn: (day) => `Price as of ${day}.`,
};

/** The link to the footer page about cost. */
export const costLink = 'Cost and insurance';

export const topicsTitle = 'What parents ask about';

export const consultationTopics: readonly { title: string; questions: readonly string[] }[] = [
  {
    title: 'Writing and Hand Skills',
    questions: ['Is this pencil grip a problem?', 'Why is homework so slow?', 'Print, cursive, or typing?'],
  },
  {
    title: 'Sensory Needs',
    questions: [
      'Why do clothes and sounds upset my child?',
      'What is a sensory diet?',
      'Do weighted blankets help?',
    ],
  },
  {
    title: 'Daily Routines',
    questions: ['How do we get out the door?', 'How do I teach laces?', 'What about sleep and meals?'],
  },
  {
    title: 'School, IEP, and 504',
    questions: [
      'What do these test scores mean?',
      'Should we ask for OT?',
      'How do I prepare for the meeting?',
    ],
  },
  {
    title: 'Behavior and Big Feelings',
    questions: ['Is it a meltdown or a tantrum?', 'How do we calm down?', 'How do I help with change?'],
  },
  {
    title: 'Growing Up',
    questions: [
      'Is my child on track?',
      'Which chores fit this age?',
      'How do we plan for life after school?',
    ],
  },
];

export const closing: ClosingWords = {
  title: 'What is on your mind?',
  text: 'One question is enough. We can start from there.',
};

export const processTitle = 'How it works';

export const consultationProcess: readonly ClaimedPoint[] = [
  { title: 'Contact', text: 'Send the form or call. Tell us what is on your mind and when you have time.' },
  {
    title: 'Prepare',
    text: 'We read what you send us: reports, work samples, a short video. You write down your top three questions.',
  },
  {
    title: 'Meet',
    text: {
      claim: 'video',
      words: 'We talk for an hour, in person or by video. We look, listen, and show you what to try.',
      otherwise: 'We talk for an hour. We look, listen, and show you what to try.',
    },
  },
  {
    title: 'Implement',
    text: 'You get a short written plan. Try it for two weeks, then tell us how it went.',
  },
];

/** Returns the price of an hour for structured data, with its unit. */
export function priceRange(identity: PublicIdentity): string {
  const isFree = identity.consultationRateCents === 0;
  return `${consultationRate(identity)}${isFree ? '' : ' per'} ${hourName}`;
}
export const hourName = 'consultation hour';

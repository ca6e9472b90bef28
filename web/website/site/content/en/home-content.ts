import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { callsWithin } from '#domain/website/identity/public-identity-text.ts';
import { isTeamShown } from '#domain/website/identity/website-team.ts';
import { type CardWords, cardsFor, type ServiceCard } from '#web/website/site/content/claimed-services.ts';
import { confirmedPoints, textFor, type Words } from '#web/website/site/content/claimed-text.ts';
import type { FamiliarSign, Point } from '#web/website/site/content/content-shapes.ts';

export type { ServiceCard, ServiceCardId } from '#web/website/site/content/claimed-services.ts';

export const homeOpening = {
  eyebrow: 'Pediatric occupational therapy for ages 3-21',
  title: 'Pencils, zippers, noisy lunchrooms.',
  promise: 'We help kids with all of it.',
  lead: "When small things are hard, a child's whole day is hard. We look for the reason, and we teach skills that can help. At school, at home, and with you at our side.",
  picture:
    'A hand sets a block on a tower. The blocks show a pencil, a button, a zipper, and a child on a swing.',
};

/** The second button at the top, which links to the services below. */
export const seeServices = 'See How We Help';

/** Returns the text before the therapist's name at the top; with several therapists, a family may work with another one. */
export function companyWords(identity: PublicIdentity): string | undefined {
  return isTeamShown(identity) ? 'Meet' : textFor(company, identity);
}

const company: Words = {
  claim: 'therapistAnswers',
  words: 'From the first call on, you work with',
  otherwise: 'You work with',
};

const signs: readonly FamiliarSign[] = [
  { service: 'fine-motor', text: 'Writing hurts, and homework ends in tears.' },
  { service: 'sensory', text: 'Loud rooms lead to covered ears or a meltdown.' },
  { service: 'fine-motor', text: 'Buttons, zippers, and laces still need a grown-up.' },
  { service: 'sensory', text: 'Crashes, bumps, and cannot sit through a story.' },
  { service: 'pediatric', text: 'Wants friends, but play falls apart.' },
  { service: 'school-based', text: 'The school says "IEP" or "504," and you are not sure what to ask.' },
];

export const familiar = {
  title: 'Does this sound like your child?',
  signs,
  answer: 'You are in the right place. These are skills, and skills can be taught.',
};

/** Returns the five cards as they apply to this practice. */
export function serviceCards(identity: PublicIdentity): ServiceCard[] {
  return cardsFor(cards, identity);
}

export const servicesTitle = 'How we help';
export const servicesLead =
  'Every child is different, so no two plans are the same. Most children work on a mix of these.';

const cards: readonly CardWords[] = [
  {
    id: 'school-based',
    title: 'School-Based Therapy',
    description:
      'We work in the classroom, the gym, and the lunchroom, with IEP and 504 support. Your child practices right where the school day happens.',
  },
  {
    id: 'fine-motor',
    title: 'Fine Motor Skills',
    description:
      'Strong, steady hands for writing, cutting, dressing, and eating. We build them through play, not drills.',
  },
  {
    id: 'sensory',
    title: 'Sensory Processing',
    description:
      'Some bodies feel too much, some too little. We work on feeling calm, safe, and ready to learn.',
  },
  {
    id: 'visual-motor',
    title: 'Visual-Motor Integration',
    description:
      'Eyes and hands learn to work as a team: to copy from the board, stay on the line, and catch a ball.',
  },
  {
    id: 'play-social',
    title: 'Play & Social Skills',
    description: {
      claim: 'groups',
      words:
        'Taking turns, reading a face, losing a game, trying again. We practice all of it in small groups and real games.',
      otherwise:
        'Taking turns, reading a face, losing a game, trying again. We practice all of it in real games.',
    },
  },
];

/** The link of a card; screen readers also hear the service's name. */
export const learnMore = 'Learn more';
export function aboutCard(title: string): string {
  return ` about ${title}`;
}

/** The heading of the therapist's part, and its link. */
export function meetTitle({ therapist }: PublicIdentity): string {
  return `Meet ${therapist.firstName}`;
}
export function moreAbout({ therapist }: PublicIdentity): string {
  return `More about ${therapist.firstName}`;
}

export const testimonialsTitle = 'What parents say';

/** Returns the progress of a child in a testimonial. */
export function nowText(childProgress: string): string {
  return `Now: ${childProgress}`;
}

/** Returns the accessible name of the stars. */
export function starsText(count: number): string {
  return `${count} out of 5 stars`;
}

export const requestTitle = 'Schedule a Consultation';

/** Before the phone number next to the form. */
export const ratherTalk = 'Rather talk?';

/** Returns the steps after a request, shown before the form is sent. */
export function requestSteps(identity: PublicIdentity): Point[] {
  const { firstName } = identity.therapist;
  const soon = callsWithin(identity);
  const call = soon && `${firstName} calls you ${soon}. `;
  return confirmedPoints(
    [
      {
        title: 'Tell us about your child',
        text: 'The form takes about two minutes. There are no wrong answers.',
      },
      {
        title: `Hear from ${firstName}`,
        text: {
          claim: 'therapistAnswers',
          words: `${call}You talk with the person who will work with your child. No call center.`,
          otherwise: `${call}You talk about your child and ask whatever you want to know.`,
        },
      },
      {
        title: 'Decide in your own time',
        text: 'Ask what a good next step could be. It does not have to be with us.',
      },
    ],
    identity,
  );
}

import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { textsFor, type Words } from '#web/website/site/content/claimed-text.ts';
import type { PageOpening, Point } from '#web/website/site/content/content-shapes.ts';

/** The top of the About page, in the therapist's own voice. */
export function aboutOpening({ therapist }: PublicIdentity): PageOpening {
  return {
    eyebrow: 'About',
    title: `Hi, I'm ${therapist.firstName}.`,
    lead: therapist.introduction,
  };
}

export const storyTitle = 'My story';
export const credentialsTitle = 'Training and credentials';
export const valuesTitle = 'How I work';
export const placesTitle = 'Where I work';
export const closingTitle = "Let's talk about your child";

/** Where sessions take place, after the area served. */
export const places: Words = {
  claim: 'video',
  words: 'At school, at home, and by video.',
  otherwise: 'At school and at home.',
};

/** The invitation at the end of the page. */
export function aboutClosing(identity: PublicIdentity): string {
  return textsFor(closing, identity).join(' ');
}

const closing: readonly Words[] = [
  'Tell me what a hard day looks like.',
  { claim: 'answersEveryone', words: 'I read every note, and I answer every one.' },
];

export const values: readonly Point[] = [
  {
    title: 'Play first',
    text: 'Children learn when they feel safe and have fun. If it looks like a game, that is on purpose.',
  },
  {
    title: 'Plain words',
    text: 'You should never need a dictionary to read a report about your own child.',
  },
  {
    title: 'You are on the team',
    text: 'I see your child for a short while. You see all the other hours. We plan for both.',
  },
  {
    title: 'Strengths count',
    text: 'I look for what your child does well, and use it to reach what is hard.',
  },
];

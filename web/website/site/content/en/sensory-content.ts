import type { ClosingWords, PageOpening, Point } from '#web/website/site/content/content-shapes.ts';

export const sensoryOpening: PageOpening = {
  eyebrow: 'Sensory Processing',
  title: 'When the world is too loud, too bright, or not enough',
  lead: 'The brain sorts messages from the body all day long. When that sorting is hard, a child may hide, crash, chew, or melt down. There are good reasons for it, and there is help.',
};

export const sensesTitle = 'Seven senses, not five';
export const sensesLead = 'Two of them are hidden inside the body. They are often the key.';

export type SenseId =
  | 'visual'
  | 'auditory'
  | 'tactile'
  | 'olfactory'
  | 'gustatory'
  | 'proprioception'
  | 'vestibular';

export interface SensorySystem {
  id: SenseId;
  name: string;
  plainName: string;
  /** A sign of this sense that a family may notice. */
  sign: string;
  help: string;
}

export const sensorySystems: readonly SensorySystem[] = [
  {
    id: 'visual',
    name: 'Visual',
    plainName: 'Seeing',
    sign: 'Squints in bright rooms, or loses the line on a busy page.',
    help: 'Softer light, less clutter, one thing at a time.',
  },
  {
    id: 'auditory',
    name: 'Auditory',
    plainName: 'Hearing',
    sign: 'Covers ears at the hand dryer, or does not hear a name called.',
    help: 'Headphones, a warning first, a quiet spot to go to.',
  },
  {
    id: 'tactile',
    name: 'Tactile',
    plainName: 'Touch',
    sign: 'Fights tags, seams, and hair brushing, or touches everything.',
    help: 'Soft clothes, firm hugs, and messy play at an easy pace.',
  },
  {
    id: 'olfactory',
    name: 'Olfactory',
    plainName: 'Smell',
    sign: 'Gags in the lunchroom, or sniffs toys and people.',
    help: 'A seat by the door, and a scent your child likes.',
  },
  {
    id: 'gustatory',
    name: 'Gustatory',
    plainName: 'Taste',
    sign: 'Eats five foods and no more, or chews on sleeves.',
    help: 'Tiny steps with new foods, and safe things to chew.',
  },
  {
    id: 'proprioception',
    name: 'Proprioception',
    plainName: 'Body position',
    sign: 'Bumps into things, hugs too hard, breaks pencils.',
    help: 'Pushing, pulling, carrying, and climbing.',
  },
  {
    id: 'vestibular',
    name: 'Vestibular',
    plainName: 'Balance and movement',
    sign: 'Spins without end, or is scared of the swing.',
    help: 'Swings, rocking, and breaks to move, in the right dose.',
  },
];

/** The headings of a sense's sign and of what helps. */
export const signTitle = 'You may see';
export const helpTitle = 'What can help';

export const workTitle = 'Two ways we help';

export const sensoryWork: readonly { title: string; lead: string; items: readonly string[] }[] = [
  {
    title: 'Direct Therapy',
    lead: 'With your child, through play that feels like fun and has a clear aim.',
    items: [
      'Swings, climbing, and obstacle courses',
      'Deep pressure and heavy work',
      'Touch play with sand, foam, and clay',
      'Naming feelings in the body',
      'Calming tools your child can use alone',
    ],
  },
  {
    title: 'Environmental Strategies',
    lead: 'With the rooms and routines around your child.',
    items: [
      'A sensory plan for the whole day',
      'A calm corner at home and in class',
      'Seating that lets a body move',
      'Lights, sounds, and clutter turned down',
      'Coaching for the grown-ups',
    ],
  },
];

export const challengesTitle = 'Conditions and challenges';
export const challengesLead = 'Sensory needs often come along with one of these.';

export const sensoryChallenges: readonly Point[] = [
  { title: 'Autism', text: 'Most autistic children sense the world in a different way.' },
  { title: 'ADHD', text: 'Some bodies need to move in order to listen.' },
  { title: 'Anxiety', text: 'Worry and sensory stress feed each other.' },
  { title: 'Picky eating', text: 'It may be about texture and smell, not will.' },
  { title: 'Meltdowns', text: 'A sign of overload, not of bad behavior.' },
  { title: 'Sleep trouble', text: 'A body that cannot find its off switch.' },
];

export const closing: ClosingWords = {
  title: 'Which sense is it?',
  text: 'You do not have to know. Tell us about one hard moment, and we can start from there.',
};

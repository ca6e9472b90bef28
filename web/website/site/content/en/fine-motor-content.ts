import type { ClosingWords, PageOpening, Point } from '#web/website/site/content/content-shapes.ts';

export const fineMotorOpening: PageOpening = {
  eyebrow: 'Fine Motor Skills',
  title: 'Steady hands for school and for life',
  lead: 'Writing your name. Opening your lunch. Zipping your own coat. Small hand skills add up to a child who can say, "I did it myself."',
};

export const skillsTitle = 'Six skills we build';

export type SkillId =
  | 'handwriting'
  | 'scissors'
  | 'self-care'
  | 'visual-motor'
  | 'hand-strength'
  | 'manipulation';

export interface FineMotorSkill {
  id: SkillId;
  name: string;
  text: string;
  practice: readonly string[];
}

export const fineMotorSkills: readonly FineMotorSkill[] = [
  {
    id: 'handwriting',
    name: 'Handwriting',
    text: 'A grip that does not hurt, letters that others can read, and speed that keeps up with thoughts.',
    practice: ['Pencil grip', 'Letter forms and spacing', 'Print, cursive, and typing'],
  },
  {
    id: 'scissors',
    name: 'Scissor Skills',
    text: 'From the first snip to cutting out a curve. Two hands with two jobs.',
    practice: ['Safe hold', 'Lines, curves, and corners', 'Turning the page with the helper hand'],
  },
  {
    id: 'self-care',
    name: 'Self-Care',
    text: 'The jobs of every morning, noon, and night, done without a grown-up.',
    practice: ['Buttons, zippers, and laces', 'Fork, spoon, and knife', 'Teeth, hair, and hands'],
  },
  {
    id: 'visual-motor',
    name: 'Visual Motor',
    text: 'Eyes lead, hands follow. This is how we copy, draw, and catch.',
    practice: ['Copying shapes and words', 'Mazes, puzzles, and blocks', 'Ball games'],
  },
  {
    id: 'hand-strength',
    name: 'Hand Strength',
    text: 'Hands that last through a page of writing and can open any snack.',
    practice: ['Clay and putty', 'Tongs and squeeze toys', 'Climbing and hanging'],
  },
  {
    id: 'manipulation',
    name: 'Manipulation Skills',
    text: 'Moving small things inside one hand: coins, beads, a key, a pencil to be turned around.',
    practice: ['Finger games', 'Coins and cards', 'Beads and building'],
  },
];

export const closing: ClosingWords = {
  title: 'Does your child avoid the pencil?',
  text: 'Take a photo of one page of writing. It tells us a lot, and it is a fine place to start.',
};

export const fineMotorApproachTitle = 'Our three-step approach';

export const fineMotorApproach: readonly Point[] = [
  {
    title: 'Find the reason',
    text: 'Weak hands, tired eyes, poor posture, or a skipped step? We test to find out.',
  },
  {
    title: 'Build the skill',
    text: 'Short, playful practice at just the right level. Hard enough to grow, easy enough to win.',
  },
  {
    title: 'Use it every day',
    text: 'We carry the skill over to class and home, with five-minute games you can do tonight.',
  },
];

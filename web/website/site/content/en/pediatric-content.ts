import type { ClosingWords, PageOpening, Point } from '#web/website/site/content/content-shapes.ts';

export const pediatricOpening: PageOpening = {
  eyebrow: 'Pediatric Therapy',
  title: 'Therapy that grows up with your child',
  lead: 'A three-year-old and a high school senior need very different things. From ages 3 to 21, we work on the skills that matter most right now.',
};

export const workTitle = 'How we work with your child';

export const pediatricWork: readonly Point[] = [
  {
    title: 'Assessment',
    text: 'We watch, play, test, and listen. Then we tell you what we saw: what comes easily, what does not, and why.',
  },
  {
    title: 'Individualized Plan',
    text: 'You get a short plan in plain words, with a few goals that you, your child, and the teacher all care about.',
  },
  {
    title: 'Ongoing Support',
    text: 'Each session builds on the last. We share what worked, change what did not, and stay in touch with the school.',
  },
];

export const ageGroupsLead = 'What we work on changes as your child does.';

export interface AgeGroup {
  name: string;
  /** Ages as text, for example "3-5". */
  ages: string;
  text: string;
  skills: readonly string[];
}

export const ageGroups: readonly AgeGroup[] = [
  {
    name: 'Early Childhood',
    ages: '3-5',
    text: 'Play is the work of these years. We get hands, bodies, and feelings ready for kindergarten.',
    skills: [
      'Drawing and first letters',
      'Scissors and glue',
      'Dressing and eating',
      'Circle time and sharing',
    ],
  },
  {
    name: 'Elementary',
    ages: '6-11',
    text: 'School asks for more each year. We help your child keep up and feel good about it.',
    skills: [
      'Handwriting that lasts a page',
      'Sitting, focus, and movement breaks',
      'Laces, locks, and lunch trays',
      'Games with rules',
    ],
  },
  {
    name: 'Middle School',
    ages: '12-14',
    text: 'New building, many teachers, a body that changes. We work on order, tools, and self-care.',
    skills: [
      'Planners, lockers, and time',
      'Typing and note taking',
      'Hygiene and cooking basics',
      'Stress and self-advocacy',
    ],
  },
  {
    name: 'High School and Transition',
    ages: '15-21',
    text: 'What comes after school? We practice for it now, in real kitchens, stores, and job sites.',
    skills: [
      'Job and college skills',
      'Money, bus, and phone',
      'Cooking and laundry',
      'Transition goals in the IEP',
    ],
  },
];

export const conditionsTitle = 'Children we work with';

export const conditions: readonly Point[] = [
  { title: 'Autism', text: 'Daily routines, play, and calm, in ways that respect who your child is.' },
  { title: 'ADHD and executive function', text: 'Starting, planning, and finishing things.' },
  { title: 'Developmental delays', text: 'Catching up on skills one small step at a time.' },
  { title: 'Cerebral palsy', text: 'Reach, grasp, posture, and tools that save effort.' },
  { title: 'Down syndrome', text: 'Strength, self-care, and skills for an active life.' },
  { title: 'Sensory processing', text: 'Sounds, touch, and movement that feel too big or too small.' },
  { title: 'Fine motor delays', text: 'Hands that tire fast or do not do what they are told.' },
  { title: 'Visual-motor integration', text: 'Eyes and hands that do not yet work as a team.' },
  { title: 'Learning disabilities', text: 'Writing, copying, and getting thoughts on paper.' },
  { title: 'Intellectual disabilities', text: 'Skills for daily life, taught step by step.' },
  { title: 'Physical disabilities', text: 'Ways to join in, with the right tools and setup.' },
  { title: 'Behavioral challenges', text: 'Finding out what a behavior is trying to say.' },
];

export const closing: ClosingWords = {
  title: 'Not on the list?',
  text: 'Lists never fit every child. Tell us what you see, and ask if we can help.',
};

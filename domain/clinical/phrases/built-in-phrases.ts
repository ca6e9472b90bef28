import type { GoalDomain } from '#domain/clinical/goals/goal-domains.ts';
import type { PhraseSection } from './phrase-sections.ts';

export interface BuiltInPhrase {
  section: PhraseSection;
  /** The domain of the goal that provides its figures; any goal if omitted. */
  domain?: GoalDomain;
  shortcut: string;
  /** May hold placeholders such as "{child}", and "___" for a blank to fill in. */
  text: string;
  /** Whether it explains why a session did not take place; all others describe one that did. */
  isOfMissed?: true;
}

const notes: BuiltInPhrase[] = [
  {
    section: 'notes',
    shortcut: 'full',
    text: '{child} took part in the whole session and began each activity when it was offered.',
  },
  {
    section: 'notes',
    shortcut: 'data',
    text: '{goal}: independent in {percent} of trials; help given most often: {cue}.',
  },
  {
    section: 'notes',
    shortcut: 'break',
    text: '{child} took ___ breaks of about ___ minutes and returned to the task after each one.',
  },
  {
    section: 'notes',
    shortcut: 'room',
    text: 'Seen in the classroom during ___; {goal} was practiced in the work that the class was doing.',
  },
  {
    section: 'notes',
    shortcut: 'teacher',
    text: 'Spoke with the teacher for ___ minutes about ___ and agreed that ___.',
  },
  {
    section: 'notes',
    shortcut: 'late',
    text: 'The session began ___ minutes late because ___; the time shown is the time given.',
  },
  {
    section: 'notes',
    shortcut: 'short',
    text: 'The session ended ___ minutes early because ___; the time shown is the time given.',
  },
  {
    section: 'notes',
    shortcut: 'missed',
    text: 'The session did not take place because ___. ___ was told on ___.',
    isOfMissed: true,
  },
  {
    section: 'notes',
    shortcut: 'absent',
    text: '{child} was not at school that day (___). ___ told me at ___.',
    isOfMissed: true,
  },
  {
    section: 'notes',
    shortcut: 'closed',
    text: 'The building was closed that day because ___.',
    isOfMissed: true,
  },
];

const subjective: BuiltInPhrase[] = [
  { section: 'subjective', shortcut: 'said', text: '{child} said: “___”.' },
  {
    section: 'subjective',
    shortcut: 'class',
    text: 'The teacher reports that {child} ___ in class on ___ of the last 5 school days.',
  },
  {
    section: 'subjective',
    shortcut: 'family',
    text: 'The family reports that {child} ___ at home on ___ of the last 7 days.',
  },
  {
    section: 'subjective',
    shortcut: 'well',
    text: 'No pain, illness or injury was reported at the start of the session.',
  },
  {
    section: 'subjective',
    shortcut: 'tired',
    text: '{child} looked tired (___) from minute ___ of the session on.',
  },
  {
    section: 'subjective',
    shortcut: 'since',
    text: 'Since the last session, according to ___: ___.',
  },
];

const objective: BuiltInPhrase[] = [
  {
    section: 'objective',
    domain: 'fine-motor',
    shortcut: 'cut',
    text: '{child} cut along a ___ line, ___ inches long, with {cue}; {percent} of trials independent.',
  },
  {
    section: 'objective',
    domain: 'fine-motor',
    shortcut: 'grip',
    text: '{child} held the pencil with ___ fingers for ___ of ___ minutes of drawing or writing.',
  },
  {
    section: 'objective',
    domain: 'visual-motor',
    shortcut: 'copy',
    text: '{child} copied ___ of ___ shapes so that another person could name them, with {cue}.',
  },
  {
    section: 'objective',
    domain: 'handwriting',
    shortcut: 'line',
    text: 'Of ___ letters written, ___ stood on the line and ___ could be read by another person.',
  },
  {
    section: 'objective',
    domain: 'handwriting',
    shortcut: 'space',
    text: '{child} left a clear space after ___ of ___ words, with {cue}.',
  },
  {
    section: 'objective',
    domain: 'sensory-processing',
    shortcut: 'calm',
    text: 'When upset by ___, {child} used ___ and was ready to go on after ___ minutes.',
  },
  {
    section: 'objective',
    domain: 'sensory-processing',
    shortcut: 'input',
    text: 'After ___ minutes of ___, {child} stayed at the table for ___ minutes without leaving the seat.',
  },
  {
    section: 'objective',
    domain: 'self-care',
    shortcut: 'dress',
    text: '{child} did ___ of ___ steps of ___ without help and the others with {cue}.',
  },
  {
    section: 'objective',
    domain: 'self-care',
    shortcut: 'lunch',
    text: '{child} opened ___ of ___ containers at lunch without help and the others with {cue}.',
  },
  {
    section: 'objective',
    domain: 'play-social',
    shortcut: 'turn',
    text: '{child} waited for a turn in ___ of ___ rounds of a game with ___ other children, with {cue}.',
  },
  {
    section: 'objective',
    domain: 'executive-function',
    shortcut: 'start',
    text: '{child} began ___ of ___ tasks within ___ minutes of the instruction, with {cue}.',
  },
  {
    section: 'objective',
    domain: 'executive-function',
    shortcut: 'order',
    text: '{child} followed ___ of ___ directions of ___ steps in their order, with {cue}.',
  },
  {
    section: 'objective',
    domain: 'gross-motor',
    shortcut: 'sit',
    text: '{child} sat upright with both feet on the floor for ___ of ___ minutes of table work.',
  },
  {
    section: 'objective',
    domain: 'gross-motor',
    shortcut: 'balance',
    text: '{child} stood on the ___ foot for ___ seconds without holding on, the longest of ___ tries.',
  },
  {
    section: 'objective',
    domain: 'other',
    shortcut: 'device',
    text: '{child} set up and used ___ for ___ of ___ minutes of schoolwork, with {cue}.',
  },
];

const assessment: BuiltInPhrase[] = [
  {
    section: 'assessment',
    shortcut: 'less',
    text: '{goal} takes less help than on ___: {cue} today, ___ then.',
  },
  {
    section: 'assessment',
    shortcut: 'same',
    text: '{goal} is within ___ points of the last session ({percent} of trials independent today); ___ may explain it.',
  },
  {
    section: 'assessment',
    shortcut: 'more',
    text: '{goal} took more help than on ___ ({cue} today, ___ then), which may come from ___.',
  },
  {
    section: 'assessment',
    shortcut: 'skill',
    text: 'While {child} worked on {goal}, a therapist was needed to ___ (such as to change the task, choose the cue or keep the child safe).',
  },
  {
    section: 'assessment',
    shortcut: 'helped',
    text: 'What helped most was ___: with it, {child} did ___ of ___; without it, ___ of ___.',
  },
  {
    section: 'assessment',
    shortcut: 'carry',
    text: '{child} does this here with {cue}; in ___ it was seen ___ of ___ times.',
  },
];

const plan: BuiltInPhrase[] = [
  {
    section: 'plan',
    shortcut: 'again',
    text: 'Next session: {goal} again, with no more help than ___ (today: {cue}).',
  },
  {
    section: 'plan',
    shortcut: 'next',
    text: 'Next step for {goal}: ___, since {percent} of trials were independent today.',
  },
  {
    section: 'plan',
    shortcut: 'wait',
    text: 'Wait ___ seconds before giving {cue}, so that {child} can try alone first.',
  },
  {
    section: 'plan',
    shortcut: 'sent',
    text: 'Sent home: ___, for ___ minutes on ___ days a week; shown to ___.',
  },
  {
    section: 'plan',
    shortcut: 'ask',
    text: 'Asked the teacher to offer ___ during ___ and to write down how often it was used.',
  },
  {
    section: 'plan',
    shortcut: 'probe',
    text: 'Look at {goal} again on ___, ___ trials without teaching.',
  },
];

/** Phrases to start with, by section, in our own words; each has figures, or blanks for them. */
export const builtInPhrases: readonly BuiltInPhrase[] = [
  ...notes,
  ...subjective,
  ...objective,
  ...assessment,
  ...plan,
];

import type { LadderKey, LevelKey } from '#domain/people/practice/ladders.ts';
import type { GoalDomain } from './goal-domains.ts';
import type { GoalDirection, GoalMeasure, GoalStatistic } from './measures.ts';

/** The measurement fields that a goal of the bank fills in. */
export interface BankMeasure {
  measure: GoalMeasure;
  ladder?: LadderKey;
  targetCue?: LevelKey;
  steps?: readonly string[];
  labels?: readonly string[];
  opportunities?: number;
  statistic?: GoalStatistic;
  direction?: GoalDirection;
  unit?: string;
  target?: number;
}

export interface BankGoal {
  domain: GoalDomain;
  name: string;
  /** "{child}" is replaced by the child's name; "___" is a blank to fill in. */
  statement: string;
  measuring: BankMeasure;
}

function percent(target: number, targetCue: LevelKey, ladder: LadderKey = 'cues'): BankMeasure {
  return { measure: 'trials', ladder, target, targetCue };
}

function times(target: number, opportunities: number, targetCue: LevelKey): BankMeasure {
  return { measure: 'opportunities', ladder: 'cues', opportunities, target, targetCue };
}

function steps(names: readonly string[], target: number, targetCue: LevelKey): BankMeasure {
  const opportunities = names.length;
  return { measure: 'opportunities', ladder: 'assistance', opportunities, steps: names, target, targetCue };
}

function help(targetCue: LevelKey, ladder: LadderKey): BankMeasure {
  return { measure: 'cue', ladder, targetCue };
}

function stays(minutes: number): BankMeasure {
  return { measure: 'duration', statistic: 'longest', direction: 'up', target: minutes * 60 };
}

function within(minutes: number): BankMeasure {
  return { measure: 'duration', statistic: 'median', direction: 'down', target: minutes * 60 };
}

function atMost(target: number, unit: string): BankMeasure {
  return { measure: 'frequency', statistic: 'count', direction: 'down', unit, target };
}

function atLeast(target: number, unit: string): BankMeasure {
  return { measure: 'frequency', statistic: 'count', direction: 'up', unit, target };
}

function rated(target: number, unit: string, labels: readonly string[]): BankMeasure {
  return { measure: 'rating', unit, labels, target };
}

const fineMotor: BankGoal[] = [
  {
    domain: 'fine-motor',
    name: 'Cutting on a line',
    statement: '{child} will cut along a ___ line, staying within ___ of an inch of it.',
    measuring: percent(80, 'V'),
  },
  {
    domain: 'fine-motor',
    name: 'Pencil grip',
    statement: '{child} will hold a pencil with the fingers, not the fist, while drawing or writing.',
    measuring: rated(3, 'pencil-grip rubric', [
      'Whole fist',
      'All fingers along the pencil',
      'Fingers, with reminders',
      'Fingers, without reminders',
    ]),
  },
  {
    domain: 'fine-motor',
    name: 'Small objects',
    statement: '{child} will pick up ___ small objects with thumb and finger and put them into a container.',
    measuring: percent(80, 'I'),
  },
  {
    domain: 'fine-motor',
    name: 'Both hands together',
    statement: '{child} will hold the paper or toy with one hand while the other one works during ___.',
    measuring: times(4, 5, 'V'),
  },
  {
    domain: 'fine-motor',
    name: 'In-hand movement',
    statement:
      '{child} will move ___ coins from the palm to the fingertips, one at a time, without dropping any.',
    measuring: times(4, 5, 'I'),
  },
];

const visualMotor: BankGoal[] = [
  {
    domain: 'visual-motor',
    name: 'Copying shapes',
    statement: '{child} will copy ___ so that somebody else can name the shape.',
    measuring: percent(80, 'VI'),
  },
  {
    domain: 'visual-motor',
    name: 'Block designs',
    statement: '{child} will build a design of ___ blocks after a picture.',
    measuring: times(4, 5, 'G'),
  },
  {
    domain: 'visual-motor',
    name: 'Mazes and paths',
    statement: '{child} will draw through a path ___ inches wide without crossing its sides.',
    measuring: percent(80, 'I'),
  },
  {
    domain: 'visual-motor',
    name: 'Catching a ball',
    statement: '{child} will catch a ball of ___ inches thrown from ___ feet away.',
    measuring: times(4, 5, 'I'),
  },
  {
    domain: 'visual-motor',
    name: 'Puzzles',
    statement: '{child} will put together a puzzle of ___ interlocking pieces.',
    measuring: help('G', 'cues'),
  },
];

const handwriting: BankGoal[] = [
  {
    domain: 'handwriting',
    name: 'Writing the own name',
    statement: '{child} will write the first name from memory, with every letter readable.',
    measuring: percent(80, 'I'),
  },
  {
    domain: 'handwriting',
    name: 'Letters on the line',
    statement: '{child} will place the letters of a ___-word sentence on the line.',
    measuring: percent(80, 'VI'),
  },
  {
    domain: 'handwriting',
    name: 'Spaces between words',
    statement: '{child} will leave a clear space between the words of ___ sentences.',
    measuring: percent(90, 'VI'),
  },
  {
    domain: 'handwriting',
    name: 'Letter formation',
    statement: '{child} will form the letters ___ from the top, with the strokes in their usual order.',
    measuring: percent(80, 'M'),
  },
  {
    domain: 'handwriting',
    name: 'Copying from the board',
    statement: '{child} will copy ___ words from the board without leaving any out.',
    measuring: within(5),
  },
  {
    domain: 'handwriting',
    name: 'Typing',
    statement: '{child} will type ___ words from a printed text.',
    measuring: within(10),
  },
];

const sensory: BankGoal[] = [
  {
    domain: 'sensory-processing',
    name: 'Calming down',
    statement: 'When upset, {child} will choose a calming strategy and be ready to go on.',
    measuring: within(5),
  },
  {
    domain: 'sensory-processing',
    name: 'Asking for a break',
    statement: '{child} will ask for a break with words, a card or a sign before leaving the activity.',
    measuring: times(4, 5, 'V'),
  },
  {
    domain: 'sensory-processing',
    name: 'Messy materials',
    statement: '{child} will take part in play with ___ (wet, sticky or grainy) with the hands.',
    measuring: stays(5),
  },
  {
    domain: 'sensory-processing',
    name: 'Noise in the room',
    statement: '{child} will go on with a task while ___ can be heard.',
    measuring: stays(10),
  },
  {
    domain: 'sensory-processing',
    name: 'New foods',
    statement: '{child} will touch, smell or taste a new food offered at ___.',
    measuring: times(3, 5, 'M'),
  },
];

const selfCare: BankGoal[] = [
  {
    domain: 'self-care',
    name: 'Shoe tying',
    statement: '{child} will tie a shoe on the foot.',
    measuring: steps(
      ['Cross the laces', 'Pull one under', 'Pull tight', 'Make a loop', 'Wrap around', 'Pull through'],
      6,
      'I',
    ),
  },
  {
    domain: 'self-care',
    name: 'Putting on a coat',
    statement: '{child} will put on and fasten a coat before going out.',
    measuring: steps(['Find the top', 'First arm', 'Second arm', 'Join the zipper', 'Pull it up'], 5, 'SU'),
  },
  {
    domain: 'self-care',
    name: 'Buttons',
    statement: '{child} will fasten ___ buttons of ___ inch on clothes that are worn.',
    measuring: help('SU', 'assistance'),
  },
  {
    domain: 'self-care',
    name: 'Hand washing',
    statement: '{child} will wash and dry the hands at the sink.',
    measuring: steps(['Turn on', 'Wet', 'Soap', 'Rub', 'Rinse', 'Turn off', 'Dry'], 6, 'I'),
  },
  {
    domain: 'self-care',
    name: 'Opening lunch',
    statement: '{child} will open the containers and wrappers of lunch at school.',
    measuring: percent(80, 'MIN', 'assistance'),
  },
  {
    domain: 'self-care',
    name: 'Using a fork and spoon',
    statement: '{child} will eat a meal of ___ with a fork or spoon, with little spilled.',
    measuring: percent(80, 'I', 'assistance'),
  },
];

const playSocial: BankGoal[] = [
  {
    domain: 'play-social',
    name: 'Taking turns',
    statement: '{child} will wait for a turn in a game with ___ other children.',
    measuring: times(4, 5, 'V'),
  },
  {
    domain: 'play-social',
    name: 'Joining in',
    statement: '{child} will walk up to other children and join what they play.',
    measuring: atLeast(2, 'times joining others'),
  },
  {
    domain: 'play-social',
    name: 'Playing by the rules',
    statement: '{child} will play a board game to its end and stay calm when it is lost.',
    measuring: times(3, 4, 'V'),
  },
  {
    domain: 'play-social',
    name: 'Pretend play',
    statement: '{child} will act out a story of ___ steps with toys or another child.',
    measuring: stays(10),
  },
];

const executiveFunction: BankGoal[] = [
  {
    domain: 'executive-function',
    name: 'Starting work',
    statement: '{child} will begin a given task after it has been explained.',
    measuring: within(2),
  },
  {
    domain: 'executive-function',
    name: 'Staying with a task',
    statement: '{child} will stay with table work of ___ until it is finished.',
    measuring: stays(10),
  },
  {
    domain: 'executive-function',
    name: 'Reminders in class',
    statement: '{child} will follow the routine of ___ with few reminders from an adult.',
    measuring: atMost(2, 'reminders'),
  },
  {
    domain: 'executive-function',
    name: 'Steps in order',
    statement: '{child} will follow ___-step directions in their order.',
    measuring: percent(80, 'VI'),
  },
  {
    domain: 'executive-function',
    name: 'Packing up',
    statement: '{child} will pack the school bag with what is on a list.',
    measuring: percent(90, 'VI'),
  },
];

const grossMotor: BankGoal[] = [
  {
    domain: 'gross-motor',
    name: 'Sitting upright',
    statement: '{child} will sit upright at the desk with both feet on the floor during ___.',
    measuring: stays(10),
  },
  {
    domain: 'gross-motor',
    name: 'One-foot balance',
    statement: '{child} will stand on the ___ foot without holding on.',
    measuring: { measure: 'duration', statistic: 'longest', direction: 'up', target: 10 },
  },
  {
    domain: 'gross-motor',
    name: 'Obstacle course',
    statement: '{child} will finish a course of ___ stations in the order that was shown.',
    measuring: times(4, 5, 'G'),
  },
  {
    domain: 'gross-motor',
    name: 'Stairs with a bag',
    statement: '{child} will walk up and down a flight of stairs, one foot to a step, carrying ___.',
    measuring: help('SU', 'assistance'),
  },
];

const expectedLevels = [
  'Much less than expected: ___',
  'Somewhat less than expected: ___',
  'Expected: ___',
  'Somewhat more than expected: ___',
  'Much more than expected: ___',
];

const other: BankGoal[] = [
  {
    domain: 'other',
    name: 'Taking part in class',
    statement: '{child} will take part in ___ with the rest of the class.',
    measuring: { measure: 'gas', labels: expectedLevels, target: 0 },
  },
  {
    domain: 'other',
    name: 'Using a tool or device',
    statement: '{child} will set up and use ___ for schoolwork.',
    measuring: help('V', 'cues'),
  },
];

/** Sample goals by domain, in our own words. */
export const goalBank: readonly BankGoal[] = [
  ...fineMotor,
  ...visualMotor,
  ...handwriting,
  ...sensory,
  ...selfCare,
  ...playSocial,
  ...executiveFunction,
  ...grossMotor,
  ...other,
];

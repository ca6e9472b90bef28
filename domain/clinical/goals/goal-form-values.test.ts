import { describe, expect, test } from 'vitest';
import { storedGoal } from '#tests/builders/stored-records.ts';
import { criterionSentence } from './criterion.ts';
import { goalFault } from './goal.ts';
import { goalBank } from './goal-bank.ts';
import {
  asksForReason,
  formValuesOfGoal,
  fromBank,
  type GoalFormValues,
  goalForm,
  goalFormStart,
  measureStart,
  measuringOf,
} from './goal-form-values.ts';
import { goalMeasures } from './measures.ts';

const place = { clientId: 4, parentId: null, continuesId: null };
const start = goalFormStart(undefined, '2026-11-20');
const typed: GoalFormValues = {
  ...start,
  domain: 'fine-motor',
  name: ' Cutting ',
  statement: '{child} will cut.',
};

function messages(values: GoalFormValues): [string, string][] {
  const { error } = goalForm(place).safeParse(values);
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

describe('A new goal', () => {
  test('starts with a plan for the school year, even in summer', () => {
    expect(start).toMatchObject({
      planId: '',
      plan: { title: 'IEP 2026–27', startsOn: '2026-09-01', endsOn: '2027-06-30' },
    });
    expect(goalFormStart(undefined, '2026-06-30').plan.startsOn).toBe('2025-09-01');
    expect(goalFormStart(undefined, '2026-07-01').plan.startsOn).toBe('2026-09-01');
  });

  test('is sent with its plan and with objectives that are measured the same way', () => {
    const objectives = [{ name: 'One snip', statement: '{child} will snip.', target: '60' }];
    expect(goalForm(place).parse({ ...typed, objectives })).toMatchObject({
      clientId: 4,
      plan: { program: 'iep', startsOn: '2026-09-01' },
      name: 'Cutting',
      measure: 'trials',
      target: 80,
      status: 'active',
      objectives: [{ name: 'One snip', target: 60, ladder: 'cues', baselineValue: null }],
    });
    expect(goalForm(place).parse({ ...typed, planId: '7', isActive: false })).toMatchObject({
      planId: 7,
      status: 'draft',
    });
  });
});

test.each<[Partial<GoalFormValues>, string, string]>([
  [{ domain: '' }, 'domain', 'Choose the domain of the goal'],
  [{ name: '' }, 'name', 'Name is required'],
  [{ statement: '{child} will ___.' }, 'statement', 'Fill in the blanks (___), or keep the goal as a draft'],
  [{ target: '' }, 'target', 'Enter the target'],
  [{ target: '101' }, 'target', 'The target is a percentage from 0 to 100'],
  [{ baselineValue: '120' }, 'baselineValue', 'The baseline is a percentage from 0 to 100'],
  [{ baselineValue: 'most' }, 'baselineValue', 'Please enter a whole number'],
  [
    { measure: 'duration', baselineValue: 'long' },
    'baselineValue',
    'Please enter minutes, or a time like 1:30',
  ],
  [{ measure: 'rating', unit: 'rubric', labels: '' }, 'labels', 'Describe the steps of the scale'],
  [{ measure: 'frequency', statistic: 'count' }, 'unit', 'Name what is counted, or the rubric'],
  [{ sessionsInARow: '11' }, 'sessionsInARow', 'There can be 1 to 10 sessions in a row'],
  [{ targetOn: '2026-08-01' }, 'targetOn', 'The target day must not come before the first day'],
  [
    { plan: { ...start.plan, endsOn: '2026-08-01' }, startsOn: '2026-07-01' },
    'plan.endsOn',
    'The plan must not end before it begins',
  ],
  [{ plan: { ...start.plan, title: '' } }, 'plan.title', 'Title is required'],
  [{ objectives: [{ name: '', statement: 'Cut.', target: '50' }] }, 'objectives.0.name', 'Name is required'],
  [
    { objectives: [{ name: 'Cut', statement: 'Cut.', target: '101' }] },
    'objectives.0.target',
    'The target is a percentage from 0 to 100',
  ],
])('With %o, the message at %s is: %s', (changes, field, message) => {
  expect(messages({ ...typed, ...changes })).toContainEqual([field, message]);
});

test.each(goalMeasures)('Fields of other measures are not sent for a goal measured by %s', (measure) => {
  const values = { ...typed, unit: 'reminders', steps: 'Wet\nSoap', labels: '1\n2', measure };
  const whole = { ...values, ...measureStart(measure), unit: 'reminders' };
  const filled = measure === 'rating' ? { ...whole, labels: '0\n1\n2\n3' } : whole;
  const days = { startsOn: '2026-09-01', targetOn: '2027-06-30' };
  const { statement } = filled;
  expect(goalFault({ ...measuringOf(filled), ...days, statement, status: 'active' })).toBeUndefined();
});

test.each(goalBank)('"$name" of the bank has the same criterion in the form', (entry) => {
  const filled = measuringOf(fromBank(start, entry));
  expect(criterionSentence(filled)).not.toContain('…');
  expect(filled.measure).toBe(entry.measuring.measure);
});

test('A goal fills its form with its stored values, and is sent unchanged', () => {
  const goals = [
    storedGoal(),
    storedGoal({
      measure: 'duration',
      ladder: null,
      targetCue: null,
      plannedTrials: null,
      minimumTrials: null,
      statistic: 'median',
      direction: 'down',
      target: 90,
      baselineValue: 600,
    }),
  ];
  for (const goal of goals) {
    const sent = goalForm(place).parse(formValuesOfGoal(goal));
    for (const [field, value] of Object.entries(sent)) {
      if (field in goal && field !== 'clientId')
        expect([field, value]).toEqual([field, Reflect.get(goal, field)]);
    }
  }
  expect(formValuesOfGoal(goals[1] ?? storedGoal())).toMatchObject({ target: '1:30', baselineValue: '10' });
});

test('Levels can be hidden if the ladder has them and the criterion does not need them', () => {
  const hiddenLevels: GoalFormValues['hiddenLevels'] = ['I', 'VI', 'V', 'PP', 'MIN'];
  const hidden = (changes: Partial<GoalFormValues>) =>
    measuringOf({ ...typed, hiddenLevels, ...changes }).hiddenLevels;
  expect(hidden({ targetCue: 'V' })).toEqual(['VI', 'PP']);
  expect(hidden({ ladder: 'assistance' })).toEqual(['MIN']);
  expect(hidden({ measure: 'duration' })).toEqual([]);
  const goal = storedGoal({ hiddenLevels: ['VI', 'M'] });
  expect(formValuesOfGoal(goal).hiddenLevels).toEqual(['VI', 'M']);
  const objectives = [{ name: 'One snip', statement: '{child} will snip.', target: '60' }];
  expect(goalForm(place).parse({ ...typed, hiddenLevels: ['FP'], objectives })).toMatchObject({
    hiddenLevels: ['FP'],
    objectives: [{ hiddenLevels: ['FP'] }],
  });
});

test.each<[boolean, Partial<GoalFormValues>]>([
  [false, {}],
  [
    false,
    { method: 'Trials', schedule: 'Each week', plannedTrials: '10', hiddenLevels: ['FP'], domain: 'other' },
  ],
  [true, { name: 'Scissors' }],
  [true, { target: '90' }],
  [true, { baselineText: 'Cuts across.' }],
  [true, { targetOn: '2027-05-01' }],
  [true, { sessionsInARow: '2' }],
  [false, { target: '90', ladder: 'assistance', targetCue: 'I' }],
])('The form asks for a reason for a goal with data: %s, when %o is filled in', (isAsked, changes) => {
  const goal = storedGoal({ revision: 1 });
  const filledIn = goalForm(place).parse({ ...formValuesOfGoal(goal), ...changes });
  expect(asksForReason(goal, filledIn)).toBe(isAsked);
  expect(asksForReason({ ...goal, revision: 0 }, filledIn)).toBe(false);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveries, mandatePeriods, mandatePlaces } from './mandate.ts';
import { mandateSentence, NOTATION_REFUSAL, readMandate } from './mandate-notation.ts';

describe('A mandate in one line', () => {
  test.each([
    ['2x30', ['2 × 30 a week, individual']],
    ['2x30 weekly 5:1 push-in', ['2 × 30 a week, group of 5, push-in']],
    ['OT 1 x 60/mo consult', ['1 × 60 a month, consult']],
    ['30 min 2x/wk group of 3 po', ['2 × 30 a week, group of 3, pull-out']],
    ['3x45 ind', ['3 × 45 a week, individual']],
    ['3x30 per 6 day cycle g2', ['3 × 30 in 6 school days, group of 2']],
    ['10x30 yr', ['10 × 30 a year']],
    ['2x30 + 1x30 5:1', ['2 × 30 a week, individual', '1 × 30 a week, group of 5']],
    ['2x30 grp', ['2 × 30 a week, group']],
    ['2×30 weekly, (5:1), pull-out', ['2 × 30 a week, group of 5, pull-out']],
    ['2*30/w 1:1', ['2 × 30 a week, individual']],
    ['2/30 wk', ['2 × 30 a week, individual']],
    ['  ot: 2X30   PER WEEK  ', ['2 × 30 a week, individual']],
    ['Occupational Therapy 2x30 min. a week pi', ['2 × 30 a week, individual, push-in']],
    ['5:1 push-in 2x30', ['2 × 30 a week, group of 5, push-in']],
    ['2x30 group 5:1', ['2 × 30 a week, group of 5']],
    ['2x30 push-in/pull-out', ['2 × 30 a week, individual, pull-out or push-in']],
    ['2x30 push in', ['2 × 30 a week, individual, push-in']],
    ['4x30 monthly individual', ['4 × 30 a month, individual']],
    ['3x30 in 6 school days', ['3 × 30 in 6 school days, individual']],
    ['3x30/6-day cycle', ['3 × 30 in 6 school days, individual']],
    ['3x30 cycle', ['3 × 30 a cycle, individual']],
    ['20x30 a year g12', ['20 × 30 a year, group of 12']],
    ['1x60 month indirect', ['1 × 60 a month, consult']],
    ['2 times a week 30 minutes', ['2 × 30 a week, individual']],
    ['2x30 and 1x60/mo consult', ['2 × 30 a week, individual', '1 × 60 a month, consult']],
  ])('%j is read', (line, sentences) => {
    expect(readMandate(line)?.map(({ readBack }) => readBack)).toEqual(sentences);
  });

  test.each([
    ['60 weekly'],
    ['2x5'],
    ['weekly 5:1'],
    ['90 min a month'],
    [''],
    ['  '],
    ['+'],
    ['2x30 +'],
    ['2x30 + soon'],
    ['100x30'],
    ['0x30'],
    ['2x481'],
    ['2x30 13:1'],
    ['2x30 0:1'],
    ['2x30 per 11 day cycle'],
    ['2x30 weekly monthly'],
    ['2x30 1x45'],
    ['2x30 5:1 ind'],
    ['2x30 5:1 3:1'],
    ['2x30 12:1:1'],
    ['PT 2x30'],
    ['2x30 as needed'],
    ['2x30-45'],
    ['see IEP'],
  ])('%j is not understood', (line) => {
    expect(readMandate(line)).toBeUndefined();
  });

  test('has values for the form', () => {
    expect(readMandate('2x30 weekly 5:1 push-in')).toEqual([
      {
        sessions: 2,
        minutes: 30,
        per: 'week',
        cycleDays: null,
        group: 5,
        place: 'push-in',
        delivery: 'direct',
        asksFor: [],
        readBack: '2 × 30 a week, group of 5, push-in',
      },
    ]);
    expect(readMandate('10x30 yr')?.[0]).toMatchObject({ group: 1, place: 'pull-out', delivery: 'direct' });
    expect(readMandate('1x60/mo consult')?.[0]).toMatchObject({ per: 'month', delivery: 'consult' });
  });

  test('asks for what it leaves open', () => {
    expect(readMandate('2x30 grp')?.[0]).toMatchObject({ group: null, asksFor: ['group'] });
    expect(readMandate('3x30 cycle')?.[0]).toMatchObject({
      per: 'cycle',
      cycleDays: null,
      asksFor: ['cycleDays'],
    });
  });

  test('is refused with an example that is itself understood', () => {
    expect(NOTATION_REFUSAL).toBe('Please write it like 2x30 weekly 5:1');
    expect(readMandate(NOTATION_REFUSAL.replace('Please write it like ', ''))).toHaveLength(1);
  });
});

const term = { sessions: 2, minutes: 30, per: 'week', cycleDays: null, group: 5, place: 'pull-out' } as const;

describe('The sentence of a mandate', () => {
  test.each([
    ['2 × 30 weekly, group of 5, pull-out', term, 'direct'],
    ['2 × 30 weekly, individual, push-in', { ...term, group: 1, place: 'push-in' }, 'direct'],
    ['1 × 60 monthly, consult', { ...term, sessions: 1, minutes: 60, per: 'month', group: 1 }, 'consult'],
    [
      '3 × 30 every 6 school days, group of 2, pull-out',
      { ...term, sessions: 3, per: 'cycle', cycleDays: 6, group: 2 },
      'direct',
    ],
    [
      '10 × 30 yearly, individual, pull-out or push-in',
      { ...term, sessions: 10, per: 'year', group: 1, place: 'either' },
      'direct',
    ],
  ] as const)('is %j', (sentence, stored, delivery) => {
    expect(mandateSentence(stored, delivery)).toBe(sentence);
  });

  test('without its period words is itself a line that is read', () => {
    const terms = fc.record({
      sessions: fc.integer({ min: 1, max: 99 }),
      minutes: fc.integer({ min: 15, max: 480 }),
      per: fc.constantFrom(...mandatePeriods),
      group: fc.integer({ min: 1, max: 12 }),
      place: fc.constantFrom(...mandatePlaces),
    });
    fc.assert(
      fc.property(terms, fc.constantFrom(...deliveries), (parts, delivery) => {
        const stored = { ...parts, cycleDays: parts.per === 'cycle' ? 6 : null };
        const sentence = mandateSentence(stored, delivery);
        const typed = sentence.replace('every 6', 'per 6').replace(' or ', ' ');
        expect(readMandate(typed)?.[0]).toMatchObject(
          delivery === 'direct' ? stored : { sessions: parts.sessions, minutes: parts.minutes, delivery },
        );
      }),
    );
  });
});

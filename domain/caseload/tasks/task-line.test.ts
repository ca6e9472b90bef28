import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientsNamed, readTaskLine } from './task-line.ts';

// A Sunday.
const today = '2026-11-22';
const clients = [
  { id: 1, firstName: 'Ada', lastName: 'Birch' },
  { id: 2, firstName: 'Ben', lastName: 'Maple' },
  { id: 3, firstName: 'Benjamin', lastName: 'Oak' },
  { id: 4, firstName: 'Ana María', lastName: 'de la Cruz' },
  { id: 5, firstName: 'Ivy', lastName: 'Reed' },
  { id: 6, firstName: 'Ivy', lastName: 'Sample' },
];

function read(line: string, changes: { today?: string; chosenId?: number } = {}) {
  const { title, dueDate, client } = readTaskLine(line, { today, clients, ...changes });
  return [title, dueDate, client?.id];
}

describe('A task in one line', () => {
  test.each([
    ['Call school fri @Ada', 'Call school', '2026-11-27', 1],
    ['Call school @Ada fri', 'Call school', '2026-11-27', 1],
    ['@ada call school by friday', 'call school', '2026-11-27', 1],
    ['Call school', 'Call school', null, undefined],
    ['  Order   pencil grips  ', 'Order pencil grips', null, undefined],
    ['', '', null, undefined],
    ['fri @Ada', '', '2026-11-27', 1],
  ])('%j', (line, title, dueDate, clientId) => {
    expect(read(line)).toEqual([title, dueDate, clientId]);
  });
});

describe('The day in a line', () => {
  test.each([
    ['Send plan today', 'Send plan', '2026-11-22'],
    ['Send plan tomorrow', 'Send plan', '2026-11-23'],
    ['Tomorrow send plan', 'send plan', '2026-11-23'],
    ['Send tomorrow the plan', 'Send the plan', '2026-11-23'],
    ['Send plan mon', 'Send plan', '2026-11-23'],
    ['Send plan Tues.', 'Send plan', '2026-11-24'],
    ['Send plan thurs', 'Send plan', '2026-11-26'],
    ['Send plan on Saturday', 'Send plan', '2026-11-28'],
    // "today" is written as such.
    ['Send plan sunday', 'Send plan', '2026-11-29'],
    ['Send plan next fri', 'Send plan', '2026-11-27'],
    ['Send plan nov 27', 'Send plan', '2026-11-27'],
    ['Send plan November 27th', 'Send plan', '2026-11-27'],
    ['Send plan 27 nov', 'Send plan', '2026-11-27'],
    ['Send plan nov 22', 'Send plan', '2026-11-22'],
    ['Send plan nov 21', 'Send plan', '2027-11-21'],
    ['Send plan sept 3, 2028', 'Send plan', '2028-09-03'],
    ['Send plan feb 29', 'Send plan', '2028-02-29'],
    ['Send plan 11/27', 'Send plan', '2026-11-27'],
    ['Send plan 1/5/2027', 'Send plan', '2027-01-05'],
    ['Send plan by 2026-12-01', 'Send plan', '2026-12-01'],
    ['Move monday group to fri', 'Move monday group to', '2026-11-27'],
  ])('%j', (line, title, dueDate) => {
    expect(read(line)).toEqual([title, dueDate, undefined]);
  });

  test.each([
    ['Send plan next fri', '2026-11-23', '2026-12-04'],
    ['Send plan next mon', '2026-11-23', '2026-11-30'],
    ['Send plan fri', '2026-11-27', '2026-12-04'],
  ])('%j on %s is due %s', (line, day, dueDate) => {
    expect(read(line, { today: day })).toEqual(['Send plan', dueDate, undefined]);
  });

  test.each([
    'Buy sun hats for the group',
    'Prepare sat practice sheet',
    'Cut 1/2 inch tape',
    'Ask what they may need',
    'Read chapter 27',
    'Send plan feb 30',
    'Send plan 13/40',
    'Send plan next week',
    'We march on',
  ])('%j has no due date', (line) => {
    expect(read(line)).toEqual([line, null, undefined]);
  });
});

describe('The client in a line', () => {
  test.each([
    ['Call @Ada', 'Call', 1],
    ['Call @birch', 'Call', 1],
    ['Call @Ada Birch about shoes', 'Call about shoes', 1],
    ['Call @ada, then write', 'Call then write', 1],
    ['Call @ad', 'Call', 1],
    // An exact first name ranks before names that begin with it.
    ['Call @Ben', 'Call', 2],
    ['Call @benj', 'Call', 3],
    ['Call @Ana Maria de la Cruz fri', 'Call', 4],
    ['Call @ivy reed', 'Call', 5],
    ['Call @delacruz', 'Call', 4],
    ['Call @Ana-Maria', 'Call', 4],
    // Not Ada: "a" is of the task.
    ['Buy @Ad a toy', 'Buy a toy', 1],
    ['Ask @home @Ada', 'Ask @home', 1],
    // Following words that are not part of a name stay in the title.
    ['Call @Ada Maple', 'Call Maple', 1],
  ])('%j', (line, title, clientId) => {
    const found = readTaskLine(line, { today, clients });
    expect([found.title, found.client?.id, found.candidates]).toEqual([title, clientId, []]);
  });

  test('is undecided for a shared name until one is chosen', () => {
    const found = readTaskLine('Call @Ivy', { today, clients });
    expect([found.title, found.client, found.candidates.map(({ id }) => id)]).toEqual([
      'Call',
      undefined,
      [5, 6],
    ]);
    expect(read('Call @Ivy', { chosenId: 6 })).toEqual(['Call', null, 6]);
    // Another client was chosen before the name was retyped.
    expect(read('Call @Ada', { chosenId: 6 })).toEqual(['Call', null, 1]);
  });

  test('stays in the title if unknown', () => {
    const found = readTaskLine('Ask @Zoe fri', { today, clients });
    expect([found.title, found.dueDate, found.client, found.unknownName]).toEqual([
      'Ask @Zoe',
      '2026-11-27',
      undefined,
      'Zoe',
    ]);
    expect(read('Ask @ school')).toEqual(['Ask @ school', null, undefined]);
    expect(read('Ask them @-')).toEqual(['Ask them @-', null, undefined]);
    expect(read('Ask them @!')).toEqual(['Ask them @!', null, undefined]);
    expect(read('Write to office@example.com')).toEqual(['Write to office@example.com', null, undefined]);
  });
});

test('Clients are suggested by the beginning of their names, exact matches first', () => {
  const named = (typed: string) => clientsNamed(clients, typed).map(({ id }) => id);
  expect(named('ben')).toEqual([2, 3]);
  expect(named('ma')).toEqual([2]);
  expect(named('ana ma')).toEqual([4]);
  expect(named('zoe')).toEqual([]);
  expect(named('')).toEqual([1, 2, 3, 4, 5, 6]);
});

test('No line loses a word or produces an invalid day', () => {
  const word = fc.oneof(
    fc.constantFrom('fri', 'by', 'next', 'nov', '27', '@Ada', 'Ada', '11/27', 'today', 'may', '@'),
    fc.string({ minLength: 1, maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      const { title, dueDate, client, candidates } = readTaskLine(words.join(' '), { today, clients });
      // A name shared by several children needs a choice, and is not part of the title.
      if (!client && candidates.length === 0 && dueDate === null) {
        expect(title).toBe(words.join(' ').split(/\s+/).filter(Boolean).join(' '));
      }
      expect(dueDate ?? today).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }),
  );
});

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contentOf, describeRecord, momentsOf, upgraded, versionOf } from './record.ts';
import { day, instant, moments, optionalInstant, owned, text } from './stored-shapes.ts';

const toyRecord = describeRecord({
  noun: 'toy',
  words: { one: 'toy', several: 'toys' },
  table: 'toys',
  fields: {
    ...owned,
    name: z.string(),
    color: text,
    parts: z.int(),
    lentOn: z.nullable(day),
    seenAt: instant,
    lostAt: optionalInstant,
    ...moments,
  },
  defaults: { parts: 1 },
  setElsewhere: ['lentOn', 'seenAt', 'lostAt'],
  upgrades: [
    ({ title, ...earlier }) => ({ ...earlier, name: title }),
    (earlier) => ({ ...earlier, color: null }),
    (earlier) => ({ ...earlier, parts: Number(earlier.pieces ?? 1) }),
  ],
});

describe('A record of an earlier version', () => {
  test('goes through every step that came since', () => {
    expect(versionOf(toyRecord)).toBe(4);
    expect(upgraded(toyRecord, { title: 'Swing', pieces: 3 }, 1)).toMatchObject({
      name: 'Swing',
      color: null,
      parts: 3,
    });
    expect(upgraded(toyRecord, { name: 'Swing', color: 'red' }, 3)).toEqual({
      name: 'Swing',
      color: 'red',
      parts: 1,
    });
  });

  test('stays as it is when nothing came since', () => {
    const toy = { name: 'Swing' };
    expect(upgraded(toyRecord, toy, 4)).toBe(toy);
  });
});

describe('What a new record is made of', () => {
  interface NewToy {
    name: string;
    color?: string | null | undefined;
    parts?: number | undefined;
  }
  const swing: NewToy = { name: 'Swing' };

  test('is what was stated; the rest has its default, or is missing', () => {
    expect(contentOf(toyRecord, swing)).toEqual({ name: 'Swing', color: null, parts: 1 });
    expect(contentOf(toyRecord, { ...swing, parts: 4, color: 'red' })).toEqual({
      name: 'Swing',
      color: 'red',
      parts: 4,
    });
  });

  test('lacks no field and has no other one: that does not compile', () => {
    const { color: _color, ...colorless } = swing;
    // @ts-expect-error a form without a field of the record would lose it
    contentOf(toyRecord, colorless);
    // @ts-expect-error what the record does not store would be lost
    contentOf(toyRecord, { ...swing, smell: 'none' });
    const { name: _name, ...nameless } = swing;
    // @ts-expect-error a field that cannot be missing has to be stated
    contentOf(toyRecord, nameless);
  });
});

test('The moments of a record are told from its days', () => {
  expect(momentsOf(toyRecord)).toEqual(['seenAt', 'lostAt', 'createdAt', 'updatedAt']);
});

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
  test('passes through every later upgrade', () => {
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

  test('is unchanged if there is no later upgrade', () => {
    const toy = { name: 'Swing' };
    expect(upgraded(toyRecord, toy, 4)).toBe(toy);
  });
});

describe('The content of a new record', () => {
  interface NewToy {
    name: string;
    color?: string | null | undefined;
    parts?: number | undefined;
  }
  const swing: NewToy = { name: 'Swing' };

  test('contains the input; other fields have their default or null', () => {
    expect(contentOf(toyRecord, swing)).toEqual({ name: 'Swing', color: null, parts: 1 });
    expect(contentOf(toyRecord, { ...swing, parts: 4, color: 'red' })).toEqual({
      name: 'Swing',
      color: 'red',
      parts: 4,
    });
  });

  test('with a missing or unknown field does not compile', () => {
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

test("Only a record's moments are listed as moments, not its days", () => {
  expect(momentsOf(toyRecord)).toEqual(['seenAt', 'lostAt', 'createdAt', 'updatedAt']);
});

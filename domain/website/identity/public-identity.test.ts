import { describe, expect, test } from 'vitest';
import { buildColleague } from '#tests/builders/colleague-builder.ts';
import { buildFooterPages } from '#tests/builders/footer-page-builder.ts';
import { factAt } from './fact.ts';
import { publicIdentitySchema } from './public-identity.ts';
import {
  answerSource,
  callsWithin,
  consultationRate,
  hoursLine,
  hoursText,
  phoneLink,
  therapistSignature,
  websiteDay,
} from './public-identity-text.ts';
import { sampleIdentity } from './sample-identity.ts';

describe('The sample identity', () => {
  test('matches its schema', () => {
    expect(publicIdentitySchema.parse(sampleIdentity)).toEqual(sampleIdentity);
  });

  test('has five credentials and four five-star testimonials, all marked as samples', () => {
    const { therapist, testimonials } = sampleIdentity;
    expect(therapist.credentials).toHaveLength(5);
    expect(testimonials.map(({ stars }) => stars)).toEqual([5, 5, 5, 5]);
    expect([...therapist.credentials, ...testimonials].every(({ isSample }) => isSample)).toBe(true);
  });

  test('reaches nobody: it has a fictitious phone number and an example address', () => {
    expect(sampleIdentity.phone).toMatch(/555-01\d\d$/);
    expect(sampleIdentity.email).toMatch(/@example\.(com|org)$/);
  });
});

describe('The identity as text', () => {
  test('formats hours, rate and signature', () => {
    expect(hoursText(sampleIdentity)).toBe('Monday-Friday 8am-5pm');
    expect(consultationRate(sampleIdentity)).toBe('$50');
    expect(consultationRate({ ...sampleIdentity, consultationRateCents: 5250 })).toBe('$52.50');
    expect(consultationRate({ ...sampleIdentity, consultationRateCents: 0 })).toBe('Free');
    expect(therapistSignature(sampleIdentity)).toBe('Nora Wrenfield, MS, OTR/L');
  });

  test('formats hours, rate, days and sources in Spanish', () => {
    expect(hoursText(sampleIdentity, 'es')).toBe('lunes a viernes, de 8 a.m. a 5 p.m.');
    expect(hoursLine(sampleIdentity, 'es')).toBe('Lunes a viernes, de 8 a.m. a 5 p.m.');
    expect(consultationRate(sampleIdentity, 'es')).toBe('$50');
    expect(consultationRate({ ...sampleIdentity, consultationRateCents: 0 }, 'es')).toBe('Gratis');
    expect(callsWithin({ callWithinDays: 1 }, 'es')).toBe('en 1 día hábil');
    expect(callsWithin({ callWithinDays: 2 }, 'es')).toBe('en un plazo de 2 días hábiles');
    expect(callsWithin({ callWithinDays: null }, 'es')).toBe('');
    expect(websiteDay('2026-01-31', 'es')).toBe('31 de enero de 2026');
    expect(answerSource({ source: '8 NYCRR 76.11', reviewedOn: '2026-09-04' }, 'es')).toBe(
      'Fuente: 8 NYCRR 76.11. Última revisión: 4 de septiembre de 2026.',
    );
  });

  test.each([
    ['(516) 555-0142', 'tel:+15165550142'],
    ['1-516-555-0142', 'tel:+15165550142'],
    ['+1 516 555 0142', 'tel:+15165550142'],
    ['555-0142', 'tel:5550142'],
    ['516-555-0142 ext. 4', 'tel:+15165550142;ext=4'],
  ])('makes %s a link to %s', (phone, link) => {
    expect(phoneLink({ phone })).toBe(link);
  });
});

test('Every value is described, except those the program sets and those of composite schemas', () => {
  const identity = {
    ...sampleIdentity,
    portrait: { picture: 'a'.repeat(22), alt: 'Nora' },
    logo: { picture: 'b'.repeat(22) },
    team: [buildColleague()],
    footerPages: buildFooterPages(),
  };
  const paths = new Set(pathsIn(identity).map((path) => path.replace(/\.\d+/g, '.0')));
  const isDescribed = (path: string): boolean => {
    if (factAt(publicIdentitySchema, path) !== undefined) return true;
    return path.includes('.') && isDescribed(path.replace(/\.[^.]+$/, ''));
  };
  expect([...paths].filter((path) => !isDescribed(path) && !path.startsWith('spanish'))).toEqual([
    'rateSetOn',
  ]);
});

/** Returns the path of every value that is not an object or a list. */
function pathsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, part]) => pathsIn(part, path ? `${path}.${name}` : name));
}

test('A county is saved without the word "County", which pages add', () => {
  const serviceArea = { ...sampleIdentity.serviceArea, counties: ['Denver County', 'Queens', 'County'] };
  const { counties } = publicIdentitySchema.parse({ ...sampleIdentity, serviceArea }).serviceArea;
  expect(counties).toEqual(['Denver', 'Queens', 'County']);
});

import { describe, expect, test } from 'vitest';
import { publicIdentitySchema } from './public-identity.ts';
import {
  consultationRate,
  hoursText,
  openDays,
  phoneLink,
  therapistSignature,
} from './public-identity-text.ts';
import { sampleIdentity } from './sample-identity.ts';

describe('the sample identity', () => {
  test('fits its own shape', () => {
    expect(publicIdentitySchema.parse(sampleIdentity)).toEqual(sampleIdentity);
  });

  test('shows five credentials and four testimonials of five stars, all marked as samples', () => {
    const { therapist, testimonials } = sampleIdentity;
    expect(therapist.credentials).toHaveLength(5);
    expect(testimonials.map(({ stars }) => stars)).toEqual([5, 5, 5, 5]);
    expect([...therapist.credentials, ...testimonials].every(({ isSample }) => isSample)).toBe(true);
  });

  test('reaches nobody: a fictitious phone number and an example address', () => {
    expect(sampleIdentity.phone).toMatch(/555-01\d\d$/);
    expect(sampleIdentity.email).toMatch(/@example\.(com|org)$/);
  });
});

describe('as people read it', () => {
  test('hours, rate and signature', () => {
    expect(hoursText(sampleIdentity)).toBe('Monday-Friday 8am-5pm');
    expect(consultationRate(sampleIdentity)).toBe('$50');
    expect(consultationRate({ ...sampleIdentity, consultationRateCents: 5250 })).toBe('$52.50');
    expect(consultationRate({ ...sampleIdentity, consultationRateCents: 0 })).toBe('Free');
    expect(therapistSignature(sampleIdentity)).toBe('Nora Wrenfield, MS, OTR/L');
  });

  test('half hours, noon and midnight', () => {
    const hours = { ...sampleIdentity.hours, opens: '00:30', closes: '12:00' };
    expect(hoursText({ ...sampleIdentity, hours })).toBe('Monday-Friday 12:30am-12pm');
  });

  test('open days one by one', () => {
    expect(openDays(sampleIdentity)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
  });

  test.each([
    ['(516) 555-0142', 'tel:+15165550142'],
    ['1-516-555-0142', 'tel:+15165550142'],
    ['+1 516 555 0142', 'tel:+15165550142'],
    ['555-0142', 'tel:5550142'],
    ['516-555-0142 ext. 4', 'tel:+15165550142;ext=4'],
  ])('%s dials %s', (phone, link) => {
    expect(phoneLink({ phone })).toBe(link);
  });
});

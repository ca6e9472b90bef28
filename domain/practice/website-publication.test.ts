import { expect, test } from 'vitest';
import { buildOwnIdentity } from '#tests/builders/own-identity-builder.ts';
import { sampleIdentity } from './sample-identity.ts';
import { isListedWebsite, madeUpParts } from './website-publication.ts';

const own = buildOwnIdentity();
const when = '2026-11-20T15:00:00.000Z';

test('the sample is made up in every part, and what a practice wrote itself in none', () => {
  expect(madeUpParts(sampleIdentity)).toEqual([
    'Practice Name',
    'Phone',
    'Email',
    'First Name and Last Name',
    'Introduction',
    'Biography',
    'Credentials',
    'Testimonials',
  ]);
  expect(madeUpParts(own)).toEqual([]);
});

test.each([
  ['published, all its own', when, own, true],
  ['not published', null, own, false],
  ['published, with a shipped phone number', when, { ...own, phone: sampleIdentity.phone }, false],
  ['published, the sample put back', when, sampleIdentity, false],
])('%s', (_what, publishedAt, identity, isListed) => {
  expect(isListedWebsite(publishedAt, identity)).toBe(isListed);
});

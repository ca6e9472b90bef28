import { expect, test } from 'vitest';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { isSpanishShown, spanishIdentity } from '#domain/website/identity/spanish-texts.ts';
import { noClaimConfirmed } from '#domain/website/identity/website-claims.ts';
import { buildOwnIdentity } from '#tests/builders/own-identity-builder.ts';
import {
  isListedWebsite,
  isTakenBackBy,
  madeUpParts,
  spanishPublication,
  whoSeesChanges,
} from './website-publication.ts';

const own = buildOwnIdentity();
const { introduction, biography } = sampleIdentity.therapist;
const inSpanish = spanishIdentity(sampleIdentity).therapist;
const when = '2026-11-20T15:00:00.000Z';

test('Every part of the sample is made up, and nothing of a practice’s own website is', () => {
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

test.each<[string, Partial<PublicIdentity>]>([
  ['Practice Name', { practiceName: sampleIdentity.practiceName.toUpperCase() }],
  ['Phone', { phone: `${sampleIdentity.phone} ext. 4` }],
  ['First Name and Last Name', { therapist: { ...own.therapist, firstName: 'nora', lastName: 'WRENFIELD' } }],
  ['Introduction', { therapist: { ...own.therapist, introduction: `${introduction}!` } }],
  ['Introduction', { therapist: { ...own.therapist, introduction: inSpanish.introduction } }],
  ['Biography', { therapist: { ...own.therapist, biography: [`${biography[0]?.replaceAll(',', '')}`] } }],
])('%s stays made up with other capitals or punctuation, and in Spanish', (part, change) => {
  expect(madeUpParts({ ...own, ...change })).toEqual([part]);
});

test('A publishable website has the owner’s texts, and is not in Spanish until they have Spanish', () => {
  expect(isSpanishShown(sampleIdentity)).toBe(true);
  expect(own.spanish.isShown).toBe(true);
  expect(isListedWebsite(when, own)).toBe(true);
  expect(isSpanishShown(own)).toBe(false);
  expect(spanishPublication(own).missing).toEqual(['Introduction', 'Biography', 'Credential 1']);
});

test.each([
  ['published, all its own', when, own, true],
  ['not published', null, own, false],
  ['published, with a shipped phone number', when, { ...own, phone: sampleIdentity.phone }, false],
  ['published, the sample put back', when, sampleIdentity, false],
])('%s', (_what, publishedAt, identity, isListed) => {
  expect(isListedWebsite(publishedAt, identity)).toBe(isListed);
});

const unasked = { ...own, claims: noClaimConfirmed };

test.each([
  ['the sample put back', sampleIdentity, own, true],
  ['a shipped phone number put back', { ...own, phone: sampleIdentity.phone }, own, true],
  ['an answer taken back', unasked, own, true],
  ['other words', { ...own, tagline: 'Calm help' }, own, false],
  [
    'published before there were claims, and never asked',
    { ...unasked, tagline: 'Calm help' },
    unasked,
    false,
  ],
])('A new edition with %s unpublishes the website, or not', (_what, next, before, isTakenBack) => {
  expect(isTakenBackBy(next, before)).toBe(isTakenBack);
});

test.each([
  [null, [], 'Your changes are saved. Search engines list the website once it is published.'],
  [when, [], 'Your changes are live.'],
  [
    when,
    ['Phone', 'Testimonials'],
    'Your changes are saved. Search engines list the website once these are your own: Phone, Testimonials.',
  ],
])('Published at %s with %j made up says: %s', (publishedAt, missing, words) => {
  expect(whoSeesChanges({ publishedAt, missing })).toBe(words);
});

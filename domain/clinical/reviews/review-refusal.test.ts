import { expect, test } from 'vitest';
import { reviewRefusal } from './review-refusal.ts';

const signer = { printedName: 'Sam Example', credentials: 'COTA/L', npi: null };
const signed = {
  kind: 'session-note',
  signer: { ...signer, profession: 'OTA', licenseNumber: '054321' },
} as const;
const toReview = {
  signed,
  standing: 'counts',
  profile: { profession: 'OT', licenseNumber: '012345' },
} as const;

test.each<[string, Partial<Parameters<typeof reviewRefusal>[0]>, string | undefined]>([
  ['a note that counts', {}, undefined],
  ['an addendum', { signed: { ...signed, kind: 'addendum' } }, undefined],
  // Therapists and assistants have separate license numbers.
  [
    'the same number of the other profession',
    { profile: { profession: 'OT', licenseNumber: '054321' } },
    undefined,
  ],
  [
    'an assistant',
    { profile: { profession: 'OTA', licenseNumber: '012345' } },
    'Only an occupational therapist reviews what an assistant signed',
  ],
  ['a withdrawal', { signed: { ...signed, kind: 'withdrawal' } }, 'A withdrawal is not reviewed'],
  ['what was withdrawn', { standing: 'withdrawn' }, 'This was withdrawn, so it is not reviewed'],
  ['an earlier version', { standing: 'replaced' }, 'A newer version replaced this one. Review that'],
  [
    'her own',
    { signed: { ...signed, signer: { ...signer, profession: 'OT', licenseNumber: '012345' } } },
    'Nobody reviews what they signed themselves',
  ],
])('A text can be reviewed, or the refusal says why not: %s', (_, changes, refusal) => {
  expect(reviewRefusal({ ...toReview, ...changes })).toBe(refusal);
});

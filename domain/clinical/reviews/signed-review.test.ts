import { expect, test } from 'vitest';
import type { Signed } from '#domain/clinical/signing/signed-note.ts';
import { reviewedTextName, reviewStatus, type SignedReview } from './signed-review.ts';

const signer = { printedName: 'Sam Example', credentials: 'COTA/L', licenseNumber: '054321', npi: null };
const review: SignedReview = {
  kind: 'review',
  about: '2f1d0a0e-6a55-4d0e-9c39-0d4f3a5b6c7d',
  reviewedHash: 'a'.repeat(64),
  attestations: [],
  signer: { ...signer, printedName: 'Robin Sample', credentials: 'OTR/L', profession: 'OT' },
  signedAt: '2026-11-21T03:00:00.000Z',
  timeZone: 'America/New_York',
  signatureLine: '',
};

const notFinal = 'Not final: an occupational therapist has not signed';
const waits = 'Not yet reviewed by the supervising therapist';

test.each<[Signed['kind'], string | undefined]>([
  ['evaluation', notFinal],
  ['plan-of-care', notFinal],
  ['discharge-summary', notFinal],
  ['progress-report', waits],
  ['annual-review', waits],
  ['session-note', waits],
  ['addendum', undefined],
  ['withdrawal', undefined],
])('A text signed by an assistant says what is missing until it is reviewed: %s', (kind, status) => {
  const byAssistant = { kind, signer: { ...signer, profession: 'OTA' as const } };
  const byTherapist = { kind, signer: { ...signer, profession: 'OT' as const } };
  expect([reviewStatus(byAssistant, undefined), reviewStatus(byTherapist, undefined)]).toEqual([
    status,
    undefined,
  ]);
  expect(reviewStatus(byAssistant, review)).toBe('Reviewed by Robin Sample, OTR/L, on Nov 20, 2026');
});

test.each<[Signed['kind'], string]>([
  ['session-note', 'note'],
  ['discharge-summary', 'discharge summary'],
  ['addendum', 'addendum'],
  ['family-statement', 'family statement'],
])('A review names what it reviews: %s', (kind, called) => {
  expect(reviewedTextName(kind)).toBe(called);
});

import type { Review } from '#domain/clinical/reviews/review.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';
import { signedFixture } from '#tests/setup/signed-fixture.ts';

test('Each imported signature of a note and a report, and each review, says that nothing here verified it', async ({
  page,
  therapist,
}) => {
  expect((await therapist.post('/api/import', signedFixture('documents-and-reviews'))).status).toBe(200);
  const texts = (await therapist.get('/api/signed-documents')).json<SignedDocument[]>();
  const reviews = (await therapist.get('/api/received-reviews')).json<Review[]>();
  const reviewed = texts.filter(({ uid }) => reviews.some((review) => review.uid === uid));
  expect(new Set(reviewed.map(({ kind }) => kind))).toEqual(new Set(['session-note', 'progress-report']));
  for (const { sessionId, documentId } of reviewed) {
    await page.goto(sessionId === null ? `/documents/${documentId}` : `/sessions/${sessionId}/note`);
    const ofRecord = texts.filter((text) => text.sessionId === sessionId && text.documentId === documentId);
    const reviewsOfRecord = reviews.filter(({ uid }) => ofRecord.some((text) => text.uid === uid));
    await expect(page.getByText('Imported, not verified here')).toHaveCount(
      ofRecord.length + reviewsOfRecord.length,
    );
  }
});

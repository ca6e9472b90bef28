import * as z from 'zod/mini';
import { sealHash } from '#domain/clinical/signing/signed-document.ts';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import { recordId } from '#domain/platform/record-fields.ts';
import { id, instant, owned } from '#domain/platform/stored-shapes.ts';

/** The review of one signed text, kept beside it in the caseload that the text is of. */
export const reviewRecord = describeRecord({
  noun: 'review',
  words: { one: 'review', several: 'reviews' },
  about: 'Reviews of what was signed, by whoever supervises the therapist; none is ever changed',
  table: 'reviews',
  listedUnder: 'received-reviews',
  fields: {
    ...owned,
    clientId: id,
    /** Of the text that was reviewed. */
    uid: z.uuid(),
    /** Whose account reviewed it; null of what was reviewed elsewhere and imported. */
    reviewerId: z.nullable(id),
    /** JSON with sorted keys, as of what is signed. */
    text: z.string(),
    /** SHA-256 of the reviewed text's hash and the text. */
    hash: sealHash,
    signedAt: instant,
  },
  parents: { clientId: 'clients' },
  rules: z.object({
    clientId: recordId('Client is required'),
    text: z.string('A review needs its text'),
  }),
  upgrades: [],
});
export type Review = Answered<typeof reviewRecord>;

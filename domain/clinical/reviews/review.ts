import * as z from 'zod/mini';
import { sealHash } from '#domain/clinical/signing/signed-document.ts';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import { recordId } from '#domain/platform/record-fields.ts';
import { id, instant, owned } from '#domain/platform/stored-shapes.ts';

/** The review of one signed text, stored in the same caseload as the text. */
export const reviewRecord = describeRecord({
  noun: 'review',
  words: { one: 'review', several: 'reviews' },
  about: 'Reviews of what was signed, by whoever supervises the therapist; none is ever changed',
  table: 'reviews',
  listedUnder: 'received-reviews',
  fields: {
    ...owned,
    clientId: id,
    /** The uid of the reviewed text. */
    uid: z.uuid(),
    /** The account of the reviewer; null for imported reviews. */
    reviewerId: z.nullable(id),
    /** JSON with sorted keys, as in signed documents. */
    text: z.string(),
    /** SHA-256 of the reviewed text's hash followed by this text. */
    hash: sealHash,
    signedAt: instant,
    /** When an import found the review in a sealed activity log of this practice; null for any other. */
    verifiedAt: z.nullable(instant),
  },
  parents: { clientId: 'clients' },
  rules: z.object({
    clientId: recordId('Client is required'),
    text: z.string('A review needs its text'),
  }),
  upgrades: [(earlier) => ({ ...earlier, verifiedAt: null })],
});
export type Review = Answered<typeof reviewRecord>;

import * as z from 'zod/mini';
import { documentKinds } from '#domain/clinical/documents/document-sections.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import { nullish, recordId } from '#domain/platform/record-fields.ts';
import { id, instant, owned } from '#domain/platform/stored-shapes.ts';

/** The kinds of signed versions; other kinds add to a version or withdraw it. */
export const versionKinds = ['session-note', ...documentKinds] as const;
export type VersionKind = (typeof versionKinds)[number];

const signedKinds = [...versionKinds, 'addendum', 'family-statement', 'withdrawal'] as const;

/** SHA-256, in hexadecimal. */
export const sealHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A signed text, unchanged since, linked to the child's previous signed text by its hash. */
export const signedDocumentRecord = describeRecord({
  noun: 'signed-document',
  words: { one: 'signed text', several: 'signed texts' },
  about: 'What was signed of a child, each text chained to the one before; none is ever changed',
  table: 'signed_documents',
  fields: {
    ...owned,
    uid: z.uuid(),
    clientId: id,
    /** The session of a signed note and of what was signed about it. */
    sessionId: z.nullable(id),
    /** The document, for anything else. */
    documentId: z.nullable(id),
    /** Counted from 1 for each child. */
    position: z.int().check(z.positive()),
    kind: z.enum(signedKinds),
    aboutUid: z.nullable(z.uuid()),
    version: z.int().check(z.positive()),
    /**
     * JSON with sorted keys: everything that was signed, without references to data that could change later.
     */
    text: z.string(),
    /** The hash of the previous text; empty for the child's first. */
    previousHash: z.string(),
    /** SHA-256 of the previous hash followed by the text. */
    hash: sealHash,
    signedAt: instant,
    /** The account that signed it; null for imported texts. */
    signedBy: z.nullable(id),
    /** When an import found the text in a sealed activity log of this practice; null for any other. */
    verifiedAt: z.nullable(instant),
  },
  parents: { clientId: 'clients', sessionId: 'sessions', documentId: 'documents' },
  rules: z.object({
    clientId: recordId('Client is required'),
    sessionId: nullish(recordId('Session is required')),
    documentId: nullish(recordId('Document is required')),
    text: z.string('A signed text needs its text'),
  }),
  upgrades: [
    // Documents were added later than notes.
    (earlier) => ({ ...earlier, documentId: null }),
    (earlier) => ({ ...earlier, verifiedAt: null }),
  ],
});
export type SignedDocument = Answered<typeof signedDocumentRecord>;

/** Marks a signature that came with an archive and that nothing here confirms. */
export const UNVERIFIED = 'Imported, not verified here';

/** Returns whether a signature is to be marked so: `signedBy` is the account that signed or reviewed. */
export function isUnverified(signedBy: number | null, verifiedAt: Instant | null): boolean {
  return signedBy === null && verifiedAt === null;
}

import * as z from 'zod/mini';
import { documentKinds } from '#domain/clinical/documents/document-sections.ts';
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
  },
  parents: { clientId: 'clients', sessionId: 'sessions', documentId: 'documents' },
  rules: z.object({
    clientId: recordId('Client is required'),
    sessionId: nullish(recordId('Session is required')),
    documentId: nullish(recordId('Document is required')),
    text: z.string('A signed text needs its text'),
  }),
  // Documents were added later than notes.
  upgrades: [(earlier) => ({ ...earlier, documentId: null })],
});
export type SignedDocument = Answered<typeof signedDocumentRecord>;

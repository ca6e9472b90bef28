import * as z from 'zod/mini';
import { documentKinds } from '#domain/clinical/documents/document-words.ts';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import { nullish, recordId } from '#domain/platform/record-fields.ts';
import { id, instant, owned } from '#domain/platform/stored-shapes.ts';

/** The kinds of a version of something that is signed; the others are added to one, or take it back. */
export const versionKinds = ['session-note', ...documentKinds] as const;
export type VersionKind = (typeof versionKinds)[number];

const signedKinds = [...versionKinds, 'addendum', 'family-statement', 'withdrawal'] as const;

/** SHA-256, in hexadecimal. */
export const sealHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What was signed, as it was signed: a text of its own, chained to what was signed of the child before. */
export const signedDocumentRecord = describeRecord({
  noun: 'signed-document',
  words: { one: 'signed text', several: 'signed texts' },
  about: 'What was signed of a child, each text chained to the one before; none is ever changed',
  table: 'signed_documents',
  fields: {
    ...owned,
    uid: z.uuid(),
    clientId: id,
    /** Of a note, and of what was signed about one: its session. */
    sessionId: z.nullable(id),
    /** Of anything else: its document. */
    documentId: z.nullable(id),
    /** Counted from 1 for each child. */
    position: z.int().check(z.positive()),
    kind: z.enum(signedKinds),
    aboutUid: z.nullable(z.uuid()),
    version: z.int().check(z.positive()),
    /** JSON with sorted keys: everything that was signed, and nothing that could be read elsewhere later. */
    text: z.string(),
    /** Of the text before it; empty of the child's first. */
    previousHash: z.string(),
    /** SHA-256 of the hash before and the text. */
    hash: sealHash,
    signedAt: instant,
    /** Whose account signed it; null of what was signed elsewhere and imported. */
    signedBy: z.nullable(id),
  },
  parents: { clientId: 'clients', sessionId: 'sessions', documentId: 'documents' },
  rules: z.object({
    clientId: recordId('Client is required'),
    sessionId: nullish(recordId('Session is required')),
    documentId: nullish(recordId('Document is required')),
    text: z.string('A signed text needs its text'),
  }),
  // Documents came later than notes.
  upgrades: [(earlier) => ({ ...earlier, documentId: null })],
});
export type SignedDocument = Answered<typeof signedDocumentRecord>;

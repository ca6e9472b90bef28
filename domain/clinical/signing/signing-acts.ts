import * as z from 'zod/mini';
import { sessionChange } from '#domain/caseload/sessions/session.ts';
import { sessionStatuses } from '#domain/caseload/sessions/session-words.ts';
import { nullish, seenUpdatedAt } from '#domain/platform/record-fields.ts';
import { text } from '#domain/platform/stored-shapes.ts';
import { optionalText, requiredText } from '#domain/platform/text.ts';
import { unsignedDocumentShape } from './signed-clinical-document.ts';
import { unsignedNoteShape } from './signed-note.ts';

const REASON_LIMIT = 500;
const ADDENDUM_LIMIT = 10_000;
const fingerprint = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const reason = requiredText('Please give a reason of at least 5 characters', 5, REASON_LIMIT);

/** The signer's password, if the practice requires it. */
export const signingPassword = z.optional(
  z.string('Please enter your password').check(z.maxLength(200, 'Please shorten this')),
);

/** The fingerprint of what was displayed, so that changes made since then are not signed unseen. */
const seen = z.optional(z.string('Please reload this page and try again'));

/** Confirms that the blanks in the signed text are intended: docs/decisions/027-signed-texts.md. */
const confirmsBlanks = z.optional(z.boolean('Say whether the blanks are meant with true or false'));

export const noteSigning = z.object({
  /** The version the client saw; null if nothing was saved. */
  updatedAt: nullish(z.string('Please reload this page and try again')),
  seen,
  /** The session's final status; required while it is still scheduled. */
  status: z.optional(z.enum(sessionStatuses, 'Status is required')),
  /** Why the session did not take place. */
  missedReason: sessionChange.shape.missedReason,
  lateReason: z.optional(optionalText(REASON_LIMIT)),
  confirmsBlanks,
  password: signingPassword,
});
export type NoteSigning = z.output<typeof noteSigning>;

export const documentSigning = z.object({
  updatedAt: seenUpdatedAt,
  seen,
  confirmsBlanks,
  password: signingPassword,
});

export const addendumKinds = ['addendum', 'family-statement'] as const;

export const newAddendum = z.object({
  kind: z._default(z.enum(addendumKinds, 'Kind must be addendum or family-statement'), 'addendum'),
  words: requiredText('Please write what is to be added', 1, ADDENDUM_LIMIT),
  confirmsBlanks,
  password: signingPassword,
});
export type NewAddendum = z.output<typeof newAddendum>;

/** The form that starts the next version of a note or document. */
export const noteCorrection = z.object({ reason, updatedAt: seenUpdatedAt });
export type NoteCorrection = z.output<typeof noteCorrection>;

/** The form that withdraws a note or document. */
export const noteWithdrawal = z.object({ reason, updatedAt: seenUpdatedAt, password: signingPassword });
export type NoteWithdrawal = z.output<typeof noteWithdrawal>;

const beforeSigning = {
  /** The fingerprint of what is displayed, sent back with the signature. */
  seen: fingerprint,
  /** Why it cannot be signed. */
  refusal: text,
  warnings: z.array(z.string()),
  /** The blanks that are not filled in, each with its place; they have to be confirmed. */
  blanks: z.array(z.string()),
  attestations: z.array(z.string()),
  needsPassword: z.boolean(),
};

/** What the dialog shows before a note is signed: the note as it will be signed. */
export const signingPreview = z.strictObject({ note: unsignedNoteShape, ...beforeSigning });
export type SigningPreview = z.output<typeof signingPreview>;

/** What the dialog shows before a document is signed: the document as it will be signed. */
export const documentSigningPreview = z.strictObject({ document: unsignedDocumentShape, ...beforeSigning });
export type DocumentSigningPreview = z.output<typeof documentSigningPreview>;

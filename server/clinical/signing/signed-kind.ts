import type * as z from 'zod/mini';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { documentRecord } from '#domain/clinical/documents/document.ts';
import type { SessionNote, sessionNoteRecord } from '#domain/clinical/notes/session-note.ts';
import type { Attestation } from '#domain/clinical/signing/attestations.ts';
import type { UnsignedDocument } from '#domain/clinical/signing/signed-clinical-document.ts';
import type { VersionKind } from '#domain/clinical/signing/signed-document.ts';
import type { Signed, UnsignedNote } from '#domain/clinical/signing/signed-note.ts';
import type { NoteSigning } from '#domain/clinical/signing/signing-acts.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { Day, Instant } from '#domain/platform/dates.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import type { SignedOf } from './signed-document-store.ts';

/** The practice's settings, and today's date in its time zone. */
export interface PracticeCalendar {
  today: Day;
  settings: PracticeSettings;
}

/** The same, with the moment of a signature or a request. */
export interface SigningMoment extends PracticeCalendar {
  now: Instant;
}

/** The state of a note or document, as far as it is saved. */
export interface Standing extends Pick<SessionNote, 'id' | 'clientId' | 'state' | 'version' | 'updatedAt'> {
  kind: VersionKind;
}

/** A note or document that is about to be signed. */
export interface ToSign {
  of: SignedOf;
  client: Client;
  kind: VersionKind;
  state: SessionNote['state'] | 'none';
  version: number;
  /** When it was last changed; null if it is not saved yet. */
  updatedAt: Instant | null;
  correctionReason: string | null;
  /** The text to be signed, without the signature. */
  text: UnsignedDocument | (UnsignedNote & { kind: 'session-note' });
  /** The fingerprint of what is displayed before signing. */
  seen: string;
  /** Why it cannot be signed. */
  refusal: string | undefined;
  /** The blanks of its texts that are not filled in, each with its place. */
  blanks: string[];
  /** The attestation of the signature. */
  attestation: Attestation;
  /** The columns, other than the state, that signing sets. */
  settled: { group_size?: number | null; late_reason?: string | null };
}

/**
 * A kind of record that can be signed: data, and the functions that differ between kinds. Routes and acts are
 * the same for all.
 */
export interface SignedKind<Draft extends ToSign> {
  noun: 'note' | 'document';
  /** The path of one, with the id under which its acts are logged. */
  path: '/api/sessions/:id/note' | '/api/documents/:id';
  entity: 'session' | 'document';
  record: typeof sessionNoteRecord | typeof documentRecord;
  /** The column that holds the id in the path. */
  key: 'session_id' | 'id';
  messages: {
    notFound: string;
    notSigned: string;
    signed: string;
    withdrawn: string;
  };
  /** The summaries of its calls that differ between kinds. */
  summaries: { preview: string; sign: string; notCorrected: string; notWithdrawn: string };
  /** The request body of a signature. */
  form: z.ZodMiniType<NoteSigning>;
  previewQuery?: z.ZodMiniType<Pick<NoteSigning, 'status' | 'missedReason'>>;
  /** The columns that a correction resets. */
  correctionReset: { late_reason?: null };
  /** The columns that identify the texts signed for the record with this id. */
  signedOf: (id: number) => Pick<SignedOf, 'sessionId' | 'documentId'>;
  /** Returns the state of one; undefined if it is not saved. Throws 404 if it does not exist. */
  find: (queries: CaseloadQueries, id: number) => Promise<Standing | undefined>;
  /** Reads one as it would be signed. Throws 404 if it does not exist. */
  read: (
    queries: CaseloadQueries,
    id: number,
    asked: Pick<NoteSigning, 'status' | 'missedReason' | 'lateReason'>,
    moment: SigningMoment,
  ) => Promise<Draft>;
  /** Returns the part that a preview shows. */
  shown: (draft: Draft) => object;
  /** Returns the warnings to show before signing. */
  warnings: (queries: CaseloadQueries, draft: Draft, moment: SigningMoment) => Promise<string[]>;
  /** Returns whether a correction equals the signed version. */
  isAsSigned: (queries: CaseloadQueries, draft: Draft, signed: Signed) => Promise<boolean>;
  /** Saves the changes that come with a signature. */
  prepare: (queries: CaseloadWrites, draft: Draft, settings: PracticeSettings) => Promise<void>;
}

interface StateChange extends Partial<ToSign['settled']> {
  state: SessionNote['state'];
  version?: number;
  correction_reason?: string | null;
}

/** Sets the state of a note or document. */
export async function setState<Draft extends ToSign>(
  queries: CaseloadWrites,
  { record, key }: Pick<SignedKind<Draft>, 'record' | 'key'>,
  id: number,
  change: StateChange,
): Promise<void> {
  await queries
    .updateTable(record.table)
    .set({ ...change, updated_at: queries.changedAt })
    .where(key, '=', id)
    .execute();
}

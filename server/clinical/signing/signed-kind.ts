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

/** The practice's settings, and today by its calendar. */
export interface PracticeCalendar {
  today: Day;
  settings: PracticeSettings;
}

/** The same at the moment of a signature or of a look at what is signed. */
export interface SigningMoment extends PracticeCalendar {
  now: Instant;
}

/** How far a note or document is, whichever of it is saved. */
export interface Standing extends Pick<SessionNote, 'id' | 'clientId' | 'state' | 'version' | 'updatedAt'> {
  kind: VersionKind;
}

/** Something that is about to be signed. */
export interface ToSign {
  of: SignedOf;
  client: Client;
  kind: VersionKind;
  state: SessionNote['state'] | 'none';
  version: number;
  /** When it was last changed; null of what is not saved yet. */
  updatedAt: Instant | null;
  correctionReason: string | null;
  /** What is signed, without what the signature adds. */
  text: UnsignedDocument | (UnsignedNote & { kind: 'session-note' });
  /** The fingerprint of what is shown before it is signed. */
  seen: string;
  /** Why it cannot be signed as it is. */
  refusal: string | undefined;
  /** What is stated by signing it. */
  attestation: Attestation;
  /** What signing settles besides the state. */
  settled: { group_size?: number | null; late_reason?: string | null };
}

/** A kind of record that is signed: data, and the few functions in which kinds differ. Routes and acts are the same for all. */
export interface SignedKind<Draft extends ToSign> {
  noun: 'note' | 'document';
  /** The path of one, with the id of what its acts are logged under. */
  path: '/api/sessions/:id/note' | '/api/documents/:id';
  entity: 'session' | 'document';
  record: typeof sessionNoteRecord | typeof documentRecord;
  /** The column that the id in the path is of. */
  key: 'session_id' | 'id';
  messages: {
    notFound: string;
    notSigned: string;
    signed: string;
    withdrawn: string;
  };
  /** What is said of its calls where the kinds differ. */
  summaries: { preview: string; sign: string; notCorrected: string; notWithdrawn: string };
  /** The body of a signature. */
  form: z.ZodMiniType<NoteSigning>;
  previewQuery?: z.ZodMiniType<Pick<NoteSigning, 'status'>>;
  /** What a correction begins anew. */
  begunAnew: { late_reason?: null };
  /** The columns by which texts are signed of the one with this id. */
  signedOf: (id: number) => Pick<SignedOf, 'sessionId' | 'documentId'>;
  /** Returns how far one is; undefined where nothing of it is saved. Throws 404 without it. */
  find: (queries: CaseloadQueries, id: number) => Promise<Standing | undefined>;
  /** Reads one as it is to be signed. Throws 404 without it. */
  read: (
    queries: CaseloadQueries,
    id: number,
    asked: Pick<NoteSigning, 'status' | 'lateReason'>,
    moment: SigningMoment,
  ) => Promise<Draft>;
  /** What a preview shows of it. */
  shown: (draft: Draft) => object;
  /** What is to be looked at before it is signed. */
  warnings: (queries: CaseloadQueries, draft: Draft, moment: SigningMoment) => Promise<string[]>;
  /** Whether a correction says what was signed. */
  isAsSigned: (queries: CaseloadQueries, draft: Draft, signed: Signed) => Promise<boolean>;
  /** Saves what is signed along with it. */
  prepare: (queries: CaseloadWrites, draft: Draft, settings: PracticeSettings) => Promise<void>;
}

interface StateChange extends Partial<ToSign['settled']> {
  state: SessionNote['state'];
  version?: number;
  correction_reason?: string | null;
}

/** Makes a note or document a draft, a signed or a withdrawn one. */
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

import type { Day, Instant } from '#domain/platform/dates.ts';
import type { RetentionReason } from '#domain/platform/retention.ts';

/** What is sealed when it is deleted: a client with everything of the client, or one record of a client. */
export const sealedKinds = ['client', 'session', 'assessment', 'annual', 'invoice'] as const;
export type SealedKind = (typeof sealedKinds)[number];

/** A deleted record, as far as it is shown: out of the product, and kept as long as the law asks. */
export interface SealedRecord {
  id: number;
  therapistId: number;
  kind: SealedKind;
  /** The number that the record had, and has again when it is restored. */
  recordId: number;
  clientId: number;
  clientName: string;
  /** The day that a record is about: of the session, of the assessment, of issue. A client has none. */
  day: Day | null;
  /** The amount of an invoice or an annual record, in whole cents. */
  amount: number | null;
  /** When an invoice was paid. */
  datePaid: Instant | null;
  sealedAt: Instant;
  /** The full name of the therapist whose record it was: nobody else can delete it. */
  deletedBy: string;
  /** The last day on which it can be restored. */
  retainedUntil: Day;
  keptFor: RetentionReason;
}

/** What a restored client can have lost meanwhile: a group that is full or deleted by now, a payer that was deleted. */
export const lostPlaces = ['group', 'payer'] as const;

/** The reply to a restore: the client, and what of its places is lost. */
export interface RestoredRecord {
  id: number;
  therapistId: number;
  lost: (typeof lostPlaces)[number][];
}

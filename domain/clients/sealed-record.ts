import type { Day, Instant } from '#domain/dates.ts';
import type { RetentionReason } from './retention.ts';

/** A deleted client's whole record, as far as it is shown: out of the product, and kept as long as the law asks. */
export interface SealedRecord {
  id: number;
  therapistId: number;
  clientId: number;
  clientName: string;
  sealedAt: Instant;
  /** The full name of the therapist whose client it was: nobody else can delete it. */
  deletedBy: string;
  /** The last day on which it can be restored. */
  retainedUntil: Day;
  keptFor: RetentionReason;
}

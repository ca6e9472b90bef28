import type { Annual } from '#domain/annuals/annual.ts';
import type { Assessment } from '#domain/assessments/assessment.ts';
import type { Client } from '#domain/clients/client.ts';
import type { Day } from '#domain/dates.ts';
import type { ClinicalDocument } from '#domain/documents/document.ts';
import type { Goal } from '#domain/goals/goal.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { Plan } from '#domain/plans/plan.ts';
import type { Review } from '#domain/reviews/review.ts';
import type { SessionNote } from '#domain/session-notes/session-note.ts';
import type { Session } from '#domain/sessions/session.ts';
import type { SignedDocument } from '#domain/signing/signed-document.ts';
import type { Letterhead } from './pdf-page.ts';

/** Everything that is on record about a client. */
export interface ClientRecordContent {
  letterhead: Letterhead;
  /** Who makes the document. */
  therapistName: string;
  today: Day;
  client: Client;
  sessions: readonly Session[];
  assessments: readonly Assessment[];
  annuals: readonly Annual[];
  invoices: readonly Invoice[];
  plans: readonly Plan[];
  /** As they are kept beside the sessions. */
  notes: readonly SessionNote[];
  /** All that was signed, in its order. */
  signed: readonly SignedDocument[];
  /** The reviews of what was signed. */
  reviews: readonly Review[];
  /** As they are kept; of those that were signed, `signed` says what. */
  documents: readonly ClinicalDocument[];
  /** With their objectives. */
  goals: readonly Goal[];
}

import type { Annual } from '#domain/billing/annuals/annual.ts';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { SessionNote } from '#domain/clinical/notes/session-note.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import type { Review } from '#domain/clinical/reviews/review.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { Letterhead } from '#server/people/practice/pdf-page.ts';

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

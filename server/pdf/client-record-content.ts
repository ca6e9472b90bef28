import type { Annual } from '#domain/annuals/annual.ts';
import type { Assessment } from '#domain/assessments/assessment.ts';
import type { Client } from '#domain/clients/client.ts';
import type { Day } from '#domain/dates.ts';
import type { Goal } from '#domain/goals/goal.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { Plan } from '#domain/plans/plan.ts';
import type { Session } from '#domain/sessions/session.ts';
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
  /** With their objectives. */
  goals: readonly Goal[];
}

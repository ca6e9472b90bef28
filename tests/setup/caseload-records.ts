import type { Invoice, NewInvoice } from '#domain/billing/invoices/invoice.ts';
import type { Assessment, NewAssessment } from '#domain/caseload/assessments/assessment.ts';
import type { Client, NewClient } from '#domain/caseload/clients/client.ts';
import type { NewSession, Session } from '#domain/caseload/sessions/session.ts';
import type { NewTask, Task } from '#domain/caseload/tasks/task.ts';
import type { Goal, NewGoal } from '#domain/clinical/goals/goal.ts';
import { type Day, DEFAULT_TIME_ZONE, dayOf, momentOf } from '#domain/platform/dates.ts';
import { buildAssessment } from '#tests/builders/assessment-builder.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildInvoice } from '#tests/builders/invoice-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { buildTask } from '#tests/builders/task-builder.ts';
import { type Requests, recordAdder } from './record-adder.ts';

export type CaseloadJourney = ReturnType<typeof caseloadOf>;

/** Returns today in the practice. */
export function practiceToday(): Day {
  return dayOf(new Date(), DEFAULT_TIME_ZONE);
}

/** Returns functions that add records to the signed-in user's caseload. */
export function caseloadOf(requests: Requests) {
  const add = recordAdder(requests);
  return {
    addClient: (changes: Partial<NewClient> = {}) => add<Client>('clients', buildClient(changes)),
    addSession: (clientId: number, changes: Partial<NewSession> = {}) =>
      add<Session>('sessions', buildSession({ clientId, ...changes })),
    /** Adds a session today at a local time of the practice. */
    addTodaysSession: (clientId: number, time: string, changes: Partial<NewSession> = {}) =>
      add<Session>(
        'sessions',
        buildSession({ clientId, date: momentOf(practiceToday(), time, DEFAULT_TIME_ZONE), ...changes }),
      ),
    addAssessment: (clientId: number, changes: Partial<NewAssessment> = {}) =>
      add<Assessment>('assessments', buildAssessment({ clientId, ...changes })),
    addInvoice: (clientId: number, sessionIds: number[], changes: Partial<NewInvoice> = {}) =>
      add<Invoice>('invoices', { ...buildInvoice({ clientId }), sessionIds, ...changes }),
    addGoal: (goal: NewGoal) => add<Goal>('goals', goal),
    addTask: (changes: Partial<NewTask> = {}) => add<Task>('tasks', buildTask(changes)),
  };
}

import type { InvoiceLine } from '#domain/billing/invoices/invoice-line.ts';
import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import { type Client, clientRecord, type NewClient } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { type Goal, goalRecord } from '#domain/clinical/goals/goal.ts';
import { type GoalRevision, revisedContent } from '#domain/clinical/goals/goal-revision.ts';
import { type SessionNote, sessionNoteRecord } from '#domain/clinical/notes/session-note.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { contentOf } from '#domain/platform/record.ts';
import { buildTerm } from './mandate-builder.ts';
import { buildNote } from './note-builder.ts';

const sam: NewClient = { firstName: 'Sam', lastName: 'Sample' };
const MOMENT = '2026-09-01T12:00:00.000Z';

/** Builds a stored client; pass only what the case is about. */
export function storedClient(changes: Partial<Client> = {}): Client {
  return {
    id: 1,
    therapistId: 1,
    ...contentOf(clientRecord, sam),
    createdAt: MOMENT,
    updatedAt: MOMENT,
    ...changes,
  };
}

/** Builds a stored completed session of an hour; pass only what the case is about. */
export function storedSession(changes: Partial<Session> = {}): Session {
  return {
    id: 1,
    clientId: 1,
    therapistId: 1,
    date: '2026-10-05T14:00:00.000Z',
    duration: 60,
    type: 'individual',
    status: 'completed',
    absenceNumber: 0,
    billable: true,
    notes: null,
    seriesId: null,
    cycleLength: null,
    makesUpFor: null,
    groupId: null,
    mandateId: null,
    missedReason: null,
    makeUpDeclined: null,
    noteStatus: 'none',
    createdAt: MOMENT,
    updatedAt: MOMENT,
    ...changes,
  };
}

/** Builds that session's invoice line; pass only what the case is about. */
export function storedSessionLine(changes: Partial<InvoiceLine> = {}): InvoiceLine {
  return {
    kind: 'session',
    day: '2026-10-05',
    minutes: 60,
    type: 'individual',
    status: 'completed',
    label: 'Individual Therapy',
    rate: 200,
    cents: 12_000,
    sessionId: 1,
    annualId: null,
    units: null,
    unitMinutes: null,
    ...changes,
  };
}

/** A stored plan for a school year. */
export const storedPlan: Plan = {
  id: 1,
  therapistId: 1,
  clientId: 1,
  program: 'iep',
  title: 'IEP 2026-27',
  startsOn: '2026-09-08',
  endsOn: '2027-06-25',
  setting: 'school-classroom',
  serviceText: '2x30 individual weekly',
  school: null,
  reportDays: ['2026-11-13'],
  diagnosisCodes: ['F82'],
  procedureCodes: ['X1001'],
  precautions: null,
  waivedReports: [
    {
      dueOn: '2026-11-13',
      reason: 'The family moved away',
      waivedBy: 'Dana Example',
      waivedOn: '2026-11-20',
    },
  ],
  createdAt: MOMENT,
  updatedAt: MOMENT,
};

/** Builds a mandate as stored: twice a week for half an hour, in a group of five. */
export function storedMandate(changes: Partial<Mandate> = {}): Mandate {
  return {
    id: 1,
    therapistId: 1,
    clientId: 1,
    planId: storedPlan.id,
    payerId: null,
    schoolId: null,
    service: 'Occupational therapy',
    delivery: 'direct',
    endsOn: '2027-06-18',
    terms: [buildTerm()],
    authorizationNumber: null,
    order: null,
    notes: null,
    createdAt: storedPlan.createdAt,
    updatedAt: storedPlan.updatedAt,
    ...changes,
  };
}

/** Builds a stored active goal measured in trials; pass only what the case is about. */
export function storedGoal(changes: Partial<Goal> = {}): Goal {
  return {
    id: 1,
    therapistId: 1,
    clientId: 1,
    planId: 1,
    parentId: null,
    continuesId: null,
    position: 1,
    ...contentOf(goalRecord, {
      domain: 'fine-motor',
      name: 'Cutting on a line',
      statement: '{child} will cut along a straight line.',
      measure: 'trials',
      ladder: 'cues',
      baselineValue: 20,
      target: 80,
      targetCue: 'V',
      plannedTrials: 5,
      minimumTrials: 5,
      startsOn: '2026-09-08',
      targetOn: '2027-06-25',
      status: 'active',
      statusOn: '2026-09-08',
      statusHistory: [{ status: 'active', on: '2026-09-08', reason: null }],
    }),
    revision: 0,
    createdAt: MOMENT,
    updatedAt: MOMENT,
    ...changes,
  };
}

/** Builds that goal's first stored revision; pass only what the case is about. */
export function storedRevision(changes: Partial<GoalRevision> = {}): GoalRevision {
  return {
    id: 1,
    therapistId: 1,
    clientId: 1,
    goalId: 1,
    revision: 1,
    effectiveOn: '2026-09-08',
    reason: null,
    content: revisedContent(storedGoal()),
    createdAt: MOMENT,
    ...changes,
  };
}

/** Builds five stored trials of that goal in that session; pass only what the case is about. */
export function storedResult(changes: Partial<GoalResult> = {}): GoalResult {
  return {
    id: 1,
    therapistId: 1,
    clientId: 1,
    sessionId: 1,
    goalId: 1,
    goalRevision: 1,
    measure: 'trials',
    phase: 'teaching',
    marks: ['I', 'I', 'V', 'M', 'X'],
    cue: null,
    seconds: null,
    count: null,
    minutes: null,
    rating: null,
    comment: null,
    createdAt: MOMENT,
    updatedAt: MOMENT,
    date: '2026-10-05T14:00:00.000Z',
    sessionStatus: 'completed',
    noteStatus: 'none',
    ...changes,
  };
}

/** Builds the stored draft of that session's note; pass only what the case is about. */
export function storedNote(changes: Partial<SessionNote> = {}): SessionNote {
  const { updatedAt: _seen, pulled: _pulled, ...written } = buildNote();
  return {
    id: 1,
    therapistId: 1,
    clientId: 1,
    sessionId: 1,
    ...contentOf(sessionNoteRecord, { ...written, planId: 1, pulled: {} }),
    state: 'draft',
    version: 1,
    correctionReason: null,
    lateReason: null,
    createdAt: MOMENT,
    updatedAt: MOMENT,
    ...changes,
  };
}

/** Builds the stored draft of a progress report; pass only what the case is about. */
export function storedDocument(changes: Partial<ClinicalDocument> = {}): ClinicalDocument {
  return {
    id: 1,
    therapistId: 1,
    clientId: 1,
    kind: 'progress-report',
    planId: 1,
    title: 'Progress Report',
    fromOn: '2026-09-08',
    untilOn: '2026-11-13',
    dueOn: '2026-11-13',
    sections: [{ key: 'next', text: 'Curves next.' }],
    marks: [{ goalPosition: 1, code: 'PS', comment: 'Holds the paper still.', plainLine: null }],
    scores: [],
    annualId: null,
    filled: nothingFilled,
    filledAt: MOMENT,
    state: 'draft',
    version: 1,
    correctionReason: null,
    createdAt: MOMENT,
    updatedAt: MOMENT,
    ...changes,
  };
}

const nothingFilled: ClinicalDocument['filled'] = {
  client: { name: 'Ada Appletree', dateOfBirth: null },
  plan: null,
  goals: [],
  held: 0,
  minutes: 0,
  missed: [],
  firstDay: null,
  lastDay: null,
  unsigned: 0,
  months: [],
  proposedGoals: [],
  assessments: [],
};

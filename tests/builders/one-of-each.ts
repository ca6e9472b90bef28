import type { Client } from '#domain/caseload/clients/client.ts';
import type { Group } from '#domain/caseload/groups/group.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import type { SignIn } from '#domain/people/sign-in/sign-in.ts';
import type { SealedRecord } from '#domain/program/sealed-record.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { addRecord } from './add-record.ts';
import { buildAnnual } from './annual-builder.ts';
import { buildAssessment } from './assessment-builder.ts';
import { buildClient } from './client-builder.ts';
import { buildClosing } from './closing-builder.ts';
import { buildDocument } from './document-builder.ts';
import { buildGoal } from './goal-builder.ts';
import { buildGroup } from './group-builder.ts';
import { buildInvoice } from './invoice-builder.ts';
import { buildNote } from './note-builder.ts';
import { buildPhrase } from './phrase-builder.ts';
import { buildPlan } from './plan-builder.ts';
import { buildResult } from './result-builder.ts';
import { buildSession } from './session-builder.ts';
import { buildSigningProfile } from './signing-builder.ts';
import { buildTask } from './task-builder.ts';

/** The ids of one record of every kind, all of one client except the sealed record. */
export interface OneOfEach {
  client: number;
  session: number;
  /** Completed and not invoiced, like the other one. */
  billableSession: number;
  otherBillableSession: number;
  assessment: number;
  invoice: number;
  annual: number;
  task: number;
  /** With the client as a member, and a meeting. */
  group: number;
  closing: number;
  phrase: number;
  /** The client's session at that meeting, as last seen. */
  groupSession: Pick<Session, 'id' | 'date' | 'updatedAt'>;
  /** Of type group, but in no group. */
  looseSession: number;
  /** Over, with text, and not signed. */
  signableSession: number;
  signedSession: number;
  /** The uid of its signed text. */
  signedText: string;
  plan: number;
  /** Active, so that the plan is not empty. It has a result in `session`, which has a note. */
  goal: number;
  result: number;
  emptyPlan: number;
  /** A draft linked to the plan. */
  document: number;
  /** Without active goals, and not signed. */
  signableDocument: number;
  signedDocument: number;
  draftGoal: number;
  sealedRecord: number;
  signIn: string;
  /** The undo of a deleted task. */
  undo: string;
}

/** Ids of no record. */
export const noneOfEach: OneOfEach = {
  client: 999_999,
  session: 999_999,
  billableSession: 999_999,
  otherBillableSession: 999_999,
  assessment: 999_999,
  invoice: 999_999,
  annual: 999_999,
  task: 999_999,
  group: 999_999,
  closing: 999_999,
  phrase: 999_999,
  groupSession: { id: 999_999, date: '2026-09-08T18:00:00.000Z', updatedAt: '2026-09-08T18:00:00.000Z' },
  looseSession: 999_999,
  signableSession: 999_999,
  signedSession: 999_999,
  signedText: '00000000-0000-4000-8000-000000000000',
  plan: 999_999,
  goal: 999_999,
  result: 999_999,
  emptyPlan: 999_999,
  document: 999_999,
  signableDocument: 999_999,
  signedDocument: 999_999,
  draftGoal: 999_999,
  sealedRecord: 999_999,
  signIn: '00000000-0000-4000-8000-000000000000',
  undo: '00000000-0000-4000-8000-000000000000',
};

/**
 * Creates one record of every kind in a therapist's caseload through the API; sealed ones are visible only to
 * `owner`.
 */
export async function addOneOfEach(therapist: TestVisitor, owner = therapist): Promise<OneOfEach> {
  const add = async (path: string, body: unknown) =>
    (await addRecord<{ id: number }>(therapist, path, body)).id;
  const clientId = await add('/api/clients', buildClient());
  const billed = await add('/api/sessions', buildSession({ clientId, status: 'completed' }));
  const session = await add('/api/sessions', buildSession({ clientId }));
  await therapist.put(`/api/sessions/${session}`, { notes: 'Scissors, and a longer look at the swing.' });
  const planId = await add('/api/plans', buildPlan({ clientId }));
  const goal = await add('/api/goals', buildGoal({ clientId, planId }));
  const result = await therapist.put(`/api/sessions/${session}/results/${goal}`, buildResult());
  await therapist.put(`/api/sessions/${session}/note`, buildNote());
  return {
    client: clientId,
    session,
    billableSession: await add('/api/sessions', buildSession({ clientId, status: 'completed' })),
    otherBillableSession: await add('/api/sessions', buildSession({ clientId, status: 'completed' })),
    assessment: await add('/api/assessments', buildAssessment({ clientId })),
    invoice: await add('/api/invoices', buildInvoice({ clientId, sessionIds: [billed] })),
    annual: await add('/api/annuals', buildAnnual({ clientId })),
    task: await add('/api/tasks', buildTask({ clientId })),
    closing: await add('/api/closings', buildClosing()),
    phrase: await add('/api/phrases', buildPhrase({ shortcut: `phrase${clientId}` })),
    ...(await addGroupWithMeeting(therapist, clientId)),
    looseSession: await add('/api/sessions', {
      ...buildSession({ clientId, type: 'group' }),
      // A time at which no other session begins.
      date: new Date(Date.UTC(2026, 9, 6, 14, clientId)).toISOString(),
    }),
    signableSession: await add('/api/sessions', buildSession({ clientId })),
    ...(await addSignedSession(therapist, clientId)),
    signableDocument: await add('/api/documents', buildDocument({ clientId, kind: 'evaluation' })),
    signedDocument: await addSignedDocument(therapist, clientId),
    plan: planId,
    goal,
    result: result.json<GoalResult>().id,
    emptyPlan: await add('/api/plans', buildPlan({ clientId })),
    document: await add('/api/documents', buildDocument({ clientId, planId })),
    draftGoal: await add('/api/goals', buildGoal({ clientId, planId, status: 'draft' })),
    sealedRecord: await addSealedRecord(therapist, owner),
    signIn: await currentSignIn(therapist),
    undo: await deleteTask(therapist),
  };
}

async function addSignedSession(therapist: TestVisitor, clientId: number) {
  await therapist.put('/api/signing-profile', buildSigningProfile());
  const { id } = await addRecord<Session>(therapist, '/api/sessions', buildSession({ clientId }));
  await therapist.put(`/api/sessions/${id}/note`, buildNote());
  const path = `/api/sessions/${id}/note/sign`;
  const { uid } = await addRecord<SignedDocument>(therapist, path, { status: 'completed' });
  return { signedSession: id, signedText: uid };
}

async function addSignedDocument(therapist: TestVisitor, clientId: number): Promise<number> {
  const { id } = await addRecord<{ id: number }>(
    therapist,
    '/api/documents',
    buildDocument({ clientId, kind: 'discharge-summary' }),
  );
  await therapist.post(`/api/documents/${id}/sign`, {});
  return id;
}

async function addGroupWithMeeting(therapist: TestVisitor, clientId: number) {
  const members = [{ clientId, from: '2026-09-08' }];
  const { id: group } = await addRecord<Group>(therapist, '/api/groups', buildGroup({ members }));
  const meeting = { groupId: group, clientIds: [clientId], date: '2026-09-08T18:00:00.000Z', duration: 45 };
  const [session] = await addRecord<Session[]>(therapist, '/api/sessions/group', meeting);
  if (session === undefined) throw new Error('The group does not meet');
  return { group, groupSession: session };
}

async function addSealedRecord(therapist: TestVisitor, owner: TestVisitor): Promise<number> {
  const { id } = await addRecord<Client>(therapist, '/api/clients', buildClient({ firstName: 'Left' }));
  await therapist.delete(`/api/clients/${id}`);
  const sealed = (await owner.get('/api/sealed-records')).json<SealedRecord[]>();
  const record = sealed.find((one) => one.clientId === id);
  if (record === undefined) throw new Error('The deleted client was not sealed');
  return record.id;
}

async function deleteTask(therapist: TestVisitor): Promise<string> {
  const { id } = await addRecord<{ id: number }>(therapist, '/api/tasks', buildTask());
  const { headers } = await therapist.delete(`/api/tasks/${id}`);
  return headers.get('undo') ?? '';
}

async function currentSignIn(therapist: TestVisitor): Promise<string> {
  const signIns = (await therapist.get('/api/sign-ins')).json<SignIn[]>();
  return signIns.find((signIn) => signIn.current)?.id ?? '';
}

import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import type { SigningProfileForm } from '#domain/clinical/signing/signing-profile.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { addRecord } from './add-record.ts';
import { buildClient } from './client-builder.ts';
import { buildDocument } from './document-builder.ts';
import { buildGoal } from './goal-builder.ts';
import { buildPlan } from './plan-builder.ts';
import { buildResult } from './result-builder.ts';
import { buildSession } from './session-builder.ts';

/** Builds a signing profile, with the example NPI of the CMS. */
export function buildSigningProfile(changes: Partial<SigningProfileForm> = {}): SigningProfileForm {
  return {
    printedName: 'Robin Sample',
    credentials: 'OTR/L',
    profession: 'OT',
    licenseNumber: '012345',
    npi: '1234567893',
    ...changes,
  };
}

/**
 * Adds a client with an IEP, an active goal and a past session that is still scheduled, and a therapist who can sign.
 */
export async function addSignable(therapist: TestVisitor, changes: Partial<Session> = {}) {
  await therapist.put('/api/signing-profile', buildSigningProfile());
  const client = await addRecord<Client>(therapist, '/api/clients', buildClient());
  const plan = await addRecord<Plan>(therapist, '/api/plans', buildPlan({ clientId: client.id }));
  const goal = await addRecord<Goal>(
    therapist,
    '/api/goals',
    buildGoal({ clientId: client.id, planId: plan.id }),
  );
  const session = await addRecord<Session>(therapist, '/api/sessions', {
    ...buildSession({ clientId: client.id, date: '2026-11-19T15:00:00.000Z', duration: 45 }),
    ...changes,
  });
  await therapist.put(`/api/sessions/${session.id}/results/${goal.id}`, buildResult());
  const path = `/api/sessions/${session.id}`;
  return { client, plan, goal, session, path, note: `${path}/note` };
}

/** Signs a client's progress report, with a mark for each goal. */
export async function signReport(therapist: TestVisitor, clientId: number): Promise<SignedDocument> {
  const { id, filled } = await addRecord<ClinicalDocument>(
    therapist,
    '/api/documents',
    buildDocument({ clientId }),
  );
  const marks = filled.goals.map(({ goalPosition }) => ({ goalPosition, code: 'PG' }));
  await therapist.put(`/api/documents/${id}`, { marks });
  return addRecord<SignedDocument>(therapist, `/api/documents/${id}/sign`, {});
}

import type { Contract } from '#domain/billing/organizations/contract.ts';
import type { VoucherCheck } from '#domain/billing/vouchers/voucher-check.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildMandate, buildTerm } from '#tests/builders/mandate-builder.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { buildContract, buildOrganization } from '#tests/builders/organization-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import type { TestVisitor } from './test-visitor.ts';

const october = { fromOn: '2026-10-01', untilOn: '2026-10-31' };

interface OctoberOptions {
  contract?: Partial<Contract>;
  days?: readonly OctoberDay[];
  /** The district, if it is there already. */
  payerId?: number;
}

/** A child whose district pays $60.00 a half hour for two of them a week, and the child's sessions of October 2026. */
export async function addOctober(
  therapist: TestVisitor,
  { contract, days = octoberDays, payerId: known }: OctoberOptions = {},
) {
  const addId = async (path: string, body: object) =>
    (await addRecord<{ id: number }>(therapist, path, body)).id;
  await therapist.put('/api/signing-profile', buildSigningProfile());
  const client = await addRecord<Client>(therapist, '/api/clients', {
    ...buildClient({ firstName: 'Ada', lastName: 'Sample' }),
    dateOfBirth: '2018-04-09',
  });
  const clientId = client.id;
  const district = buildOrganization({ name: 'Sample District', kind: 'district' });
  const payerId =
    known ?? (await addId('/api/organizations', { ...district, contract: buildContract(contract) }));
  const planId = await addId('/api/plans', buildPlan({ clientId }));
  const mandateId = await addId('/api/mandates', {
    ...buildMandate({ clientId, planId, payerId }),
    terms: [buildTerm({ group: 1 })],
  });
  const sessions: Session[] = [];
  for (const one of days) sessions.push(await addOctoberSession(therapist, { clientId, planId, one }));
  const body = { payerId, ...october };
  return {
    ...{ clientId, payerId, planId, mandateId, sessions, body },
    check: async (changes: object = {}) =>
      (await therapist.post('/api/vouchers/check', { ...body, ...changes })).json<VoucherCheck>(),
    make: (changes: object = {}) => makeBill(therapist, { ...body, ...changes }),
  };
}

/** Makes a bill with a reason for each warning of the checks. */
export async function makeBill(therapist: TestVisitor, body: object) {
  const { children } = (await therapist.post('/api/vouchers/check', body)).json<VoucherCheck>();
  const acknowledged = children
    .flatMap(({ findings }) => findings)
    .filter(({ severity }) => severity === 'warn')
    .map(({ sessionId, check }) => ({ sessionId, check, reason: 'Agreed with the district' }));
  return therapist.post('/api/vouchers', { ...body, acknowledged });
}

interface OctoberDay {
  day: string;
  duration?: number;
  status?: Session['status'];
  missedReason?: Session['missedReason'];
  /** The day of the missed session. */
  makesUpFor?: string;
}

const momentOn = (day: string) => `${day}T14:30:00.000Z`;

const octoberDays: readonly OctoberDay[] = [
  { day: '2026-09-29', status: 'cancelled', missedReason: 'provider-absent' },
  { day: '2026-10-06' },
  { day: '2026-10-08' },
  { day: '2026-10-09', makesUpFor: '2026-09-29' },
  { day: '2026-10-13', duration: 20 },
  { day: '2026-10-15' },
  { day: '2026-10-20' },
  { day: '2026-10-22', status: 'cancelled', missedReason: 'school-activity' },
  { day: '2026-10-27' },
  { day: '2026-10-28' },
  { day: '2026-10-29' },
];

/** Adds a session of October that counts toward the mandate, with its note. */
export async function addOctoberSession(
  therapist: TestVisitor,
  { clientId, planId, one }: { clientId: number; planId: number; one: OctoberDay },
): Promise<Session> {
  const { day, duration = 30, status = 'completed', missedReason = null, makesUpFor } = one;
  const session = await addRecord<Session>(therapist, '/api/sessions', {
    ...{ clientId, type: 'individual', date: momentOn(day), duration, status, missedReason },
  });
  const path = `/api/sessions/${session.id}`;
  if (makesUpFor) await therapist.put(path, { makesUpFor: momentOn(makesUpFor) });
  await therapist.put(`${path}/note`, buildNote({ planId, makeUpFor: makesUpFor ?? null }));
  return session;
}

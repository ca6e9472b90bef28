import type * as z from 'zod/mini';
import type { ownSigningProfile } from '#domain/clinical/signing/signing-profile.ts';
import type { OwnSupervisions, SupervisionForm } from '#domain/people/team/supervision.ts';
import type { User } from '#domain/people/users/user.ts';
import { DEFAULT_TIME_ZONE, dayOf } from '#domain/platform/dates.ts';
import type { TestReply, TestVisitor } from '#tests/setup/test-visitor.ts';
import { confirmAccount } from './confirm-account.ts';
import { buildSigningProfile } from './signing-builder.ts';

interface Supervised {
  therapist: TestVisitor;
  supervisor: TestVisitor;
}

/** Proposes a therapist's supervisor as the owner, from some day to come by default. */
export async function nameSupervisor(
  owner: TestVisitor,
  { therapist, supervisor }: Supervised,
  changes: Partial<SupervisionForm> = {},
): Promise<TestReply> {
  const [therapistId, supervisorId] = await Promise.all([therapist, supervisor].map(idOf));
  return owner.put(`/api/team/${therapistId}/supervisor`, {
    supervisorId,
    fromOn: '2098-01-01',
    ...changes,
  });
}

/** The same for a confirmed supervisor who can sign, from today by default, with the therapist's agreement. */
export async function supervise(
  owner: TestVisitor,
  { therapist, supervisor }: Supervised,
  changes: Partial<SupervisionForm> = {},
): Promise<void> {
  await confirmAccount(owner, supervisor);
  const profile = buildSigningProfile({ printedName: 'Jules Sample', licenseNumber: '054321' });
  const saved = (await supervisor.put('/api/signing-profile', profile)).json<
    z.output<typeof ownSigningProfile>
  >();
  const fromOn = dayOf(saved.profile?.updatedAt ?? '', DEFAULT_TIME_ZONE);
  const reply = await nameSupervisor(owner, { therapist, supervisor }, { fromOn, ...changes });
  if (reply.status !== 204) throw new Error(`Not named: ${reply.status}: ${reply.text}`);
  await agree(therapist);
}

/** Agrees to what the owner proposed last, on the therapist's own account. */
export async function agree(therapist: TestVisitor): Promise<TestReply> {
  const { supervisor } = (await therapist.get('/api/supervision')).json<OwnSupervisions>();
  return therapist.post('/api/supervision/agree', { updatedAt: supervisor?.updatedAt });
}

async function idOf(visitor: TestVisitor): Promise<number> {
  return (await visitor.get('/api/user')).json<User>().id;
}

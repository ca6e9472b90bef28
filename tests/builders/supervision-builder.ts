import type { SupervisionForm } from '#domain/people/team/supervision.ts';
import type { User } from '#domain/people/users/user.ts';
import type { TestReply, TestVisitor } from '#tests/setup/test-visitor.ts';
import { confirmAccount } from './confirm-account.ts';
import { buildSigningProfile } from './signing-builder.ts';

interface Supervised {
  therapist: TestVisitor;
  supervisor: TestVisitor;
}

/** Names a therapist's supervisor as the owner, from the beginning of 2026 by default. */
export async function nameSupervisor(
  owner: TestVisitor,
  { therapist, supervisor }: Supervised,
  changes: Partial<SupervisionForm> = {},
): Promise<TestReply> {
  const [therapistId, supervisorId] = await Promise.all([therapist, supervisor].map(idOf));
  return owner.put(`/api/team/${therapistId}/supervisor`, {
    supervisorId,
    fromOn: '2026-01-01',
    ...changes,
  });
}

/** The same for a confirmed supervisor who can sign. */
export async function supervise(
  owner: TestVisitor,
  { therapist, supervisor }: Supervised,
  changes: Partial<SupervisionForm> = {},
): Promise<void> {
  await confirmAccount(owner, supervisor);
  await supervisor.put(
    '/api/signing-profile',
    buildSigningProfile({ printedName: 'Jules Sample', licenseNumber: '054321' }),
  );
  const reply = await nameSupervisor(owner, { therapist, supervisor }, changes);
  if (reply.status !== 204) throw new Error(`Not named: ${reply.status}: ${reply.text}`);
}

async function idOf(visitor: TestVisitor): Promise<number> {
  return (await visitor.get('/api/user')).json<User>().id;
}

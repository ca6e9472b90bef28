import type { User } from '#domain/people/users/user.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

/** Confirms a self-registered therapist's account as the owner. */
export async function confirmAccount(owner: TestVisitor, therapist: TestVisitor): Promise<void> {
  const { id } = (await therapist.get('/api/user')).json<User>();
  const reply = await owner.post(`/api/team/${id}/confirm`, { password: 'quiet-swing-42' });
  if (reply.status !== 204) throw new Error(`Not confirmed: ${reply.status}: ${reply.text}`);
}

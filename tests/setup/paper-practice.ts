import { buildClient } from '#tests/builders/client-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { addId } from '#tests/specimens/specimen.ts';
import { preparedPractice } from './prepared-practice.ts';
import type { TestVisitor } from './test-visitor.ts';

/** Starts a practice with a tax ID, and a therapist with a signing profile and a client: what its papers must name. */
export async function startPaperPractice(clock: () => Date, owner: TestVisitor) {
  const practice = await preparedPractice({ clock });
  await owner.put('/api/practice-settings', { taxId: '00-1234567' });
  const therapist = await practice.register();
  await therapist.put('/api/signing-profile', buildSigningProfile());
  const clientId = await addId(therapist, '/api/clients', buildClient());
  return { practice, therapist, clientId };
}

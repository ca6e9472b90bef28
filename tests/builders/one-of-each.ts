import type { Client } from '#domain/caseload/clients/client.ts';
import type { SignIn } from '#domain/people/sign-in/sign-in.ts';
import type { SealedRecord } from '#domain/program/sealed-record.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { NO_ID, type SpecimenIds } from '#tests/specimens/specimen.ts';
import { specimens } from '#tests/specimens/specimens.ts';
import { addRecord } from './add-record.ts';
import { buildClient } from './client-builder.ts';
import { confirmAccount } from './confirm-account.ts';
import { buildTask } from './task-builder.ts';

/** The ids of one record of every kind, all of one client except the sealed record. */
export interface OneOfEach extends SpecimenIds {
  sealedRecord: number;
  signIn: string;
  /** The undo of a deleted task. */
  undo: string;
}

/** Ids of no record. */
export const noneOfEach: OneOfEach = Object.assign({}, ...specimens.map(({ none }) => none), {
  sealedRecord: NO_ID,
  signIn: '00000000-0000-4000-8000-000000000000',
  undo: '00000000-0000-4000-8000-000000000000',
});

/**
 * Creates one record of every kind in a therapist's caseload through the API; sealed ones are visible only to
 * `owner`.
 */
export async function addOneOfEach(therapist: TestVisitor, owner = therapist): Promise<OneOfEach> {
  const ids = { ...noneOfEach };
  await showTaxId(therapist, owner);
  for (const { add } of specimens) Object.assign(ids, await add?.(therapist, ids));
  return {
    ...ids,
    sealedRecord: await addSealedRecord(therapist, owner),
    signIn: await currentSignIn(therapist),
    undo: await deleteTask(therapist),
  };
}

/** A superbill names the practice's tax ID, which an account is told once the owner has confirmed it. */
async function showTaxId(therapist: TestVisitor, owner: TestVisitor): Promise<void> {
  await owner.put('/api/practice-settings', { taxId: '00-1234567' });
  const { taxId } = (await therapist.get('/api/practice-settings')).json<{ taxId: string }>();
  if (taxId === '') await confirmAccount(owner, therapist);
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

import { expect } from 'vitest';
import type { User } from '#domain/people/users/user.ts';
import type { ListedRoute } from '#server/platform/openapi/route-list.ts';
import { addTemplate } from '#tests/builders/assessment-builder.ts';
import { addBackup, addBackupDownload, addBackupKey } from '#tests/builders/backup-builder.ts';
import { addClientImport } from '#tests/builders/client-builder.ts';
import { addEdition } from '#tests/builders/edition-builder.ts';
import { addInquiry, buildInquiryForm, buildSchoolsForm } from '#tests/builders/inquiry-builder.ts';
import { addOneOfEach } from '#tests/builders/one-of-each.ts';
import { secondFactorOf } from '#tests/builders/second-factor.ts';
import { type CallIds, methodOf, pathOf, privateCalls } from '#tests/builders/valid-calls.ts';
import type { AtEnd } from './temporary-folder.ts';
import { TestAuthenticator } from './test-authenticator.ts';
import { startTestPractice, type TestPractice } from './test-practice.ts';
import type { TestReply, TestVisitor } from './test-visitor.ts';

/** The same inputs in every run, so that failures are reproducible. */
export const steady = { seed: 20_261_121, numRuns: 10 };

export interface AttackedPractice extends TestPractice {
  therapist: TestVisitor;
  ids: CallIds;
  routes: readonly ListedRoute[];
}

/** Starts a practice with a record of each kind, whose owner is the attacker. */
export async function startAttackedPractice(atEnd: AtEnd): Promise<AttackedPractice> {
  const practice = await startTestPractice({}, atEnd);
  const therapist = await practice.register();
  const { id: invite } = (await therapist.post('/api/invites', {})).json<{ id: number }>();
  const inquiry = await addInquiry(therapist, practice.visitor());
  const clientImport = await addClientImport(therapist);
  const backupKey = await addBackupKey(therapist);
  const backup = await addBackup(therapist);
  const backupDownload = await addBackupDownload(therapist, backup);
  const secondFactor = await secondFactorOf(therapist);
  const template = await addTemplate(therapist);
  const edition = await addEdition(therapist);
  const { id: colleague } = (await (await practice.register()).get('/api/user')).json<User>();
  const besides = {
    ...secondFactor,
    invite,
    inquiry,
    clientImport,
    template,
    backup,
    backupKey,
    backupDownload,
    edition,
    colleague,
    supervision: '1999-12-31T00:00:00.000Z',
  };
  const ids = { ...(await addOneOfEach(therapist)), ...besides };
  return { ...practice, therapist, ids, routes: practice.app.apiRoutes };
}

const validPublicBodies: Record<string, object> = {
  'POST /api/register': {
    fullName: 'Robin Sample',
    email: 'robin@example.com',
    username: 'robin',
    password: 'quiet-swing-42',
  },
  'POST /api/login': { username: 'therapist1', password: 'quiet-swing-42' },
  'POST /api/login/code': { code: '123456' },
  'POST /api/login/passkey': { response: new TestAuthenticator().sign({ challenge: 'sample' }) },
  'POST /api/contact': buildInquiryForm(),
  'POST /api/schools-contact': buildSchoolsForm(),
};

/** The attacker must stay the owner to reach further owner-only calls. */
const toNobody: Record<string, object> = { 'PUT /api/team/owner': { userId: 999_999 } };

/** Returns the calls with a body: path, schema and a valid body. */
export function callsWithBody({ routes, ids }: AttackedPractice) {
  return routes.flatMap(({ method, url, description }) => {
    const name = `${method} ${url}`;
    const { body } = privateCalls[name] ?? {};
    if (description?.body === undefined) return [];
    return [
      {
        name,
        method: methodOf(name),
        path: pathOf(name, ids),
        schema: description.body,
        valid: { ...validPublicBodies[name], ...Object(body?.(ids)), ...toNobody[name] },
      },
    ];
  });
}

/** Returns everything a call could change, as one text. */
export async function stateOf({ database }: TestPractice): Promise<string> {
  const counts = await Promise.all(
    (['users', 'inquiries', 'outbox', 'invites', 'sign_ins', 'recovery_codes', 'passkeys'] as const).map(
      (table) =>
        database.read
          .selectFrom(table)
          .select((row) => row.fn.countAll().as('count'))
          .executeTakeFirstOrThrow(),
    ),
  );
  const versions = await database.read
    .selectFrom('caseloads')
    .select('version')
    .orderBy('therapist_id')
    .execute();
  return JSON.stringify([counts.map(({ count }) => Number(count)), versions]);
}

function isSentence(reply: TestReply): boolean {
  return (
    reply.headers.get('content-type') === 'text/plain; charset=utf-8' &&
    reply.text.length > 0 &&
    // A refused parameter is answered with all that the call takes.
    reply.text.length < 240 &&
    !/[\n{}<>]|\bat \w+ \(|SQL|sqlite|constraint|undefined|Error:|Invalid input/.test(reply.text)
  );
}

/** Expects a refusal with one sentence. `what` names the request in failures. */
export function expectRefusal(what: string, reply: TestReply): void {
  expect([what, reply.status >= 400 && reply.status < 500, reply.status]).toEqual([what, true, reply.status]);
  expect([what, isSentence(reply), reply.text]).toEqual([what, true, reply.text]);
}

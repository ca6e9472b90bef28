import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import type { OwnSupervisions } from '#domain/people/team/supervision.ts';
import type { User } from '#domain/people/users/user.ts';
import { jsonReply, noContent } from '#domain/program/api-replies.ts';
import { caseloadRecords } from '#domain/program/caseload-records.ts';
import type { Actor } from '#server/platform/database/actor.ts';
import type { ListedRoute } from '#server/platform/openapi/route-list.ts';
import { addTemplate } from '#tests/builders/assessment-builder.ts';
import { addBackup, addBackupDownload, addBackupKey } from '#tests/builders/backup-builder.ts';
import { addClientImport } from '#tests/builders/client-builder.ts';
import { confirmAccount } from '#tests/builders/confirm-account.ts';
import { addEdition } from '#tests/builders/edition-builder.ts';
import { addInquiry } from '#tests/builders/inquiry-builder.ts';
import { noBackup, noIds, noSecondFactor } from '#tests/builders/no-ids.ts';
import { addOneOfEach } from '#tests/builders/one-of-each.ts';
import { requireSecondFactor, secondFactorOf } from '#tests/builders/second-factor.ts';
import { supervise } from '#tests/builders/supervision-builder.ts';
import { type CallIds, privateCalls, sendCall } from '#tests/builders/valid-calls.ts';
import { forFile } from '#tests/setup/for-file.ts';
import type { AtEnd } from '#tests/setup/temporary-folder.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

/** Public calls; every other call needs a sign-in. */
const publicCalls = [
  'GET /api/contact/received',
  'GET /api/openapi.json',
  'GET /api/registration',
  'GET /api/schools-contact/received',
  'POST /api/contact',
  'POST /api/email-proof',
  'POST /api/failures',
  'POST /api/login',
  'POST /api/login/code',
  'POST /api/login/passkey',
  'POST /api/login/passkey/options',
  'POST /api/logout',
  'POST /api/recovery',
  'POST /api/recovery/link',
  'POST /api/register',
  'POST /api/schools-contact',
];

const ownersCalls = [
  'DELETE /api/invites/:id',
  'DELETE /api/mail-server',
  'GET /api/backup-downloads/:id',
  'GET /api/backups',
  'GET /api/consultation-requests',
  'GET /api/invites',
  'GET /api/mail-server',
  'GET /api/page-views',
  'GET /api/sealed-records',
  'GET /api/team',
  'GET /api/website-identity',
  'GET /api/website-identity/editions',
  'GET /api/website-identity/editions/:id',
  'GET /api/website-identity/editions/:id/pages',
  'GET /api/website-identity/publication',
  'POST /api/backup-keys',
  'POST /api/backups',
  'POST /api/backups/:id/check',
  'POST /api/backups/:id/download',
  'POST /api/backups/:id/restore',
  'POST /api/invites',
  'POST /api/mail-server/test',
  'POST /api/sealed-records/:id/restore',
  'POST /api/team/:id/disable',
  'POST /api/team/:id/enable',
  'POST /api/team/:id/confirm',
  'POST /api/team/:id/end-sign-ins',
  'POST /api/website-identity/pictures',
  'PUT /api/backup-key',
  'PUT /api/consultation-requests/:id',
  'PUT /api/mail-server',
  'PUT /api/practice-settings',
  'PUT /api/team/:id/supervisor',
  'PUT /api/team/owner',
  'PUT /api/website-identity',
  'PUT /api/website-identity/publication',
];

/** Calls allowed without the second factor that the practice requires: reading one's account, and setting one up. */
const settingUpCalls = [
  'GET /api/passkeys',
  'GET /api/two-factor',
  'GET /api/user',
  'POST /api/passkeys',
  'POST /api/passkeys/options',
  'POST /api/two-factor',
  'POST /api/two-factor/setup',
];

/** Calls by which a supervisor reads the signed texts of another caseload; every other therapist gets 404. */
const supervisorsCalls = ['GET /api/reviews/:id', 'POST /api/reviews/:id'];

/** Which calls each kind of actor reaches: another kind does not compile before it stands here. */
const reach: Record<
  Actor['kind'] | 'visitor' | 'owner' | 'therapist without a second factor',
  readonly string[]
> = {
  visitor: publicCalls,
  therapist: Object.keys(privateCalls).filter((name) => !ownersCalls.includes(name)),
  'therapist without a second factor': settingUpCalls,
  owner: Object.keys(privateCalls),
  supervisor: supervisorsCalls,
  // It works on the caseloads by itself, and calls nothing.
  program: [],
};

/** Never ends by itself; change-feed.test.ts follows it. */
const streams = ['GET /api/events'];

/** Calls that only an account without records takes. */
const firstCalls = ['POST /api/import'];

const nameOf = ({ method, url }: ListedRoute) => `${method} ${url}`;

/** The owner of the practice, a therapist with a record of each kind, who supervises her, and another one with nothing. */
async function startThreeTherapists(atEnd: AtEnd) {
  const practice = await startTestPractice({}, atEnd);
  const owner = await practice.register();
  // Before the others are here, so that it is not in their logs.
  const backupKey = await addBackupKey(owner);
  const therapist = await practice.register();
  const other = await practice.register();
  await confirmAccount(owner, therapist);
  await confirmAccount(owner, other);
  const supervisor = await practice.register();
  await supervise(owner, { therapist, supervisor });
  // A second factor asks for the password each time and a backup takes a thread: only calls about one get it.
  const freshIds = async (visitor: TestVisitor, name?: string): Promise<CallIds> => {
    const isAboutIt = name === undefined || /passkeys|two-factor/.test(name);
    const { id: invite } = (await owner.post('/api/invites', {})).json<{ id: number }>();
    const inquiry = await addInquiry(owner, practice.visitor());
    const clientImport = await addClientImport(visitor);
    const isAboutBackups = name === undefined || name.includes('backup');
    const backup = isAboutBackups ? await addBackup(owner) : noBackup;
    const isAboutDownloads = name === undefined || name.includes('backup-downloads');
    const backupDownload = isAboutDownloads ? await addBackupDownload(owner, backup) : 'none';
    const isAboutTemplates = name === undefined || name.includes('assessment-templates');
    const template = isAboutTemplates ? await addTemplate(visitor) : 999_999;
    const edition = await addEdition(owner);
    const isAboutTeam = name === undefined || name.includes('/api/team/:id');
    const colleague = isAboutTeam
      ? (await (await practice.register()).get('/api/user')).json<User>().id
      : 999_999;
    const { supervisor: named } = (await visitor.get('/api/supervision')).json<OwnSupervisions>();
    const secondFactor = isAboutIt ? await secondFactorOf(visitor) : noSecondFactor;
    return {
      ...(await addOneOfEach(visitor, owner)),
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
      supervision: named?.updatedAt ?? noIds.supervision,
    };
  };
  return { ...practice, owner, therapist, supervisor, other, freshIds };
}

type ThreeTherapists = Awaited<ReturnType<typeof startThreeTherapists>>;

const threeTherapists = forFile(async (atEnd) => {
  const practice = await startThreeTherapists(atEnd);
  return { ...practice, ids: await practice.freshIds(practice.therapist) };
});

/** Returns a visitor who may make a call; for signing out a device, one that no other test needs. */
async function visitorFor({ owner, therapist, supervisor, register }: ThreeTherapists, name: string) {
  if (supervisorsCalls.includes(name)) return supervisor;
  if (ownersCalls.includes(name)) return owner;
  return name === 'DELETE /api/sign-ins/:id' || firstCalls.includes(name) ? register() : therapist;
}

/** Every row there is. Each sign-in is used before, so that none is noted as used again while the calls are made. */
async function everyRow({
  database,
  owner,
  therapist,
  supervisor,
  other,
}: ThreeTherapists): Promise<unknown> {
  for (const one of [owner, therapist, supervisor, other]) await one.get('/api/user');
  const tables = [
    ...caseloadRecords.map(({ table }) => table),
    'supervisions',
    'sealed_records',
    'client_imports',
    'imported_clients',
    'invites',
    'inquiries',
    'assessment_templates',
    'users',
    'practice',
    'website_identities',
    'website_pages',
    'website_pictures',
    'sign_ins',
    'two_factor',
    'recovery_codes',
    'signing_profiles',
    'passkeys',
  ] as const;
  return Promise.all(tables.map((table) => database.read.selectFrom(table).selectAll().execute()));
}

test('The matrix has a row for every call, and every row is a call', async () => {
  const { app } = threeTherapists();
  expect(app.apiRoutes.map(nameOf).sort()).toEqual([...publicCalls, ...Object.keys(privateCalls)].sort());
});

test("The matrix agrees with each call's documented access", async () => {
  const { app } = threeTherapists();
  const by = (access: string) =>
    app.apiRoutes
      .filter(({ description }) => (description?.access ?? 'therapist') === access)
      .map(nameOf)
      .sort();
  expect(by('everyone')).toEqual(reach.visitor);
  expect(by('therapist')).toEqual(reach.therapist.toSorted());
  expect([...by('therapist'), ...by('owner')].sort()).toEqual(reach.owner.toSorted());
});

test('Every private call requires a sign-in and changes nothing without one', async () => {
  const { ids, ...practice } = threeTherapists();
  const before = await everyRow(practice);
  for (const name of Object.keys(privateCalls)) {
    const reply = await sendCall(practice.visitor(), name, ids);
    expect([name, reply.status, reply.text]).toEqual([name, 401, 'Please sign in']);
    expect(reply.headers.get('content-type'), name).toBe('text/plain; charset=utf-8');
    if (name.startsWith('GET') && !streams.includes(name)) {
      const head = await practice.visitor().request('HEAD', name.slice(4).replace(':id', '1'));
      expect([name, head.status]).toEqual([name, 401]);
    }
  }
  expect(await everyRow(practice)).toEqual(before);
});

test("Another therapist's records answer 404 like missing ones, and stay unchanged", async () => {
  const { ids, ...practice } = threeTherapists();
  const before = await everyRow(practice);
  for (const [name, { record, body, query, isOfPractice }] of Object.entries(privateCalls)) {
    const sent = JSON.stringify(body?.(ids) ?? {});
    const namesRecord = query?.(ids) !== query?.(noIds) || /"(client|group|session)Ids?"/.test(sent);
    if ((record === undefined && !namesRecord) || ownersCalls.includes(name) || isOfPractice) continue;
    const reply = await sendCall(practice.other, name, ids);
    expect([name, reply.status]).toEqual([name, 404]);
    expect(reply.text, name).toBe((await sendCall(practice.other, name, noIds)).text);
  }
  expect(await everyRow(practice)).toEqual(before);
});

test('A supervisor reaches the signed texts of the caseload and gets 404 for the rest', async () => {
  const { ids, ...practice } = threeTherapists();
  const before = await everyRow(practice);
  for (const [name, { record, isOfPractice }] of Object.entries(privateCalls)) {
    if (record === undefined || ownersCalls.includes(name) || isOfPractice || reach.supervisor.includes(name))
      continue;
    const reply = await sendCall(practice.supervisor, name, ids);
    expect([name, reply.status]).toEqual([name, 404]);
  }
  expect(await everyRow(practice)).toEqual(before);
  for (const name of reach.supervisor) {
    expect([name, (await sendCall(practice.supervisor, name, ids)).status]).toEqual([
      name,
      name.startsWith('GET') ? 200 : 201,
    ]);
  }
});

test("Lists contain only the therapist's own records", async () => {
  const { ids, ...practice } = threeTherapists();
  // Of the account that was opened there is a sign-in and a line in the log.
  const ofTheAccount = ['GET /api/sign-ins', 'GET /api/activity'];
  for (const { method, url } of practice.app.apiRoutes) {
    const isList = method === 'GET' && jsonReply(method, url) instanceof z.ZodMiniArray;
    const name = `${method} ${url}`;
    const isOthers = ownersCalls.includes(name) || privateCalls[name]?.isOfPractice;
    if (!isList || ofTheAccount.includes(name) || url.includes(':') || isOthers) continue;
    expect([name, (await sendCall(practice.other, name, ids)).json()]).toEqual([name, []]);
  }
});

test('Owner-only calls answer 403 to other therapists and change nothing', async () => {
  const { ids, ...practice } = threeTherapists();
  const before = await everyRow(practice);
  for (const name of ownersCalls) {
    const reply = await sendCall(practice.therapist, name, ids);
    expect([name, reply.status, reply.text]).toEqual([
      name,
      403,
      'Only the owner of the practice can do this',
    ]);
  }
  expect(await everyRow(practice)).toEqual(before);
});

/** The cache header of records: browsers do not store them. */
const neverKept = /no-store/;

/** Among the calls are an export with its PDFs, an encrypted backup and its check: seconds each on a busy machine. */
const EVERY_CALL_MS = 180_000;

test(
  'Every user reaches their own calls, and the replies have the documented shape',
  async () => {
    const practice = threeTherapists();
    const routes = new Map(practice.app.apiRoutes.map((route) => [nameOf(route), route]));
    let { ids } = practice;
    for (const name of Object.keys(privateCalls)) {
      if (streams.includes(name)) continue;
      const { method = '', url = '', description } = routes.get(name) ?? {};
      const { status: success = 200, answer = jsonReply(method, url) } = description ?? {};
      const isElsewhere = privateCalls[name]?.isOfSqlite && practice.database.engine === 'postgres';
      const status = isElsewhere ? 409 : success;
      const hands = await visitorFor(practice, name);
      let reply = await sendCall(hands, name, ids);
      if (reply.status !== status) {
        // Replaces the records that earlier calls deleted, signed or used up.
        ids = await practice.freshIds(supervisorsCalls.includes(name) ? practice.therapist : hands, name);
        reply = await sendCall(hands, name, ids);
      }
      expect([name, reply.headers.get('cache-control')]).toEqual([name, expect.stringMatching(neverKept)]);
      expect([name, reply.status, reply.status === status ? '' : reply.text]).toEqual([name, status, '']);
      if (isElsewhere) continue;
      if (typeof answer === 'string') {
        expect(reply.headers.get('content-type'), name).toContain(answer);
      } else if (answer !== undefined && answer !== noContent) {
        expect([name, answer.safeParse(reply.json()).error]).toEqual([name, undefined]);
      } else {
        expect([name, reply.text]).toEqual([name, '']);
      }
    }
  },
  EVERY_CALL_MS,
);

test('Without the required second factor an account reaches only the calls that set one up', async () => {
  const practice = await startThreeTherapists(onTestFinished);
  const ids = await practice.freshIds(practice.therapist);
  const allowed = practice.app.apiRoutes.filter(({ description }) => description?.isForSettingUp);
  expect(allowed.map(nameOf).sort()).toEqual(reach['therapist without a second factor']);
  await requireSecondFactor(practice.owner);
  const newcomer = await practice.register();
  const before = await everyRow(practice);
  for (const name of Object.keys(privateCalls).filter((one) => !settingUpCalls.includes(one))) {
    const reply = await sendCall(newcomer, name, ids);
    expect([name, reply.status, reply.text]).toEqual([
      name,
      403,
      'Your practice requires a second factor. Set one up under Settings, Security',
    ]);
  }
  expect(await everyRow(practice)).toEqual(before);
});

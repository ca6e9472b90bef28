import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { IssuedInvite } from '#domain/people/invitations/invite.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { TeamMember } from '#domain/people/team/team-member.ts';
import type { ActivityLine } from '#domain/platform/audit/activity.ts';
import { issueRecoveryLink } from '#server/people/sign-in/issue-recovery-link.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { addPasskey, codeAt, signInByPasskey, turnOnTwoFactor } from '#tests/builders/second-factor.ts';
import { TestAuthenticator } from '#tests/setup/test-authenticator.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

const confirmation = { password: 'quiet-swing-42' };
const credentials = { username: 'therapist2', ...confirmation };
const DISABLED = 'This account is disabled. Please ask the owner of your practice';
let now: Date;
let practice: TestPractice;
let owner: TestVisitor;
let colleague: TestVisitor;

beforeEach(async () => {
  now = new Date('2026-11-20T15:00:00.000Z');
  practice = await startTestPractice({ clock: () => now });
  owner = await practice.register();
  colleague = await practice.register();
});

const acts = ['end-sign-ins', 'disable', 'enable', 'confirm'] as const;
const act = (what: (typeof acts)[number], body: object = confirmation, id: number | string = 2) =>
  owner.post(`/api/team/${id}/${what}`, body);

async function logOf(therapist: TestVisitor): Promise<unknown[]> {
  const lines = (await therapist.get('/api/activity')).json<ActivityLine[]>();
  return lines.map(({ action, entity, entityId, fullName }) => [action, entity, entityId, fullName]);
}

describe.each(acts)('To %s, the owner', (what) => {
  test('confirms with the password', async () => {
    expect(statusAndText(await act(what, {}))).toEqual([400, 'Password is required']);
    expect(statusAndText(await act(what, { password: 'wrong-guess' }))).toEqual([
      403,
      'Your current password is not right',
    ]);
    expect((await colleague.get('/api/user')).status).toBe(200);
  });

  test('confirms with a code too if two-factor sign-in is on', async () => {
    const { secret } = await turnOnTwoFactor(owner, now);
    expect((await act(what)).status).toBe(403);
    now = new Date(now.getTime() + 60_000);
    expect((await act(what, { ...confirmation, code: codeAt(secret, now) })).status).toBe(204);
  });

  test("names somebody else's account", async () => {
    expect(statusAndText(await act(what, confirmation, 999))).toEqual([
      404,
      'The requested therapist could not be found',
    ]);
    expect((await act(what, confirmation, 'two')).status).toBe(404);
    expect((await act(what, confirmation, 1)).status).toBe(409);
    expect((await owner.get('/api/user')).status).toBe(200);
  });
});

test('The owner can sign a therapist out everywhere, who can sign in again', async () => {
  expect((await act('end-sign-ins')).status).toBe(204);
  expect((await colleague.get('/api/user')).status).toBe(401);
  expect((await colleague.post('/api/login', credentials)).status).toBe(200);
  expect((await owner.get('/api/user')).status).toBe(200);
});

describe('A disabled account', () => {
  test.each([
    ['the cookie that it had', async () => (await colleague.get('/api/user')).status, 401],
    [
      'the password',
      async () => statusAndText(await practice.visitor().post('/api/login', credentials)),
      [403, DISABLED],
    ],
    [
      'a wrong password',
      async () =>
        statusAndText(
          await practice.visitor().post('/api/login', { ...credentials, password: 'wrong-guess' }),
        ),
      [401, 'Invalid username or password'],
    ],
  ])('cannot be signed in to with %s', async (_way, signIn, answer) => {
    expect((await act('disable')).status).toBe(204);
    expect(await signIn()).toEqual(answer);
  });

  test('cannot be signed in to with password and code, started before or after', async () => {
    const { secret } = await turnOnTwoFactor(colleague, now);
    now = new Date(now.getTime() + 60_000);
    const begun = practice.visitor();
    await begun.post('/api/login', credentials);
    await act('disable');
    const code = { code: codeAt(secret, now) };
    expect((await begun.post('/api/login/code', code)).status).toBe(401);
    await begun.post('/api/login', credentials);
    expect(statusAndText(await begun.post('/api/login/code', code))).toEqual([403, DISABLED]);
  });

  test('cannot be signed in to with a passkey', async () => {
    const device = new TestAuthenticator();
    await addPasskey(colleague, device);
    await act('disable');
    expect(await signInByPasskey(practice.visitor(), device)).toEqual([403, DISABLED]);
  });

  test('gets no new password with a link, created before or after', async () => {
    const before = await issueRecoveryLink(practice.database, 'therapist2', now);
    await act('disable');
    const after = await issueRecoveryLink(practice.database, 'therapist2', now);
    expect(before && after).toBeDefined();
    const link = { token: after?.token, newPassword: 'brave-kite-77' };
    expect(statusAndText(await practice.visitor().post('/api/recovery/link', link))).toEqual([403, DISABLED]);
    expect(statusAndText(await practice.visitor().post('/api/recovery', link))).toEqual([403, DISABLED]);
    await act('enable');
    expect((await practice.visitor().post('/api/login', credentials)).status).toBe(200);
  });

  test('keeps its private records, and has access again when it is enabled', async () => {
    const { id } = await addRecord<Client>(colleague, '/api/clients', buildClient());
    await act('disable');
    expect((await owner.get(`/api/clients/${id}`)).status).toBe(404);
    expect((await owner.get('/api/clients')).json()).toEqual([]);
    expect((await owner.get('/api/sealed-records')).json()).toEqual([]);
    expect((await act('enable')).status).toBe(204);
    expect((await colleague.get('/api/user')).status).toBe(401);
    await colleague.post('/api/login', credentials);
    expect((await colleague.get(`/api/clients/${id}`)).status).toBe(200);
  });

  test('is marked in the team, and cannot become the owner', async () => {
    await act('disable');
    const team = (await owner.get('/api/team')).json<TeamMember[]>();
    expect(team.map(({ disabledAt }) => disabledAt)).toEqual([null, now.toISOString()]);
    const transfer = { userId: 2, ...confirmation };
    expect(statusAndText(await owner.put('/api/team/owner', transfer))).toEqual([
      409,
      'This account is disabled. Enable it first',
    ]);
  });
});

test('Changes at the same moment: of a supervision none fails, and no owner is disabled by a transfer', async () => {
  for (let round = 0; round < 20; round += 1) {
    const propose = () => owner.put('/api/team/2/supervisor', { supervisorId: 1, fromOn: '2098-01-01' });
    await colleague.delete('/api/supervision');
    await propose();
    const agreement = { updatedAt: now.toISOString() };
    const agree = () => colleague.post('/api/supervision/agree', agreement);
    const replies = await Promise.all([propose(), agree(), propose()]);
    for (const { status } of replies) expect([204, 409]).toContain(status);
  }
  const transfer = { userId: 2, ...confirmation };
  const [disabled, given] = await Promise.all([act('disable'), owner.put('/api/team/owner', transfer)]);
  expect([disabled.status, given.status].sort()).not.toEqual([204, 204]);
  const settings = await practice.database.read
    .selectFrom('practice')
    .innerJoin('users', 'users.id', 'practice.owner_id')
    .select('users.disabled_at')
    .executeTakeFirstOrThrow();
  expect(settings.disabled_at).toBeNull();
});

test("The owner's changes of an account are recorded in both logs, once", async () => {
  for (const what of ['disable', 'disable', 'enable', 'end-sign-ins'] as const) await act(what);
  await colleague.post('/api/login', credentials);
  const byOwner = [
    ['delete', 'sign-in', 2, 'Ada Sample'],
    ['restore', 'access', 2, 'Ada Sample'],
    ['delete', 'access', 2, 'Ada Sample'],
  ];
  await owner.put('/api/user', { fullName: 'Ada Sample' });
  const ofAccess = (line: unknown) => Array.isArray(line) && ['access', 'sign-in'].includes(line[1]);
  expect((await logOf(owner)).filter(ofAccess)).toEqual(byOwner);
  expect((await logOf(colleague)).filter(ofAccess).slice(1)).toEqual(byOwner);
});

describe('A self-registered account', () => {
  const letter = {
    npi: '1999999999',
    taxId: '11-1999999',
    paymentInstructions: 'Checks to the practice',
    paymentLink: 'https://pay.example.com',
  };
  const lettersOf = async (therapist: TestVisitor) => {
    const { npi, taxId, paymentInstructions, paymentLink } = (
      await therapist.get('/api/practice-settings')
    ).json<PracticeSettings>();
    return { npi, taxId, paymentInstructions, paymentLink };
  };
  const isConfirmed = async () =>
    (await owner.get('/api/team')).json<TeamMember[]>().map((one) => one.isConfirmed);

  beforeEach(async () => {
    await owner.put('/api/practice-settings', letter);
  });

  test('cannot read tax ID, NPI or payment instructions until the owner confirms it', async () => {
    expect(await lettersOf(owner)).toEqual(letter);
    expect(await lettersOf(colleague)).toEqual({
      npi: '',
      taxId: '',
      paymentInstructions: '',
      paymentLink: '',
    });
    expect(await isConfirmed()).toEqual([true, false]);
    expect((await act('confirm')).status).toBe(204);
    expect(await lettersOf(colleague)).toEqual(letter);
    expect(await isConfirmed()).toEqual([true, true]);
    expect(await logOf(colleague)).toContainEqual(['update', 'access', 2, expect.any(String)]);
  });

  test('can read them as the owner', async () => {
    expect((await owner.put('/api/team/owner', { userId: 2, ...confirmation })).status).toBe(204);
    expect(await lettersOf(colleague)).toEqual(letter);
  });
});

test('An invited account is confirmed from the start, also while registration is open', async () => {
  const invite = async () => (await owner.post('/api/invites', { note: '' })).json<IssuedInvite>().code;
  const newest = async () => (await owner.get('/api/team')).json<TeamMember[]>().at(-1);
  const usedWhileOpen = await invite();
  await practice.register({ inviteCode: usedWhileOpen });
  expect(await newest()).toMatchObject({ isConfirmed: true });
  await practice.register({ inviteCode: usedWhileOpen });
  expect(await newest()).toMatchObject({ isConfirmed: false });

  await owner.put('/api/practice-settings', { registration: 'invite' });
  await expect(practice.register({ inviteCode: usedWhileOpen })).rejects.toThrow('403');
  await practice.register({ inviteCode: await invite() });
  expect(await newest()).toMatchObject({ isConfirmed: true });
});

import { beforeEach, describe, expect, test } from 'vitest';
import type { RecoveryAccount } from '#domain/people/sign-in/recovery.ts';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import { auditKeyFrom } from '#server/platform/database/audit-key.ts';
import { addPasskey, turnOnTwoFactor } from '#tests/builders/second-factor.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import { issueRecoveryLink } from './issue-recovery-link.ts';
import { deleteOldLinks } from './recovery-link-store.ts';

const MINUTE_MS = 60_000;
const began = new Date('2026-11-20T15:00:00.000Z');
const newPassword = 'brave-kite-77';

const wrong = 'This link is not right. Please copy the whole of it, or ask for a new one';
const used = 'This link has been used already. Please ask for a new one if you need it';
const expired = 'This link has expired: it worked for one hour. Please ask for a new one';

let practice: TestPractice;
let now: Date;

beforeEach(async () => {
  now = began;
  practice = await startTestPractice({ clock: () => now });
});

async function issue(name = 'therapist1'): Promise<string> {
  const issued = await issueRecoveryLink(practice.database, name, now);
  if (!issued) throw new Error(`No link for ${name}`);
  return issued.token;
}

const look = (token: unknown) => practice.visitor().post('/api/recovery/link', { token });
const recover = (body: object) => practice.visitor().post('/api/recovery', body);
const signIn = (password: string) =>
  practice.visitor().post('/api/login', { username: 'therapist1', password });

describe('A recovery link is created', () => {
  test.each(['therapist1', ' THERAPIST1 ', 'therapist1@example.com', 'Therapist1@EXAMPLE.com'])(
    'for %o',
    async (name) => {
      await practice.register();
      await practice.register();
      const reply = await look(await issue(name));
      expect(reply.json<RecoveryAccount>()).toEqual({
        username: 'therapist1',
        fullName: 'Therapist 1 Sample',
      });
    },
  );

  test('for the account with the name as username before one with it as email', async () => {
    await practice.register({ email: 'shared@example.com' });
    await practice.register({ username: 'shared@example.com' });
    expect((await look(await issue('shared@example.com'))).json<RecoveryAccount>().fullName).toBe(
      'Therapist 2 Sample',
    );
  });

  test('for existing accounts only, and with the key of the activity log', async () => {
    await practice.register();
    expect(await issueRecoveryLink(practice.database, 'therapist', now)).toBeUndefined();
    // A line with another key would make the activity log look altered ever after.
    const { database } = practice;
    const elsewhere = {
      read: database.read,
      write: database.write.bind(database),
      auditKey: auditKeyFrom('another-key-of-another-data-folder'),
    };
    await expect(issueRecoveryLink(elsewhere, 'therapist1', now)).rejects.toThrow(
      'Run this with the AUDIT_KEY or the DATA_DIR of the program',
    );
    expect(await verifyAudit(database)).toMatchObject([{ brokenAt: undefined }]);
  });

  test('with only its hash stored, and recorded in the log', async () => {
    await practice.register();
    const token = await issue();
    const { read } = practice.database;
    expect(JSON.stringify(await read.selectFrom('recovery_links').selectAll().execute())).not.toContain(
      token,
    );
    const log = read.selectFrom('audit_log').select(['user_id', 'action', 'entity']).orderBy('position');
    expect(await log.execute()).toEqual([
      { user_id: 1, action: 'create', entity: 'account' },
      { user_id: 0, action: 'create', entity: 'recovery-link' },
    ]);
  });
});

describe('An invalid link', () => {
  test.each([
    [{}, 400, wrong],
    [{ token: '' }, 400, wrong],
    [{ token: 7, newPassword }, 400, wrong],
    [{ token: 'x'.repeat(201), newPassword }, 400, wrong],
    [{ token: 'made-up', newPassword: 'short' }, 400, 'Password must be at least 6 characters'],
    [{ token: 'made-up', newPassword }, 404, wrong],
  ])('%o answers %i: %s', async (body, status, message) => {
    await practice.register();
    await issue();
    const reply = await recover(body);
    expect([reply.status, reply.text]).toEqual([status, message]);
    expect((await signIn('quiet-swing-42')).status).toBe(200);
  });

  test('has expired after an hour, and is deleted a day later', async () => {
    await practice.register();
    const token = await issue();
    now = new Date(began.getTime() + 59 * MINUTE_MS);
    expect((await look(token)).status).toBe(200);
    now = new Date(began.getTime() + 60 * MINUTE_MS);
    for (const reply of [await look(token), await recover({ token, newPassword })]) {
      expect([reply.status, reply.text]).toEqual([410, expired]);
    }
    now = new Date(now.getTime() + 25 * 60 * MINUTE_MS);
    await practice.database.write((queries) => deleteOldLinks(queries, now));
    expect([(await look(token)).status, (await look(token)).text]).toEqual([404, wrong]);
  });

  test('is one that a newer one replaced', async () => {
    await practice.register();
    const [old, token] = [await issue(), await issue()];
    expect((await look(old)).status).toBe(404);
    expect((await recover({ token, newPassword })).status).toBe(204);
  });
});

describe('Choosing a password with a link', () => {
  test('takes effect at once, works once, and signs out every device of this account only', async () => {
    const laptop = await practice.register();
    const neighbour = await practice.register();
    const token = await issue();
    const reply = await recover({ token, newPassword });
    expect([reply.status, reply.text, reply.headers.getSetCookie()]).toEqual([204, '', []]);
    expect((await laptop.get('/api/user')).status).toBe(401);
    expect((await neighbour.get('/api/user')).status).toBe(200);
    expect((await signIn('quiet-swing-42')).status).toBe(401);
    expect((await signIn(newPassword)).status).toBe(200);
    for (const again of [await look(token), await recover({ token, newPassword: 'another-kite-88' })]) {
      expect([again.status, again.text]).toEqual([410, used]);
    }
    expect((await signIn(newPassword)).status).toBe(200);
  });

  test('works for one of two concurrent requests', async () => {
    await practice.register();
    const token = await issue();
    const replies = await Promise.all(
      ['first-kite-11', 'second-kite-22'].map((password) => recover({ token, newPassword: password })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 410]);
  });

  test("is recorded in the account's log", async () => {
    await practice.register();
    await recover({ token: await issue(), newPassword });
    const lines = await practice.database.read
      .selectFrom('audit_log')
      .select(['user_id', 'action', 'entity', 'entity_id'])
      .where('action', '=', 'restore')
      .execute();
    expect(lines).toEqual([{ user_id: 1, action: 'restore', entity: 'account', entity_id: 1 }]);
  });

  test('does not wait for earlier wrong passwords', async () => {
    const throttled = await startTestPractice({ config: { rateLimits: true } });
    await throttled.register();
    const guess = (password: string) =>
      throttled.visitor().post('/api/login', { username: 'therapist1', password });
    for (let number = 0; number < 6; number += 1) await guess('wrong-guess');
    expect((await guess('wrong-guess')).status).toBe(429);
    const issued = await issueRecoveryLink(throttled.database, 'therapist1', new Date());
    await throttled.visitor().post('/api/recovery', { token: issued?.token, newPassword });
    expect((await guess(newPassword)).status).toBe(200);
  });
});

describe('Second factors', () => {
  const signInAgain = () => signIn(newPassword);

  async function recoverWith(options: { withoutSecondFactor?: boolean }): Promise<void> {
    const issued = await issueRecoveryLink(practice.database, 'therapist1', now, options);
    expect((await recover({ token: issued?.token, newPassword })).status).toBe(204);
  }

  test('remain if only the password is forgotten', async () => {
    await turnOnTwoFactor(await practice.register(), now);
    await recoverWith({});
    expect((await signInAgain()).json()).toEqual({ secondStep: 'code' });
  });

  test('are removed on request and recorded; those of others remain', async () => {
    const therapist = await practice.register();
    const other = await practice.register();
    await addPasskey(therapist);
    await turnOnTwoFactor(therapist, now);
    await addPasskey(other);
    await recoverWith({ withoutSecondFactor: true });
    expect((await signInAgain()).json()).toMatchObject({ username: 'therapist1' });
    const passkeys = await practice.database.read.selectFrom('passkeys').select('therapist_id').execute();
    expect(passkeys).toHaveLength(1);
    const removed = await practice.database.read
      .selectFrom('audit_log')
      .select('entity')
      .where('action', '=', 'delete')
      .orderBy('position')
      .execute();
    expect(removed.map(({ entity }) => entity)).toEqual(['passkey', 'two-factor']);
  });
});

import { expect, test } from 'vitest';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const path = '/api/signing-profile';

interface Answer {
  profile: { updatedAt: string } | null;
}

test('The signing profile requires sign-in', async () => {
  const { visitor } = await startTestPractice();
  expect((await visitor().get(path)).status).toBe(401);
  expect((await visitor().put(path, buildSigningProfile())).status).toBe(401);
});

test.each([
  [{ credentials: '' }, 'Please enter your credentials, for example OTR/L'],
  [{ npi: '1234567890' }, 'The NPI does not check. Please compare it'],
])('A signing profile with %o is refused and not saved', async (changes, message) => {
  const therapist = await (await startTestPractice()).register();
  const reply = await therapist.put(path, buildSigningProfile(changes));
  expect([reply.status, reply.text]).toEqual([400, message]);
  expect((await therapist.get(path)).json()).toEqual({ profile: null });
});

test('The profile is saved for each therapist, completely, and logged', async () => {
  const { register, database } = await startTestPractice();
  const [therapist, other] = [await register(), await register()];
  const profile = expect.objectContaining(buildSigningProfile());
  const reply = await therapist.put(path, buildSigningProfile());
  expect([reply.status, reply.json()]).toEqual([200, { profile }]);
  expect(reply.headers.get('caseload-versions')).toBe('{"account":1}');
  await therapist.put(path, buildSigningProfile({ profession: 'OTA', npi: null }));
  expect((await therapist.get(path)).json()).toMatchObject({ profile: { profession: 'OTA', npi: null } });
  expect((await other.get(path)).json()).toEqual({ profile: null });
  const log = database.read
    .selectFrom('audit_log')
    .select(['action', 'entity'])
    .where('therapist_id', '=', 1);
  expect(await log.execute()).toEqual([
    { action: 'create', entity: 'account' },
    { action: 'update', entity: 'account' },
    { action: 'update', entity: 'account' },
  ]);
});

test('When two windows save, the one with an older profile is refused', async () => {
  const therapist = await (await startTestPractice()).register();
  const { profile } = (await therapist.put(path, buildSigningProfile())).json<Answer>();
  const save = (credentials: string) =>
    therapist.put(path, buildSigningProfile({ credentials, updatedAt: profile?.updatedAt }));
  expect((await save('MS, OTR/L')).status).toBe(200);
  expect((await save('OT/L')).status).toBe(409);
  expect((await therapist.get(path)).json()).toMatchObject({ profile: { credentials: 'MS, OTR/L' } });
});

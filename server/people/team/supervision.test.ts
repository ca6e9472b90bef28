import { beforeEach, expect, test } from 'vitest';
import type { TeamMember } from '#domain/people/team/team-member.ts';
import { CHANGED_MEANWHILE } from '#server/platform/http/errors.ts';
import { confirmAccount } from '#tests/builders/confirm-account.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { nameSupervisor, supervise } from '#tests/builders/supervision-builder.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let owner: TestVisitor;
let assistant: TestVisitor;
let supervisor: TestVisitor;

beforeEach(async () => {
  practice = await startTestPractice({ clock: () => new Date('2026-11-20T15:00:00.000Z') });
  owner = await practice.register();
  assistant = await practice.register();
  supervisor = await practice.register();
});

const named = async () =>
  (await owner.get('/api/team')).json<TeamMember[]>().map(({ supervision }) => supervision);
const both = () => ({ therapist: assistant, supervisor });

test('The owner names who supervises a therapist, changes it, and ends it', async () => {
  await supervise(owner, both(), { fromOn: '2026-10-01', planText: 'An hour each Friday' });
  expect(await named()).toEqual([
    null,
    {
      supervisorId: 3,
      fromOn: '2026-10-01',
      untilOn: null,
      planText: 'An hour each Friday',
      updatedAt: '2026-11-20T15:00:00.000Z',
    },
    null,
  ]);
  const log = (await assistant.get('/api/activity')).json();
  expect(log).toContainEqual(
    expect.objectContaining({ action: 'update', entity: 'supervision', entityId: 2 }),
  );
  await supervise(owner, { therapist: assistant, supervisor }, { untilOn: '2026-12-31' });
  expect((await named())[1]).toMatchObject({ fromOn: '2026-01-01', untilOn: '2026-12-31' });
  const ended = await owner.put('/api/team/2/supervisor', { supervisorId: null, fromOn: '2026-01-01' });
  expect([ended.status, await named()]).toEqual([204, [null, null, null]]);
});

test('A supervisor is another one whom the owner knows, who may sign in, and who is no assistant', async () => {
  expect(statusAndText(await nameSupervisor(owner, both()))).toEqual([
    409,
    'Confirm the account of the supervisor first',
  ]);
  await confirmAccount(owner, supervisor);
  await supervisor.put('/api/signing-profile', buildSigningProfile({ profession: 'OTA' }));
  expect(statusAndText(await nameSupervisor(owner, both()))).toEqual([409, 'An assistant supervises nobody']);
  await supervisor.put('/api/signing-profile', buildSigningProfile());
  await owner.post('/api/team/3/disable', { password: 'quiet-swing-42' });
  expect(
    statusAndText(await owner.put('/api/team/2/supervisor', { supervisorId: 3, fromOn: '2026-01-01' })),
  ).toEqual([409, 'This account is disabled, so it supervises nobody']);
  expect(
    statusAndText(await owner.put('/api/team/2/supervisor', { supervisorId: 2, fromOn: '2026-01-01' })),
  ).toEqual([409, 'Nobody supervises their own work']);
  for (const [path, supervisorId] of [
    ['/api/team/99/supervisor', 1],
    ['/api/team/2/supervisor', 99],
  ] as const) {
    const reply = await owner.put(path, { supervisorId, fromOn: '2026-01-01' });
    expect(statusAndText(reply)).toEqual([404, 'The requested therapist could not be found']);
  }
  expect(await named()).toEqual([null, null, null]);
});

test('Days that are none, and what was changed meanwhile, are refused', async () => {
  const wrong = await nameSupervisor(owner, both(), { fromOn: '2026-10-01', untilOn: '2026-09-01' });
  expect(statusAndText(wrong)).toEqual([400, 'The last day must not be before the first']);
  await supervise(owner, both());
  const stale = await nameSupervisor(owner, both(), { updatedAt: '2026-11-19T15:00:00.000Z' });
  expect(statusAndText(stale)).toEqual([409, CHANGED_MEANWHILE]);
});

test('Nobody but the owner names a supervisor', async () => {
  expect(statusAndText(await nameSupervisor(supervisor, both()))).toEqual([
    403,
    'Only the owner of the practice can do this',
  ]);
});

import { beforeEach, describe, expect, test } from 'vitest';
import type { OwnSupervisions } from '#domain/people/team/supervision.ts';
import type { TeamMember } from '#domain/people/team/team-member.ts';
import type { ActivityLine } from '#domain/platform/audit/activity.ts';
import { CHANGED_MEANWHILE } from '#server/platform/http/errors.ts';
import { confirmAccount } from '#tests/builders/confirm-account.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { agree, nameSupervisor, supervise } from '#tests/builders/supervision-builder.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

let now: Date;
let practice: TestPractice;
let owner: TestVisitor;
let assistant: TestVisitor;
let supervisor: TestVisitor;

beforeEach(async () => {
  now = new Date('2026-11-20T15:00:00.000Z');
  practice = await startTestPractice({ clock: () => now });
  owner = await practice.register();
  assistant = await practice.register();
  supervisor = await practice.register();
});

const named = async () =>
  (await owner.get('/api/team')).json<TeamMember[]>().map(({ supervision }) => supervision);
const both = () => ({ therapist: assistant, supervisor });

/** Returns the supervisions that a user reads as an assistant, a supervisor or the owner. */
const own = async (visitor: TestVisitor) => (await visitor.get('/api/supervision')).json<OwnSupervisions>();
const readsTexts = async (visitor = supervisor) =>
  (await visitor.get('/api/reviews/open')).json<{ isSupervisor: boolean }>().isSupervisor;
const supervisionLines = async (visitor: TestVisitor) =>
  (await visitor.get('/api/activity'))
    .json<ActivityLine[]>()
    .filter(({ entity }) => entity === 'supervision')
    .map(({ action }) => action);

test('The owner names who supervises a therapist, changes it, and ends it', async () => {
  await supervise(owner, both(), { fromOn: '2026-12-01', planText: 'An hour each Friday' });
  expect(await named()).toEqual([
    null,
    {
      supervisorId: 3,
      fromOn: '2026-12-01',
      untilOn: null,
      planText: 'An hour each Friday',
      agreedAt: '2026-11-20T15:00:00.000Z',
      updatedAt: '2026-11-20T15:00:00.000Z',
    },
    null,
  ]);
  const log = (await assistant.get('/api/activity')).json();
  expect(log).toContainEqual(
    expect.objectContaining({ action: 'update', entity: 'supervision', entityId: 2 }),
  );
  await supervise(owner, { therapist: assistant, supervisor }, { untilOn: '2026-12-31' });
  expect((await named())[1]).toMatchObject({ fromOn: '2026-11-20', untilOn: '2026-12-31' });
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
  const wrong = await nameSupervisor(owner, both(), { fromOn: '2026-12-01', untilOn: '2026-11-30' });
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

describe('A supervision that is proposed', () => {
  test('opens nothing until the therapist agrees on their own account, and all three logs record both acts', async () => {
    await confirmAccount(owner, supervisor);
    await nameSupervisor(owner, both(), { fromOn: '2026-11-20' });
    expect(await readsTexts()).toBe(false);
    expect((await own(assistant)).supervisor).toMatchObject({ fromOn: '2026-11-20', agreedAt: null });
    expect((await own(supervisor)).supervised).toMatchObject([{ therapistId: 2, agreedAt: null }]);
    for (const somebodyElse of [owner, supervisor]) expect((await agree(somebodyElse)).status).not.toBe(204);
    expect(await readsTexts()).toBe(false);

    expect((await agree(assistant)).status).toBe(204);
    expect(await readsTexts()).toBe(true);
    expect((await own(supervisor)).supervised).toMatchObject([{ agreedAt: now.toISOString() }]);
    for (const one of [owner, assistant, supervisor])
      expect(await supervisionLines(one)).toEqual(['create', 'update']);
  });

  test('by the owner in favor of the owner is no exception', async () => {
    const names = { therapist: assistant, supervisor: owner };
    expect((await nameSupervisor(owner, names, { fromOn: '2026-11-20' })).status).toBe(204);
    expect(await readsTexts(owner)).toBe(false);
    await agree(assistant);
    expect(await readsTexts(owner)).toBe(true);
  });

  test('cannot begin before today', async () => {
    await confirmAccount(owner, supervisor);
    for (const fromOn of ['1990-01-01', '2026-11-19']) {
      expect(statusAndText(await nameSupervisor(owner, both(), { fromOn }))).toEqual([
        400,
        'Supervision begins today or later',
      ]);
    }
    expect(await named()).toEqual([null, null, null]);
  });

  test('begins on the day of the agreement if that is later than its first day', async () => {
    await confirmAccount(owner, supervisor);
    await nameSupervisor(owner, both(), { fromOn: '2026-11-20' });
    now = new Date('2026-11-24T15:00:00.000Z');
    await agree(assistant);
    expect((await own(assistant)).supervisor).toMatchObject({ fromOn: '2026-11-24' });
  });

  test.each([
    ['another supervisor', { supervisorId: 1 }, true],
    ['a later last day', { untilOn: '2027-06-30' }, true],
    ['no last day', { untilOn: null }, true],
    ['an earlier last day', { untilOn: '2026-12-01' }, false],
    ['another plan', { planText: 'Two hours each Friday' }, false],
  ])(
    'is agreed to again if the owner changes an agreed one to give more to read: %s',
    async (_, change, isAsked) => {
      await supervise(owner, both(), { untilOn: '2026-12-31' });
      const form = { untilOn: '2026-12-31', fromOn: '2026-11-20', ...change };
      expect((await nameSupervisor(owner, both(), form)).status).toBe(204);
      expect((await own(assistant)).supervisor?.agreedAt === null).toBe(isAsked);
      expect(await readsTexts()).toBe(!isAsked);
    },
  );

  test('is not agreed to once it was changed or is over', async () => {
    await confirmAccount(owner, supervisor);
    await nameSupervisor(owner, both(), { fromOn: '2026-11-20', untilOn: '2026-11-21' });
    const { supervisor: seen } = await own(assistant);
    now = new Date('2026-11-20T16:00:00.000Z');
    await nameSupervisor(owner, both(), { fromOn: '2026-11-20', untilOn: '2026-11-22' });
    const stale = await assistant.post('/api/supervision/agree', { updatedAt: seen?.updatedAt });
    expect(statusAndText(stale)).toEqual([409, CHANGED_MEANWHILE]);
    now = new Date('2026-11-23T16:00:00.000Z');
    expect(statusAndText(await agree(assistant))).toEqual([409, 'The last day of this supervision is over']);
    expect((await assistant.post('/api/supervision/agree', {})).status).toBe(400);
  });

  test('is declined, and an agreed one ended, by the therapist', async () => {
    expect(statusAndText(await assistant.delete('/api/supervision'))).toEqual([
      409,
      'Nobody is named as your supervisor',
    ]);
    await supervise(owner, both());
    expect((await assistant.delete('/api/supervision')).status).toBe(204);
    expect([await readsTexts(), (await own(assistant)).supervisor]).toEqual([false, null]);
    for (const one of [owner, assistant, supervisor])
      expect(await supervisionLines(one)).toEqual(['delete', 'create', 'update']);
  });
});

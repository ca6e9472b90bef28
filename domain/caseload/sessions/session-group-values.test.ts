import { expect, test } from 'vitest';
import { type SessionFormValues, sessionFormSchema, sessionFormStart } from './session-form-values.ts';
import { groupSessionsOfForm, isGroupMeeting, NEW_GROUP, noGroup } from './session-group-values.ts';

const settings = { timeZone: 'America/New_York', sessionMinutes: 45 };
const filled: SessionFormValues = {
  ...sessionFormStart({ clientId: 3, date: '2026-11-20', time: '14:30' }, settings),
  type: 'group',
};

function formWith(group: Partial<SessionFormValues['group']>, changes: Partial<SessionFormValues> = {}) {
  return sessionFormSchema.safeParse({ ...filled, ...changes, group: { ...noGroup, ...group } });
}

test.each<[string, Partial<SessionFormValues['group']>, string[]]>([
  ['no group', {}, []],
  ['a new group', { choice: NEW_GROUP, name: 'Writing', clientIds: [4] }, []],
  ['one client and another child', { choice: NEW_GROUP, name: 'Writing', others: 1 }, []],
  ['an existing group', { choice: '7', clientIds: [4] }, []],
  ['an existing group with one client', { choice: '7' }, []],
  ['a group without a name', { clientIds: [4] }, ['Please name the group']],
  ['one client only', { choice: NEW_GROUP, name: 'Writing' }, ['A group has at least two children']],
  ['a client twice', { choice: '7', clientIds: [3] }, ['A child can be in the group only once']],
  [
    'no number of others',
    { choice: NEW_GROUP, name: 'Writing', others: Number.NaN, clientIds: [4] },
    ['Other children must be a whole number from 0 to 10'],
  ],
])('The form with %s is valid or has the expected messages', (_, group, messages) => {
  expect(formWith(group).error?.issues.map(({ message }) => message) ?? []).toEqual(messages);
});

test('A session of another type belongs to no group, whatever the group fields contain', () => {
  expect(isGroupMeeting({ type: 'individual', group: { ...noGroup, clientIds: [4] } })).toBe(false);
  expect(formWith({ clientIds: [4] }, { type: 'home' }).success).toBe(true);
});

test('A new group is sent by name, an existing one by id; each with the repeat, without closed days', () => {
  const sent = (group: Partial<SessionFormValues['group']>, changes: Partial<SessionFormValues> = {}) => {
    const typed = formWith(group, changes);
    if (!typed.success) throw typed.error;
    return groupSessionsOfForm(typed.data, settings.timeZone, (day) => day === '2026-11-27');
  };
  expect(sent({ choice: NEW_GROUP, name: 'Writing', others: 2, clientIds: [4] })).toEqual({
    name: 'Writing',
    others: 2,
    clientIds: [3, 4],
    date: '2026-11-20T19:30:00.000Z',
    duration: 45,
    notes: null,
  });
  expect(
    sent({ choice: '7', clientIds: [4] }, { repeat: { ...filled.repeat, isOn: true, count: 3 } }),
  ).toMatchObject({ groupId: 7, clientIds: [3, 4], count: 3, skip: ['2026-11-27'] });
});

import type { Client } from '#domain/caseload/clients/client.ts';
import type { Group } from '#domain/caseload/groups/group.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { preparedPractice, type StartPractice } from './prepared-practice.ts';
import type { TestReply, TestVisitor } from './test-visitor.ts';

/** The first meeting of `plan` by default: a Tuesday at two. */
export const firstMeeting = '2026-11-24T19:00:00.000Z';

/** Starts a practice with three clients on November 20, 2026; `at` moves its clock. */
export async function startGroupPractice(start: StartPractice = preparedPractice) {
  let now = new Date('2026-11-20T15:00:00.000Z');
  const practice = await start({ clock: () => now });
  const owner = await practice.register();

  async function addClient(changes: object = {}, therapist: TestVisitor = owner): Promise<number> {
    return (await addRecord<Client>(therapist, '/api/clients', { ...buildClient(), ...changes })).id;
  }
  const names = ['Ada', 'Ben', 'Cleo'] as const;
  const children = [
    await addClient({ firstName: names[0] }),
    await addClient({ firstName: names[1] }),
    await addClient({ firstName: names[2] }),
  ] as const;

  const list = async (query = ''): Promise<Session[]> =>
    (await owner.get(`/api/sessions?order=oldest${query}`)).json<Session[]>();

  return {
    practice,
    owner,
    children,
    addClient,
    at(moment: string): void {
      now = new Date(moment);
    },
    planned(changes: object = {}): object {
      const plan = { name: 'Tuesday writing group', clientIds: children, date: '2026-11-24', time: '14:00' };
      return { ...plan, duration: 45, count: 3, ...changes };
    },
    /** Plans three weekly meetings of the three clients by default; sorted by day and client. */
    async plan(changes: object = {}): Promise<{ group: Group; sessions: Session[] }> {
      const sessions = await addRecord<Session[]>(owner, '/api/sessions/group', this.planned(changes));
      const group = (await owner.get(`/api/groups/${sessions[0]?.groupId}`)).json<Group>();
      return { group, sessions };
    },
    /** Returns the therapist's sessions, oldest first. */
    list,
    /** Returns what is stored, without the times of the last change. */
    async snapshot(): Promise<unknown> {
      const groups = (await owner.get('/api/groups')).text;
      const text = `[${groups},${JSON.stringify(await list())}]`;
      return JSON.parse(text, (key, value) => (key === 'updatedAt' ? undefined : value));
    },
    undo: (reply: TestReply): Promise<TestReply> => owner.post(`/api/undo/${reply.headers.get('undo')}`),
  };
}

export type GroupPractice = Awaited<ReturnType<typeof startGroupPractice>>;

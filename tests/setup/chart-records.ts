import type { ClinicalDocument, NewDocument } from '#domain/clinical/documents/document.ts';
import { buildFirstGoal, buildGoal } from '#tests/builders/goal-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { caseloadOf } from './caseload-records.ts';
import { expectStatus, type Requests, recordAdder } from './record-adder.ts';

/** A client with a goal, a proposed goal and a signed session, with functions to write documents through the API. */
export type Chart = Awaited<ReturnType<typeof startChart>>;

/** Creates the chart of Ivy Sample, with a signed note, in the signed-in user's caseload. */
export async function startChart(requests: Requests) {
  const add = recordAdder(requests);
  const caseload = caseloadOf(requests);
  const { id: clientId } = await caseload.addClient({ firstName: 'Ivy', lastName: 'Sample' });
  const goal = await caseload.addGoal(buildFirstGoal({ clientId, startsOn: '2026-09-08' }));
  const proposed = { clientId, planId: goal.planId, name: 'Cutting curves', status: 'draft' } as const;
  await caseload.addGoal(buildGoal(proposed));
  await requests.put('/api/signing-profile', buildSigningProfile());
  const { id } = await caseload.addSession(clientId, { date: '2026-10-05T14:00:00.000Z' });
  await requests.put(`/api/sessions/${id}/results/${goal.id}`, buildResult());
  await requests.post(`/api/sessions/${id}/note/sign`, { status: 'completed' });
  return {
    clientId,
    begin: (document: Omit<NewDocument, 'clientId'>) =>
      add<ClinicalDocument>('documents', { clientId, ...document }),
    change: async (documentId: number, change: object) => {
      expectStatus(200, await requests.put(`/api/documents/${documentId}`, change));
    },
    /** Makes the plan require one report, due today. */
    requireReport: async () => {
      const { planId } = goal;
      const dueOn = new Date().toISOString().slice(0, 10);
      const days = { startsOn: '2026-09-08', endsOn: '2099-06-25', reportDays: [dueOn] };
      expectStatus(200, await requests.put(`/api/plans/${planId}`, days));
      return { planId, dueOn };
    },
    /** Performs one of the actions, such as "sign". */
    act: async (documentId: number, name: string, body: object = {}) => {
      expectStatus(201, await requests.post(`/api/documents/${documentId}/${name}`, body));
    },
    read: async (documentId: number): Promise<ClinicalDocument> =>
      (await requests.get(`/api/documents/${documentId}`)).json(),
  };
}

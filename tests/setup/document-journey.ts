import type { ClinicalDocument, NewDocument } from '#domain/clinical/documents/document.ts';
import { buildFirstGoal, buildGoal } from '#tests/builders/goal-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { test as base } from './caseload-journey.ts';
import { expect } from './journey.ts';
import { recordAdder } from './record-adder.ts';

/** A child with a goal, a proposed one and a signed session, and what is written of the child through the API. */
export interface Chart {
  clientId: number;
  begin: (document: Omit<NewDocument, 'clientId'>) => Promise<ClinicalDocument>;
  change: (id: number, change: object) => Promise<void>;
  /** One of the acts, such as "sign". */
  act: (id: number, name: string, body?: object) => Promise<void>;
  read: (id: number) => Promise<ClinicalDocument>;
}

/** The journeys' test with a signed-in therapist and the chart of Ivy Sample, of whom a note is signed. */
export const test = base.extend<{ chart: Chart }>({
  chart: async ({ context: { request }, baseURL, caseload }, use) => {
    const add = recordAdder(request, baseURL ?? '');
    const { id: clientId } = await caseload.addClient({ firstName: 'Ivy', lastName: 'Sample' });
    const goal = await caseload.addGoal(buildFirstGoal({ clientId, startsOn: '2026-09-08' }));
    const proposed = { clientId, planId: goal.planId, name: 'Cutting curves', status: 'draft' } as const;
    await caseload.addGoal(buildGoal(proposed));
    await request.put('/api/signing-profile', { data: buildSigningProfile() });
    const { id } = await caseload.addSession(clientId, { date: '2026-10-05T14:00:00.000Z' });
    await request.put(`/api/sessions/${id}/results/${goal.id}`, { data: buildResult() });
    await request.post(`/api/sessions/${id}/note/sign`, { data: { status: 'completed' } });
    await use({
      clientId,
      begin: (document) => add<ClinicalDocument>('documents', { clientId, ...document }),
      change: async (documentId, data) => {
        const reply = await request.put(`/api/documents/${documentId}`, { data });
        expect(reply.status(), await reply.text()).toBe(200);
      },
      act: async (documentId, name, data = {}) => {
        const reply = await request.post(`/api/documents/${documentId}/${name}`, { data });
        expect(reply.status(), await reply.text()).toBe(201);
      },
      read: async (documentId) => (await request.get(`/api/documents/${documentId}`)).json(),
    });
  },
});

import type { Client } from '#domain/caseload/clients/client.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildAssessment } from '#tests/builders/assessment-builder.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildDocument } from '#tests/builders/document-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { addSignable } from '#tests/builders/signing-builder.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('A page of one child names no other child', async ({ page, therapist }) => {
  const { client, goal, session } = await addSignable(therapist);
  const clientId = client.id;
  const { id: document } = await addRecord<{ id: number }>(
    therapist,
    '/api/documents',
    buildDocument({ clientId }),
  );
  const { id: assessment } = await addRecord<{ id: number }>(
    therapist,
    '/api/assessments',
    buildAssessment({ clientId }),
  );
  const ids = { client: clientId, goal: goal.id, session: session.id, document, assessment };
  const other = await addRecord<Client>(
    therapist,
    '/api/clients',
    buildClient({ firstName: 'Ben', lastName: 'Brightside' }),
  );
  for (const hours of [1, 2, 24]) {
    const later = new Date(Date.parse(session.date) + hours * 60 * 60 * 1000).toISOString();
    await addRecord(therapist, '/api/sessions', buildSession({ clientId: other.id, date: later }));
  }
  for (const path of [
    `/clients/${ids.client}`,
    `/sessions/${ids.session}`,
    `/sessions/${ids.session}/note`,
    `/goals/${ids.goal}`,
    `/documents/${ids.document}`,
    `/invoices/new?clientId=${ids.client}`,
    `/assessments/${ids.assessment}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expect(page.getByText(/Brightside|\bBen\b/), path).toHaveCount(0);
  }
});

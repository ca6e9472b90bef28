import { test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { serveSite } from '#tests/setup/served-site.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

test('the home page', async ({ bench }) => {
  const site = await serveSite();
  let renamed = 0;
  await bench.compare(
    bench('from memory', async () => {
      await site.app.inject('/');
    }),
    bench('rendered, folded and compressed anew', async () => {
      renamed += 1;
      site.rename(`Sample Practice ${renamed}`);
      await site.app.inject('/');
    }),
  );
});

test('a list of 3,000 sessions', async ({ bench }) => {
  const therapist = await (await startTestPractice()).register();
  const client = await addRecord<Client>(therapist, '/api/clients', buildClient());
  const add = () => therapist.post('/api/sessions', buildSession({ clientId: client.id }));
  for (let added = 0; added < 3_000; added++) await add();
  let tag = '';
  const list = async () => therapist.get('/api/sessions', { 'if-none-match': tag });
  const learnTag = async () => {
    tag = (await list()).headers.get('etag') ?? '';
  };
  const change = async () => {
    await add();
  };
  await bench.compare(
    bench('unchanged', { beforeAll: learnTag }, async () => {
      await list();
    }),
    bench('after a change', { beforeEach: change }, async () => {
      await list();
    }),
  );
});

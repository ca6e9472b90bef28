import { expect, test } from 'vitest';
import { saveLogEnds } from '#server/platform/audit/saved-log-ends.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { answersDuring } from '#tests/setup/recorded-statements.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

test('A start reads as many rows with five therapists as with one', async () => {
  const { config, database, register } = await startTestPractice();
  const readAtStart = async () => {
    await saveLogEnds(database.read, database.file?.dataDir ?? config.dataDir);
    return answersDuring(async () => {
      const { app } = await startTestPractice({ config, database });
      await app.ready();
    });
  };
  const addTherapist = async () => {
    const therapist = await register();
    for (let client = 0; client < 3; client++) await therapist.post('/api/clients', buildClient());
  };
  await addTherapist();
  const withOne = await readAtStart();
  for (let more = 0; more < 4; more++) await addTherapist();
  expect(await readAtStart()).toEqual(withOne);
});

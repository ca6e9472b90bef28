import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { verifySigned } from '#server/signing/verify-signed.ts';
import { startProgram } from '#tests/setup/program.ts';
import { therapistAt } from '#tests/setup/program-visitor.ts';
import { faultFolder, KIND_LIMIT_MS, printFaults, tryFaults } from './fault-rounds.ts';
import { expectSignedOrNot, keepSigning } from './signed-notes.ts';

printFaults();

test('A program that is killed while notes are signed leaves each signed or a whole draft', {
  timeout: KIND_LIMIT_MS,
}, async () => {
  const environment = { DATA_DIR: faultFolder() };
  let program = await startProgram(environment);
  const port = Number(new URL(program.url).port);
  const therapist = await therapistAt(program.url);
  const acknowledged: number[] = [];
  await tryFaults('SIGKILL while signing, SQLite', 6, async (moment) => {
    const signing = keepSigning(therapist);
    await setTimeout(moment * 1_500);
    program.process.kill('SIGKILL');
    await program.ended;
    await signing.end();
    acknowledged.push(...signing.acknowledged);
    program = await startProgram(environment, { port });
    await expectSignedOrNot(therapist, acknowledged);
    return signing.acknowledged.length > 0 ? 'signed or draft' : 'killed before the first answer';
  });
  await program.stop();
  const database = await openDatabase({ dataDir: environment.DATA_DIR, databaseUrl: undefined });
  onTestFinished(() => database.close());
  expect((await verifySigned(database)).broken).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(0);
});

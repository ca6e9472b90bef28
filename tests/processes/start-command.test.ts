import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startProgram } from '#tests/setup/program.ts';
import { visitorAt } from '#tests/setup/program-visitor.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

const npmStart = ['npm', 'start'] as const;

test('A second npm start neither installs nor builds, and takes no more than eight times what npm alone takes', async () => {
  const environment = { DATA_DIR: temporaryFolder() };
  await (await startProgram(environment, { command: npmStart })).stop();

  // The same machine at the same time tells how fast it is.
  let npmAlone = 0;
  let start = 0;
  for (const _ of ['second', 'third']) {
    const began = performance.now();
    await once(spawn('npm', ['--version'], { stdio: 'ignore' }), 'close');
    const asked = performance.now();
    const again = await startProgram(environment, { command: npmStart });
    npmAlone += asked - began;
    start += performance.now() - asked;
    await again.stop();
    expect(again.output()).not.toMatch(/Installing|Building/);
  }
  expect(start / npmAlone).toBeLessThan(8);
});

test('Asking npm to stop stops the server', async () => {
  const program = await startProgram({ DATA_DIR: temporaryFolder() }, { command: npmStart });
  await program.stop();
  await expect(untilNobodyAnswers(program.url)).resolves.toBeUndefined();
});

async function untilNobodyAnswers(url: string): Promise<void> {
  const answers = await visitorAt(url)
    .get('/healthz')
    .then(
      () => true,
      () => false,
    );
  if (answers) await untilNobodyAnswers(url);
}

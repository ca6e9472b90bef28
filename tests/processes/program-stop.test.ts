import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { newAccount } from '#tests/setup/journey-account.ts';
import { startProgram } from '#tests/setup/program.ts';
import { visitorAt } from '#tests/setup/program-visitor.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s lets a running request finish and keeps what it saved',
  async (signal) => {
    const dataDir = temporaryFolder();
    const program = await startProgram({ DATA_DIR: dataDir });
    const account = newAccount();
    const body = JSON.stringify(account);

    const registering = request(`${program.url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    registering.write(body.slice(0, 20));
    await visitorAt(program.url).get('/healthz');
    program.process.kill(signal);
    await untilItTakesNoMoreConnections(program.url);
    registering.end(body.slice(20));

    const [reply] = await once(registering, 'response');
    expect(reply.statusCode, await text(reply)).toBe(201);
    expect(await program.ended).toEqual({ code: 0, signal: null });

    const again = await startProgram({ DATA_DIR: dataDir });
    const signIn = await visitorAt(again.url).post('/api/login', account);
    expect(signIn.status).toBe(200);
    await again.stop();
  },
);

async function untilItTakesNoMoreConnections(url: string): Promise<void> {
  const answers = await fetch(`${url}/healthz`).then(
    (reply) => reply.ok,
    () => false,
  );
  if (answers) await untilItTakesNoMoreConnections(url);
}

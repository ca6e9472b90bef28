import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startProgram } from '#tests/setup/program.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

test('A body that trickles in is cut off within thirty seconds', async () => {
  const program = await startProgram({ DATA_DIR: temporaryFolder() });
  const socket = connect(Number(new URL(program.url).port), '127.0.0.1');
  const began = performance.now();
  socket.on('error', () => socket.destroy());
  socket.resume();
  socket.write('POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n');
  const bytes = setInterval(() => socket.write('x'), 1_000);
  await once(socket, 'close');
  clearInterval(bytes);
  expect(performance.now() - began).toBeLessThan(31_000);
  expect((await fetch(`${program.url}/healthz`)).status).toBe(200);
  await program.stop();
});

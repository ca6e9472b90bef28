import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { GatheringSocket } from './gathering-socket.ts';

test('What the driver writes in one turn is sent at once and in order', async () => {
  const server = createServer().listen(0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const accepted = once(server, 'connection');
  const socket = new GatheringSocket();
  socket.connect(typeof address === 'object' && address !== null ? address.port : 0);
  const [[peer]] = await Promise.all([accepted, once(socket, 'connect')]);
  const sendings = [vi.spyOn(socket, '_write'), vi.spyOn(socket, '_writev')];

  for (const statement of ['log line, ', 'end of the log, ']) {
    socket.cork();
    socket.write(statement);
    socket.uncork();
  }
  await Promise.resolve();
  await new Promise<void>((resolve) => socket.write('commit', () => resolve()));

  expect(sendings.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(1);
  socket.end();
  expect(await text(peer)).toBe('log line, end of the log, commit');
});

import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems take for connections of their own: such a one would be gone before a program has it. */
const FIRST_PORT = 10_000;
const LAST_PORT = 32_000;

const givenOut = new Set<number>();

/** A port that nobody listens on at this moment, given out once. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (givenOut.has(port) || !(await isFree(port))) continue;
    givenOut.add(port);
    return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  probe.listen(port, 'localhost');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

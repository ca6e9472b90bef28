import { once } from 'node:events';
import { connect } from 'node:net';
import { computedMs } from './measured-process.ts';

/** A server that is asked: its address, and the process that answers. */
export interface Driven {
  url: string;
  pid: number;
}

/** A request as it goes over the line: the connection's number and how many came before it make the next one. */
export type NextRequest = (asked: number) => Buffer;

export interface Drive {
  requestsPerSecond: number;
  /** Microseconds that the server computed for a request, in all of its threads. */
  cpuPerRequest: number;
  /** The median wait for an answer, in milliseconds. */
  wait: number;
}

/**
 * Asks over some connections at once, each waiting for its answer, for a time and at least so many requests. Throws when
 * an answer is no success.
 */
export async function drive(
  { url, pid }: Driven,
  next: NextRequest,
  { connections, ms, atLeast = 0 }: { connections: number; ms: number; atLeast?: number },
): Promise<Drive> {
  const waits: number[] = [];
  let asked = 0;
  const computedBefore = computedMs(pid);
  const began = performance.now();
  const goesOn = () => asked < atLeast || performance.now() - began < ms;
  const port = Number(new URL(url).port);
  await Promise.all(Array.from({ length: connections }, askOnOneConnection));
  const took = performance.now() - began;
  const sorted = waits.sort((one, other) => one - other);
  return {
    requestsPerSecond: (waits.length / took) * 1000,
    cpuPerRequest: ((computedMs(pid) - computedBefore) * 1000) / waits.length,
    wait: sorted[sorted.length >> 1] ?? Number.NaN,
  };

  async function askOnOneConnection(): Promise<void> {
    const socket = connect(port, 'localhost').setNoDelay();
    await once(socket, 'connect');
    await new Promise<void>((resolve, reject) => {
      let missing = -1;
      let asksAt = 0;
      const ask = () => {
        if (!goesOn()) return resolve();
        asksAt = performance.now();
        missing = -1;
        socket.write(next(asked++));
      };
      socket.on('data', (piece) => {
        try {
          missing = missing < 0 ? missingAfterHead(piece) : missing - piece.length;
        } catch (error) {
          return reject(error);
        }
        if (missing > 0) return;
        waits.push(performance.now() - asksAt);
        ask();
      });
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('The server hung up')));
      ask();
    });
    socket.removeAllListeners().destroy();
  }
}

// The head of an answer always comes in one piece on this machine.
function missingAfterHead(piece: Buffer): number {
  const end = piece.indexOf('\r\n\r\n') + 4;
  const head = piece.toString('latin1', 0, end);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (!/^HTTP\/1.1 20[01] /.test(head) || length === undefined) throw new Error(piece.toString());
  return Number(length) - (piece.length - end);
}

/** Returns a request of a signed-in user. */
export function requestOf(path: string, cookie: string, body?: unknown): Buffer {
  const head = [`${body ? 'POST' : 'GET'} ${path} HTTP/1.1`, 'host: localhost', `cookie: ${cookie}`];
  if (!body) return Buffer.from(`${head.join('\r\n')}\r\n\r\n`);
  const text = JSON.stringify(body);
  head.push('content-type: application/json', `content-length: ${Buffer.byteLength(text)}`);
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`);
}

/** Returns the median. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;
}

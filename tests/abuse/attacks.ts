import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { buildInquiryForm, buildSchoolsForm } from '#tests/builders/inquiry-builder.ts';

export interface Target {
  host: string;
  port: number;
}

/** Attacks until `ends`, a time of the clock, and gives how many times it did what it does. */
type Attack = (target: Target, ends: number) => Promise<number>;

const AT_ONCE = 40;
const IDLE_CONNECTIONS = 10_000;

/** Attacks by strangers on a server on the internet. */
export const attacks: Record<string, Attack> = {
  'headers that never end': (target, ends) =>
    trickle(target, ends, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
  'bodies that never end': (target, ends) =>
    trickle(target, ends, headOf('POST', '/api/contact', { 'content-length': '1000' })),
  'ten thousand connections that say nothing': idle,
  'a flood of sign-ins': (target, ends) =>
    flood(target, ends, (count) =>
      post('/api/login', { username: `somebody${count}`, password: 'wrong-guess' }),
    ),
  'a flood of inquiries': (target, ends) =>
    flood(target, ends, (count) =>
      count % 2 === 0
        ? post('/api/contact', buildInquiryForm())
        : post('/api/schools-contact', buildSchoolsForm()),
    ),
  'huge bodies': (target, ends) =>
    flood(
      target,
      ends,
      () => headOf('POST', '/api/login', { 'content-length': '104857600' }) + '{"a":"'.repeat(10_000),
    ),
  'deep bodies': (target, ends) =>
    flood(target, ends, () => post('/api/login', `${'['.repeat(8_000)}${']'.repeat(8_000)}`)),
  'compressed bodies': (target, ends) => flood(target, ends, () => compressed),
  'heads of a thousand lines': (target, ends) =>
    flood(target, ends, () =>
      headOf(
        'GET',
        '/',
        Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`x-${at}`, 'x'.repeat(50)])),
      ),
    ),
  'addresses of pictures that nobody drew': (target, ends) =>
    flood(target, ends, (count) => headOf('GET', `/pictures/${count}/../../x`, {})),
};

const bomb = gzipSync(Buffer.alloc(5 * 1024 * 1024));
const compressed = Buffer.concat([
  Buffer.from(
    headOf('POST', '/api/login', {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'content-length': String(bomb.length),
    }),
  ),
  bomb,
]);

function headOf(method: string, path: string, headers: Record<string, string>): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

function post(path: string, body: unknown): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
  return headOf('POST', path, headers) + text;
}

/** A connection that is gone, whoever ended it. */
function gone(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

function open({ host, port }: Target): Socket {
  const socket = connect(port, host);
  // The server is right to end it.
  socket.on('error', () => socket.destroy());
  socket.on('data', () => undefined);
  return socket;
}

/** Requests as fast as their answers come, each on a connection of its own, some at once. */
async function flood(
  target: Target,
  ends: number,
  request: (count: number) => string | Buffer,
): Promise<number> {
  let count = 0;
  async function one(): Promise<void> {
    while (Date.now() < ends) {
      count += 1;
      const socket = open(target);
      socket.once('data', () => socket.destroy());
      socket.setTimeout(2_000, () => socket.destroy());
      socket.write(request(count));
      await gone(socket);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return count;
}

/** Connections that begin a request and go on with it by one byte a second; ended ones are opened again. */
async function trickle(target: Target, ends: number, beginning: string): Promise<number> {
  let count = 0;
  async function one(): Promise<void> {
    while (Date.now() < ends) {
      count += 1;
      const socket = open(target);
      socket.write(beginning);
      const bytes = setInterval(() => socket.write('x'), 1_000);
      const end = setTimeout(() => socket.destroy(), Math.max(ends - Date.now(), 0));
      await gone(socket);
      clearInterval(bytes);
      clearTimeout(end);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE * 10 }, one));
  return count;
}

async function idle(target: Target, ends: number): Promise<number> {
  const sockets: Socket[] = [];
  while (sockets.length < IDLE_CONNECTIONS && Date.now() < ends) {
    const some = Array.from({ length: 250 }, () => open(target));
    await Promise.all(
      some.map((socket) => new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))),
    );
    sockets.push(...some);
  }
  await new Promise((resolve) => setTimeout(resolve, Math.max(ends - Date.now(), 0)));
  for (const socket of sockets) socket.destroy();
  return sockets.length;
}

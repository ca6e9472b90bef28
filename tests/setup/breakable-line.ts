import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface BreakableLine {
  /** The address of the proxy. */
  url: string;
  /** Ends every connection and accepts no new one. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Accepts and keeps connections, but passes no bytes on. */
  freeze(): void;
  /** Passes on what was held back. */
  thaw(): void;
}

/** Starts a TCP proxy to a server on this machine that can be cut or frozen, to simulate a lost database. */
export async function breakableLine(serverUrl: string): Promise<BreakableLine> {
  const target = new URL(serverUrl);
  const sockets = new Map<Socket, Socket>();
  let frozen = false;
  const server = createServer((caller) => {
    const called = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [caller, called],
      [called, caller],
    ] as const) {
      sockets.set(socket, other);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      if (!frozen) socket.pipe(other);
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  const port = await listen(0);
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets.keys()) socket.destroy();
      await closed;
    },
    async mend() {
      await listen(port);
    },
    freeze() {
      frozen = true;
      for (const socket of sockets.keys()) socket.unpipe();
    },
    thaw() {
      frozen = false;
      for (const [socket, other] of sockets) socket.pipe(other);
    },
  };
}

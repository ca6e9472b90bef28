import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface BreakableLine {
  /** The address that leads through the line. */
  url: string;
  /** Ends every connection and takes no new one. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** A line to a server on this machine that can be cut and mended: how a database goes away and comes back. */
export async function breakableLine(serverUrl: string): Promise<BreakableLine> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const server = createServer((caller) => {
    const called = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [caller, called],
      [called, caller],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
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
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async mend() {
      await listen(port);
    },
  };
}

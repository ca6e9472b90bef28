import type { FastifyInstance } from 'fastify';
import { connectionEnded } from './errors.ts';

/**
 * Reads the address of each connection with its request, before anything waits. Node keeps what was read once, and has
 * none to give after the caller has left, when logs and limits still need it. A request whose caller has left already
 * is refused, which nobody hears.
 */
export function readCallerAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', ({ socket }, _reply, done) => {
    done(socket.remoteAddress === undefined ? connectionEnded() : undefined);
  });
}

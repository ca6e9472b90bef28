import type { FastifyInstance } from 'fastify';

/** While the program stops, every last answer also ends its connection: an open one would hold the stop up. */
export function endConnectionsWhileClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
}

import type { FastifyInstance } from 'fastify';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import type { ChangeFeed } from './change-feed.ts';

/** The route of server-sent events for a therapist's open tabs. */
export function changeRoutes(app: FastifyInstance, { changes }: { changes: ChangeFeed }): void {
  // A HEAD request would never end: only GET is offered.
  app.get('/api/events', { ...routeDoc(following), exposeHeadRoute: false }, async (request, reply) => {
    const { caseload, signInId } = request.practice;
    const events = await changes.follow(caseload.therapistId, signInId);
    // Ends with its connection; proxies must not buffer events.
    return reply
      .headers({ 'cache-control': 'no-store', connection: 'close', 'x-accel-buffering': 'no' })
      .type('text/event-stream; charset=utf-8')
      .send(events);
  });
}

const following = {
  summary:
    'Server-sent events: {"versions"} of each noun of the caseload, first of all and then of those that changed',
  answer: 'text/event-stream',
  isBackground: true,
} as const;

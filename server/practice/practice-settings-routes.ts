import type { FastifyInstance } from 'fastify';

/** How the practice works: its time zone, its defaults, its policy on absences. */
export function practiceSettingsRoutes(app: FastifyInstance): void {
  app.get('/api/practice-settings', async (request, reply) =>
    reply.header('cache-control', 'private, no-cache').send(request.practice.settings),
  );
}

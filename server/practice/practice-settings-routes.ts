import type { FastifyInstance } from 'fastify';
import { practiceSettings } from '#domain/practice/practice-settings.ts';
import { describes } from '#server/openapi/route-description.ts';

/** How the practice works: its time zone, its defaults, its policy on absences. */
export function practiceSettingsRoutes(app: FastifyInstance): void {
  app.get('/api/practice-settings', describes(showing), async (request, reply) =>
    reply.header('cache-control', 'private, no-cache').send(request.practice.settings),
  );
}

const showing = { summary: 'How the practice works: its time zone, its defaults', answer: practiceSettings };

import type { FastifyInstance } from 'fastify';
import { practiceSettingsChange } from '#domain/practice/practice-settings.ts';
import { requireOwner } from '#server/auth/require-owner.ts';
import type { PracticeServices } from '#server/auth/require-therapist.ts';
import { tellVersions } from '#server/http/replies.ts';
import { routeDoc } from '#server/http/route-doc.ts';
import { parseBody } from '#server/http/validation.ts';
import { savePracticeSettings } from './save-practice-settings.ts';

/** How the practice works: its time zone, its defaults, its policy on absences. */
export function practiceSettingsRoutes(app: FastifyInstance, services: PracticeServices): void {
  app.get('/api/practice-settings', routeDoc(showing), async (request, reply) =>
    reply.header('cache-control', 'no-store').send(request.practice.settings),
  );

  app.put(
    '/api/practice-settings',
    { onRequest: requireOwner, ...routeDoc(changing) },
    async (request, reply) => {
      const change = parseBody(practiceSettingsChange, request.body);
      const { user, actor, now } = request.practice;
      const saved = await savePracticeSettings(services.database, change, actor, now);
      for (const { therapistId, version } of saved.versions) {
        if (therapistId === user.id) tellVersions(reply, { practice: version });
        services.onChange(therapistId, { practice: version });
      }
      return reply.header('cache-control', 'no-store').send(saved.settings);
    },
  );
}

const showing = { summary: 'How the practice works: its time zone, its defaults' };

const changing = {
  summary: 'Change how the practice works; what is not named stays',
  access: 'owner',
  body: practiceSettingsChange,
} as const;

import type { FastifyInstance } from 'fastify';
import { practiceSettingsChange } from '#domain/people/practice/practice-settings.ts';
import { requireOwner } from '#server/people/sign-in/require-owner.ts';
import type { PracticeServices } from '#server/people/sign-in/require-therapist.ts';
import { type ConfirmFully, confirmed } from '#server/people/two-factor/confirm-fully.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { setVersionsHeader } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody } from '#server/platform/http/validation.ts';
import { savePracticeSettings } from './save-practice-settings.ts';

const OWN_FIRST = 'First sign in with a second factor yourself: set one up under Settings, Security';

interface PracticeSettingsServices extends PracticeServices {
  confirmFully: ConfirmFully;
}

/** Routes for the practice's settings: its time zone, its defaults, its policy on absences. */
export function practiceSettingsRoutes(app: FastifyInstance, services: PracticeSettingsServices): void {
  app.get('/api/practice-settings', routeDoc(showing), async (request, reply) =>
    reply.header('cache-control', 'no-store').send(request.practice.settings),
  );

  app.put(
    '/api/practice-settings',
    { onRequest: requireOwner, ...routeDoc(changing) },
    async (request, reply) => {
      const { confirmation, requiresSecondFactor, ...others } = parseBody(
        practiceSettingsChange,
        request.body,
      );
      const { user, actor, now, settings, hasShownSecondFactor } = request.practice;
      // Saved only where it was confirmed: another tab may begin or end it until then.
      const rule =
        requiresSecondFactor === undefined || requiresSecondFactor === settings.requiresSecondFactor
          ? {}
          : { requiresSecondFactor };
      if (rule.requiresSecondFactor !== undefined) {
        if (!hasShownSecondFactor) throw conflict(OWN_FIRST);
        await services.confirmFully(request, confirmed(confirmation));
      }
      const saved = await savePracticeSettings(services.database, { ...others, ...rule }, actor, now);
      for (const { therapistId, version } of saved.versions) {
        if (therapistId === user.id) setVersionsHeader(reply, { practice: version });
        services.onChange(therapistId, { practice: version });
      }
      return reply.header('cache-control', 'no-store').send(saved.settings);
    },
  );
}

const showing = { summary: 'How the practice works: its time zone, its defaults' };

const changing = {
  summary:
    'Change how the practice works; omitted fields stay. Requiring a second factor needs the confirmation',
  access: 'owner',
  body: practiceSettingsChange,
  refusals: {
    403: 'The password or the code is missing or not right',
    409: 'Whoever is to require a second factor has not shown one',
    429: 'Too many wrong passwords; Retry-After says when to try again',
  },
} as const;

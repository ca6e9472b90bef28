import type { FastifyInstance } from 'fastify';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import {
  isIdleTimeAllowed,
  type PreferencesChange,
  preferencesChange,
} from '#domain/people/users/preferences.ts';
import { currentSettings } from '#server/people/sign-in/current-settings.ts';
import { deleteIdleSignIns } from '#server/people/sign-in/idle-sign-ins.ts';
import { type ConfirmFully, confirmed } from '#server/people/two-factor/confirm-fully.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { invalid } from '#server/platform/http/errors.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody } from '#server/platform/http/validation.ts';
import { getPreferences, updatePreferences } from './preferences-store.ts';

/** Routes for the signed-in user's preferences. */
export function preferencesRoutes(
  app: FastifyInstance,
  { database, confirmFully }: { database: Database; confirmFully: ConfirmFully },
): void {
  app.get('/api/preferences', routeDoc(showing), async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await getPreferences(request.practice.caseload.read)),
  );

  app.put('/api/preferences', routeDoc(changing), async (request, reply) => {
    const { confirmation, ...change } = parseBody(preferencesChange, request.body);
    const { caseload, now, settings } = request.practice;
    refuseLongerIdleTime(change, settings);
    if (change.idleMinutes === null && (await getPreferences(caseload.read)).idleMinutes !== null) {
      await confirmFully(request, confirmed(confirmation));
    }
    // Sign-ins that ended under the previous idle time stay ended.
    await database.write((queries) => deleteIdleSignIns(queries, new Date(now), caseload.therapistId));
    const preferences = await caseload.write(async (queries) => {
      // The owner may have shortened the limit since; the caseload's lock now blocks such a change.
      refuseLongerIdleTime(change, await currentSettings(queries.practice));
      return updatePreferences(queries, change);
    });
    return reply.header('cache-control', 'no-store').send(preferences);
  });
}

function refuseLongerIdleTime(
  { idleMinutes }: Pick<PreferencesChange, 'idleMinutes'>,
  { longestIdleMinutes }: PracticeSettings,
): void {
  if (idleMinutes === undefined || isIdleTimeAllowed(idleMinutes, longestIdleMinutes)) return;
  throw invalid(`The practice signs everybody out after ${longestIdleMinutes} minutes at the latest`);
}

const showing = {
  summary: 'The user’s preferences: the first day of the week, and the minutes until the automatic sign-out',
};

const changing = {
  summary:
    'Change preferences; null idle minutes turn the automatic sign-out off, which needs the confirmation',
  body: preferencesChange,
  refusals: {
    403: 'The password or the code is missing or not right',
    429: 'Too many wrong passwords; Retry-After says when to try again',
  },
};

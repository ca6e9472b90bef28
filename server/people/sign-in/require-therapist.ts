import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Day, dayOf, type TimeZone } from '#domain/platform/dates.ts';
import type { AccessLog } from '#server/platform/audit/access-log.ts';
import type { TherapistActor } from '#server/platform/database/actor.ts';
import {
  type FindPlanService,
  type FindSessionTerms,
  type FollowMovedSession,
  forCaseload,
  type OnCaseloadChange,
} from '#server/platform/database/caseload.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { forbidden, unauthenticated } from '#server/platform/http/errors.ts';
import type { ListCache } from '#server/platform/http/list-cache.ts';
import { setVersionsHeader } from '#server/platform/http/replies.ts';
import { hasSecondFactor } from './second-factors.ts';
import { emptyBrowserCache, signInToken } from './sign-in-cookie.ts';
import { findSignedIn } from './sign-in-store.ts';

const MINUTE_MS = 60_000;
const SECOND_FACTOR_NEEDED = 'Your practice requires a second factor. Set one up under Settings, Security';
const SIGN_IN_WITH_IT = 'Your account has a second factor. Please sign in again with it';

export interface PracticeServices {
  database: Database;
  lists: ListCache;
  accessLog: AccessLog;
  clock: () => Date;
  onChange: OnCaseloadChange;
  onSessionMoved?: readonly FollowMovedSession[];
  findSessionTerms?: FindSessionTerms | undefined;
  findPlanService?: FindPlanService | undefined;
}

/**
 * Returns the hook of every private route: gives a signed-in therapist access to their own caseload; others get 401.
 * If the practice requires a second factor, a sign-in without one gets 403 except on the calls that set one up, and
 * on those too once the account has one.
 */
export function requireTherapist(services: PracticeServices) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // Records must not be cached on any disk.
    reply.header('cache-control', 'no-store');
    const token = signInToken(request);
    const now = services.clock();
    const found = token && (await findSignedIn(services.database, token, now, isUse(request)));
    if (!found) {
      if (token !== undefined && isUse(request)) emptyBrowserCache(reply);
      throw unauthenticated();
    }
    const { user, signInId, hasShownSecondFactor, isConfirmed, settings, versions } = found;
    // Read before the reply's data, so that a tab misses no change until it follows the change feed.
    if (request.method === 'GET') setVersionsHeader(reply, versions);
    const actor: TherapistActor = { kind: 'therapist', id: user.id, address: request.ip };
    request.signedIn = {
      user,
      actor,
      signInId,
      hasShownSecondFactor,
      isConfirmed,
      settings,
      versions,
      lists: services.lists,
      now: now.toISOString(),
      today: todayIn(settings.timeZone, now),
      caseload: forCaseload(
        {
          database: services.database,
          therapistId: user.id,
          clock: services.clock,
          onChange: (therapistId, versions) => {
            setVersionsHeader(reply, versions);
            services.onChange(therapistId, versions);
          },
          ...(services.onSessionMoved && { onSessionMoved: services.onSessionMoved }),
          findSessionTerms: services.findSessionTerms,
          findPlanService: services.findPlanService,
          hasMandates: versions.mandates > 0,
          onUndoable: (undoId) => void reply.header('undo', undoId),
        },
        actor,
      ),
      auditRead: (entry) =>
        services.accessLog.add(user.id, { ...entry, action: 'read' }, actor, now.toISOString()),
      auditOnce: (entry) => services.accessLog.auditOnce(entry, actor, now.toISOString()),
    };
    if (user.needsSecondFactor && !request.routeOptions.config.routeDoc?.isForSettingUp) {
      throw forbidden(SECOND_FACTOR_NEEDED);
    }
    const setsUp = user.needsSecondFactor && request.method !== 'GET';
    if (setsUp && (await hasSecondFactor(services.database.read, user.id))) throw forbidden(SIGN_IN_WITH_IT);
  };
}

let lastDay = { timeZone: '', minute: NaN, day: '' };

// Computing the day for each request costs more than caching it per minute.
function todayIn(timeZone: TimeZone, now: Date): Day {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  if (lastDay.minute !== minute || lastDay.timeZone !== timeZone) {
    lastDay = { timeZone, minute, day: dayOf(now, timeZone) };
  }
  return lastDay.day;
}

// Open pages reload by themselves; that is not use by a person.
function isUse({ headers, routeOptions }: FastifyRequest): boolean {
  return headers.background === undefined && !routeOptions.config.routeDoc?.isBackground;
}

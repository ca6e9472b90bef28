import { randomUUID } from 'node:crypto';
import { dayOf, type TimeZone } from '#domain/dates.ts';
import type { PracticeSettings } from '#domain/practice/practice-settings.ts';
import { changeOfFollowing } from '#domain/sessions/series-change.ts';
import type { Session, SessionChange } from '#domain/sessions/session.ts';
import { type NewSeries, repeatObstacle, weeklyMoments } from '#domain/sessions/weekly-repeat.ts';
import type { CaseloadWrites } from '#server/database/caseload.ts';
import { invalid } from '#server/http/errors.ts';
import { refuseBilled } from './billed-sessions.ts';
import { changedMoment, changeSession, momentOfSession, scheduleSession } from './save-session.ts';
import { deleteSession, getSession, listFromHereOn } from './session-store.ts';

/** Schedules a session for every week of its repeat; they share a series. */
export async function scheduleSeries(
  queries: CaseloadWrites,
  { until, count, everyWeeks, weekdays, skip, ...session }: NewSeries,
  settings: PracticeSettings,
): Promise<Session[]> {
  const repeat = { until, count, everyWeeks, weekdays, skip };
  const first = momentOfSession(session.date, session.time, settings);
  const obstacle = repeatObstacle(dayOf(first, settings.timeZone), repeat);
  if (obstacle !== undefined) throw invalid(obstacle);
  const seriesId = randomUUID();
  const sessions: Session[] = [];
  for (const date of weeklyMoments(first, repeat, settings.timeZone)) {
    sessions.push(await scheduleSession(queries, { ...session, date }, settings, { seriesId }));
  }
  return sessions;
}

/**
 * Changes a session and carries what is new about its plan over to the following ones of its series; with `cancels`,
 * cancelling too.
 */
export async function changeFromHereOn(
  queries: CaseloadWrites,
  id: number,
  change: SessionChange,
  settings: PracticeSettings,
  cancels: boolean,
): Promise<Session> {
  const before = await getSession(queries, id);
  const sessions = await listFromHereOn(queries, before);
  await refuseBilled(queries, sessions);
  const { time: _time, updatedAt: _seen, ...stated } = change;
  const date = changedMoment(before, change, settings);
  const changed = await changeSession(queries, id, change, settings);
  for (const following of sessions.slice(1)) {
    const carried = changeOfFollowing(before, { ...stated, date }, following, {
      timeZone: settings.timeZone,
      cancels,
    });
    if (Object.keys(carried).length > 0) await changeSession(queries, following.id, carried, settings);
  }
  return changed;
}

/** Deletes a session, and the following ones of its series when `scope` says so. Throws 409 when one is billed. */
export async function deleteSessions(
  queries: CaseloadWrites,
  id: number,
  scope: 'one' | 'following',
  timeZone: TimeZone,
): Promise<void> {
  const session = await getSession(queries, id);
  const sessions = scope === 'following' ? await listFromHereOn(queries, session) : [session];
  await refuseBilled(queries, sessions);
  for (const one of sessions) await deleteSession(queries, one, timeZone);
}

import { closingOn } from '#domain/caseload/closings/closed-days.ts';
import type { NewClosing } from '#domain/caseload/closings/closing.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';
import { defaultPracticeSettings } from '#domain/people/practice/default-practice-settings.ts';
import { type Day, dayOf, type Instant, momentOf, plusDays, type TimeZone } from '#domain/platform/dates.ts';
import { planMeetings } from '#server/caseload/groups/plan-meetings.ts';
import { takeAttendance } from '#server/caseload/groups/take-attendance.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';

/** The demo's groups: name, weekday, and which children. */
const groups = [
  { name: 'Tuesday writing group', others: 1, weekday: 2, children: [1, 6, 11, 16] },
  { name: 'Thursday balance group', others: 0, weekday: 4, children: [3, 8, 13] },
] as const;

const weeksBack = 5;
const meetings = 9;

/** Adds groups that have met for some weeks; attendance of the latest meeting is not taken yet. */
export async function addGroups(
  queries: CaseloadWrites,
  clientIds: readonly number[],
  { today, closings, timeZone }: { today: Day; closings: readonly NewClosing[]; timeZone: TimeZone },
): Promise<void> {
  const settings = { ...defaultPracticeSettings, timeZone };
  const sunday = plusDays(today, -new Date(`${today}T12:00:00Z`).getUTCDay());
  for (const { name, others, weekday, children } of groups) {
    const first = plusDays(sunday, weekday - 7 * weeksBack);
    const days = Array.from({ length: meetings }, (_, week) => plusDays(first, 7 * week));
    const plan = {
      name,
      others,
      clientIds: children.flatMap((index) => clientIds[index] ?? []),
      // Some families are inactive.
      allowInactive: true,
      date: momentOf(first, '16:30', timeZone),
      duration: 45,
      count: meetings,
      skip: days.filter((day) => closingOn(day, closings)),
    };
    const sessions = await planMeetings(queries, plan, settings);
    const over = [...Map.groupBy(sessions, ({ date }) => date)].filter(([date]) =>
      isBefore(date, today, timeZone),
    );
    for (const [index, [date, meeting]] of over.slice(0, -1).entries()) {
      const [groupId = 0] = meeting.flatMap((session) => session.groupId ?? []);
      const taken = meeting.map((session, place) => attended(session, (index + place) % 6));
      await takeAttendance(queries, { groupId, date, sessions: taken }, settings);
    }
  }
}

function isBefore(date: Instant, today: Day, timeZone: TimeZone): boolean {
  return dayOf(date, timeZone) < today;
}

/** Returns attendance: mostly present. */
function attended({ id, updatedAt }: Session, turn: number) {
  const status: SessionStatus = turn === 4 ? 'absence' : turn === 5 ? 'no-show' : 'completed';
  return { sessionId: id, status, updatedAt };
}

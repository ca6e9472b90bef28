import { countCheckedIn, type Meeting } from '#domain/caseload/groups/meeting.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';

/** Returns the path of a meeting's page, which contains one of its sessions. */
export function meetingPath({ groupId, sessions }: Meeting<Pick<Session, 'id'>>): string {
  return `/groups/${groupId}/meetings/${sessions[0].id}`;
}

/** Returns for how many children attendance was taken: "3 of 5". */
export function attendedText(sessions: readonly Pick<Session, 'status'>[]): string {
  return `${countCheckedIn(sessions)} of ${sessions.length}`;
}

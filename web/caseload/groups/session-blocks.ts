import { groupByMeeting, isMeeting, type Meeting } from '#domain/caseload/groups/meeting.ts';
import { statusOfMeeting } from '#domain/caseload/groups/meeting-status.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useGroupName } from './group-queries.ts';
import { attendedText, meetingPath } from './meeting-words.ts';

/** What a plan shows in one place: a session, or a meeting of a group, for which its first session stands. */
export interface SessionBlock extends Session {
  meeting?: Meeting<Session> | undefined;
}

/** Sessions as a plan shows them, in their order: those of one meeting are one. */
export function sessionBlocks(sessions: readonly Session[]): SessionBlock[] {
  return groupByMeeting(sessions).map((entry) =>
    isMeeting(entry)
      ? { ...entry.sessions[0], status: statusOfMeeting(entry.sessions), meeting: entry }
      : entry,
  );
}

/** The page that a block opens. */
export function blockPath({ id, meeting }: SessionBlock): string {
  return meeting ? meetingPath(meeting) : `/sessions/${id}`;
}

/** Gives whose block it is: the child's name, or the group's. */
export function useBlockName(
  fallback: 'Client' | 'Unknown Client' = 'Unknown Client',
): (block: SessionBlock) => string {
  const clientName = useClientName(fallback);
  const groupName = useGroupName();
  return ({ clientId, meeting }) => (meeting ? groupName(meeting.groupId) : clientName(clientId));
}

/** A block's name, of a meeting with its attendance: "Tuesday writing group · 3 of 5". */
export function blockTitle(name: string, { meeting }: SessionBlock): string {
  return meeting ? `${name} · ${attendedText(meeting.sessions)}` : name;
}

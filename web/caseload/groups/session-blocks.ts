import { groupByMeeting, isMeeting, type Meeting } from '#domain/caseload/groups/meeting.ts';
import { statusOfMeeting } from '#domain/caseload/groups/meeting-status.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useGroupName } from './group-queries.ts';
import { attendedText, meetingPath } from './meeting-texts.ts';

/** A block in a schedule: a session, or a meeting of a group, represented by its first session. */
export interface SessionBlock extends Session {
  meeting?: Meeting<Session> | undefined;
}

/** Returns sessions as blocks, in order, with one block per meeting. */
export function sessionBlocks(sessions: readonly Session[]): SessionBlock[] {
  return groupByMeeting(sessions).map((entry) =>
    isMeeting(entry)
      ? { ...entry.sessions[0], status: statusOfMeeting(entry.sessions), meeting: entry }
      : entry,
  );
}

/** Returns the path of a block's page. */
export function blockPath({ id, meeting }: SessionBlock): string {
  return meeting ? meetingPath(meeting) : `/sessions/${id}`;
}

/** Returns a function that returns a block's name: the child's or the group's. */
export function useBlockName(
  fallback: 'Client' | 'Unknown Client' = 'Unknown Client',
): (block: SessionBlock) => string {
  const clientName = useClientName(fallback);
  const groupName = useGroupName();
  return ({ clientId, meeting }) => (meeting ? groupName(meeting.groupId) : clientName(clientId));
}

/** Returns a block's name, with the attendance of a meeting: "Tuesday writing group · 3 of 5". */
export function blockTitle(name: string, { meeting }: SessionBlock): string {
  return meeting ? `${name} · ${attendedText(meeting.sessions)}` : name;
}

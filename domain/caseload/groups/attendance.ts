import * as z from 'zod/mini';
import { sessionChange } from '#domain/caseload/sessions/session.ts';
import { sessionStatuses } from '#domain/caseload/sessions/session-words.ts';
import { recordId } from '#domain/platform/record-fields.ts';
import { MEMBERS_LIMIT } from './group-member.ts';

/** The status of one child's session. `updatedAt` is the version that the caller has seen. */
const attendanceOfChild = z.object({
  sessionId: recordId('Session is required'),
  status: z.enum(sessionStatuses, 'Status is required'),
  billable: sessionChange.shape.billable,
  missedReason: sessionChange.shape.missedReason,
  updatedAt: z.string('Please reload this page and try again'),
});

/** The attendance at one meeting of a group, saved as a whole or not at all. */
export const attendance = z.object({
  groupId: recordId('Please choose a group from the list'),
  date: z.iso.datetime('Please enter a valid date'),
  sessions: z
    .array(attendanceOfChild, 'The children must be a list')
    .check(
      z.minLength(1, 'Please say of at least one child what became of the session'),
      z.maxLength(MEMBERS_LIMIT * 2, 'These are more children than a group has'),
    ),
});
export type Attendance = z.output<typeof attendance>;

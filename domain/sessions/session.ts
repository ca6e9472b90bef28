import * as z from 'zod/mini';
import { type Instant, isTime } from '#domain/dates.ts';
import { recordId, seenUpdatedAt } from '#domain/record-id.ts';
import { LONG_TEXT_LIMIT, optionalText, requiredText } from '#domain/text.ts';

export const sessionTypes = ['individual', 'group', 'home', 'absent'] as const;
export type SessionType = (typeof sessionTypes)[number];

/** What was planned. `absent` is a type; what happened is a status (`absence`), and the two are apart. */
export const sessionTypeLabels: Record<SessionType, string> = {
  individual: 'Individual Therapy',
  group: 'Group Therapy',
  home: 'Home Visit',
  absent: 'Absent',
};

export const sessionStatuses = ['scheduled', 'completed', 'cancelled', 'no-show', 'absence'] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

export const sessionStatusLabels: Record<SessionStatus, string> = {
  scheduled: 'Scheduled',
  completed: 'Completed',
  cancelled: 'Cancelled',
  'no-show': 'No Show',
  absence: 'Absence',
};

export const MINIMUM_DURATION_MINUTES = 15;
export const DURATION_STEP_MINUTES = 15;
export const DEFAULT_DURATION_MINUTES = 60;
const MAXIMUM_DURATION_MINUTES = 24 * 60;

const durationMessage = 'Duration must be at least 15 minutes';

const fields = {
  date: requiredText('Date is required', 1, 40),
  time: z.optional(
    z.nullable(
      z
        .string('Please enter a time like 14:30')
        .check(z.refine((time) => time === '' || isTime(time), 'Please enter a time like 14:30')),
    ),
  ),
  duration: z
    .int(durationMessage)
    .check(
      z.minimum(MINIMUM_DURATION_MINUTES, durationMessage),
      z.maximum(MAXIMUM_DURATION_MINUTES, 'Duration must be at most 24 hours'),
    ),
  type: z.enum(sessionTypes, 'Session type is required'),
  clientId: recordId('Client is required'),
  status: z.enum(sessionStatuses, 'Status is required'),
  notes: z.optional(optionalText(LONG_TEXT_LIMIT)),
  absenceNumber: z.optional(
    z
      .int('Absence number must be at least 1')
      .check(
        z.minimum(0, 'Absence number must be at least 1'),
        z.maximum(999, 'Absence number must be at most 999'),
      ),
  ),
  billable: z.optional(z.boolean('Billable must be yes or no')),
};

/** A new session, as the API takes it: `date` with `time` beside it names a moment (see `parseMoment`). */
export const newSession = z.object({ ...fields, status: z._default(fields.status, 'scheduled') });
export type NewSession = z.output<typeof newSession>;

/** A change of a session: any of its fields. */
export const sessionChange = z.partial(z.object({ ...fields, updatedAt: seenUpdatedAt }));
export type SessionChange = z.output<typeof sessionChange>;

export interface Session {
  id: number;
  clientId: number;
  therapistId: number;
  date: Instant;
  /** Whole minutes. */
  duration: number;
  type: SessionType;
  status: SessionStatus;
  /** 0 for whatever is not an absence. */
  absenceNumber: number;
  billable: boolean;
  notes: string | null;
  /** Sessions made together by one weekly repeat share it. */
  seriesId: string | null;
  createdAt: Instant;
  updatedAt: Instant;
}

import type { Instant } from '#domain/dates.ts';

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

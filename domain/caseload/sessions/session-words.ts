export const sessionTypes = ['individual', 'group', 'home', 'absent'] as const;
export type SessionType = (typeof sessionTypes)[number];

/** What was planned. The type `absent` (planned) and the status `absence` (happened) are distinct. */
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

export const MAXIMUM_DURATION_MINUTES = 24 * 60;
export const DURATION_STEP_MINUTES = 15;

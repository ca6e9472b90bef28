import type { Day, Instant, TimeZone } from '#domain/platform/dates.ts';

/** A session whose mandate is looked for. */
export interface SessionOfTerms {
  clientId: number;
  date: Instant;
  /** Whole minutes. */
  duration: number;
  isInGroup: boolean;
  /** The mandate that was stated; null is none. Left out, the client's mandates of that day decide. */
  stated?: number | null | undefined;
  /** The mandate that it counts toward so far; it stays unless another one follows from the rules. */
  current?: number | null | undefined;
}

/** The terms of a session by its mandate; all null without one. */
export interface SessionTerms {
  mandateId: number | null;
  /** The organization that pays; null is the family. */
  payerId: number | null;
  /** The minutes that a session is to last. */
  minutes: number | null;
  /** At most so many children at once; 1 is individual. */
  group: number | null;
  /** How many absences of a school year the payer pays; null reads the practice's setting. */
  billableAbsences: number | null;
}

/** The terms of a session that counts toward no mandate. */
export const withoutMandate: SessionTerms = {
  mandateId: null,
  payerId: null,
  minutes: null,
  group: null,
  billableAbsences: null,
};

/** A plan whose service is looked for, with the texts that were typed. */
export interface ServedPlan {
  id: number;
  clientId: number;
  serviceText: string | null;
  school: string | null;
}

/** The days of a note or a document. */
export interface PlanServiceDays {
  from: Day;
  until: Day;
  /** Counts the minutes owed in these days too; a school year starts on `schoolYearStart`, "09-01". */
  calendar?: { today: Day; timeZone: TimeZone; schoolYearStart: string } | undefined;
}

export interface PlanService {
  serviceText: string | null;
  school: string | null;
  /** Minutes; left out where nothing was owed. */
  owed?: { owed: number; covered: number };
}

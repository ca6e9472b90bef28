import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';
import { plainText } from '#domain/platform/search-text.ts';

/** A session's moment and its school year in New York, by the first calendar year. */
export const modelMoments = [
  { date: '2026-06-15T14:00:00.000Z', schoolYear: 2025 },
  { date: '2026-07-01T03:59:00.000Z', schoolYear: 2025 },
  { date: '2026-07-01T04:00:00.000Z', schoolYear: 2026 },
  { date: '2026-11-20T15:00:00.000Z', schoolYear: 2026 },
  { date: '2027-07-01T03:59:00.000Z', schoolYear: 2026 },
] as const;

export interface ModelSession {
  clientId: number;
  moment: (typeof modelMoments)[number];
  duration: number;
  status: SessionStatus;
  absenceNumber: number;
  billable: boolean;
}

export interface RequestedSession {
  clientId?: number | undefined;
  moment?: ModelSession['moment'] | undefined;
  duration?: number | undefined;
  status?: SessionStatus | undefined;
  absenceNumber?: number | undefined;
  billable?: boolean | undefined;
}

/**
 * A caseload in memory with an independent, plain implementation of the absence rules, as an oracle for the program.
 */
export class CaseloadModel {
  readonly clients = new Map<number, { firstName: string; lastName: string }>();
  readonly sessions = new Map<number, ModelSession>();

  /** Returns the expected session: a new one, or a change of `before`. */
  sessionAfter(requested: RequestedSession, before: ModelSession | undefined): ModelSession {
    const clientId = requested.clientId ?? before?.clientId ?? 0;
    const moment = requested.moment ?? before?.moment ?? modelMoments[0];
    const status = requested.status ?? before?.status ?? 'scheduled';
    const session = { clientId, moment, status, duration: requested.duration ?? before?.duration ?? 60 };
    if (status !== 'absence') {
      const free = before === undefined || before.status === 'absence' ? true : before.billable;
      return { ...session, absenceNumber: 0, billable: requested.billable ?? free };
    }
    const keepsItsNumber =
      before?.status === 'absence' &&
      before.clientId === clientId &&
      before.moment.schoolYear === moment.schoolYear &&
      !requested.absenceNumber;
    if (keepsItsNumber) {
      const { absenceNumber, billable } = before;
      return { ...session, absenceNumber, billable: requested.billable ?? billable };
    }
    const absenceNumber = requested.absenceNumber || this.#nextAbsence(clientId, moment.schoolYear);
    return { ...session, absenceNumber, billable: requested.billable ?? absenceNumber <= 3 };
  }

  /** Stores a changed session; later absences move up when it is none any more, or of another client or school year. */
  setSession(id: number, session: ModelSession): void {
    const before = this.sessions.get(id);
    this.sessions.set(id, session);
    const isStillCounted =
      session.status === 'absence' &&
      session.clientId === before?.clientId &&
      session.moment.schoolYear === before.moment.schoolYear;
    if (before !== undefined && !isStillCounted) this.#moveUp(before);
  }

  deleteSession(id: number): void {
    const before = this.sessions.get(id);
    this.sessions.delete(id);
    if (before !== undefined) this.#moveUp(before);
  }

  /** Removes a client and all sessions. */
  deleteClient(id: number): void {
    this.clients.delete(id);
    for (const [sessionId, { clientId }] of this.sessions) {
      if (clientId === id) this.sessions.delete(sessionId);
    }
  }

  /** Returns the clients' ids by last name, first name and creation. */
  clientOrder(): number[] {
    const named = [...this.clients].map(([id, { lastName, firstName }]) => ({
      id,
      name: `${plainText(lastName)}\0${plainText(firstName)}`,
    }));
    return named
      .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id))
      .map(({ id }) => id);
  }

  /** Returns the sessions' ids, newest first. */
  sessionOrder(): number[] {
    const dated = [...this.sessions].map(([id, { moment }]) => ({ id, date: moment.date }));
    return dated
      .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : b.id - a.id))
      .map(({ id }) => id);
  }

  #moveUp({ status, clientId, moment, absenceNumber }: ModelSession): void {
    if (status !== 'absence') return;
    const others = this.#absences(clientId, moment.schoolYear);
    others.sort((one, other) => one.absenceNumber - other.absenceNumber);
    for (const one of others) {
      for (let number = absenceNumber; number < one.absenceNumber; number += 1) {
        if (others.some((other) => other.absenceNumber === number)) continue;
        if (one.billable === one.absenceNumber <= 3) one.billable = number <= 3;
        one.absenceNumber = number;
      }
    }
  }

  #absences(clientId: number, schoolYear: number): ModelSession[] {
    return [...this.sessions.values()].filter(
      (one) => one.status === 'absence' && one.clientId === clientId && one.moment.schoolYear === schoolYear,
    );
  }

  #nextAbsence(clientId: number, schoolYear: number): number {
    return Math.max(0, ...this.#absences(clientId, schoolYear).map((one) => one.absenceNumber)) + 1;
  }
}

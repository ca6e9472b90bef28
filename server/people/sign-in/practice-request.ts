import type { FastifyRequest } from 'fastify';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { User } from '#domain/people/users/user.ts';
import type { Day, Instant } from '#domain/platform/dates.ts';
import type { CaseloadVersions } from '#domain/program/caseload-versions.ts';
import type { TherapistActor } from '#server/platform/database/actor.ts';
import type { AuditEntry } from '#server/platform/database/audit-log.ts';
import type { Caseload } from '#server/platform/database/caseload.ts';
import type { ListCache } from '#server/platform/http/list-cache.ts';

/** What a route knows once it is sure who asks. */
export interface PracticeRequest {
  user: User;
  /** Whoever is signed in, as the one who acts. */
  actor: TherapistActor;
  signInId: string;
  /** Whether this sign-in has shown a code or a passkey. */
  hasShownSecondFactor: boolean;
  /** Whether the owner knows whose account it is. */
  isConfirmed: boolean;
  settings: PracticeSettings;
  caseload: Caseload;
  /** How often each noun of it was changed, when it was looked up who asks. */
  versions: CaseloadVersions;
  lists: ListCache;
  now: Instant;
  /** The day it is in the practice's time zone. */
  today: Day;
  /** Notes in the audit log that a record was looked at. */
  noteRead(entry: Omit<AuditEntry, 'action'>): void;
  /** Notes in the audit log what comes many times an hour, once an hour. */
  noteOnce(entry: AuditEntry): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: PracticeRequest | undefined;
    /** Set on every route behind `requireTherapist`; asking elsewhere is a mistake in the program. */
    readonly practice: PracticeRequest;
  }
}

/** The getter behind `request.practice`. */
export function practiceOf(this: FastifyRequest): PracticeRequest {
  if (this.signedIn === undefined) throw new Error('This route is not behind requireTherapist');
  return this.signedIn;
}

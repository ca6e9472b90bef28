import type { FastifyRequest } from 'fastify';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { User } from '#domain/people/users/user.ts';
import type { Day, Instant } from '#domain/platform/dates.ts';
import type { CaseloadVersions } from '#domain/program/caseload-versions.ts';
import type { TherapistActor } from '#server/platform/database/actor.ts';
import type { AuditEntry } from '#server/platform/database/audit-log.ts';
import type { Caseload } from '#server/platform/database/caseload.ts';
import type { ListCache } from '#server/platform/http/list-cache.ts';

/** The context of a request by a signed-in therapist. */
export interface PracticeRequest {
  user: User;
  /** The signed-in therapist as the actor of changes. */
  actor: TherapistActor;
  signInId: string;
  /** Whether this sign-in was confirmed with a code or a passkey. */
  hasShownSecondFactor: boolean;
  /** Whether the owner has confirmed the account. */
  isConfirmed: boolean;
  settings: PracticeSettings;
  caseload: Caseload;
  /** The version of each kind of record when the request was authenticated. */
  versions: CaseloadVersions;
  lists: ListCache;
  now: Instant;
  /** Today in the practice's time zone. */
  today: Day;
  /** Adds a line to the audit log that a record was viewed. */
  auditRead(entry: Omit<AuditEntry, 'action'>): void;
  /** Adds a line to the audit log at most once an hour. */
  auditOnce(entry: AuditEntry): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: PracticeRequest | undefined;
    /** Set on every route behind `requireTherapist`; throws elsewhere. */
    readonly practice: PracticeRequest;
  }
}

/** The getter of `request.practice`. */
export function practiceOf(this: FastifyRequest): PracticeRequest {
  if (this.signedIn === undefined) throw new Error('This route is not behind requireTherapist');
  return this.signedIn;
}

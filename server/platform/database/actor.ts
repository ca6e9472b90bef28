/** Somebody with an account of the practice. */
export interface TherapistActor {
  kind: 'therapist';
  id: number;
  /** The network address, if known. */
  address: string | null;
}

/** A therapist who reviews another therapist's signed texts, acting in that therapist's caseload. */
export interface SupervisorActor extends Omit<TherapistActor, 'kind'> {
  kind: 'supervisor';
}

/**
 * Who acts. The kind decides what an actor may reach: a new kind, such as a guardian, makes `mayReach` and
 * `auditedAs` fail to compile until they handle it.
 */
export type Actor = TherapistActor | SupervisorActor | { kind: 'program' };

/** The program acting by itself. */
export const SYSTEM_ACTOR: Actor = { kind: 'program' };

/** The kinds of actors in the audit log. */
export type ActorKind = Actor['kind'];

/** Returns an actor as audit log columns: its kind and its user id, 0 for the program. */
export function auditedAs(actor: Actor): { actor_kind: ActorKind; user_id: number; address: string | null } {
  switch (actor.kind) {
    case 'therapist':
    case 'supervisor':
      // Despite its type, a request has no address if its caller left at once; the line is written all the same.
      return { actor_kind: actor.kind, user_id: actor.id, address: actor.address ?? null };
    case 'program':
      return { actor_kind: actor.kind, user_id: 0, address: null };
  }
}

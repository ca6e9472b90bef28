/** Somebody with an account of the practice. */
export interface TherapistActor {
  kind: 'therapist';
  id: number;
  /** From where, as far as it is known. */
  address: string | null;
}

/** A therapist in the caseload of another one, whose signed texts she reviews. */
export interface SupervisorActor extends Omit<TherapistActor, 'kind'> {
  kind: 'supervisor';
}

/**
 * Who acts. What an actor may reach is decided by the kind, here alone: a guardian would be a further kind, which the
 * compiler then asks for in `mayReach` and `auditedAs`.
 */
export type Actor = TherapistActor | SupervisorActor | { kind: 'program' };

/** What the program does by itself. */
export const SYSTEM_ACTOR: Actor = { kind: 'program' };

/** The kinds of actors as the audit log names them. */
export type ActorKind = Actor['kind'];

/** An actor as the audit log keeps it: its kind and its number, which is 0 for what is no person. */
export function auditedAs(actor: Actor): { actor_kind: ActorKind; user_id: number; address: string | null } {
  switch (actor.kind) {
    case 'therapist':
    case 'supervisor':
      return { actor_kind: actor.kind, user_id: actor.id, address: actor.address };
    case 'program':
      return { actor_kind: actor.kind, user_id: 0, address: null };
  }
}

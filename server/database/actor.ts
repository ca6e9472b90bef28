import { nounOf } from './caseload-versions.ts';
import type { OwnedTable } from './owned-statements.ts';

/** Somebody with an account of the practice. */
export interface TherapistActor {
  kind: 'therapist';
  id: number;
  /** From where, as far as it is known. */
  address: string | null;
}

/**
 * Who acts. What an actor may reach is decided by the kind, here alone: a guardian or a supervisor would be further
 * kinds, which the compiler then asks for in `mayReach` and `auditedAs`.
 */
export type Actor = TherapistActor | { kind: 'program' };

/** What the program does by itself. */
export const SYSTEM_ACTOR: Actor = { kind: 'program' };

/** The kinds of actors as the audit log names them. */
export type ActorKind = Actor['kind'];

/** Whether an actor reaches the rows of a table in the caseload of a therapist at all. */
export function mayReach(actor: Actor, therapistId: number, table: OwnedTable): boolean {
  switch (actor.kind) {
    case 'therapist':
      // The owner of the practice answers for deleted clients, and brings them back into the caseload they are of. How
      // its therapist signs in and what is logged is reached by nobody else, not even by the owner.
      return actor.id === therapistId || isOfRecords(table);
    case 'program':
      return table === 'sealed_records';
  }
}

function isOfRecords(table: OwnedTable): boolean {
  const noun = nounOf(table);
  return noun !== null && noun !== 'account';
}

/** An actor as the audit log keeps it: its kind and its number, which is 0 for what is no person. */
export function auditedAs(actor: Actor): { actor_kind: ActorKind; user_id: number; address: string | null } {
  switch (actor.kind) {
    case 'therapist':
      return { actor_kind: actor.kind, user_id: actor.id, address: actor.address };
    case 'program':
      return { actor_kind: actor.kind, user_id: 0, address: null };
  }
}

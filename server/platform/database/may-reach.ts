import type { Actor } from './actor.ts';
import { nounOf } from './caseload-versions.ts';
import type { OwnedTable } from './owned-statements.ts';

/** Whether an actor reaches the rows of a table in the caseload of a therapist at all. */
export function mayReach(actor: Actor, therapistId: number, table: OwnedTable): boolean {
  switch (actor.kind) {
    case 'therapist':
      // The owner of the practice answers for sealed records, and brings them back into the caseload they are of. How
      // its therapist signs in and what is logged is reached by nobody else, not even by the owner.
      return actor.id === therapistId || isOfRecords(table);
    case 'supervisor':
      // Of these alone what was signed since the first day of the supervision: see server/clinical/reviews/supervised-texts.ts.
      return table === 'signed_documents' || table === 'reviews';
    case 'program':
      return table === 'sealed_records';
  }
}

function isOfRecords(table: OwnedTable): boolean {
  const noun = nounOf(table);
  return noun !== null && noun !== 'account';
}

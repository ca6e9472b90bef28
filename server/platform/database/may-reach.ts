import type { Actor } from './actor.ts';
import { nounOf } from './caseload-versions.ts';
import type { OwnedTable } from './owned-statements.ts';

/** Returns whether an actor may reach a table's rows in a therapist's caseload. */
export function mayReach(actor: Actor, therapistId: number, table: OwnedTable): boolean {
  switch (actor.kind) {
    case 'therapist':
      // The practice's owner manages sealed records and restores them into their caseload. Sign-in and log tables are
      // reached only by their own therapist.
      return actor.id === therapistId || isOfRecords(table);
    case 'supervisor':
      // Only texts signed since the first day of the supervision: see server/clinical/reviews/supervised-texts.ts.
      return table === 'signed_documents' || table === 'reviews';
    case 'program':
      // It notes that a message was sent.
      return table === 'sealed_records' || table === 'messages';
  }
}

function isOfRecords(table: OwnedTable): boolean {
  const noun = nounOf(table);
  return noun !== null && noun !== 'account';
}

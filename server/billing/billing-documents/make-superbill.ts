import type { BillingDocument } from '#domain/billing/billing-documents/billing-document.ts';
import type { NewSuperbill } from '#domain/billing/billing-documents/new-superbill.ts';
import { superbillDraft } from '#domain/billing/billing-documents/superbill-draft.ts';
import { factObstacles, formObstacles } from '#domain/billing/billing-documents/superbill-obstacles.ts';
import type { ChosenVisit, SuperbillVisit } from '#domain/billing/billing-documents/superbill-visit.ts';
import { writeSuperbill } from '#domain/billing/billing-documents/write-superbill.ts';
import { canonicalText } from '#domain/platform/canonical-text.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';
import { insertBillingDocument, nextNumber } from './billing-document-store.ts';
import { type IssuingPractice, practiceOn } from './issuing-practice.ts';
import { readSuperbillFacts } from './read-superbill-facts.ts';
import { refuseReplacing } from './refuse-replacing.ts';

/**
 * Makes a superbill of the visits as edited, or as drafted. Throws 409 with the first thing that is missing, 400 for a
 * session that is not among those of the days.
 */
export async function makeSuperbill(
  queries: CaseloadWrites,
  requested: NewSuperbill,
  practice: IssuingPractice,
): Promise<BillingDocument> {
  const { clientId, fromOn, untilOn, hasInstructions = true, replacesNumber = null } = requested;
  const facts = await readSuperbillFacts(queries, { clientId, from: fromOn, to: untilOn }, practice);
  const drafted = superbillDraft(facts).visits;
  const visits = requested.visits ? chosenAmong(drafted, requested.visits) : drafted;
  const obstacles = [...factObstacles(facts), ...formObstacles(visits, facts.today)];
  const first = obstacles.find(({ isBlocking }) => isBlocking);
  if (first) throw conflict(first.sentence);
  await refuseReplacing(queries, { clientId, kind: 'superbill', replacesNumber });
  const number = await nextNumber(queries);
  const bill = writeSuperbill(facts, {
    ...{ number, replacesNumber, hasInstructions, visits },
    practice: practiceOn(practice),
  });
  return insertBillingDocument(queries, {
    ...{ clientId, number, kind: 'superbill', fromOn, untilOn, replacesNumber },
    ...{ invoiceNumber: null, paymentNumber: null, language: 'en' },
    total: bill.charge,
    text: canonicalText(bill),
  });
}

/** Returns the drafted visits that were chosen, with what was edited, in the order of their days. */
function chosenAmong(drafted: readonly SuperbillVisit[], chosen: readonly ChosenVisit[]): SuperbillVisit[] {
  const edited = new Map(chosen.map(({ sessionId, ...fields }) => [sessionId, fields]));
  const found = drafted.flatMap((visit) => {
    const fields = edited.get(visit.sessionId);
    return fields ? [{ ...visit, ...fields }] : [];
  });
  if (found.length < chosen.length) {
    throw invalid('One of these sessions cannot be on the superbill any more. Please load it again');
  }
  return found;
}

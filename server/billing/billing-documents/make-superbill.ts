import type {
  BillingDocument,
  NewBillingDocument,
} from '#domain/billing/billing-documents/billing-document.ts';
import type { Superbill } from '#domain/billing/billing-documents/superbill.ts';
import { superbillDraft } from '#domain/billing/billing-documents/superbill-draft.ts';
import { factObstacles, formObstacles } from '#domain/billing/billing-documents/superbill-obstacles.ts';
import type { ChosenVisit, SuperbillVisit } from '#domain/billing/billing-documents/superbill-visit.ts';
import { writeSuperbill } from '#domain/billing/billing-documents/write-superbill.ts';
import { canonicalText } from '#domain/platform/canonical-text.ts';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict, invalid, notFound } from '#server/platform/http/errors.ts';
import { BILLING_DOCUMENT_NOT_FOUND, insertBillingDocument, nextNumber } from './billing-document-store.ts';
import { type PracticeNow, readSuperbillFacts } from './read-superbill-facts.ts';

/** The practice with how it is reached. */
export interface IssuingPractice extends PracticeNow {
  identity: PracticeContact;
}

/**
 * Makes a superbill of the visits as edited, or as drafted. Throws 409 with the first thing that is missing, 400 for a
 * session that is not among those of the days.
 */
export async function makeSuperbill(
  queries: CaseloadWrites,
  requested: NewBillingDocument,
  practice: IssuingPractice,
): Promise<BillingDocument> {
  const { clientId, fromOn, untilOn, hasInstructions = true, replacesNumber = null } = requested;
  const facts = await readSuperbillFacts(queries, { clientId, from: fromOn, to: untilOn }, practice);
  const drafted = superbillDraft(facts).visits;
  const visits = requested.visits ? chosenAmong(drafted, requested.visits) : drafted;
  const obstacles = [...factObstacles(facts), ...formObstacles(visits, facts.today)];
  const first = obstacles.find(({ isBlocking }) => isBlocking);
  if (first) throw conflict(first.sentence);
  if (replacesNumber !== null) await refuseReplacing(queries, clientId, replacesNumber);
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

async function refuseReplacing(
  { selectFrom }: CaseloadQueries,
  clientId: number,
  number: number,
): Promise<void> {
  const replaced = await selectFrom('billing_documents')
    .select('voided_at as voidedAt')
    .where('client_id', '=', clientId)
    .where('kind', '=', 'superbill')
    .where('number', '=', number)
    .executeTakeFirst();
  if (!replaced) throw notFound(BILLING_DOCUMENT_NOT_FOUND);
  if (replaced.voidedAt === null) throw conflict(`Void superbill ${number} before you replace it`);
}

function practiceOn({ settings, identity }: IssuingPractice): Superbill['practice'] {
  const { legalName, letterheadAddress: address, npi, taxId } = settings;
  const { practiceName, phone, email } = identity;
  return { name: legalName || practiceName, address, phone, email, npi, taxId };
}

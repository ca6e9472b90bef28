import type { BillingDocument } from '#domain/billing/billing-documents/billing-document.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { conflict, notFound } from '#server/platform/http/errors.ts';
import { BILLING_DOCUMENT_NOT_FOUND } from './billing-document-store.ts';

type Replacing = Pick<BillingDocument, 'clientId' | 'kind' | 'replacesNumber'>;

/** Throws 404 unless a paper of this kind and client has the number that is replaced, 409 unless it is void. */
export async function refuseReplacing(
  { selectFrom }: CaseloadQueries,
  { clientId, kind, replacesNumber }: Replacing,
): Promise<void> {
  if (replacesNumber === null) return;
  const replaced = await selectFrom('billing_documents')
    .select('voided_at as voidedAt')
    .where('client_id', '=', clientId)
    .where('kind', '=', kind)
    .where('number', '=', replacesNumber)
    .executeTakeFirst();
  if (!replaced) throw notFound(BILLING_DOCUMENT_NOT_FOUND);
  if (replaced.voidedAt === null) throw conflict(`Void ${kind} ${replacesNumber} before you replace it`);
}

import { aboveEstimateOf, type FamilyInvoice } from '#domain/billing/billing-documents/above-estimate.ts';
import { useBilledEstimates } from './billing-document-queries.ts';

interface AboveEstimateProps {
  bill: FamilyInvoice;
  /** The invoice as it is stored, if there is one. */
  stored?: FamilyInvoice | undefined;
}

/** Says before an invoice is saved how far what is billed goes above the child's estimate. */
export function AboveEstimate({ bill, stored }: AboveEstimateProps) {
  const text = aboveEstimateOf(useBilledEstimates().data ?? [], bill, stored);
  if (!text) return null;
  return (
    <p role="status" className="text-sm text-warning-ink">
      {text}
    </p>
  );
}

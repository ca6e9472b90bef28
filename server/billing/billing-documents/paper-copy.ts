import type { BillingDocument } from '#domain/billing/billing-documents/billing-document.ts';
import type { Paper } from '#domain/billing/billing-documents/paper.ts';

/** A paper as it reads now. */
export interface PaperCopy<Kind extends Paper = Paper> {
  paper: Kind;
  /** The child among whose papers it is. */
  clientId: number;
  /** The copy that was sent last, if any. */
  last: BillingDocument | undefined;
}

import { HandCoins } from 'lucide-react';
import { useFormForClient } from '#web/caseload/clients/use-form-for-client.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { ListFrame } from '#web/platform/ui/list-frame.tsx';
import { useListSearch } from '#web/platform/ui/use-list-search.ts';
import PaymentFormDialog from './payment-form-dialog.tsx';
import { PaymentListFilters } from './payment-list-filters.tsx';
import { useFoundPayments } from './payment-queries.ts';
import { PaymentTable } from './payment-table.tsx';
import { noPaymentListChoices, usePaymentListFilter } from './use-payment-list-filter.ts';

/**
 * The list of payments, refunds and write-offs, latest day first. A client in the URL opens the form for that client.
 */
export function PaymentListPage() {
  const [choices, change] = usePaymentListFilter();
  const { search, clear } = useListSearch(choices, change, noPaymentListChoices);
  const found = useFoundPayments(choices);
  const form = useFormForClient();
  return (
    <>
      <ListFrame
        noun="payments"
        title="Payments"
        above={<BackLink to="/invoices">Invoices</BackLink>}
        description="What came in, was given back and was written off."
        otherActions={
          <ButtonLink to="/payments?view=owes" variant="secondary">
            Who Owes
          </ButtonLink>
        }
        newLabel="Record Payment"
        onNew={form.open}
        filters={<PaymentListFilters search={search} choices={choices} onChange={change} />}
        {...found}
        placeholders={4}
        onClear={clear}
        emptyIcon={HandCoins}
        emptyHint="Record a payment when a check, a transfer or cash comes in."
        nothingFoundIcon={HandCoins}
      >
        {(payments, more) => <PaymentTable payments={payments} more={more} />}
      </ListFrame>
      <PaymentFormDialog open={form.isOpen} clientId={form.clientId} onClose={form.close} />
    </>
  );
}

import { FileCheck2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { FilterSelect } from '#web/platform/ui/filter-select.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { ListFrame } from '#web/platform/ui/list-frame.tsx';
import { useAddressParams } from '#web/platform/ui/use-address-params.ts';
import { usePayers } from './use-payers.ts';
import { useFoundVouchers } from './voucher-queries.ts';
import { VoucherTable } from './voucher-table.tsx';

/** The bills to payers, the latest first. */
export function VoucherListPage() {
  const navigate = useNavigate();
  const [params, changeAddress] = useAddressParams();
  const payerId = params.get('payer') ?? '';
  const found = useFoundVouchers(parseRecordId(payerId));
  const payers = usePayers();
  const options = [
    { value: '', label: 'All payers' },
    ...(payers.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <ListFrame
      noun="bills"
      title="Bills to Payers"
      above={<BackLink to="/invoices">Invoices</BackLink>}
      description="What districts, counties and agencies were billed, over one invoice for each child."
      newLabel="Monthly Billing"
      onNew={() => navigate('/vouchers/new')}
      filters={
        options.length > 2 && (
          <FilterSelect
            label="Payer"
            value={payerId}
            options={options}
            onChange={(payer) => changeAddress({ payer })}
            className="mb-4 max-w-xs"
          />
        )
      }
      {...found}
      placeholders={4}
      onClear={() => changeAddress({ payer: '' })}
      emptyIcon={FileCheck2}
      emptyHint={
        payers.data?.length === 0 ? (
          <>
            Add a payer under{' '}
            <Link to="/organizations" className={inlineLinkStyles}>
              Schools & Payers
            </Link>{' '}
            first: a district, county or agency with its contract.
          </>
        ) : (
          'Choose Monthly Billing to check the sessions of a month and bill them to a payer.'
        )
      }
      nothingFoundIcon={FileCheck2}
    >
      {(vouchers, more) => <VoucherTable vouchers={vouchers} more={more} />}
    </ListFrame>
  );
}

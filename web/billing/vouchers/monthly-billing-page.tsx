import { Building2 } from 'lucide-react';
import type { Organization } from '#domain/billing/organizations/organization.ts';
import {
  billDaysText,
  daysOfMonth,
  isMonth,
  lastFinishedMonth,
  type Month,
  monthsThrough,
} from '#domain/billing/vouchers/billing-month.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { useAddressParams } from '#web/platform/ui/use-address-params.ts';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { BillOfMonth } from './bill-of-month.tsx';
import { usePayers } from './use-payers.ts';

const MONTHS_OFFERED = 13;

/** Checks the sessions of a payer's month, asks why for each warning, and makes the bill. */
export function MonthlyBillingPage() {
  const payers = usePayers();
  return (
    <>
      <PageHeader
        above={<BackLink to="/vouchers">Bills to Payers</BackLink>}
        title="Monthly Billing"
        description="One bill to the organization that pays, over one invoice for each child."
      />
      <WhenLoaded query={payers} loadingLabel="Loading payers" placeholders={2}>
        {(all) => (all.length === 0 ? <NobodyPays /> : <ChosenMonth payers={all} />)}
      </WhenLoaded>
    </>
  );
}

function NobodyPays() {
  return (
    <Card>
      <EmptyState
        icon={Building2}
        title="No organization pays yet"
        description="Add a district, county or agency with its contract, then name it as the payer of a mandate."
        action={<ButtonLink to="/organizations">Schools & Payers</ButtonLink>}
      />
    </Card>
  );
}

/** The payer and the month stand in the address, so that the way back from a finding's cure leads here. */
function ChosenMonth({ payers }: { payers: readonly Organization[] }) {
  const today = useToday();
  const [params, changeAddress] = useAddressParams();
  const [only] = payers.length === 1 ? payers : [];
  const payer = payers.find(({ id }) => String(id) === params.get('payer')) ?? only;
  const asked = params.get('month') ?? '';
  const month = isMonth(asked) ? asked : lastFinishedMonth(today);
  return (
    <>
      <div className="mb-5 grid max-w-2xl gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <Field label="Payer">
          <Select
            value={payer?.id ?? ''}
            onChange={({ target }) => changeAddress({ payer: target.value, month })}
          >
            {!payer && <option value="">Choose who pays</option>}
            {payers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Month">
          <Select value={month} onChange={({ target }) => changeAddress({ month: target.value })}>
            {offeredMonths(today, month).map((offered) => (
              <option key={offered} value={offered}>
                {billDaysText(daysOfMonth(offered))}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {payer && <BillOfMonth key={`${payer.id} ${month}`} payer={payer} month={month} />}
    </>
  );
}

/** Returns the months of the last year, and the one in the address. */
function offeredMonths(today: string, chosen: Month): Month[] {
  const months = monthsThrough(today, MONTHS_OFFERED);
  return months.includes(chosen) ? months : [...months, chosen].sort().reverse();
}

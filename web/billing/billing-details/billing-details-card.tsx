import { Pencil, Users } from 'lucide-react';
import { useState } from 'react';
import type { BillingDetails } from '#domain/billing/billing-details/billing-details.ts';
import { ownRateText } from '#domain/billing/billing-details/billing-details-words.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { FactList } from '#web/platform/ui/fact-list.tsx';
import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { BillTogetherForm } from './bill-together-form.tsx';
import { BillingDetailsForm } from './billing-details-form.tsx';
import { useBillApart, useBillingDetails } from './billing-details-queries.ts';

/** The billing details of a client, with the child it is billed together with. */
export function BillingDetailsCard({ clientId }: { clientId: number }) {
  const [opened, setOpened] = useState<'details' | 'together' | null>(null);
  const query = useBillingDetails();
  const own = query.data?.find((one) => one.clientId === clientId);
  const close = () => setOpened(null);
  return (
    <Card className="mt-5">
      <CardHeader
        title="Billing Details"
        actions={
          query.data && (
            <>
              <AccountButton clientId={clientId} own={own} onJoin={() => setOpened('together')} />
              <Button variant="secondary" size="sm" onClick={() => setOpened('details')}>
                <Pencil aria-hidden="true" />
                Edit Billing Details
              </Button>
            </>
          )
        }
      />
      <CardBody>
        <WhenLoaded query={query} loadingLabel="Loading billing details" placeholders={1}>
          {(all) => <Facts clientId={clientId} all={all} />}
        </WhenLoaded>
      </CardBody>
      <FormDialog open={opened === 'details'} onClose={close} title="Billing Details" width="lg">
        {(dialog) => <BillingDetailsForm {...dialog} clientId={clientId} details={own} />}
      </FormDialog>
      <FormDialog
        open={opened === 'together'}
        onClose={close}
        title="Bill Together"
        description="One account for both children: one balance, one check. Invoices stay each child's own."
      >
        {(dialog) => <BillTogetherForm {...dialog} clientId={clientId} details={own} />}
      </FormDialog>
    </Card>
  );
}

interface AccountButtonProps {
  clientId: number;
  own: BillingDetails | undefined;
  onJoin: () => void;
}

function AccountButton({ clientId, own, onJoin }: AccountButtonProps) {
  const apart = useBillApart(clientId);
  if (own && own.billedWithId !== null) {
    return (
      <Button
        variant="secondary"
        size="sm"
        pending={apart.isPending}
        pendingText="Saving..."
        onClick={() => apart.mutate(own.updatedAt)}
      >
        Bill Apart
      </Button>
    );
  }
  return (
    <Button variant="secondary" size="sm" onClick={onJoin}>
      <Users aria-hidden="true" />
      Bill Together With...
    </Button>
  );
}

const claimTexts = { true: 'The family files claims', false: 'The family files no claims' };

function Facts({ clientId, all }: { clientId: number; all: readonly BillingDetails[] }) {
  const nameOf = useClientName();
  const own = all.find((one) => one.clientId === clientId);
  const siblings = all.filter(({ billedWithId }) => billedWithId === clientId);
  if (!own && siblings.length === 0) {
    return (
      <p className="text-ink-muted text-sm">Invoices go to the family, at the practice's usual prices.</p>
    );
  }
  const billedWithId = own?.billedWithId ?? null;
  const filesClaims = own?.filesClaims ?? null;
  const mailOn = own?.papersByMailOn ?? null;
  return (
    <FactList
      facts={[
        ['Billed Together With', billedWithId !== null && nameOf(billedWithId)],
        ['Also in This Account', siblings.map((one) => nameOf(one.clientId)).join(', ')],
        ['Bill To', own?.billTo],
        ['Own Prices', own?.rates.map(ownRateText).join('\n')],
        ['Claims', filesClaims !== null && claimTexts[`${filesClaims}`]],
        ['Papers by Email', mailOn !== null && `Agreed on ${formatDay(mailOn)}`],
        ['Insurance Plan', own?.plan],
        ['Member Number', own?.memberNumber],
        ['Referring Provider', own?.referringProvider],
        ['Referring NPI', own?.referringNpi],
      ]}
    />
  );
}

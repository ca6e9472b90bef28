import { ClipboardList, Plus } from 'lucide-react';
import { ServiceLogButton } from '#web/billing/vouchers/service-log-button.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useClientMandates } from './mandate-queries.ts';
import { MandateRows } from './mandate-rows.tsx';

const PLACEHOLDERS = 2;

/** What a client's plans promise, the mandate that ends last first. */
export default function ClientMandates({ clientId }: { clientId: number }) {
  const mandates = useClientMandates(clientId);
  const addPath = `/mandates/new?clientId=${clientId}`;
  return (
    <Card className="overflow-hidden">
      <CardHeader
        title="Services"
        className="pb-3"
        actions={
          <>
            {mandates.data?.length ? <ServiceLogButton clientId={clientId} /> : null}
            <ButtonLink to={addPath} size="sm">
              <Plus aria-hidden="true" />
              Add Mandate
            </ButtonLink>
          </>
        }
      />
      <WhenLoaded padded query={mandates} loadingLabel="Loading mandates" placeholders={PLACEHOLDERS}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={ClipboardList}
              title="No mandates yet"
              description="A mandate is what a plan promises: how many sessions, how long, and who pays. The first one makes the plan."
            />
          ) : (
            <MandateRows mandates={all} />
          )
        }
      </WhenLoaded>
    </Card>
  );
}

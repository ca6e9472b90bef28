import { estimatesDueText } from '#domain/billing/billing-documents/estimate-due.ts';
import {
  useBillingDetails,
  useSaveBillingDetails,
} from '#web/billing/billing-details/billing-details-queries.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { useEstimatesDue } from './billing-document-queries.ts';

interface OfClient {
  clientId: number;
}

/** Asks whether the family files claims until that is said; where it files none, says when an estimate is due. */
export function ClaimsQuestion({ clientId }: OfClient) {
  const details = useBillingDetails().data;
  const own = details?.find((one) => one.clientId === clientId);
  const save = useSaveBillingDetails(clientId);
  if (own?.filesClaims === false) return <DueLine clientId={clientId} />;
  if (!details || own?.filesClaims) return null;
  const answer = (isYes: boolean) => save.mutate({ filesClaims: isYes, updatedAt: own?.updatedAt ?? null });
  return (
    <fieldset className="px-5 pb-4 text-sm">
      <legend className="mb-2">Will the family send superbills to its plan?</legend>
      <span className="flex gap-2">
        <Button variant="secondary" size="sm" disabled={save.isPending} onClick={() => answer(true)}>
          Yes
        </Button>
        <Button variant="secondary" size="sm" disabled={save.isPending} onClick={() => answer(false)}>
          No
        </Button>
      </span>
    </fieldset>
  );
}

function DueLine({ clientId }: OfClient) {
  const today = useToday();
  const due = useEstimatesDue().data ?? [];
  const own = due.filter((one) => one.clientId === clientId);
  if (own.length === 0) return null;
  return <p className="px-5 pb-3 text-sm text-warning-ink">{estimatesDueText(own, today)}</p>;
}

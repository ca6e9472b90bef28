import { FilePen } from 'lucide-react';
import { lastVersion, withdrawalOf } from '#domain/clinical/signing/last-version.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { useIsOnline } from '#web/platform/ui/use-is-online.ts';
import { type SignedRecord, useLeaveCorrection, useSignedTexts } from './signing-queries.ts';

interface CorrectionCardProps {
  record: SignedRecord;
  reason: string | null;
  /** Saves local changes, so that no edits are discarded silently. */
  save: () => Promise<boolean>;
}

/**
 * Shows that this is a correction, of which version and why, and offers to discard it while it has no
 * changes.
 */
export function CorrectionCard({ record, reason, save }: CorrectionCardProps) {
  const leave = useLeaveCorrection(record);
  const texts = useSignedTexts(record).data ?? [];
  const timeZone = useTimeZone();
  const isOnline = useIsOnline();
  const signed = lastVersion(texts);
  if (!signed) return null;
  const withdrawal = withdrawalOf(texts, signed);
  const title = withdrawal
    ? `New version of the ${record.noun} withdrawn on ${formatDate(withdrawal.signedAt, timeZone)}`
    : `Correction of the version signed on ${formatDate(signed.signedAt, timeZone)}`;

  async function goBack(): Promise<void> {
    if (await save()) leave.mutate();
  }

  return (
    <Card role="region" aria-label="Correction">
      <CardBody className="flex flex-wrap items-start gap-x-6 gap-y-3 pt-4 pb-4 text-sm">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="flex items-start gap-2 font-semibold text-ink">
            <FilePen aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-muted" />
            {title}
          </h2>
          <p className="mt-1 break-words text-ink-muted">
            {`Reason: ${reason}`}
            <br />
            {withdrawal
              ? 'Nothing counts until you sign it.'
              : 'Until you sign it, the signed version counts.'}
          </p>
        </div>
        <Button
          variant="secondary"
          disabled={!isOnline}
          pending={leave.isPending}
          pendingText="Leaving..."
          onClick={() => void goBack()}
        >
          {withdrawal ? 'Leave It Withdrawn' : 'Leave as Signed'}
        </Button>
      </CardBody>
    </Card>
  );
}

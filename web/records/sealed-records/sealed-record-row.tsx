import { formatDate, formatDay } from '#domain/platform/dates.ts';
import type { RetentionReason } from '#domain/platform/retention.ts';
import type { SealedRecord } from '#domain/program/sealed-record.ts';
import { useShownName } from '#web/caseload/clients/shown-names.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { useRestoreSealedRecord } from './sealed-record-queries.ts';
import { sealedRecordTitle } from './sealed-record-title.ts';

const reasons: Record<RetentionReason, string> = {
  'last-entry': 'six years after the last entry',
  age: 'a year past the 21st birthday',
};

/** A sealed record: what it was, who deleted it and when, and until when and why it is retained. */
export function SealedRecordRow({ record }: { record: SealedRecord }) {
  const timeZone = useTimeZone();
  const restore = useRestoreSealedRecord();
  const { deletedBy, sealedAt, datePaid, retainedUntil, keptFor } = record;
  const title = sealedRecordTitle(record, useShownName());
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="break-words font-medium text-ink">{title}</p>
        <p className="break-words text-ink-muted text-sm">
          Deleted {formatDate(sealedAt, timeZone)} by {deletedBy}
        </p>
        {datePaid !== null && <p className="text-ink-muted text-sm">Paid {formatDate(datePaid, timeZone)}</p>}
        <p className="text-ink-muted text-sm">
          Kept until {formatDay(retainedUntil)}: {reasons[keptFor]}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        pending={restore.isPending}
        pendingText="Restoring..."
        aria-label={`Restore ${title}`}
        onClick={() => restore.mutate(record)}
      >
        Restore
      </Button>
    </li>
  );
}

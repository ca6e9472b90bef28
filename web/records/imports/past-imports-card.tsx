import { countOf } from '#domain/platform/count-of.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { type ClientImport, isUndoOpen, UNDO_DAYS } from '#domain/records/imports/client-import.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useClientImports } from './import-queries.ts';
import { UndoImportButton } from './undo-import-button.tsx';

/** The list of past imports, with Undo. */
export function PastImportsCard() {
  const imports = useClientImports();
  if (imports.data?.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title="Past Imports"
        description={`An import can be undone for ${UNDO_DAYS} days; clients to which something has been added stay.`}
      />
      <CardBody>
        <WhenLoaded query={imports} loadingLabel="Loading past imports" placeholders={2}>
          {(past) => (
            <ul className="divide-y divide-line">
              {past.map((made) => (
                <PastImport key={made.id} made={made} />
              ))}
            </ul>
          )}
        </WhenLoaded>
      </CardBody>
    </Card>
  );
}

function PastImport({ made }: { made: ClientImport }) {
  const timeZone = useTimeZone();
  const moment = `${formatDate(made.createdAt, timeZone)}, ${formatTime(made.createdAt, timeZone)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="break-words font-medium text-ink">
          {countOf(made.clientCount, 'client')}
          {made.fileName !== null && ` from ${made.fileName}`}
        </p>
        <p className="text-ink-muted text-sm">
          {moment}
          {whatIsLeft(made)}
        </p>
      </div>
      {isUndoOpen(made, new Date().toISOString()) && <UndoImportButton made={made} />}
    </li>
  );
}

function whatIsLeft({ clientCount, remainingCount, undoneAt }: ClientImport): string {
  if (undoneAt !== null && remainingCount === 0) return ' · undone';
  return remainingCount < clientCount ? ` · ${countOf(remainingCount, 'client')} still there` : '';
}

import { FilePlus2 } from 'lucide-react';
import { lazy } from 'react';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { DialogButton } from '#web/platform/ui/dialog-button.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useDocumentsOfClient } from './billing-document-queries.ts';
import { PaperRow } from './paper-row.tsx';

const SuperbillDialog = lazy(() => import('./superbill-dialog.tsx'));

/** The superbills of a client, as they were made. */
export function PapersOfClient({ clientId }: { clientId: number }) {
  const documents = useDocumentsOfClient(clientId);
  return (
    <Card className="mt-5 overflow-hidden">
      <CardHeader
        title="Papers"
        description="Superbills stay as they were made."
        className="pb-3"
        actions={
          <DialogButton dialog={SuperbillDialog} props={{ clientId }}>
            <FilePlus2 aria-hidden="true" />
            Superbill
          </DialogButton>
        }
      />
      <WhenLoaded padded query={documents} loadingLabel="Loading papers" placeholders={1}>
        {(all) =>
          all.length === 0 ? (
            <p className="px-5 pb-5 text-ink-muted text-sm">No superbills yet.</p>
          ) : (
            <ul aria-label="Papers" className="divide-y divide-line">
              {all.map((document) => (
                <PaperRow key={document.id} document={document} />
              ))}
            </ul>
          )
        }
      </WhenLoaded>
    </Card>
  );
}

import { FilePlus2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useDocumentsOfClient } from './billing-document-queries.ts';
import { PaperRow } from './paper-row.tsx';

const SuperbillDialog = lazy(() => import('./superbill-dialog.tsx'));

/** The superbills of a client, as they were made. */
export function PapersOfClient({ clientId }: { clientId: number }) {
  const documents = useDocumentsOfClient(clientId);
  const [opened, setOpened] = useState(0);
  const [isOpen, setOpen] = useState(false);

  function handleOpen(): void {
    setOpened((count) => count + 1);
    setOpen(true);
  }

  return (
    <Card className="mt-5 overflow-hidden">
      <CardHeader
        title="Papers"
        description="Superbills stay as they were made."
        className="pb-3"
        actions={
          <Button variant="secondary" size="sm" onClick={handleOpen}>
            <FilePlus2 aria-hidden="true" />
            Superbill
          </Button>
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
      <Suspense fallback={null}>
        {opened > 0 && (
          <SuperbillDialog key={opened} clientId={clientId} open={isOpen} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </Card>
  );
}

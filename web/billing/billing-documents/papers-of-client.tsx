import { FilePlus2 } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { DialogButton, type OpenedDialog } from '#web/platform/ui/dialog-button.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { type MadeKind, madeKindLabels, useDocumentsOfClient } from './billing-document-queries.ts';
import { ClaimsQuestion } from './claims-question.tsx';
import { PaperRow } from './paper-row.tsx';

const SuperbillDialog = lazy(() => import('./superbill-dialog.tsx'));
const EstimateDialog = lazy(() => import('./estimate-dialog.tsx'));

/** The superbills and estimates of a client, as they were made. */
export function PapersOfClient({ clientId }: { clientId: number }) {
  return (
    <>
      <PapersCard clientId={clientId} kind="superbill" dialog={SuperbillDialog} />
      <PapersCard clientId={clientId} kind="estimate" dialog={EstimateDialog}>
        <ClaimsQuestion clientId={clientId} />
      </PapersCard>
    </>
  );
}

interface PapersCardProps {
  clientId: number;
  kind: MadeKind;
  dialog: ComponentType<OpenedDialog & { clientId: number }>;
  children?: ReactNode;
}

function PapersCard({ clientId, kind, dialog, children }: PapersCardProps) {
  const documents = useDocumentsOfClient(clientId);
  const label = madeKindLabels[kind];
  return (
    <Card className="mt-5 overflow-hidden">
      <CardHeader
        title={`${label}s`}
        description={`${label}s stay as they were made.`}
        className="pb-3"
        actions={
          <DialogButton dialog={dialog} props={{ clientId }}>
            <FilePlus2 aria-hidden="true" />
            {label}
          </DialogButton>
        }
      />
      {children}
      <WhenLoaded padded query={documents} loadingLabel={`Loading ${kind}s`} placeholders={1}>
        {(all) => {
          const own = all.filter((document) => document.kind === kind);
          if (own.length === 0)
            return <p className="px-5 pb-5 text-ink-muted text-sm">{`No ${kind}s yet.`}</p>;
          return (
            <ul aria-label={`${label}s`} className="divide-y divide-line">
              {own.map((document) => (
                <PaperRow key={document.id} document={{ ...document, kind }} />
              ))}
            </ul>
          );
        }}
      </WhenLoaded>
    </Card>
  );
}

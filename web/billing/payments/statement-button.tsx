import { FileDown } from 'lucide-react';
import { lazy } from 'react';
import { DialogButton } from '#web/platform/ui/dialog-button.tsx';

const StatementDialog = lazy(() => import('./statement-dialog.tsx'));

/** The button that opens the download of a client's statement. */
export function StatementButton({ clientId }: { clientId: number }) {
  return (
    <DialogButton dialog={StatementDialog} props={{ clientId }}>
      <FileDown aria-hidden="true" />
      Statement
    </DialogButton>
  );
}

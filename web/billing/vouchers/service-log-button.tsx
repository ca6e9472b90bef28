import { FileDown } from 'lucide-react';
import { lazy } from 'react';
import { DialogButton } from '#web/platform/ui/dialog-button.tsx';

const ServiceLogDialog = lazy(() => import('./service-log-dialog.tsx'));

/** The button that opens the downloads of a client's attendance and session logs. */
export function ServiceLogButton({ clientId }: { clientId: number }) {
  return (
    <DialogButton dialog={ServiceLogDialog} props={{ clientId }}>
      <FileDown aria-hidden="true" />
      Service Log
    </DialogButton>
  );
}

import { FileDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/platform/ui/button.tsx';

const ServiceLogDialog = lazy(() => import('./service-log-dialog.tsx'));

/** The button that opens the downloads of a client's attendance and session logs. */
export function ServiceLogButton({ clientId }: { clientId: number }) {
  const [opened, setOpened] = useState(0);
  const [isOpen, setOpen] = useState(false);

  function handleOpen(): void {
    setOpened((count) => count + 1);
    setOpen(true);
  }

  return (
    <>
      <Button variant="secondary" size="sm" onClick={handleOpen}>
        <FileDown aria-hidden="true" />
        Service Log
      </Button>
      <Suspense fallback={null}>
        {opened > 0 && (
          <ServiceLogDialog key={opened} clientId={clientId} open={isOpen} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}

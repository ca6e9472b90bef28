import { FileDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/platform/ui/button.tsx';

const StatementDialog = lazy(() => import('./statement-dialog.tsx'));

/** The button that opens the download of a client's statement. */
export function StatementButton({ clientId }: { clientId: number }) {
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
        Statement
      </Button>
      <Suspense fallback={null}>
        {opened > 0 && (
          <StatementDialog key={opened} clientId={clientId} open={isOpen} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}

import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ClientImport, ImportUndo } from '#domain/records/imports/client-import.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { countOf } from './count-words.ts';
import { useUndoImport, useUndoPreview } from './import-queries.ts';

const NAMES_SHOWN = 20;

interface UndoImportButtonProps {
  made: ClientImport;
  /** Called after the clients were removed. */
  onUndone?: () => void;
}

/** Undoes an import, after showing which clients are removed and which stay. */
export function UndoImportButton({ made, onUndone }: UndoImportButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const preview = useUndoPreview(made.id, isAsking);
  const undo = useUndoImport(made.id);
  const known = preview.isFetching ? undefined : preview.data;
  const removed = known?.removedCount ?? 0;

  function handleConfirm(): void {
    undo.mutate(undefined, { onSuccess: () => onUndone?.(), onSettled: () => setIsAsking(false) });
  }

  return (
    <>
      <Button
        variant="secondary"
        aria-label={`Undo import of ${countOf(made.clientCount, 'client')}`}
        onClick={() => setIsAsking(true)}
      >
        <Undo2 aria-hidden="true" />
        Undo Import
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Undo this import?"
        description={whatHappens(known, preview.error)}
        confirmText={removed > 0 ? `Take Out ${countOf(removed, 'Client')}` : 'Take Out Clients'}
        pendingText="Taking out..."
        pending={undo.isPending}
        isConfirmDisabled={removed === 0}
        onConfirm={handleConfirm}
      >
        {known && known.kept.length > 0 && <KeptClients kept={known.kept} />}
      </AlertDialog>
    </>
  );
}

function whatHappens(preview: ImportUndo | undefined, error: Error | null): string {
  if (error) return error.message;
  if (!preview) return 'Looking at what has been added since...';
  const { removedCount, kept } = preview;
  if (removedCount === 0) return 'Something has been added to each of these clients since, so they stay.';
  const gone = `${countOf(removedCount, 'client')} of this import ${removedCount === 1 ? 'is' : 'are'} removed for good.`;
  if (kept.length === 0) return gone;
  return `${gone} ${countOf(kept.length, 'other')} ${kept.length === 1 ? 'stays' : 'stay'}, because something has been added since:`;
}

function KeptClients({ kept }: { kept: ImportUndo['kept'] }) {
  const nameOf = useClientName('Unknown Client');
  return (
    <ul className="max-h-60 list-disc overflow-y-auto pl-5 text-ink text-sm">
      {kept.slice(0, NAMES_SHOWN).map(({ clientId, reasons }) => (
        <li key={clientId} className="break-words">
          {nameOf(clientId)} <span className="text-ink-muted">({reasons.join(', ')})</span>
        </li>
      ))}
      {kept.length > NAMES_SHOWN && <li>and {kept.length - NAMES_SHOWN} more</li>}
    </ul>
  );
}

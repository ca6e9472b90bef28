import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { countOf } from '#domain/platform/count-of.ts';
import type { ClientImport, ImportUndo } from '#domain/records/imports/client-import.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { countImported } from './count-words.ts';
import { useUndoImport, useUndoPreview } from './import-queries.ts';

const NAMES_SHOWN = 20;

interface UndoImportButtonProps {
  made: ClientImport;
  /** Called after the clients and mandates were removed. */
  onUndone?: () => void;
}

/** Undoes an import, after showing which clients and mandates are removed and which stay. */
export function UndoImportButton({ made, onUndone }: UndoImportButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const preview = useUndoPreview(made.id, isAsking);
  const undo = useUndoImport(made.id);
  const known = preview.isFetching ? undefined : preview.data;
  const removed = { clients: known?.removedCount ?? 0, mandates: known?.mandateCount ?? 0 };
  const isNothing = removed.clients + removed.mandates === 0;

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
        confirmText={`Take Out ${isNothing ? 'Clients' : countImported(removed, ['Client', 'Mandate'])}`}
        pendingText="Taking out..."
        pending={undo.isPending}
        isConfirmDisabled={isNothing}
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
  const { removedCount: clients, mandateCount: mandates, kept } = preview;
  if (clients + mandates === 0)
    return 'Something has been added to each of these clients since, so they stay.';
  const isOne = clients + mandates === 1;
  const gone = `${countImported({ clients, mandates })} of this import ${isOne ? 'is' : 'are'} removed for good.`;
  if (kept.length === 0) return gone;
  return `${gone} ${countOf(kept.length, 'other')} ${kept.length === 1 ? 'stays' : 'stay'}, because something has been added since:`;
}

function KeptClients({ kept }: { kept: ImportUndo['kept'] }) {
  const nameOf = useClientName();
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

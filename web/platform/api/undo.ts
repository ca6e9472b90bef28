import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { failureToast } from '#web/platform/ui/failure-toast.ts';
import type { RestoreFocus } from '#web/platform/ui/restore-focus.ts';
import { type ToastMessage, toast } from '#web/platform/ui/toast-store.ts';
import { isOfRecords } from './record-queries.ts';
import { failureText, refusalOf, request } from './request.ts';

/** How long the message about a change offers Undo. */
const UNDO_OFFERED_MS = 10_000;

export interface Undo {
  /** The id from the reply's header. */
  id: string;
  queries: QueryClient;
  /** Restores focus to the element that was acted on. */
  restoreFocus: RestoreFocus;
  /** Called once everything is refetched. */
  onUndone?: (() => void) | undefined;
  /** The message after the undo; the server's message by default. */
  success?: ToastMessage | undefined;
}

/** Adds an Undo button to the message about a change, for ten seconds. */
export function withUndo(message: ToastMessage, undo: Undo): ToastMessage {
  const action = {
    label: 'Undo',
    altText: 'Press Control Z, or Command Z',
    onSelect: () => void undoChange(undo),
    isUndo: true,
  } as const;
  return { duration: UNDO_OFFERED_MS, ...message, actions: [action, ...(message.actions ?? [])] };
}

/** Undoes a change, reports it, and refetches everything, because its parts may be shown anywhere. */
async function undoChange({ id, queries, restoreFocus, onUndone, success }: Undo): Promise<void> {
  // Replaces the message with the button, so that it cannot be pressed twice.
  toast({ title: 'Undoing...', duration: Number.POSITIVE_INFINITY });
  try {
    const { text, records } = await request('POST /api/undo/:id', { id });
    toast(success ?? { title: 'Undone', description: text });
    await refetch(queries);
    onUndone?.();
    restoreFocus(records.map((record) => `/${record.kind}s/${record.id}`));
  } catch (error) {
    failureToast('Undo Failed', refusalOf(error, 409) ?? refusalOf(error, 404) ?? failureText(error));
    await refetch(queries);
    restoreFocus([]);
  }
}

/** Resolves once the components have the refetched records: a row is back before what stood in for it goes. */
async function refetch(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ predicate: isOfRecords });
  await new Promise<void>((resolve) => notifyManager.schedule(resolve));
}

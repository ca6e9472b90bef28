import type { QueryClient } from '@tanstack/react-query';
import { failureToast } from '#web/platform/ui/failure-toast.ts';
import type { WayBack } from '#web/platform/ui/focus-again.ts';
import { type ToastMessage, toast } from '#web/platform/ui/toast-store.ts';
import { isOfRecords } from './record-queries.ts';
import { failureText, refusalOf, request } from './request.ts';

/** How long the message about a change offers to take it back. */
const UNDO_OFFERED_MS = 10_000;

export interface Undo {
  /** What the answer to the change named it. */
  id: string;
  queries: QueryClient;
  /** Gives the focus back to what was acted on. */
  focusAgain: WayBack;
  /** What else follows, once everything shows how it was. */
  onUndone?: (() => void) | undefined;
  /** What is said then; the server's own words unless stated. */
  success?: ToastMessage | undefined;
}

/** The message about a change, with a button for ten seconds that takes it back. */
export function withUndo(message: ToastMessage, undo: Undo): ToastMessage {
  const action = {
    label: 'Undo',
    altText: 'Press Control Z, or Command Z',
    onSelect: () => void takeBack(undo),
    isUndo: true,
  } as const;
  return { duration: UNDO_OFFERED_MS, ...message, actions: [action, ...(message.actions ?? [])] };
}

/** Takes a change back, says so, and reads everything again: what went with it may be shown anywhere. */
async function takeBack({ id, queries, focusAgain, onUndone, success }: Undo): Promise<void> {
  // In the place of the message that offered it, so that a second press meets nothing.
  toast({ title: 'Undoing...', duration: Number.POSITIVE_INFINITY });
  try {
    const { text, records } = await request('POST /api/undo/:id', { id });
    toast(success ?? { title: 'Undone', description: text });
    await readAgain(queries);
    onUndone?.();
    focusAgain(records.map((record) => `/${record.kind}s/${record.id}`));
  } catch (error) {
    failureToast('Undo Failed', refusalOf(error, 409) ?? refusalOf(error, 404) ?? failureText(error));
    await readAgain(queries);
    focusAgain([]);
  }
}

function readAgain(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ predicate: isOfRecords });
}

import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureToast } from '#web/platform/ui/failure-toast.ts';
import { rememberFocus, type WayBack } from '#web/platform/ui/focus-again.ts';
import { type ToastMessage, toast } from '#web/platform/ui/toast-store.ts';
import { notingUndo } from './noted-undo.ts';
import { isOfRecords } from './record-queries.ts';
import { failureText, RequestError, refusalOf } from './request.ts';
import { withUndo } from './undo.ts';

interface Failure {
  title: string;
  /** The error's own message unless stated. */
  description?: string;
  /** The status of a refusal that the form itself shows. */
  except?: number;
}

/** One change of what the server keeps: the call, what it shows and says, and the lists that it makes out of date. */
export interface RecordMutation<Variables, Answer> {
  /** A call that makes a record takes the Idempotency-Key along, so that a second click makes no second one. */
  call: (variables: Variables, idempotencyKey: string) => Promise<Answer>;
  /** Names it where others wait for it. */
  key?: readonly string[];
  /** Shows the change before the server has answered, and gives the way back for when it refuses. */
  optimistic?: (queries: QueryClient, variables: Variables) => Promise<() => void> | (() => void) | undefined;
  /** The queries to read again, by the beginning of their keys; 'all' for everything but who is signed in. */
  refreshes?: readonly QueryKey[] | 'all';
  /** Reads them again after a failure too: what was to be changed may have been changed elsewhere. */
  refreshesAfterFailure?: boolean;
  /** What else follows a success; comes before the lists are read again. */
  onSaved?: (answer: Answer, variables: Variables, queries: QueryClient) => unknown;
  success?: ToastMessage | ((answer: Answer, variables: Variables) => ToastMessage);
  /** The title of the failure toast, or more about it; without one the page says itself what failed. */
  failure?: string | Failure;
  /** What is said once the change was undone; the server's own words unless stated. */
  undone?: ToastMessage;
  /** What else follows once it was undone and everything shows how it was. */
  onUndone?: (variables: Variables) => void;
}

/** One run of a mutation, and what it takes to undo it. */
interface Run {
  /** The way back to what was acted on. */
  focusAgain: WayBack;
  undoId: string | null;
}

/**
 * A mutation with its toasts and its lists; the toast offers to undo what the server can undo. It stays pending until
 * the lists are read again, so that a form closes over what it has changed. After a failure the lists are read again if
 * they had shown the change already.
 */
export function useRecordMutation<Variables = void, Answer = void>(
  mutation: RecordMutation<Variables, Answer>,
) {
  const { call, optimistic, refreshes, refreshesAfterFailure, onSaved, success, failure } = mutation;
  const { undone, onUndone, key: mutationKey } = mutation;
  const queries = useQueryClient();
  const key = useRef<string>(undefined);
  const runs = useRef(new Map<Variables, Run>());
  return useMutation({
    ...(mutationKey && { mutationKey }),
    mutationFn: (variables: Variables) => {
      key.current ??= newKey();
      const idempotencyKey = key.current;
      const run = runs.current.get(variables);
      return notingUndo(
        (undoId) => {
          if (run) run.undoId = undoId;
        },
        () => call(variables, idempotencyKey),
      );
    },
    onMutate: (variables) => {
      // Before the change shows: what it takes the focus from is where an undo gives it back.
      runs.current.set(variables, { focusAgain: rememberFocus(), undoId: null });
      return optimistic?.(queries, variables);
    },
    onSuccess: async (answer, variables) => {
      const message = typeof success === 'function' ? success(answer, variables) : success;
      const run = runs.current.get(variables);
      if (message) {
        const undo = { queries, success: undone, onUndone: () => onUndone?.(variables) };
        toast(run?.undoId ? withUndo(message, { ...run, ...undo, id: run.undoId }) : message);
      }
      await onSaved?.(answer, variables, queries);
    },
    onError: (error, _variables, undo) => {
      undo?.();
      if (failure) tellFailure(error, typeof failure === 'string' ? { title: failure } : failure);
    },
    onSettled: async (_answer, error, variables) => {
      runs.current.delete(variables);
      if (isSettled(error)) key.current = undefined;
      if (!error || optimistic || refreshesAfterFailure) await refresh(queries, refreshes);
    },
  });
}

/** Whether a save is under way, or was taken and the form is about to leave: until then nothing is sent again. */
export function isSent({ isPending, isSuccess }: { isPending: boolean; isSuccess: boolean }): boolean {
  return isPending || isSuccess;
}

/**
 * Whether it is known what became of a call. Without an answer the record may have been made: what is sent after it has to
 * be told from a new one.
 */
export function isSettled(error: unknown): boolean {
  return !error || (error instanceof RequestError && error.status < 500);
}

// As many random bytes as a UUID has, which browsers make on secure pages alone.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function tellFailure(error: Error, { title, description, except }: Failure): void {
  if (except !== undefined && refusalOf(error, except) !== undefined) return;
  failureToast(title, description ?? failureText(error));
}

async function refresh(queries: QueryClient, keys: RecordMutation<void, void>['refreshes'] = []) {
  if (keys === 'all') await queries.invalidateQueries({ predicate: isOfRecords });
  else await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

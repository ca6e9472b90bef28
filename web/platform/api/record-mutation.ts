import {
  type QueryClient,
  type QueryKey,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { failureToast } from '#web/platform/ui/failure-toast.ts';
import { type RestoreFocus, rememberFocus } from '#web/platform/ui/restore-focus.ts';
import { type ToastMessage, toast } from '#web/platform/ui/toast-store.ts';
import { isOfRecords, servicesOwedKey } from './record-queries.ts';
import { failureText, RequestError, refusalOf } from './request.ts';
import { withUndo } from './undo.ts';
import { withUndoListener } from './undo-listener.ts';

interface Failure {
  title: string;
  /** The error's own message by default. */
  description?: string;
  /** The status of a refusal that the form shows itself. */
  except?: number;
}

/** A change of server data: the call, its messages, and the lists it makes outdated. */
export interface RecordMutation<Variables, Answer> {
  /** A call that creates a record passes the Idempotency-Key on, so that a second click creates nothing. */
  call: (variables: Variables, idempotencyKey: string) => Promise<Answer>;
  /** The mutation's key, if others wait for it. */
  key?: readonly string[];
  /** Shows the change before the server replies, and returns the function that reverts it. */
  optimistic?: (queries: QueryClient, variables: Variables) => Promise<() => void> | (() => void) | undefined;
  /** Key prefixes of the queries to refetch; 'all' for everything but the signed-in user. */
  refreshes?: readonly QueryKey[] | 'all';
  /** Whether to refetch them after a failure too, because the data may have changed elsewhere. */
  refreshesAfterFailure?: boolean;
  /** Called after success, before the lists are refetched. */
  onSaved?: (answer: Answer, variables: Variables, queries: QueryClient) => unknown;
  success?: ToastMessage | ((answer: Answer, variables: Variables) => ToastMessage);
  /** The failure toast's title, or more details; if omitted, the page reports the failure. */
  failure?: string | Failure;
  /** The message after an undo; the server's message by default. */
  undone?: ToastMessage;
  /** Called after an undo, once everything is refetched. */
  onUndone?: (variables: Variables) => void;
}

/** One run of a mutation, with what is needed to undo it. */
interface Run {
  /** Restores focus to the element that was acted on. */
  restoreFocus: RestoreFocus;
  undoId: string | null;
}

/**
 * A mutation with its toasts and refetches; the toast offers Undo if the server can undo it. It stays pending until
 * the lists are refetched, so that a form closes over current data. After a failure, lists that showed the change are
 * refetched.
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
      return withUndoListener(
        (undoId) => {
          if (run) run.undoId = undoId;
        },
        () => call(variables, idempotencyKey),
      );
    },
    onMutate: (variables) => {
      // Remembered before the change is shown, so that an undo can restore focus.
      runs.current.set(variables, { restoreFocus: rememberFocus(), undoId: null });
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
      if (failure) showFailure(error, typeof failure === 'string' ? { title: failure } : failure);
    },
    onSettled: async (_answer, error, variables) => {
      runs.current.delete(variables);
      if (isSettled(error)) key.current = undefined;
      if (!error || optimistic || refreshesAfterFailure) await refresh(queries, refreshes);
    },
  });
}

/** Returns whether a save is pending, or succeeded and the form is about to close: nothing may be sent again. */
export function isSent({ isPending, isSuccess }: { isPending: boolean; isSuccess: boolean }): boolean {
  return isPending || isSuccess;
}

/**
 * Returns the mutation's `mutate` that sends nothing while a call is under way, for what a server refuses the second
 * time. `isPending` alone is too late for a double press: it is rendered a moment after the first.
 */
export function useSendOnce<Variables, Answer>({
  mutate,
}: Pick<UseMutationResult<Answer, Error, Variables, unknown>, 'mutate'>) {
  const isUnderWay = useRef(false);
  return (variables: Variables, options: { onSuccess?: () => void; onSettled?: () => void } = {}): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(variables, {
      ...options,
      onSettled: () => {
        isUnderWay.current = false;
        options.onSettled?.();
      },
    });
  };
}

/**
 * Returns whether a call's outcome is known. Without a reply the record may exist, so the next request must reuse its
 * key.
 */
export function isSettled(error: unknown): boolean {
  return !error || (error instanceof RequestError && error.status < 500);
}

// As many random bytes as a UUID; crypto.randomUUID only exists on secure pages.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function showFailure(error: Error, { title, description, except }: Failure): void {
  if (except !== undefined && refusalOf(error, except) !== undefined) return;
  failureToast(title, description ?? failureText(error));
}

/** Refetches the lists that show the change. */
async function refresh(queries: QueryClient, keys: RecordMutation<void, void>['refreshes'] = []) {
  if (keys === 'all') await queries.invalidateQueries({ predicate: isOfRecords });
  else {
    // A deletion names no lists, and may not have left the record's page yet.
    const refetchType = keys.length > 0 ? 'active' : 'none';
    await Promise.all([
      ...keys.map((queryKey) => queries.invalidateQueries({ queryKey })),
      queries.invalidateQueries({ queryKey: servicesOwedKey, refetchType }),
    ]);
  }
}

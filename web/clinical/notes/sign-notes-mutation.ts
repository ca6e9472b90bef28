import type { NoteSigning } from '#domain/clinical/signing/signing-acts.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { useRunningTimers } from '#web/clinical/results/running-timers.ts';
import { isSettled, useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { failureText, refusalOf, request } from '#web/platform/api/request.ts';
import { toast } from '#web/platform/ui/toast-store.ts';

export interface NoteToSign {
  sessionId: number;
  body: NoteSigning;
}

/** The result for each note: signed, or why it was refused. */
export type Signatures = ReadonlyMap<number, 'signed' | { refusal: string }>;

/**
 * Signs notes one after another; a refused one does not stop the others. A wrong password and a lost
 * connection stop it and are thrown.
 */
export function useSignNotes() {
  const timers = useRunningTimers();
  return useRecordMutation({
    call: async (notes: readonly NoteToSign[], idempotencyKey): Promise<Signatures> => {
      const signatures = new Map<number, 'signed' | { refusal: string }>();
      for (const { sessionId, body } of notes) {
        signatures.set(sessionId, await signOne(sessionId, body, `${idempotencyKey}-${sessionId}`));
      }
      return signatures;
    },
    refreshes: 'all',
    refreshesAfterFailure: true,
    onSaved: (signatures) => {
      for (const [id, became] of signatures) if (became === 'signed') timers.drop(id);
      const count = [...signatures.values()].filter((one) => one === 'signed').length;
      if (count === 0) return;
      const notes = countOf(count, 'note');
      toast({ title: 'Notes Signed', description: `${notes} of the group signed.` });
    },
    failure: { title: 'Signing Failed', except: 403 },
  });
}

async function signOne(
  id: number,
  body: NoteSigning,
  idempotencyKey: string,
): Promise<'signed' | { refusal: string }> {
  try {
    await request('POST /api/sessions/:id/note/sign', { id, body, idempotencyKey });
    return 'signed';
  } catch (error) {
    // A note without a reply may be signed: repeating the request with the same key does not report it as
    // refused.
    if (!isSettled(error)) throw error;
    // It would fail for the others too, and each attempt counts.
    if (refusalOf(error, 403) !== undefined || refusalOf(error, 429) !== undefined) throw error;
    return { refusal: failureText(error) };
  }
}

/** Returns "Sign 3 Notes", for a button or a title. */
export function signNotesText(count: number): string {
  return count === 1 ? 'Sign 1 Note' : `Sign ${count} Notes`;
}

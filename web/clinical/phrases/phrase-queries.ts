import { queryOptions, useQuery } from '@tanstack/react-query';
import type { NewPhrase, Phrase, PhraseChange } from '#domain/clinical/phrases/phrase.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { hideRecord } from '#web/platform/api/shown-records.ts';

const path = '/api/phrases';

const phraseQueries = {
  all: [path] as const,
  list: () => queryOptions({ queryKey: [path], queryFn: () => request('GET /api/phrases') }),
};

/** Returns the therapist's own phrases, in order of creation. */
export function usePhrases() {
  return useQuery(phraseQueries.list());
}

export function useCreatePhrase() {
  return useRecordMutation({
    call: (phrase: NewPhrase, idempotencyKey) =>
      request('POST /api/phrases', { body: phrase, idempotencyKey }),
    refreshes: [phraseQueries.all],
    success: ({ shortcut }) => ({ title: 'Phrase Added', description: `Type ;${shortcut} in a note.` }),
    failure: 'Creation Failed',
  });
}

export function useUpdatePhrase(id: number) {
  return useRecordMutation({
    call: (change: PhraseChange) => request('PUT /api/phrases/:id', { id, body: change }),
    refreshes: [phraseQueries.all],
    success: ({ shortcut }) => ({ title: 'Phrase Updated', description: `Type ;${shortcut} in a note.` }),
    failure: 'Update Failed',
  });
}

/** Deletes a phrase; notes written with it do not change. */
export function useDeletePhrase() {
  return useRecordMutation({
    call: ({ id }: Phrase) => request('DELETE /api/phrases/:id', { id }),
    optimistic: (queries, { id }) => hideRecord(queries, phraseQueries.all, id),
    refreshes: [phraseQueries.all],
    success: (_, { shortcut }) => ({
      title: 'Phrase Deleted',
      description: `;${shortcut}. What was written with it stays.`,
    }),
    failure: 'Deletion Failed',
  });
}

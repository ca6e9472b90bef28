import { queryOptions, useQuery } from '@tanstack/react-query';
import type { NewClientImport } from '#domain/records/imports/client-import.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { countImported } from './count-words.ts';

const path = '/api/client-imports';

const importQueries = {
  list: () => queryOptions({ queryKey: [path], queryFn: () => request('GET /api/client-imports') }),
  undo: (id: number) =>
    queryOptions({
      queryKey: [path, id, 'undo'],
      queryFn: () => request('GET /api/client-imports/:id/undo', { id }),
      // Additions since the import are checked at each request.
      staleTime: 0,
      gcTime: 0,
    }),
};

/** Returns the imports of clients, latest first. */
export function useClientImports() {
  return useQuery(importQueries.list());
}

/** Returns what undoing an import would do; requested only while `isAsked`. */
export function useUndoPreview(id: number, isAsked: boolean) {
  return useQuery({ ...importQueries.undo(id), enabled: isAsked });
}

/** Imports the clients of a file. */
export function useImportClients() {
  return useRecordMutation({
    call: (clients: NewClientImport) => request('POST /api/client-imports', { body: clients }),
    refreshes: 'all',
    success: (_made, { rows, existing = [] }) => ({
      title: rows.length > 0 ? 'Clients Imported' : 'Mandates Imported',
      description: `${wereCounted({ clients: rows.length, mandates: countMandates(existing) })} added to your caseload.`,
    }),
    failure: 'Import Failed',
  });
}

/** Undoes an import of clients. */
export function useUndoImport(id: number) {
  return useRecordMutation({
    call: () => request('POST /api/client-imports/:id/undo', { id }),
    refreshes: 'all',
    success: ({ removedCount, mandateCount }) => ({
      title: 'Import Undone',
      description: `${wereCounted({ clients: removedCount, mandates: mandateCount })} taken out again.`,
    }),
    failure: 'Undo Failed',
  });
}

function countMandates(existing: NonNullable<NewClientImport['existing']>): number {
  return existing.flatMap(({ plans }) => plans.flatMap(({ mandates }) => mandates)).length;
}

function wereCounted(counts: { clients: number; mandates: number }): string {
  return `${countImported(counts)} ${counts.clients + counts.mandates === 1 ? 'was' : 'were'}`;
}

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClientImport, ImportUndo, NewClientImport } from '#domain/clients/client-import.ts';
import { isOfRecords } from '#web/api/record-queries.ts';
import { failureText, request } from '#web/api/request.ts';
import { failureToast } from '#web/ui/failure-toast.ts';
import { toast } from '#web/ui/toast-store.ts';

const path = '/api/client-imports';

const importQueries = {
  list: () => queryOptions({ queryKey: [path], queryFn: () => request<ClientImport[]>('GET', path) }),
  undo: (id: number) =>
    queryOptions({
      queryKey: [path, id, 'undo'],
      queryFn: () => request<ImportUndo>('GET', `${path}/${id}/undo`),
      // What has been added since is looked up each time somebody asks.
      staleTime: 0,
      gcTime: 0,
    }),
};

/** The imports of clients, latest first. */
export function useClientImports() {
  return useQuery(importQueries.list());
}

/** What undoing an import would do now; asked only while `isAsked`. */
export function useUndoPreview(id: number, isAsked: boolean) {
  return useQuery({ ...importQueries.undo(id), enabled: isAsked });
}

/** Adds the clients of a file. */
export function useImportClients() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (clients: NewClientImport) => request<ClientImport>('POST', path, clients),
    onSuccess: async ({ clientCount }) => {
      await queries.invalidateQueries({ predicate: isOfRecords });
      toast({ title: 'Clients Imported', description: `${clientsOf(clientCount)} added to your caseload.` });
    },
    onError: (error) => failureToast('Import Failed', failureText(error)),
  });
}

/** Takes the clients of an import out again. */
export function useUndoImport(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => request<ImportUndo>('POST', `${path}/${id}/undo`),
    onSuccess: async ({ removedCount }) => {
      await queries.invalidateQueries({ predicate: isOfRecords });
      toast({ title: 'Import Undone', description: `${clientsOf(removedCount)} taken out again.` });
    },
    onError: (error) => failureToast('Undo Failed', failureText(error)),
  });
}

function clientsOf(count: number): string {
  return count === 1 ? '1 client was' : `${count.toLocaleString('en-US')} clients were`;
}

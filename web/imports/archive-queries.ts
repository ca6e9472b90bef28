import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CaseloadCounts } from '#domain/caseload/caseload-counts.ts';
import { isOfRecords } from '#web/api/record-queries.ts';
import { request } from '#web/api/request.ts';
import { toast } from '#web/ui/toast-store.ts';
import { archiveUpload } from './archive-upload.ts';

/** Brings a whole archive in. What is wrong with it is told where it was chosen: it can be a long sentence. */
export function useImportArchive() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      return request<CaseloadCounts>('POST', '/api/import', await archiveUpload(file));
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ predicate: isOfRecords });
      toast({ title: 'Archive Imported', description: 'Your records are back in their place.' });
    },
  });
}

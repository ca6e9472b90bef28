import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { archiveUpload } from './archive-upload.ts';

/** Imports a whole archive. Errors are shown where the file was chosen, because they can be long. */
export function useImportArchive() {
  return useRecordMutation({
    call: async (file: File) => request('POST /api/import', { body: await archiveUpload(file) }),
    refreshes: 'all',
    success: { title: 'Archive Imported', description: 'Your records are back in their place.' },
  });
}

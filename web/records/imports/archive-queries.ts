import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { archiveUpload } from './archive-upload.ts';

/** Brings a whole archive in. What is wrong with it is told where it was chosen: it can be a long sentence. */
export function useImportArchive() {
  return useRecordMutation({
    call: async (file: File) => request('POST /api/import', { body: await archiveUpload(file) }),
    refreshes: 'all',
    success: { title: 'Archive Imported', description: 'Your records are back in their place.' },
  });
}

import { useMutation } from '@tanstack/react-query';
import { download } from '#web/api/download.ts';
import { failureText } from '#web/api/request.ts';
import { useToday } from '#web/practice/practice-settings-queries.ts';
import { failureToast } from '#web/ui/failure-toast.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Downloads the therapist's whole caseload as one file. */
export function useExport() {
  const name = `practice-export-${useToday()}.zip`;
  return useMutation({
    mutationFn: () => download('/api/export', name),
    onSuccess: () => toast({ title: 'Export Downloaded', description: `${name} is in your downloads.` }),
    onError: (error) => failureToast('Export Failed', failureText(error)),
  });
}

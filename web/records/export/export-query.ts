import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { download } from '#web/platform/api/download.ts';
import { failureText } from '#web/platform/api/request.ts';
import { failureToast } from '#web/platform/ui/failure-toast.ts';
import { toast } from '#web/platform/ui/toast-store.ts';

/** Downloads the therapist's whole caseload as a file, reports progress, and can be stopped. */
export function useExport() {
  const name = `practice-export-${useToday()}.zip`;
  const stopping = useRef(new AbortController());
  const [bytes, setBytes] = useState(0);
  const exporting = useMutation({
    mutationFn: () => {
      setBytes(0);
      stopping.current = new AbortController();
      return download('/api/export', name, { signal: stopping.current.signal, onBytes: setBytes });
    },
    onSuccess: () => toast({ title: 'Export Downloaded', description: `${name} is in your downloads.` }),
    onError: (error) => {
      if (stopping.current.signal.aborted)
        toast({ title: 'Export Stopped', description: 'Nothing was saved.' });
      else failureToast('Export Failed', failureText(error));
    },
  });
  return {
    start: () => exporting.mutate(),
    stop: () => stopping.current.abort(),
    isPending: exporting.isPending,
    /** The number of bytes received so far. */
    bytes,
  };
}

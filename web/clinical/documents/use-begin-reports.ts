import { useEffect, useRef, useState } from 'react';
import type { DueReport } from '#domain/clinical/documents/due-reports.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { toast } from '#web/platform/ui/toast-store.ts';
import { type BegunReports, beginReports, begunReportsText } from './begin-reports.ts';

/**
 * Begins the drafts of due reports, with progress. Leaving the page stops it, like `stop`; a message then says what was
 * begun.
 */
export function useBeginReports() {
  const [reports, setReports] = useState<BegunReports>();
  const [isStopping, setStopping] = useState(false);
  const stopped = useRef(false);
  const isOpen = useRef(true);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      stopped.current = true;
    };
  }, []);

  const run = useRecordMutation({
    call: (due: readonly DueReport[], idempotencyKey) => {
      stopped.current = false;
      setStopping(false);
      return beginReports(due, {
        begin: ({ clientId, planId, dueOn }) =>
          request('POST /api/documents', {
            body: { clientId, kind: 'progress-report', planId, untilOn: dueOn, dueOn },
            idempotencyKey: `${idempotencyKey}-${planId}-${dueOn}`,
          }),
        isStopped: () => stopped.current,
        onProgress: setReports,
      });
    },
    refreshes: [['/api/documents']],
    onSaved: (ended) => {
      setReports(ended);
      if (!isOpen.current) toast({ title: 'Reports Begun', description: begunReportsText(ended) });
    },
  });

  return {
    /** The drafts of the last run; undefined before the first. */
    reports,
    isRunning: run.isPending,
    isStopping,
    begin: (due: readonly DueReport[]) => run.mutate(due),
    stop: () => {
      stopped.current = true;
      setStopping(true);
    },
  };
}

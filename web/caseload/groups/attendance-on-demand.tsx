import { lazy, Suspense } from 'react';
import { useLoadSoon } from '#web/platform/ui/use-load-soon.ts';
import type { AttendanceDialogProps } from './attendance-dialog.tsx';

const loadAttendance = async () => {
  const { AttendanceDialog } = await import('./attendance-dialog.tsx');
  return { default: AttendanceDialog };
};
const AttendanceDialog = lazy(loadAttendance);

/** The attendance dialog, whose code is loaded after the page. */
export function AttendanceOnDemand(props: AttendanceDialogProps) {
  return (
    <Suspense fallback={null}>
      <AttendanceDialog {...props} />
    </Suspense>
  );
}

/** Preloads the code of the dialog. */
export function usePreloadAttendance(): void {
  useLoadSoon(loadAttendance);
}

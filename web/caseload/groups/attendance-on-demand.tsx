import { lazy, Suspense } from 'react';
import { useLoadSoon } from '#web/platform/ui/use-load-soon.ts';
import type { AttendanceDialogProps } from './attendance-dialog.tsx';

const loadAttendance = async () => {
  const { AttendanceDialog } = await import('./attendance-dialog.tsx');
  return { default: AttendanceDialog };
};
const AttendanceDialog = lazy(loadAttendance);

/** The dialog with a meeting's attendance, whose scripts come once the page has settled. */
export function AttendanceOnDemand(props: AttendanceDialogProps) {
  return (
    <Suspense fallback={null}>
      <AttendanceDialog {...props} />
    </Suspense>
  );
}

/** Has the dialog's scripts fetched before somebody asks for it. */
export function useAttendanceSoon(): void {
  useLoadSoon(loadAttendance);
}

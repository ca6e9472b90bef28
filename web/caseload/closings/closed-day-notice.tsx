import { CalendarOff } from 'lucide-react';
import { closedText } from '#domain/caseload/closings/closed-days.ts';
import type { Day } from '#domain/platform/dates.ts';
import { useClosingOn } from './use-closing-on.ts';

/** A notice that the practice is closed on the typed day. It does not block saving. */
export function ClosedDayNotice({ day }: { day: Day }) {
  const closing = useClosingOn()(day);
  return (
    <p role="status" className="empty:hidden">
      {closing && (
        <span className="flex items-start gap-1.5 font-medium text-sm text-warning">
          <CalendarOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">{closedText(closing)}</span>
        </span>
      )}
    </p>
  );
}

import { TriangleAlert } from 'lucide-react';
import type { PlannedSession } from '#domain/caseload/sessions/planned-session.ts';
import { usePlanningNotices } from './planning-notices.ts';

/** How many notices are shown; a repeat of a year may meet many closed days. */
const MOST_SHOWN = 6;

interface PlanningNoticeListProps {
  planned: readonly PlannedSession[];
  /** Children in the room who are not clients. */
  others: number;
}

/** Concerns about planned sessions from mandates and schools. They do not block saving. */
export function PlanningNoticeList({ planned, others }: PlanningNoticeListProps) {
  const notices = usePlanningNotices(planned, others);
  return (
    <div role="status" className="empty:hidden">
      {notices.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {notices.slice(0, MOST_SHOWN).map((notice) => (
            <li key={notice} className="flex items-start gap-1.5 font-medium text-warning">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{notice}</span>
            </li>
          ))}
          {notices.length > MOST_SHOWN && (
            <li className="text-ink-muted">{`and ${notices.length - MOST_SHOWN} more`}</li>
          )}
        </ul>
      )}
    </div>
  );
}

import { CalendarOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { closedDaysText } from '#domain/caseload/closings/closed-days.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { ClosingFormStart } from '#web/caseload/closings/closing-form.tsx';
import { ClosingFormDialog } from '#web/caseload/closings/closing-form-dialog.tsx';
import { useClosingOn } from '#web/caseload/closings/use-closing-on.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { ClosedSchools } from './closed-schools.tsx';

interface DayClosingProps {
  day: Day;
  sessions: readonly Session[];
  /** The day's sessions. */
  children: ReactNode;
}

/**
 * Shows above a day's sessions that the practice or schools are closed; below them, while the practice is open, a button to
 * close the day.
 */
export function DayClosing({ day, sessions, children }: DayClosingProps) {
  const closing = useClosingOn()(day);
  const [form, setForm] = useState<ClosingFormStart>();
  const planned = sessions.filter(({ status }) => status === 'scheduled').length;
  return (
    <>
      {closing && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t bg-sunken px-5 py-2 text-sm">
          <CalendarOff aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
          <p className="min-w-0 grow basis-40 break-words">
            <span className="font-semibold">{`Closed: ${closing.reason}`}</span>
            {closing.firstDay !== closing.lastDay && (
              <span className="block text-ink-muted">{closedDaysText(closing)}</span>
            )}
          </p>
          {planned > 0 && (
            <Button
              size="sm"
              variant="secondary"
              className="print:hidden"
              onClick={() => setForm({ closing, cancels: true })}
            >
              {planned === 1 ? 'Cancel the Session…' : `Cancel the ${planned} Sessions…`}
            </Button>
          )}
          <Button size="sm" variant="ghost" className="print:hidden" onClick={() => setForm({ closing })}>
            Edit Closing
          </Button>
        </div>
      )}
      <ClosedSchools day={day} />
      {children}
      {!closing && (
        <div className="border-line border-t px-3 py-1.5 print:hidden">
          <Button size="sm" variant="ghost" onClick={() => setForm({ day })}>
            <CalendarOff aria-hidden="true" />
            Close This Day
          </Button>
        </div>
      )}
      <ClosingFormDialog start={form} onClose={() => setForm(undefined)} />
    </>
  );
}

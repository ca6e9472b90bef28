import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Badge } from '#web/platform/ui/badge.tsx';

export type WhenInSchedule = 'past' | 'now' | 'next' | 'later';

interface ScheduleLineProps {
  time: string;
  when: WhenInSchedule;
  children: ReactNode;
}

/** A row of the schedule: its time and content. */
export function ScheduleLine({ time, when, children }: ScheduleLineProps) {
  return (
    <li
      aria-current={when === 'now' ? 'time' : undefined}
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 py-3 pr-5',
        when === 'now' ? 'border-l-4 border-l-primary bg-primary-soft/40 pl-4' : 'pl-5',
      )}
    >
      <p
        className={clsx(
          'w-18 shrink-0 text-sm tabular-nums',
          when === 'past' ? 'text-ink-muted' : 'font-semibold',
        )}
      >
        {time}
      </p>
      {children}
    </li>
  );
}

/** A badge on the current and next session. */
export function WhenBadge({ when }: { when: WhenInSchedule }) {
  if (when !== 'now' && when !== 'next') return null;
  return <Badge variant={when === 'now' ? 'default' : 'secondary'}>{when === 'now' ? 'Now' : 'Next'}</Badge>;
}

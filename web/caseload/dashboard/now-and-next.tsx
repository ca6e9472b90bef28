import { nowAndNext, waitText } from '#domain/caseload/sessions/current-sessions.ts';
import { endOfSession } from '#domain/caseload/sessions/session-span.ts';
import { formatTime, type Instant } from '#domain/platform/dates.ts';
import { type SessionBlock, useBlockName } from '#web/caseload/groups/session-blocks.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';

const MOST_NAMES = 2;

interface NowAndNextProps {
  /** The blocks of the day, by time. */
  sessions: readonly SessionBlock[];
  now: Instant;
}

/** The current session with its end, and the next one with the wait; renders nothing after the last. */
export function NowAndNext({ sessions, now }: NowAndNextProps) {
  const timeZone = useTimeZone();
  const blockName = useBlockName('Client');
  const { current, next } = nowAndNext(sessions, now);
  const namesOf = (listed: readonly SessionBlock[]) => joined(listed.map(blockName));
  const [[ongoing], [upcoming]] = [current, next];
  if (!ongoing && !upcoming) return null;
  return (
    <span className="mt-0.5 flex flex-wrap gap-x-4">
      {ongoing && (
        <span className="min-w-0 break-words">
          <b className="font-semibold text-primary">Now:</b>{' '}
          {`${namesOf(current)}, until ${formatTime(endOfSession(ongoing), timeZone)}`}
        </span>
      )}
      {upcoming && (
        <span className="min-w-0 break-words">
          <b className="font-semibold text-ink">Next:</b> {`${namesOf(next)} ${waitText(now, upcoming.date)}`}
        </span>
      )}
    </span>
  );
}

function joined(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES);
  const rest = names.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(' and ');
}

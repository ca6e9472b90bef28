import type { ActivityLine } from '#domain/platform/audit/activity.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { activityText } from '#domain/program/activity-words.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';

/** Separates two facts; a line breaks after it. */
const DOT = '\u00A0· ';

/** One line of the log: action, client, user, time and address. */
export function ActivityRow({ line }: { line: ActivityLine }) {
  const timeZone = useTimeZone();
  const clientName = useClientName();
  const { action, clientId, fullName, at, address } = line;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3 text-sm first:pt-0 last:pb-0">
      <p className="min-w-0 break-words text-ink">
        <span className="font-medium">{activityText(line)}</span>
        {clientId !== null && `${DOT}${clientName(clientId)}`}
      </p>
      <p className="min-w-0 break-words text-ink-muted">
        {action === 'fail' && fullName !== null ? 'Somebody' : (fullName ?? 'The program')}
        {DOT}
        {formatDate(at, timeZone)}, {formatTime(at, timeZone)}
        {address !== null && `${DOT}${address}`}
      </p>
    </li>
  );
}

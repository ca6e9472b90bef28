import { TriangleAlert } from 'lucide-react';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { type SessionBlock, useBlockName } from '#web/caseload/groups/session-blocks.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';

/** Maximum number of pairs that are named; the grid marks the rest. */
const NAMED_PAIRS = 4;

interface OverlapWarningProps {
  sessions: readonly SessionBlock[];
  overlaps: ReadonlyMap<number, readonly SessionBlock[]>;
}

/** Names the sessions that overlap. */
export function OverlapWarning({ sessions, overlaps }: OverlapWarningProps) {
  const timeZone = useTimeZone();
  const blockName = useBlockName();
  const described = (session: SessionBlock) =>
    `${blockName(session)} (${formatTime(session.date, timeZone)})`;
  // Each pair once, listed under its earlier session.
  const pairs = sessions.flatMap((one, place) =>
    (overlaps.get(one.id) ?? [])
      .filter((other) => sessions.indexOf(other) > place)
      .map((other) => ({
        key: `${one.id} ${other.id}`,
        text: `${formatDate(one.date, timeZone)}: ${described(one)} and ${described(other)}`,
      })),
  );
  return (
    <div role="status">
      {pairs.length > 0 && (
        <div className="mx-5 mb-3 rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-ink">
          <p className="flex items-center gap-2 font-semibold">
            <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
            {pairs.length === 1 ? 'Two sessions overlap' : `${pairs.length} overlaps`}
          </p>
          <ul className="mt-1">
            {pairs.slice(0, NAMED_PAIRS).map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
            {pairs.length > NAMED_PAIRS && <li>{`and ${pairs.length - NAMED_PAIRS} more`}</li>}
          </ul>
        </div>
      )}
    </div>
  );
}

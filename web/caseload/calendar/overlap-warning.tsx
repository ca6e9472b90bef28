import { TriangleAlert } from 'lucide-react';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { blockKey, type CalendarBlock, isTimeEntry, useCalendarBlockName } from './calendar-blocks.ts';

/** Maximum number of pairs that are named; the grid marks the rest. */
const NAMED_PAIRS = 4;

interface OverlapWarningProps {
  blocks: readonly CalendarBlock[];
  overlaps: ReadonlyMap<CalendarBlock, readonly CalendarBlock[]>;
}

/** Names the sessions and other time that overlap. */
export function OverlapWarning({ blocks, overlaps }: OverlapWarningProps) {
  const timeZone = useTimeZone();
  const blockName = useCalendarBlockName();
  const described = (block: CalendarBlock) => `${blockName(block)} (${formatTime(block.date, timeZone)})`;
  // Each pair once, listed under its earlier block.
  const pairs = blocks.flatMap((one, place) =>
    (overlaps.get(one) ?? [])
      .filter((other) => blocks.indexOf(other) > place)
      .map((other) => ({
        key: `${blockKey(one)} ${blockKey(other)}`,
        areSessions: !isTimeEntry(one) && !isTimeEntry(other),
        text: `${formatDate(one.date, timeZone)}: ${described(one)} and ${described(other)}`,
      })),
  );
  return (
    <div role="status">
      {pairs.length > 0 && (
        <div className="mx-5 mb-3 rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-ink">
          <p className="flex items-center gap-2 font-semibold">
            <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
            {overlapTitle(pairs)}
          </p>
          <ul className="mt-1 wrap-anywhere">
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

function overlapTitle(pairs: readonly { areSessions: boolean }[]): string {
  if (pairs.length !== 1) return `${pairs.length} overlaps`;
  return pairs.every(({ areSessions }) => areSessions) ? 'Two sessions overlap' : 'Two appointments overlap';
}

import { Link } from 'react-router';
import type { ListedReview } from '#domain/clinical/reviews/review-acts.ts';
import { formatDay, formatTime } from '#domain/platform/dates.ts';
import { useShownName } from '#web/caseload/clients/shown-names.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { titleOfKind } from './review-titles.ts';

/** One signed text of the list: its client, its kind, its signer and its date. */
export function ReviewRow({ review }: { review: ListedReview }) {
  const timeZone = useTimeZone();
  const shownName = useShownName();
  const { uid, kind, client, signer, signedAt, version, isLate } = review;
  return (
    <Link
      to={`/reviews/${uid}`}
      className="flex min-h-11 flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-3 transition-colors hover:bg-primary-soft/40 focus-visible:-outline-offset-2 sm:items-center"
    >
      <span className="w-18 shrink-0 text-ink-muted text-sm tabular-nums">
        {formatTime(signedAt, timeZone)}
      </span>
      <span className="min-w-40 flex-1">
        <span className="wrap-anywhere">{shownName(client)}</span>
        <span className="wrap-anywhere block text-ink-muted text-sm">{`${factsOf(review)}\u00A0· ${signer}`}</span>
      </span>
      <span className="flex flex-wrap gap-2 max-sm:w-full max-sm:pl-22">
        <Badge variant={kind === 'session-note' ? 'secondary' : 'info'}>{titleOfKind(kind)}</Badge>
        {version > 1 && <Badge variant="outline">{`Version ${version}`}</Badge>}
        {isLate && <Badge variant="warning">Late entry</Badge>}
      </span>
    </Link>
  );
}

/** Returns "Session of Nov 19, 2026" or "First progress report, until Nov 13, 2026". */
function factsOf({ kind, title, on }: ListedReview): string {
  if (on === null) return 'Added to what was signed';
  if (kind === 'session-note') return `Session of ${formatDay(on)}`;
  return `${title}, until ${formatDay(on)}`;
}

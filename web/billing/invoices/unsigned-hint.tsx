import { Link } from 'react-router';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';

interface UnsignedHintProps {
  /** The sessions whose notes have to be signed first, oldest first. */
  unsigned: readonly Pick<Session, 'id' | 'date'>[];
  className?: string;
}

/**
 * Names the sessions that cannot be invoiced until their notes are signed, with a link to the first; renders nothing
 * without any.
 */
export function UnsignedHint({ unsigned, className }: UnsignedHintProps) {
  const timeZone = useTimeZone();
  const [first] = unsigned;
  if (first === undefined) return null;
  const text =
    unsigned.length === 1
      ? `The note of ${formatDate(first.date, timeZone)} is not signed yet, so its session cannot be invoiced.`
      : `${unsigned.length} notes are not signed yet, so their sessions cannot be invoiced.`;
  return (
    <p className={className}>
      {text}{' '}
      <Link to={`/sessions/${first.id}/note`} className={inlineLinkStyles}>
        {unsigned.length === 1 ? 'Open the note' : 'Open the first'}
      </Link>
    </p>
  );
}

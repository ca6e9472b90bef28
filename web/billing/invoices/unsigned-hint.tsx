import { Link } from 'react-router';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';

interface UnsignedHintProps {
  /** The sessions that wait for their signature, oldest first. */
  unsigned: readonly Pick<Session, 'id' | 'date'>[];
  className?: string;
}

/** Says which sessions cannot be invoiced before their notes are signed, and leads to the first; nothing when there is none. */
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
